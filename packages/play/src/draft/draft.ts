import type { CardId, GameSetup, People } from '@bluemoon/engine';
import type { DraftSeats } from './sizes.ts';

export interface DraftSetup {
  readonly seats: DraftSeats;
  /** The people decks in the pool. */
  readonly peoples: readonly People[];
  /**
   * Settles the order of the pool. Nobody at the table may know it. From a number, one who sees a few packets can find
   * the rest by trying; from 64 hexadecimal digits nobody can.
   */
  readonly seed: GameSetup['seed'];
  /** DRAFT-16: matches with the drafted decks have to be agreed on before. */
  readonly match: boolean;
  /** PROJECT-40: cards of packs are shuffled in as well, if that was agreed on. */
  readonly packs?: boolean;
}

/** A draft is its setup and what was picked, plain data; packets follow. */
export interface Draft {
  readonly setup: DraftSetup;
  /** By seat, in the order in which they were picked. */
  readonly picks: readonly (readonly CardId[])[];
}
