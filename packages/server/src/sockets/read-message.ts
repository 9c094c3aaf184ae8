import type { Bilingual } from '@bluemoon/play';
import type { ToServer } from '@bluemoon/wire';
import { toServer } from '@bluemoon/wire/schemas';

export type MessageRead =
  | { readonly kind: 'read'; readonly said: ToServer }
  | { readonly kind: 'unreadable'; readonly n: number; readonly words: Bilingual };

/** For a message that has no number of its own. */
const NO_NUMBER = -1;

export function readMessage(text: string): MessageRead {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const words = { en: 'A message is one JSON object.', de: 'Eine Nachricht ist ein JSON-Objekt.' };
    return { kind: 'unreadable', n: NO_NUMBER, words };
  }
  const parsed = toServer.safeParse(value);
  if (parsed.success) return { kind: 'read', said: parsed.data };
  const [issue] = parsed.error.issues;
  const at = issue?.path.join('.') ?? '';
  const what = `${at === '' ? '' : `${at}: `}${issue?.message ?? ''}`;
  const words = {
    en: `This message is not understood. ${what}`,
    de: `Diese Nachricht ist unverständlich. ${what}`,
  };
  return { kind: 'unreadable', n: numberIn(value), words };
}

function numberIn(value: unknown): number {
  const n = typeof value === 'object' && value !== null && 'n' in value ? value.n : NO_NUMBER;
  return Number.isSafeInteger(n) ? Number(n) : NO_NUMBER;
}
