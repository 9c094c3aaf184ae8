import { AGENDA, AGENDA_SIZE, FRAME_CELLS, MAX_FRAMES } from './layout.ts';
import { isOne, lowest } from './sets.ts';
import type { Workbench } from './workbench.ts';

/** A pending effect: what is being resolved, for whom, how far. The agenda is a stack; the last frame is being resolved. */
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
/** The card picked last: sets are picked in ascending order, so each has one spelling. */
export const LAST = 7;
/** Cards picked or handled so far. */
export const PICKED = 8;
/** The declared option that the rival may interfere with; carried out if they do not. */
export const DECLARED = PICKED;
/** The owner has decided to use the text. */
export const COMMITTED = 10;
export const CHOOSER = 11;

export function agendaSize(t: Pick<Workbench, 'cells'>): number {
  return t.cells[AGENDA_SIZE];
}

/** The offset of the current frame. */
export function top(t: Pick<Workbench, 'cells'>): number {
  return AGENDA + (t.cells[AGENDA_SIZE] - 1) * FRAME_CELLS;
}

/** In place of the card of a frame that is about none. */
export const NO_CARD = -1;

/** TARGET-5: the owner of the card decides, unless the frame says otherwise. */
export function push(t: Workbench, kind: number, owner: number, card = NO_CARD, which = 0): number {
  const { cells } = t;
  if (cells[AGENDA_SIZE] === MAX_FRAMES) throw new Error('the agenda is full');
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

export function pop(t: Workbench): void {
  t.cells[AGENDA_SIZE]--;
}

/** Texts of one card, as bits, to be resolved one after the other; the pending ones share one frame. */
export function pushTexts(t: Workbench, owner: number, card: number, texts: number): void {
  if (texts === 0) return;
  if (isOne(texts)) {
    push(t, TEXT, owner, card, lowest(texts, 0));
    return;
  }
  const f = push(t, MOMENT, owner, card);
  t.cells[f + PICKED] = texts;
}

/** Begins the next pending text of this frame. */
export function beginNextText(t: Workbench, f: number): void {
  const { cells } = t;
  const [owner, card, texts] = [cells[f + OWNER], cells[f + CARD], cells[f + PICKED]];
  const rest = texts & (texts - 1);
  if (rest === 0) pop(t);
  else cells[f + PICKED] = rest;
  push(t, TEXT, owner, card, lowest(texts, 0));
}

/** Whether the card of this frame was played by another text. */
export function isPlayedByText(t: Workbench, f: number): boolean {
  const { cells } = t;
  for (let below = AGENDA; below < f; below += FRAME_CELLS) {
    if (cells[below + KIND] === TEXT) return true;
  }
  return false;
}

/** Resets the frame for the next step of its text. */
export function nextStep(t: Workbench, f: number): void {
  const { cells } = t;
  cells[f + STEP]++;
  cells[f + SUB] = 0;
  cells[f + AMOUNT] = 0;
  cells[f + LAST] = -1;
  cells[f + PICKED] = 0;
  cells[f + PICKED + 1] = 0;
  cells[f + CHOOSER] = cells[f + OWNER];
}
