import { CARDS, deckOf } from '../cards/index.ts';
import type { DeckList } from '../game/tables.ts';
import { PEOPLES } from '../vocabulary/card.ts';
import type { Card, People } from '../vocabulary/card.ts';
import { MOST_CARDS } from './sets.ts';

const NO_LEADER = 'none';

/** A deck in words: the people whose pre-built deck it is, or the leader's id and the ids of the cards. */
export function deckToWords({ leader, cards }: DeckList): readonly string[] {
  const whole = PEOPLES.find((people) => isSame(deckOf(people), leader, cards));
  return whole === undefined ? [leader?.id ?? NO_LEADER, ...cards.map((card) => card.id)] : [whole];
}

function isSame(deck: DeckList, leader: Card | null, cards: readonly Card[]): boolean {
  if (deck.leader?.id !== leader?.id || deck.cards.length !== cards.length) return false;
  return deck.cards.every((card, i) => card.id === cards[i].id);
}

/** `others` are cards outside the box; `fail` is told what is wrong with the words. */
export function deckFromWords(
  words: readonly string[],
  others: readonly Card[],
  fail: (why: string) => never,
): People | DeckList {
  const [first = '', ...ids] = words;
  const people = PEOPLES.find((name) => name === first);
  if (people !== undefined && ids.length === 0) return people;
  if (ids.length > MOST_CARDS) fail(`A deck has at most ${MOST_CARDS} cards, not ${ids.length}`);
  const byId = new Map([...others, ...CARDS].map((card) => [card.id, card]));
  const cards = ids.map((id) => byId.get(id) ?? fail(`There is no card “${shortened(id)}”`));
  if (new Set(ids).size < ids.length) fail('A deck holds a card twice (DECK-2)');
  const leader = byId.get(first);
  if (first === NO_LEADER) return { leader: null, cards };
  if (leader?.type === 'leader') return { leader, cards };
  return fail(`There is no ${ids.length === 0 ? 'people' : 'leader'} “${shortened(first)}”`);
}

/** Words of a hostile text may be long. */
export function shortened(word: string): string {
  return word.length > 40 ? `${word.slice(0, 40)}…` : word;
}
