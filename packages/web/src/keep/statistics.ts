import { LEVELS } from '@bluemoon/ai';
import type { Level } from '@bluemoon/ai';
import { PEOPLES } from '@bluemoon/engine';
import type { People } from '@bluemoon/engine';
import type { Sitting } from '../game/sitting.ts';
import { glanceAt } from './glance.ts';
import type { DeckKind, Glance } from './glance.ts';

/** A deck as figures are told by it: those of one's own are many, but count as one. */
export type DeckGroup = People | 'own';

/** A finished game of one person against a bot, from the person's side. */
export interface Outing {
  readonly touched: number;
  readonly own: DeckGroup;
  readonly rival: DeckGroup;
  readonly level: Level;
  readonly edition: Glance['edition'];
  readonly isWon: boolean;
  readonly crystals: number;
  readonly isByFourthDragon: boolean;
  readonly turns: number;
}

/** A share of games, and within which bounds it truly lies with 95 % certainty. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

export interface Figures {
  readonly games: number;
  readonly wins: number;
  readonly winRate: Share;
  /** Won and lost, in all. */
  readonly crystalsFor: number;
  readonly crystalsAgainst: number;
  /** Of the games, whoever won them. */
  readonly fourthDragonShare: number;
  readonly averageTurns: number;
}

export interface Group<Key> {
  readonly key: Key;
  readonly figures: Figures;
}

export interface Streaks {
  /** Games in a row up to now: above zero won, below zero lost. */
  readonly current: number;
  readonly longestWon: number;
  readonly longestLost: number;
}

/** How matters stood after a game. */
export interface Milestone {
  readonly touched: number;
  /** Crystals won minus crystals lost in all games so far. */
  readonly balance: number;
  /** Of the last games, `RECENT` in number; null before there are so many. */
  readonly recentWinRate: number | null;
}

export interface Statistics {
  /** Null without a single game. */
  readonly overall: Figures | null;
  readonly byOwnDeck: readonly Group<DeckGroup>[];
  readonly byRivalDeck: readonly Group<DeckGroup>[];
  readonly byLevel: readonly Group<Level>[];
  readonly byEdition: readonly Group<Glance['edition']>[];
  /** The key is when the month began; the earliest first. */
  readonly byMonth: readonly Group<number>[];
  readonly streaks: Streaks;
  /** The earliest first. */
  readonly overTime: readonly Milestone[];
  /** Finished games that say nothing about how well somebody plays. */
  readonly apart: Apart;
  readonly unfinished: number;
}

export interface Apart {
  readonly hotSeat: number;
  readonly botsOnly: number;
  readonly fromPosition: number;
}

export const RECENT = 20;

export function statisticsOf(sittings: readonly Sitting[]): Statistics {
  const glances = sittings.map((sitting) => ({ sitting, glance: glanceAt(sitting.record) }));
  const outings = glances
    .flatMap(({ sitting, glance }) => outingFrom(sitting, glance) ?? [])
    .toSorted((a, b) => a.touched - b.touched);
  const companies = glances.map(({ sitting, glance }) => companyOf(sitting, glance));
  return {
    overall: figuresOf(outings),
    byOwnDeck: grouped(outings, ({ own }) => own, DECK_GROUPS),
    byRivalDeck: grouped(outings, ({ rival }) => rival, DECK_GROUPS),
    byLevel: grouped(outings, ({ level }) => level, LEVELS),
    byEdition: grouped(outings, ({ edition }) => edition, ['legends', 'first']),
    byMonth: grouped(outings, monthOf, [...new Set(outings.map(monthOf))]),
    streaks: streaksOf(outings),
    overTime: milestonesOf(outings),
    apart: {
      hotSeat: companies.filter((company) => company === 'hotSeat').length,
      botsOnly: companies.filter((company) => company === 'botsOnly').length,
      fromPosition: companies.filter((company) => company === 'fromPosition').length,
    },
    unfinished: companies.filter((company) => company === 'unfinished').length,
  };
}

type Company = 'unfinished' | 'fromPosition' | 'hotSeat' | 'botsOnly' | 'againstBot';

