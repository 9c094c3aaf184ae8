import type { Box } from '../cards/box.ts';
import { deckOf } from '../cards/index.ts';
import type { DeckList } from '../compile/game.ts';
import { PEOPLES } from '../vocabulary/card.ts';
import { shortened } from '../reading/shortened.ts';
import type { Card, People } from '../vocabulary/card.ts';
import { MAX_CARDS } from '../compile/mask.ts';

const NO_LEADER = 'none';

/** Prefix of the id of an emissary or inquisitor. */
const EMISSARY = '@';

/**
 * A deck as text: the people whose pre-built deck it is, or the leader's id, the ids of emissaries after `@` and the
 * ids of the cards.
 */
export function deckToWords({ leader, cards, emissaries = [] }: DeckList): readonly string[] {
  const whole = emissaries.length === 0 && PEOPLES.find((people) => isSame(deckOf(people), leader, cards));
  if (typeof whole === 'string') return [whole];
  const ids = [...emissaries.map(({ id }) => EMISSARY + id), ...cards.map(({ id }) => id)];
  return [leader?.id ?? NO_LEADER, ...ids];
}

function isSame(deck: DeckList, leader: Card | null, cards: readonly Card[]): boolean {
  if (deck.leader?.id !== leader?.id || deck.cards.length !== cards.length) return false;
  return deck.cards.every((card, i) => card.id === cards[i].id);
}

const isEmissary = (id: string): boolean => id.startsWith(EMISSARY);

/** Calls `fail` with the reason if the words are no deck. */
export function deckFromWords(
  words: readonly string[],
  box: Box,
  fail: (why: string) => never,
): People | DeckList {
  const [first = '', ...ids] = words;
  const people = PEOPLES.find((name) => name === first);
  if (people !== undefined && ids.length === 0) return people;
  if (ids.length > MAX_CARDS) fail(`A deck has at most ${MAX_CARDS} cards, not ${ids.length}`);
  if (new Set(ids).size < ids.length) fail('A deck holds a card twice (DECK-2)');
  const cardOf = (id: string): Card => box.find(id) ?? fail(`There is no card “${shortened(id)}”`);
  const emissaries = ids.filter(isEmissary).map((id) => cardOf(id.slice(EMISSARY.length)));
  const cards = ids.filter((id) => !isEmissary(id)).map(cardOf);
  const list = emissaries.length === 0 ? { cards } : { cards, emissaries };
  const leader = box.find(first);
  if (first === NO_LEADER) return { leader: null, ...list };
  if (leader?.type === 'leader') return { leader, ...list };
  return fail(`There is no ${ids.length === 0 ? 'people' : 'leader'} “${shortened(first)}”`);
}
