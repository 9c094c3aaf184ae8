import type { BacktrackPolicy, Edition } from '../compile/game.ts';
import type { EndReason, GameEvent } from '../state/events.ts';
import type { Phase } from '../state/layout.ts';

/** Shared by reader and writer of docs/NOTATION.md. */
export const FIRST_LINE = 'blue moon record 1';

export const EDITIONS: readonly Edition[] = ['legends', 'first'];
export const POLICIES: readonly BacktrackPolicy[] = ['free', 'loss', 'retreat'];

/** The players, by their seats. */
export const PLAYERS = ['A', 'B'] as const;
export type Player = (typeof PLAYERS)[number];

/** In brackets before the choices of a phase. */
export const PHASE_MARKS: Readonly<Record<Phase, string>> = {
  beginning: 'beginning',
  leadership: 'leadership',
  engagement: 'engagement',
  character: 'character',
  boosterSupport: 'booster/support',
  power: 'power',
  call: 'call',
  refresh: 'refresh',
  end: 'end',
  turnEnds: 'end',
  afterTurn: 'end',
  over: 'over',
};

export const REASON_WORDS: Readonly<Record<EndReason, string>> = {
  fourthDragon: 'the fourth dragon',
  cardsOut: 'running out of cards',
  impossibleTurn: 'an impossible turn',
  lastTurn: 'the last turn',
};

export type Announcement = Extract<GameEvent, { event: 'announced' }>;
export type Ending = Extract<GameEvent, { event: 'gameEnded' }>;

export function announcementWords({ power, element }: Announcement): string {
  return `${power} ${element}`;
}

export function resultWords(ending: Ending | undefined): string {
  if (ending === undefined) return 'unfinished';
  const crystals = `${ending.crystals} ${ending.crystals === 1 ? 'crystal' : 'crystals'}`;
  return `${PLAYERS[ending.winner]} wins ${crystals} by ${REASON_WORDS[ending.reason]}`;
}

/** Far above a game of a few hundred choices. */
export const MAX_LETTERS = 1_000_000;
export const MAX_LINE_LETTERS = 4_000;
export const MAX_CHOICES = 5_000;
/** Of a header; a deck or a position has a few hundred. */
export const MAX_WORDS = 1_000;
