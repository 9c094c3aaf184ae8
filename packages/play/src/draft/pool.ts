import { ALL_CARDS, PEOPLES, type Card, type People } from '@bluemoon/engine';
import { shuffled } from '../chance.ts';
import { isOfTheBox, type Pool } from '../pool.ts';
import { DRAFT_TABLE, type DraftSeats } from './table.ts';

/** DRAFT-1, OPEN-QUESTION-26: all cards of the affiliation but the leader, and the mutant of the people's deck. */
export function draftDeck(people: People, pool: Pool = ALL_CARDS): readonly Card[] {
  const own = pool.filter((card) => card.people === people && card.type !== 'leader' && isOfTheBox(card));
  return [...own, ...pool.filter((card) => card.people === 'mutant' && card.deck === people)];
}

/** As many peoples as the table asks for, drawn by chance, in the order of the rulebook. */
export function drawPeoples(seats: DraftSeats, seed: number): readonly People[] {
  const drawn = shuffled(PEOPLES, seed).slice(0, DRAFT_TABLE[seats].decks);
  return PEOPLES.filter((people) => drawn.includes(people));
}
