import type { Lines } from '@bluemoon/analysis';

/** Lines that are kept in this browser. */
export interface Board {
  readonly id: string;
  /** Empty: named by who plays. */
  readonly name: string;
  readonly lines: Lines;
  readonly began: number;
  readonly touched: number;
}
