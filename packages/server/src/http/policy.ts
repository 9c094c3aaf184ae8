import { createHash } from 'node:crypto';
import type { FastifyHelmetOptions } from '@fastify/helmet';

/**
 * The page may load and run only its own files, and the scripts in itself that it was delivered with, by their hash:
 * others are forbidden, so that a name in a pack or link cannot inject code.
 */
const POLICY = {
  'default-src': "'self'",
  // The bots use a WebAssembly kernel.
  'script-src': "'self' 'wasm-unsafe-eval'",
  'style-src': "'self'",
  // Cards are drawn as SVG blobs.
  'img-src': "'self' blob:",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
} as const;

/** What a request may name as the host without a way to smuggle a second rule into the policy. */
const HOST = /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i;

/** Sent with every response: a worker obeys the headers of its own file. */
export function contentPolicy(
  host: string | undefined,
  publicUrl: string | null,
  ownScripts: readonly string[] = [],
): string {
  const scripts = [POLICY['script-src'], ...ownScripts].join(' ');
  return Object.entries({ ...POLICY, 'script-src': scripts, 'connect-src': connectTo(host, publicUrl) })
    .map(([what, from]) => `${what} ${from}`)
    .join('; ');
}

/** The scripts that stand in a page itself, as its policy names them. */
export const scriptsOf = (page: string): readonly string[] =>
  Array.from(page.matchAll(/<script>(.*?)<\/script>/gs), ([, script = '']) => {
    const hash = createHash('sha256').update(script).digest('base64');
    return `'sha256-${hash}'`;
  });

/** Some browsers do not count the own host's WebSockets as 'self'. */
function connectTo(host: string | undefined, publicUrl: string | null): string {
  const own = publicUrl === null ? host : new URL(publicUrl).host;
  if (own === undefined || !HOST.test(own)) return "'self'";
  return isSecure(publicUrl) ? `'self' wss://${own}` : `'self' ws://${own} wss://${own}`;
}

export const isSecure = (publicUrl: string | null): boolean => publicUrl?.startsWith('https:') ?? false;

/** The policy depends on the request; helmet's own is the same for all. */
export const helmetOptions = (publicUrl: string | null): FastifyHelmetOptions => ({
  contentSecurityPolicy: false,
  frameguard: { action: 'deny' },
  referrerPolicy: { policy: 'no-referrer' },
  // Only an operator who has said that players come by https can promise it for a year.
  hsts: isSecure(publicUrl) ? { maxAge: 31_536_000, includeSubDomains: false } : false,
});
