/** What a laid-out table looks like, measured in the browser. All lengths in CSS pixels. */
export interface Measured {
  readonly tableCards: readonly number[];
  readonly handCards: readonly number[];
  /** Texts that are cut off. */
  readonly clipped: readonly string[];
  /** Pairs that lie on each other but should not. */
  readonly overlaps: readonly string[];
  /** Buttons that a mouse or finger cannot reach. */
  readonly unreachable: readonly string[];
  /** How far the page can be scrolled. */
  readonly scroll: number;
  /** The upper edge and the height of the dock. */
  readonly dock: readonly [top: number, height: number];
}
