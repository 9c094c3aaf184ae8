import { growOptions } from './workbench.ts';
import type { Workbench } from './workbench.ts';

/**
 * An option is one number: what is done, and with which card. The rules and searching bots use numbers; everything else
 * uses ids (see decision/ids.ts).
 */
export const OPTION_KINDS = [
  'done',
  'refuse',
  'use',
  'play',
  'bluff',
  'load',
  'retrieve',
  'land',
  'start',
  'continue',
  'decline',
  'retreat',
  'announce',
  'call',
  'trust',
  'meet',
  'discard',
  'discardFaceDown',
  'discardAtRandom',
  'return',
  'take',
  'under',
  'shuffleIn',
  'target',
  'keep',
  'dragon',
  'either',
  'takeBack',
  'embark',
  'replace',
] as const;
export type OptionKind = (typeof OPTION_KINDS)[number];
export const [
  DONE,
  REFUSE,
  USE,
  PLAY,
  BLUFF,
  LOAD,
  RETRIEVE,
  LAND,
  START,
  CONTINUE,
  DECLINE,
  RETREAT,
  ANNOUNCE,
  CALL_BLUFF,
  TRUST,
  MEET,
  PICK_DISCARD,
  PICK_FACE_DOWN,
  PICK_RANDOM,
  PICK_RETURN,
  PICK_TAKE,
  PICK_UNDER,
  PICK_SHUFFLE,
  PICK_TARGET,
  KEEP,
  PICK_DRAGON,
  PICK_EITHER,
  TAKE_BACK,
  EMBARK,
  REPLACE,
] = OPTION_KINDS.map((_, kind) => kind) as unknown as readonly [
  0,
  1,
  2,
  3,
  4,
  5,
  6,
  7,
  8,
  9,
  10,
  11,
  12,
  13,
  14,
  15,
  16,
  17,
  18,
  19,
  20,
  21,
  22,
  23,
  24,
  25,
  26,
  27,
  28,
  29,
];

/** How a card is played. */
export const PLAIN = 0;
/** As if it had the free icon (FREE-9). */
export const AS_FREE = 1;
/** Without covering what is active (GANG-3). */
export const KEEPING = 2;

/** No card. */
export const NONE = 0xff;

export function option(kind: number, card: number = NONE, extra = 0): number {
  return kind | (card << 8) | (extra << 16);
}

export function kindOf(code: number): number {
  return code & 0xff;
}

export function cardOf(code: number): number {
  return (code >>> 8) & 0xff;
}

/** The manner of playing, the ship, or the place of a face-down card. */
export function extraOf(code: number): number {
  return code >>> 16;
}

export function offer(t: Workbench, code: number): void {
  if (t.optionCount === t.options.length) growOptions(t);
  t.options[t.optionCount++] = code;
}

export function isOffered(t: Workbench, code: number): boolean {
  for (let i = 0; i < t.optionCount; i++) if (t.options[i] === code) return true;
  return false;
}
