import { PEOPLES, type Box, type Card, type People } from '@bluemoon/engine';
import { isPublished } from '../known-cards.ts';
import { shuffledFor } from './chance.ts';
import type { DraftSetup } from './draft.ts';
import { DRAFT_SIZES, type DraftSeats } from './sizes.ts';

/** DRAFT-1, OPEN-QUESTION-26: all cards of the affiliation except the leader, and the mutant of the people's deck. */
export function draftDeck(people: People, box: Box): readonly Card[] {
  const own = box.cards.filter(
    (card) => card.people === people && card.type !== 'leader' && isPublished(card),
  );
  return [...own, ...box.cards.filter((card) => card.people === 'mutant' && card.deck === people)];
}

/**
 * PROJECT-40: the cards of packs that can be drafted with these peoples: their own, and mutants, which go with any. What
 * comes only with deck building stays out, as that of the box does (VARIANT-2).
 */
export function draftedFromPacks(peoples: readonly People[], box: Box): readonly Card[] {
  const affiliations = new Set<string>([...peoples, 'mutant']);
  return box.cards.filter(
    (card) => affiliations.has(card.people) && card.type !== 'leader' && !isPublished(card),
  );
}

/** All cards that can be in any draft. */
export function draftable(box: Box): readonly Card[] {
  return [...PEOPLES.flatMap((people) => draftDeck(people, box)), ...draftedFromPacks(PEOPLES, box)];
}

/** As many peoples as the sizes say, drawn at random, in the order of the rulebook. */
export function drawPeoples(seats: DraftSeats, seed: DraftSetup['seed']): readonly People[] {
  const drawn = shuffledFor('peoples', PEOPLES, seed).slice(0, DRAFT_SIZES[seats].decks);
  return PEOPLES.filter((people) => drawn.includes(people));
}
