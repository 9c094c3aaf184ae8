import type { Estimate } from '@bluemoon/ai';
import type { EndReason, Option, Seat, View } from '@bluemoon/engine';
import { jsonText } from '../terminal.ts';
import { toVersion1 } from './version-1.ts';

/** The messages of docs/PROTOCOL.md: one JSON object per line. */
export const PROTOCOL = 1;

/** In characters. Real messages are far shorter, so a sender of longer lines is broken. */
export const MAX_LINE_LENGTH = 1_000_000;

export type RequestId = number | string;

export interface Hello {
  readonly type: 'hello';
  readonly protocol: number;
  readonly name: string;
}

/** Self-contained: the bot needs to remember nothing. */
export interface ChooseRequest {
  readonly type: 'choose';
  readonly id: RequestId;
  readonly seat: Seat;
  readonly options: readonly Option[];
  readonly milliseconds: number;
  /** For bots that use chance: the same seed in the same game gives the same game again. */
  readonly seed: number;
  readonly view: View;
}

export interface Answer {
  readonly id: RequestId;
  readonly option: string;
  readonly estimates?: readonly Estimate[];
}

/** How a game of the arena ends: by the rules, or otherwise. */
export type Ending = EndReason | 'forfeit' | 'unfinished' | 'error';

export interface OverNotice {
  readonly type: 'over';
  readonly seat: Seat;
  readonly result: { readonly winner: Seat | null; readonly crystals: number; readonly reason: Ending };
}

export interface ErrorMessage {
  readonly type: 'error';
  /** Missing if the bad line had no id. */
  readonly id?: RequestId;
  readonly message: string;
}

export type FromReferee = Hello | ChooseRequest | OverNotice;
export type FromBot = Hello | Answer | ErrorMessage;

export function lineOf(message: FromReferee | FromBot): string {
  const sent = 'view' in message ? { ...message, view: toVersion1(message.view) } : message;
  return `${jsonText(sent)}\n`;
}
