import type { Box, Card, People } from '@bluemoon/engine';
import { idsOf, knownCard, knownCards } from '../known-cards.ts';
import type { Deck } from './deck.ts';
import { deckLimits, STANDARD_LIMITS } from './limits.ts';
import { assembled } from './people-deck.ts';
import type { DeckProblem } from './problem.ts';

/** EMISSARY-2, EMISSARY-4, FAMILY-3: a people deck is taken as it is, with all that was added to it. */
export function checkAssembled(deck: Deck, box: Box): readonly DeckProblem[] {
  const leader = knownCard(deck.leader, box);
  if (leader?.type !== 'leader') return [];
  // A leader from a pack leads no pre-built deck, so nothing belongs to it.
  const people = leader.deck;
  const due = people === undefined ? [] : idsOf(assembled(people, deck, box));
  const missing = due.filter((id) => !deck.cards.includes(id));
  const strange = knownCards(deck.cards, box).filter(({ id }) => !due.includes(id));
  const onlyBuilt = strange.filter(isForBuildingOnly);
  const others = strange.filter((card) => !isForBuildingOnly(card));
  const problems: DeckProblem[] = [];
  if (onlyBuilt.length > 0)
    problems.push({ problem: 'onlyBuilt', rule: 'VARIANT-2', cards: idsOf(onlyBuilt) });
  if (others.length > 0) problems.push({ problem: 'notOfTheDeck', rule: 'SETUP-2', cards: idsOf(others) });
  if (missing.length > 0) {
    const rule = deck.emissary === undefined ? 'SETUP-2' : 'EMISSARY-2';
    problems.push({ problem: 'cardsMissing', rule, cards: missing });
  }
  return [...problems, ...assembledSize(deck, people, box)];
}

/** PROJECT-24: an inquisitor adds cards here too, so that only one that adds none goes with a people deck. */
function assembledSize(deck: Deck, people: People | undefined, box: Box): readonly DeckProblem[] {
  const inquisitor = knownCard(deck.inquisitor, box);
  const added = deckLimits(undefined, inquisitor).cards - STANDARD_LIMITS.cards;
  const own = deck.emissary === undefined ? STANDARD_LIMITS.cards : emissaryDeckSize(people);
  const needs = own + added + (deck.family === undefined ? 0 : FAMILY_SIZE);
  const has = deck.cards.length;
  if (has === needs) return [];
  const plainRule = added === 0 ? 'SETUP-2' : 'INQUIS-2';
  return [
    { problem: 'size', rule: deck.emissary === undefined ? plainRule : 'EMISSARY-4', cards: [], has, needs },
  ];
}

/** EMISSARY-4. */
function emissaryDeckSize(people: People | undefined): number {
  return people === 'buka' ? 38 : 40;
}

/** FAMILY-2. */
const FAMILY_SIZE = 5;

/** VARIANT-2. */
function isForBuildingOnly({ people, icons }: Card): boolean {
  const kinds: readonly string[] = ['hyla', 'interference', 'tutu', 'spirit', 'crystal'];
  return kinds.includes(people) || icons?.includes('replace') === true;
}
