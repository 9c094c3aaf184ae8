import type { Estimate } from '@bluemoon/ai';
import type { EndReason, Option, Seat, View } from '@bluemoon/engine';
import { jsonText } from '../terminal.ts';
import { toVersion1 } from './version-1.ts';

/** The messages of docs/PROTOCOL.md: one JSON object a line. */
export const PROTOCOL = 1;

/** In letters. Requests are far shorter; who sends more has lost the thread. */
export const LONGEST_LINE = 1_000_000;

export type RequestId = number | string;

export interface Hello {
  readonly type: 'hello';
  readonly protocol: number;
  readonly name: string;
}

/** Complete in itself: who answers needs to remember nothing. */
export interface ChooseRequest {
  readonly type: 'choose';
  readonly id: RequestId;
  readonly seat: Seat;
  readonly options: readonly Option[];
  readonly milliseconds: number;
  /** For bots that leave something to chance: the same seed in the same game makes it the same game again. */
  readonly seed: number;
  readonly view: View;
}

export interface Answer {
  readonly id: RequestId;
  readonly option: string;
  readonly estimates?: readonly Estimate[];
}

/** How a game of the arena ends, besides the ways of the rules. */
export type Ending = EndReason | 'forfeit' | 'unfinished' | 'error';

export interface OverNotice {
  readonly type: 'over';
  readonly seat: Seat;
  readonly result: { readonly winner: Seat | null; readonly crystals: number; readonly reason: Ending };
}

export interface ErrorMessage {
  readonly type: 'error';
  /** Left out where the line that was wrong has none. */
  readonly id?: RequestId;
  readonly message: string;
}

export type FromReferee = Hello | ChooseRequest | OverNotice;
export type FromBot = Hello | Answer | ErrorMessage;

export function lineOf(message: FromReferee | FromBot): string {
  const sent = 'view' in message ? { ...message, view: toVersion1(message.view) } : message;
  return `${jsonText(sent)}\n`;
}
