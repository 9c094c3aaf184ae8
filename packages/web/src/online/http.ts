/** Why no answer of the server came. */
export interface Unheard {
  readonly why: 'unreachable' | 'noServer';
}

export type HttpReply<T, Refusal> =
  | { readonly kind: 'done'; readonly answer: T }
  | { readonly kind: 'refused'; readonly trouble: Refusal | Unheard };

export const placeOf = (path: string): URL => new URL(path, location.href.split('#')[0]);

const NOTHING_TO_SAY = 204;
/** What hosts of plain files answer to a request that they do not know. */
const NO_SERVER: ReadonlySet<number> = new Set([404, 405, 501]);

/** Asks the server that the page came from; what it refuses comes with a reason. */
export async function asked<T, Refusal>(
  path: string,
  init: RequestInit = {},
): Promise<HttpReply<T, Refusal>> {
  try {
    const response = await fetch(placeOf(path), init);
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok && (answer !== null || response.status === NOTHING_TO_SAY))
      return { kind: 'done', answer: answer as T };
    if (answer !== null) return { kind: 'refused', trouble: answer as Refusal };
    const isPlain = response.ok || NO_SERVER.has(response.status);
    return { kind: 'refused', trouble: { why: isPlain ? 'noServer' : 'unreachable' } };
  } catch {
    return { kind: 'refused', trouble: { why: 'unreachable' } };
  }
}

export const posted = <T, Refusal>(path: string, said: object): Promise<HttpReply<T, Refusal>> =>
  asked(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(said),
  });
