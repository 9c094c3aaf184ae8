/**
 * The page may load and run only its own files. Inline scripts are forbidden, so that a name in a pack or link cannot
 * inject code.
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

/** Sent with every response: a worker obeys the headers of its own file. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': Object.entries(POLICY)
    .map(([what, from]) => `${what} ${from}`)
    .join('; '),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};
