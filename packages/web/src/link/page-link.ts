import type { Seat } from '@bluemoon/engine';
import type { Sitting } from '../game/sitting.ts';
import type { SeatLink } from './seat-link.ts';

/** A seat link to a table that is hosted in this page. */
export interface PageLink extends SeatLink {
  readonly sitting: Sitting;
  /** Whose turn it is to look, while a curtain hides the table from the other player at this screen. */
  readonly curtain: Seat | null;
  /** The bot that thinks. */
  readonly thinking: Seat | null;
  /** What went wrong with a bot; the game is safe and can go on. */
  readonly trouble: string | null;
  raiseCurtain(): void;
  /** Begins, or lets a bot think that was stopped or in trouble. */
  goOn(): void;
  /** Stops thinking; the bot starts over with `goOn`. */
  pause(): void;
}
