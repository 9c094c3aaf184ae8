import type { Box, GameSetup, Seat } from '@bluemoon/engine';
import { agreeOn, checkDeck, gameSetup } from '@bluemoon/play';
import type { Agreement, Deck, DeckProblem } from '@bluemoon/play';

/** ACHIEVE-1: achievement cards may only be played in a match. */
type Series = 'game' | 'match';

/** What two players have to agree on so that both may play these decks (VARIANT-1). */
export function agreementFor(decks: readonly Deck[], series: Series = 'game'): Agreement {
  const isMatch = series === 'match';
  return agreeOn({
    decks: 'built',
    emissaries: decks.some(({ emissary }) => emissary !== undefined),
    inquisitors: decks.some(({ inquisitor }) => inquisitor !== undefined),
    families: decks.some(({ family }) => family !== undefined),
    match: isMatch,
    achievements: isMatch,
  });
}

/** The problems of a deck; `matchOnly`: it has none in a match (ACHIEVE-1). */
export interface Verdict {
  readonly problems: readonly DeckProblem[];
  readonly kind: 'legal' | 'matchOnly' | 'broken';
}

export function verdictOn(deck: Deck, box: Box): Verdict {
  const problems = checkDeck(deck, agreementFor([deck]), { box });
  if (problems.length === 0) return { problems, kind: 'legal' };
  const inMatch = checkDeck(deck, agreementFor([deck], 'match'), { box });
  return { problems, kind: inMatch.length === 0 ? 'matchOnly' : 'broken' };
}

/** Why each of two decks may not be played against the other. */
export function problemsBetween(
  decks: readonly [Deck, Deck],
  box: Box,
  series: Series = 'game',
): readonly [readonly DeckProblem[], readonly DeckProblem[]] {
  const agreement = agreementFor(decks, series);
  return [checkDeck(decks[0], agreement, { box }), checkDeck(decks[1], agreement, { box })];
}

interface Deal {
  readonly seed: number;
  readonly first?: Seat;
  readonly box: Box;
  readonly series?: Series;
}

/** A game between two legal decks. */
export function gameBetween(decks: readonly [Deck, Deck], { series, ...deal }: Deal): GameSetup {
  return gameSetup(agreementFor(decks, series), decks, deal);
}
