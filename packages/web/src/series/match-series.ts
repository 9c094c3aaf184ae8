import type { CardId, GameSetup, Seat } from '@bluemoon/engine';
import { chooseDeck, matchStatus, nextGame, recordResult } from '@bluemoon/play';
import type { Deck, GameResult, Match } from '@bluemoon/play';
import type { Player, Sitting } from '../game/sitting.ts';
import { deckForBot } from './bot-decks.ts';
import type { Chance } from '../game/chance.ts';
import { ownBox } from './own-cards.ts';
import type { OwnCards } from './own-cards.ts';

/** A match at one screen: its players, its record and its games. */
export interface MatchSeries extends OwnCards {
  readonly id: string;
  readonly players: readonly [Player, Player];
  readonly match: Match;
  /** Ids of its games, the earliest first. The last has no result while it is being played. */
  readonly games: readonly string[];
  /** The draft of its decks. */
  readonly draft?: string;
  /** The cards of the drafted deck that a player is changing. */
  readonly unfinished?: readonly CardId[];
  /** Milliseconds since 1970. */
  readonly began: number;
  readonly touched: number;
}

/** The id of the current game. */
export function gameBeingPlayed({ match, games }: MatchSeries): string | null {
  return games[match.games.length] ?? null;
}

/** If decks are agreed on openly, people also choose for bots. */
export function isChosenByPerson({ players, match }: MatchSeries, seat: Seat): boolean {
  return match.options.choosing === 'agreed' || players[seat].kind === 'person';
}

/** What the people at the screen have to do next. */
export type MatchStep =
  | { readonly step: 'chooseDeck'; readonly seat: Seat }
  | { readonly step: 'begin' }
  | { readonly step: 'goOn'; readonly game: string }
  | { readonly step: 'over'; readonly winner: Seat };

export function nextStep(series: MatchSeries): MatchStep {
  const { next, winner } = matchStatus(series.match);
  const game = gameBeingPlayed(series);
  if (winner !== null) return { step: 'over', winner };
  if (game !== null) return { step: 'goOn', game };
  const [seat] = next.task === 'chooseDecks' ? next.seats.filter((one) => isChosenByPerson(series, one)) : [];
  return seat === undefined ? { step: 'begin' } : { step: 'chooseDeck', seat };
}

export function withDeck(series: MatchSeries, seat: Seat, deck: Deck, now: number): MatchSeries {
  const { unfinished: _, ...rest } = series;
  return { ...rest, match: chooseDeck(series.match, seat, deck, ownBox(series)), touched: now };
}

/** DRAFT-16: decks may be changed between games. */
export function withUnfinishedDeck(
  series: MatchSeries,
  unfinished: readonly CardId[],
  now: number,
): MatchSeries {
  return { ...series, unfinished, touched: now };
}

/** Decks that were agreed on openly can be changed until the game begins; secret choices have been revealed. */
export function canChooseAgain(series: MatchSeries): boolean {
  const { options, chosen } = series.match;
  return nextStep(series).step === 'begin' && options.choosing === 'agreed' && chosen[0] !== null;
}

export function withoutDecks(series: MatchSeries, now: number): MatchSeries {
  return { ...series, match: { ...series.match, chosen: [null, null] }, touched: now };
}

/** Lets bots choose their decks where people choose in secret. */
export function withDecksOfBots(
  series: MatchSeries,
  brought: readonly Deck[],
  chance: Pick<Chance, 'newSeed'>,
): MatchSeries {
  const { next } = matchStatus(series.match);
  const seats = next.task === 'chooseDecks' ? next.seats : [];
  const box = ownBox(series);
  return seats
    .filter((seat) => !isChosenByPerson(series, seat))
    .reduce((before, seat) => {
      const { agreement, drafted } = before.match.options;
      const deck = deckForBot(agreement, { brought, picks: drafted?.[seat] ?? [], box }, chance);
      return { ...before, match: chooseDeck(before.match, seat, deck, box) };
    }, series);
}

export function withNextGame(
  series: MatchSeries,
  { newId, now }: Chance,
): { readonly series: MatchSeries; readonly sitting: Sitting } {
  const setup: GameSetup = nextGame(series.match, ownBox(series));
  const id = newId();
  return {
    series: { ...series, games: [...series.games, id], touched: now },
    sitting: {
      id,
      players: series.players,
      record: { setup, choices: [] },
      partOf: { kind: 'match', id: series.id },
      began: now,
      touched: now,
    },
  };
}

export function withResult(series: MatchSeries, result: GameResult, now: number): MatchSeries {
  return { ...series, match: recordResult(series.match, result, ownBox(series)), touched: now };
}

/** Drops a game that cannot be found; it will be played again. */
export function withoutLostGame(series: MatchSeries, now: number): MatchSeries {
  return { ...series, games: series.games.slice(0, series.match.games.length), touched: now };
}