function companyOf({ players }: Sitting, { result, beginsMidgame }: Glance): Company {
  if (result === null) return 'unfinished';
  if (beginsMidgame) return 'fromPosition';
  const [a, b] = players;
  if (a.kind !== b.kind) return 'againstBot';
  return a.kind === 'person' ? 'hotSeat' : 'botsOnly';
}

/** Null for games that are counted apart. */
function outingFrom(sitting: Sitting, glance: Glance): Outing | null {
  const [a, b] = sitting.players;
  const seat = a.kind === 'person' ? 0 : 1;
  const bot = seat === 0 ? b : a;
  const { result } = glance;
  if (result === null || bot.kind !== 'bot' || companyOf(sitting, glance) !== 'againstBot') return null;
  return {
    touched: sitting.touched,
    own: groupOf(glance.decks[seat]),
    rival: groupOf(glance.decks[seat === 0 ? 1 : 0]),
    level: bot.level,
    edition: glance.edition,
    isWon: result.winner === seat,
    crystals: result.crystals,
    isByFourthDragon: result.reason === 'fourthDragon',
    turns: glance.turns,
  };
}

const DECK_GROUPS: readonly DeckGroup[] = [...PEOPLES, 'own'];

function groupOf(deck: DeckKind): DeckGroup {
  return deck.kind === 'people' ? deck.people : 'own';
}

function monthOf({ touched }: Outing): number {
  const date = new Date(touched);
  return new Date(date.getFullYear(), date.getMonth()).getTime();
}

/** In the given order, and only those with games. */
function grouped<Key>(
  outings: readonly Outing[],
  keyOf: (outing: Outing) => Key,
  order: readonly Key[],
): readonly Group<Key>[] {
  return order.flatMap((key) => {
    const figures = figuresOf(outings.filter((outing) => keyOf(outing) === key));
    return figures === null ? [] : [{ key, figures }];
  });
}

function figuresOf(outings: readonly Outing[]): Figures | null {
  const games = outings.length;
  if (games === 0) return null;
  const won = outings.filter(({ isWon }) => isWon);
  const lost = outings.filter(({ isWon }) => !isWon);
  return {
    games,
    wins: won.length,
    winRate: shareOf(won.length, games),
    crystalsFor: sum(won.map(({ crystals }) => crystals)),
    crystalsAgainst: sum(lost.map(({ crystals }) => crystals)),
    fourthDragonShare: outings.filter((outing) => outing.isByFourthDragon).length / games,
    averageTurns: sum(outings.map(({ turns }) => turns)) / games,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Of the normal distribution: 95 % lie within so many standard deviations. */
const Z = 1.959964;

/** With the score interval of Wilson, which is sensible for few games and near both ends. */
export function shareOf(wins: number, games: number): Share {
  const share = wins / games;
  const middle = share + Z ** 2 / (2 * games);
  const spread = Z * Math.sqrt((share * (1 - share)) / games + Z ** 2 / (4 * games ** 2));
  const scale = 1 + Z ** 2 / games;
  return {
    share,
    low: Math.max(0, (middle - spread) / scale),
    high: Math.min(1, (middle + spread) / scale),
  };
}

/** Of games in the order in which they were played. */
export function streaksOf(outings: readonly Pick<Outing, 'isWon'>[]): Streaks {
  let current = 0;
  let longestWon = 0;
  let longestLost = 0;
  for (const { isWon } of outings) {
    if (isWon) current = current > 0 ? current + 1 : 1;
    else current = current < 0 ? current - 1 : -1;
    longestWon = Math.max(longestWon, current);
    longestLost = Math.max(longestLost, -current);
  }
  return { current, longestWon, longestLost };
}

function milestonesOf(outings: readonly Outing[]): readonly Milestone[] {
  let balance = 0;
  return outings.map(({ touched, isWon, crystals }, i) => {
    balance += isWon ? crystals : -crystals;
    const recent = outings.slice(Math.max(0, i + 1 - RECENT), i + 1);
    const wins = recent.filter((outing) => outing.isWon).length;
    return { touched, balance, recentWinRate: recent.length < RECENT ? null : wins / RECENT };
  });
}
