import type { Seat } from '@bluemoon/engine';
import type { TableResult } from '@bluemoon/play';
import type { Sitting } from '../game/sitting.ts';
import type { SeatLink } from './seat-link.ts';

/** A seat link to a table that is hosted in this page. */
export interface PageLink extends SeatLink {
  readonly sitting: Sitting;
  /** Who may look next, while the curtain hides the table from the other player at this screen. */
  readonly curtain: Seat | null;
  /** The seat of the bot that is thinking. */
  readonly thinking: Seat | null;
  /** Why a bot failed. The game can be resumed. */
  readonly failure: string | null;
  /** Who won, and how, also outside the rules. */
  readonly result: TableResult | null;
  /** The person at the screen concedes the game. */
  resign(): void;
  raiseCurtain(): void;
  /** Starts the game, or continues it after `pause` or a failure. */
  resume(): void;
  /** Stops thinking; `resume` starts it again. */
  pause(): void;
}
