import { BOT_IDS } from '@bluemoon/ai';
import type { BotId } from '@bluemoon/ai';
import { PEOPLES } from '@bluemoon/engine';
import type { People } from '@bluemoon/engine';
import { shareOf } from '../game/share.ts';
import type { Share } from '../game/share.ts';
import type { ListedGame } from './listed-game.ts';
import type { DeckKind, GameSummary } from './summary.ts';

export type CountedGame = Pick<ListedGame, 'players' | 'touched' | 'summary'>;

/** Own decks count as one group. */
export type DeckGroup = People | 'own';

/** A finished game of one person against a bot, from the person's side. Only these count in the figures. */
export interface RatedGame {
  readonly touched: number;
  readonly own: DeckGroup;
  readonly rival: DeckGroup;
  readonly level: BotId;
  readonly edition: GameSummary['edition'];
  readonly isWon: boolean;
  readonly crystals: number;
  readonly isByFourthDragon: boolean;
  readonly turns: number;
}

export interface Figures {
  readonly games: number;
  readonly wins: number;
  readonly winRate: Share;
  /** In all games won, and in all games lost. */
  readonly crystalsFor: number;
  readonly crystalsAgainst: number;
  /** Of all games, won or lost. */
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

/** The state after a game. */
export interface Milestone {
  readonly touched: number;
  /** Crystals won minus crystals lost in all games so far. */
  readonly balance: number;
  /** Of the last `RECENT` games; null while there are fewer. */
  readonly recentWinRate: number | null;
}

export interface Statistics {
  /** Null: no games. */
  readonly overall: Figures | null;
  readonly byOwnDeck: readonly Group<DeckGroup>[];
  readonly byRivalDeck: readonly Group<DeckGroup>[];
  readonly byLevel: readonly Group<BotId>[];
  readonly byEdition: readonly Group<GameSummary['edition']>[];
  /** The key is the start of the month; the earliest first. */
  readonly byMonth: readonly Group<number>[];
  readonly streaks: Streaks;
  /** The earliest first. */
  readonly overTime: readonly Milestone[];
  /** Finished games that say nothing about how well the player plays. */
  readonly unrated: Unrated;
  readonly unfinished: number;
}

export interface Unrated {
  readonly hotSeat: number;
  readonly botsOnly: number;
  readonly fromPosition: number;
}

export const RECENT = 20;

export function statisticsOf(games: readonly CountedGame[]): Statistics {
  const rated = games.flatMap((game) => ratedGameFrom(game) ?? []).toSorted((a, b) => a.touched - b.touched);
  const kinds = games.map(kindOf);
  return {
    overall: figuresOf(rated),
    byOwnDeck: grouped(rated, ({ own }) => own, DECK_GROUPS),
    byRivalDeck: grouped(rated, ({ rival }) => rival, DECK_GROUPS),
    byLevel: grouped(rated, ({ level }) => level, BOT_IDS),
    byEdition: grouped(rated, ({ edition }) => edition, ['legends', 'first']),
    byMonth: grouped(rated, monthOf, [...new Set(rated.map(monthOf))]),
    streaks: streaksOf(rated),
    overTime: milestonesOf(rated),
    unrated: {
      hotSeat: kinds.filter((kind) => kind === 'hotSeat').length,
      botsOnly: kinds.filter((kind) => kind === 'botsOnly').length,
      fromPosition: kinds.filter((kind) => kind === 'fromPosition').length,
    },
    unfinished: kinds.filter((kind) => kind === 'unfinished').length,
  };
}

type GameKind = 'unfinished' | 'fromPosition' | 'hotSeat' | 'botsOnly' | 'againstBot';

function kindOf({ players, summary: { result, beginsMidgame } }: CountedGame): GameKind {
  if (result === null) return 'unfinished';
  if (beginsMidgame) return 'fromPosition';
  const [a, b] = players;
  if (a.kind !== b.kind) return 'againstBot';
  return a.kind === 'person' ? 'hotSeat' : 'botsOnly';
}

/** Null for games that do not count in the figures. */
function ratedGameFrom(game: CountedGame): RatedGame | null {
  const { players, touched, summary } = game;
  const [a, b] = players;
  const seat = a.kind === 'person' ? 0 : 1;
  const bot = seat === 0 ? b : a;
  const { result } = summary;
  if (result === null || bot.kind !== 'bot' || kindOf(game) !== 'againstBot') return null;
  return {
    touched,
    own: groupOf(summary.decks[seat]),
    rival: groupOf(summary.decks[seat === 0 ? 1 : 0]),
    level: bot.level,
    edition: summary.edition,
    isWon: result.winner === seat,
    crystals: result.crystals,
    isByFourthDragon: result.reason === 'fourthDragon',
    turns: summary.turns,
  };
}

const DECK_GROUPS: readonly DeckGroup[] = [...PEOPLES, 'own'];

function groupOf(deck: DeckKind): DeckGroup {
  return deck.kind === 'people' ? deck.people : 'own';
}

function monthOf({ touched }: RatedGame): number {
  const date = new Date(touched);
  return new Date(date.getFullYear(), date.getMonth()).getTime();
}

/** In the given order, without empty groups. */
function grouped<Key>(
  rated: readonly RatedGame[],
  keyOf: (game: RatedGame) => Key,
  order: readonly Key[],
): readonly Group<Key>[] {
  return order.flatMap((key) => {
    const figures = figuresOf(rated.filter((game) => keyOf(game) === key));
    return figures === null ? [] : [{ key, figures }];
  });
}

function figuresOf(rated: readonly RatedGame[]): Figures | null {
  const games = rated.length;
  if (games === 0) return null;
  const won = rated.filter(({ isWon }) => isWon);
  const lost = rated.filter(({ isWon }) => !isWon);
  return {
    games,
    wins: won.length,
    winRate: shareOf(won.length, games),
    crystalsFor: sum(won.map(({ crystals }) => crystals)),
    crystalsAgainst: sum(lost.map(({ crystals }) => crystals)),
    fourthDragonShare: rated.filter((game) => game.isByFourthDragon).length / games,
    averageTurns: sum(rated.map(({ turns }) => turns)) / games,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** The earliest game first. */
export function streaksOf(rated: readonly Pick<RatedGame, 'isWon'>[]): Streaks {
  let current = 0;
  let longestWon = 0;
  let longestLost = 0;
  for (const { isWon } of rated) {
    if (isWon) current = current > 0 ? current + 1 : 1;
    else current = current < 0 ? current - 1 : -1;
    longestWon = Math.max(longestWon, current);
    longestLost = Math.max(longestLost, -current);
  }
  return { current, longestWon, longestLost };
}

function milestonesOf(rated: readonly RatedGame[]): readonly Milestone[] {
  let balance = 0;
  return rated.map(({ touched, isWon, crystals }, i) => {
    balance += isWon ? crystals : -crystals;
    const recent = rated.slice(Math.max(0, i + 1 - RECENT), i + 1);
    const wins = recent.filter((game) => game.isWon).length;
    return { touched, balance, recentWinRate: recent.length < RECENT ? null : wins / RECENT };
  });
}
