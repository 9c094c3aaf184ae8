import type { CardId, GameSetup, Seat } from '@bluemoon/engine';
import { chooseDeck, matchStatus, nextGame, recordResult } from '@bluemoon/play';
import type { Deck, GameResult, Match } from '@bluemoon/play';
import type { Player, Sitting } from '../game/sitting.ts';
import { deckForBot } from './bot-decks.ts';
import type { Chance } from './chance.ts';
import { ownBox } from './own-cards.ts';
import type { OwnCards } from './own-cards.ts';

/** A match at one screen: who plays, its record, and the games in which it is played. */
export interface MatchSeries extends OwnCards {
  readonly id: string;
  readonly players: readonly [Player, Player];
  readonly match: Match;
  /** Ids of its games, the first one first; one more than there are results while a game is being played. */
  readonly games: readonly string[];
  /** The draft from which the decks come. */
  readonly draft?: string;
  /** What is in the drafted deck that somebody changes now; none: he has changed nothing. */
  readonly unfinished?: readonly CardId[];
  /** Milliseconds since 1970. */
  readonly began: number;
  readonly touched: number;
}

/** The id of the game that has begun and has no result yet. */
export function gameBeingPlayed({ match, games }: MatchSeries): string | null {
  return games[match.games.length] ?? null;
}

/** Who chooses the deck of a seat: for bots, whoever sits at the screen if decks are agreed on openly. */
export function isChosenByPerson({ players, match }: MatchSeries, seat: Seat): boolean {
  return match.options.choosing === 'agreed' || players[seat].kind === 'person';
}

/** What is to be done next by those at the screen. */
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

/** DRAFT-16: the deck of the next game, while it is being changed. */
export function withUnfinishedDeck(
  series: MatchSeries,
  unfinished: readonly CardId[],
  now: number,
): MatchSeries {
  return { ...series, unfinished, touched: now };
}

/** What was settled openly can be settled anew until the game begins; what was secret has been revealed. */
export function canChooseAgain(series: MatchSeries): boolean {
  const { options, chosen } = series.match;
  return nextStep(series).step === 'begin' && options.choosing === 'agreed' && chosen[0] !== null;
}

export function withoutDecks(series: MatchSeries, now: number): MatchSeries {
  return { ...series, match: { ...series.match, chosen: [null, null] }, touched: now };
}

/** Bots choose in secret as well, whenever people are to do so. */
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

/** The next game as a sitting, and the match that knows of it. */
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

/** A game that is gone for good is played anew. */
export function withoutLostGame(series: MatchSeries, now: number): MatchSeries {
  return { ...series, games: series.games.slice(0, series.match.games.length), touched: now };
}
