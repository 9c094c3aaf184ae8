/**
 * What the page may load and run: its own files and nothing else. Scripts never come from the text of the page, so that
 * a name in a pack or a link can never become one.
 */
const POLICY = {
  'default-src': "'self'",
  // The bots' kernel is WebAssembly.
  'script-src': "'self' 'wasm-unsafe-eval'",
  'style-src': "'self'",
  // Cards are drawn as SVG and handed to the page as blobs.
  'img-src': "'self' blob:",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
} as const;

/** Sent with every answer; a worker obeys those of its own file. */
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
