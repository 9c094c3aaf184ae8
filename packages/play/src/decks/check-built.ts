import type { Box, Card } from '@bluemoon/engine';
import type { Agreement } from '../agreement.ts';
import { idsOf, knownCard, knownCards } from '../known-cards.ts';
import type { Deck } from './deck.ts';
import { costsOf, deckLimits, moonsIn } from './limits.ts';
import type { DeckProblem } from './problem.ts';

/** DECK-1 to -7. */
export function checkBuilt(deck: Deck, agreement: Agreement, box: Box): readonly DeckProblem[] {
  return [...limitProblems(deck, box), ...achievementProblems(deck, agreement, box)];
}

function limitProblems(deck: Deck, box: Box): readonly DeckProblem[] {
  const leader = knownCard(deck.leader, box);
  const inquisitor = knownCard(deck.inquisitor, box);
  const limits = deckLimits(leader, inquisitor);
  const problems: DeckProblem[] = [];
  const has = deck.cards.length;
  if (has !== limits.cards) {
    problems.push({
      problem: 'size',
      rule: sizeRule(leader, inquisitor),
      cards: [],
      has,
      needs: limits.cards,
    });
  }
  if (leader === undefined) return problems;
  const costs = costsOf(knownCards(deck.cards, box), leader);
  const moons = moonsIn(costs);
  if (moons > limits.moons)
    problems.push({
      problem: 'moons',
      rule: 'DECK-4',
      cards: costs.map(({ card }) => card),
      has: moons,
      limit: limits.moons,
      costs,
    });
  return problems;
}

/** The rule that determines the number of cards. */
function sizeRule(leader: Card | undefined, inquisitor: Card | undefined): string {
  if ((inquisitor?.adds?.cards ?? 0) > 0) return 'INQUIS-2';
  return (leader?.adds?.cards ?? 0) > 0 ? 'VARIANT-3' : 'DECK-1';
}

/** An emissary's set is always complete; outside a match its achievement cards cannot be played (PROJECT-21). */
function achievementProblems(
  { cards }: Deck,
  { match, achievements }: Agreement,
  box: Box,
): readonly DeckProblem[] {
  const found = idsOf(knownCards(cards, box).filter(({ type }) => type === 'achievement'));
  if (found.length === 0) return [];
  if (!match) return [{ problem: 'onlyInMatch', rule: 'ACHIEVE-1', cards: found }];
  if (achievements) return [];
  return [{ problem: 'notAgreed', what: 'achievement', rule: 'VARIANT-1', cards: found }];
}
