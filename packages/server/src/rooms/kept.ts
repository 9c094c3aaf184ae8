/** A pure value that follows from its record: a table, a draft room, a tournament. */
export interface Kept {
  readonly id: string;
  /** The number of acts so far. */
  readonly ply: number;
}

/** One row of a record. */
export interface Recorded {
  readonly at: number;
  /** Made by the client, so that a request that is sent twice is answered twice but done once. */
  readonly id?: string;
}
