import type { Box } from '@bluemoon/engine';
import { readAgreement } from '../agreement.ts';
import { readDeck, type Deck } from '../decks/deck.ts';
import { fault, listOf, maybe, oneOf, orNull, pairOf, record, wholeNumber, within, word } from '../json.ts';
import { chooseDeck, newMatch, recordResult } from './progress.ts';
import {
  BETWEEN_GAMES,
  WAYS_OF_CHOOSING,
  type GameResult,
  type Match,
  type MatchGame,
  type MatchOptions,
  type Pair,
} from './match.ts';
import { isChosenByPlayers, nextDecks } from './status.ts';

const REASONS: Readonly<Record<GameResult['reason'], true>> = {
  fourthDragon: true,
  cardsOut: true,
  impossibleTurn: true,
  lastTurn: true,
  resigned: true,
};
const seat = oneOf([0, 1]);

const readShape = record<Match>({
  options: record<MatchOptions>({
    agreement: readAgreement,
    choosing: oneOf(WAYS_OF_CHOOSING),
    between: oneOf(BETWEEN_GAMES),
    seed: wholeNumber,
    first: maybe(seat),
    sets: maybe(listOf(readDeck)),
    drafted: maybe(pairOf(listOf(word))),
  }),
  games: listOf(
    record<MatchGame>({
      decks: pairOf(readDeck),
      result: record<GameResult>({
        winner: seat,
        crystals: wholeNumber,
        reason: oneOf(Object.keys(REASONS) as GameResult['reason'][]),
      }),
    }),
  ),
  chosen: pairOf(orNull(readDeck)),
});

/** Reads a saved match: the games are replayed, so that nothing impossible is accepted. */
export function readMatch(value: unknown, box: Box): Match {
  const { options, games, chosen } = readShape(value, '');
  let match = within('options', () => newMatch(options, box));
  for (const [i, { decks, result }] of games.entries()) {
    const path = `games[${i}]`;
    match = withDecks(match, decks, `${path}.decks`, box);
    const before = match;
    match = within(path, () => recordResult(before, result, box));
  }
  return withChoices(match, chosen, 'chosen', box);
}

/** The decks of a game that is over. */
function withDecks(match: Match, decks: Pair<Deck>, path: string, box: Box): Match {
  if (isChosenByPlayers(match)) return withChoices(match, decks, path, box);
  if (isSame(decks, nextDecks(match))) return match;
  return fault(
    path,
    'are other decks than the ones that follow from what was agreed.',
    'sind andere Decks als die, die aus der Vereinbarung folgen.',
  );
}

function withChoices(match: Match, decks: Pair<Deck | null>, path: string, box: Box): Match {
  return ([0, 1] as const).reduce((before, one) => {
    const deck = decks[one];
    return deck === null ? before : within(`${path}[${one}]`, () => chooseDeck(before, one, deck, box));
  }, match);
}

function isSame(some: Pair<Deck | null>, others: Pair<Deck | null>): boolean {
  return spelt(some[0]) === spelt(others[0]) && spelt(some[1]) === spelt(others[1]);
}

function spelt(deck: Deck | null): string {
  if (deck === null) return '';
  return [deck.leader, deck.emissary, deck.inquisitor, deck.family, ...deck.cards].join(' ');
}
