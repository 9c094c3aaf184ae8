/**
 * Where the seed of a game came from, opened after the game, so that everybody can check that nobody chose the deal
 * (docs/FAIR-DEAL.md). The engine keeps it with the setup and in records; `@bluemoon/play` checks it.
 */
export interface Proof {
  readonly version: 1;
  /** The id of the table: letters, digits, `_` and `-`. */
  readonly table: string;
  /** Which game at this table, from 1. */
  readonly game: number;
  readonly server: OpenedSeed;
  /** By seat. */
  readonly players: readonly [OpenedSeed, OpenedSeed];
}

/** Before the game only the fingerprint is shown. Both are 64 hexadecimal digits. */
export interface OpenedSeed {
  readonly fingerprint: string;
  readonly seed: string;
}
