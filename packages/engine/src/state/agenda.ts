import { AGENDA, AGENDA_SIZE, FRAME_CELLS, MOST_FRAMES } from './layout.ts';
import type { Table } from './table.ts';

/** A pending effect: what is being resolved, for whom, how far. The last frame is the one being worked on. */
export const FRAME_KINDS = [
  'text',
  'moment',
  'attract',
  'retreat',
  'target',
  'decline',
  'meet',
  'interference',
  'forfeit',
  'mulligan',
] as const;
export type FrameKind = (typeof FRAME_KINDS)[number];
export const [
  TEXT,
  MOMENT,
  ATTRACT,
  RETREAT_STEPS,
  TARGET,
  DECLINING,
  MEETING,
  INTERFERING,
  FORFEITING,
  MULLIGAN,
] = FRAME_KINDS.map((_, kind) => kind) as unknown as readonly [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

// Cells of a frame.
export const KIND = 0;
/** The owner of the text, or the player concerned. */
export const OWNER = 1;
export const CARD = 2;
/** Which text of the card, or which moment. */
export const WHICH = 3;
export const STEP = 4;
export const SUB = 5;
export const AMOUNT = 6;
/** The last card picked: sets are spelled in one order. */
export const LAST = 7;
/** Cards picked or dealt with so far. */
export const PICKED = 8;
/** Of an action that the rival may interfere with: the option, which is carried out if it is let through. */
export const DECLARED = PICKED;
/** The owner has decided to use the text. */
export const COMMITTED = 10;
export const CHOOSER = 11;

export function agendaSize(t: Table): number {
  return t.cells[AGENDA_SIZE];
}

/** Where the frame that is worked on begins. */
export function top(t: Table): number {
  return AGENDA + (t.cells[AGENDA_SIZE] - 1) * FRAME_CELLS;
}

/** TARGET-5: whoever owns the card decides, unless the frame says otherwise. */
export function push(t: Table, kind: number, owner: number, card: number, which = 0): number {
  const { cells } = t;
  if (cells[AGENDA_SIZE] === MOST_FRAMES) throw new Error('the agenda is full');
  const f = AGENDA + cells[AGENDA_SIZE]++ * FRAME_CELLS;
  cells.fill(0, f, f + FRAME_CELLS);
  cells[f + KIND] = kind;
  cells[f + OWNER] = owner;
  cells[f + CARD] = card;
  cells[f + WHICH] = which;
  cells[f + LAST] = -1;
  cells[f + CHOOSER] = owner;
  return f;
}

export function pop(t: Table): void {
  t.cells[AGENDA_SIZE]--;
}

/** The next step of the text begins with a clean slate. */
export function nextStep(t: Table, f: number): void {
  const { cells } = t;
  cells[f + STEP]++;
  cells[f + SUB] = 0;
  cells[f + AMOUNT] = 0;
  cells[f + LAST] = -1;
  cells[f + PICKED] = 0;
  cells[f + PICKED + 1] = 0;
  cells[f + CHOOSER] = cells[f + OWNER];
}
