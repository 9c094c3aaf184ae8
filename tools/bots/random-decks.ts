/** Random legal decks of all kinds. */
import { BUILT_IN, PEOPLES } from '@bluemoon/engine';
import type { Card, CardId } from '@bluemoon/engine';
import { checkDeck, deckLimits, FAMILIES, familyCards, moonsFor, peopleDeck } from '@bluemoon/play';
import type { Agreement, Deck } from '@bluemoon/play';
import type { Random } from '../../packages/engine/test/properties/random.ts';

const LEADERS = BUILT_IN.cards.filter(({ type }) => type === 'leader');
const NEVER_DRAWN: readonly string[] = ['leader', 'emissary', 'inquisitor'];
const SHUFFLED = BUILT_IN.cards.filter(({ type }) => !NEVER_DRAWN.includes(type));

const idsOfType = (type: Card['type']): readonly CardId[] =>
  BUILT_IN.cards.filter((card) => card.type === type).map(({ id }) => id);
const EMISSARIES = idsOfType('emissary');
const INQUISITORS = idsOfType('inquisitor');

/** A random deck that the agreement allows. */
export function randomDeck(agreement: Agreement, random: Random): Deck {
  const deck = agreement.decks === 'people' ? assembledDeck(agreement, random) : builtDeck(agreement, random);
  const [problem] = checkDeck(deck, agreement, { box: BUILT_IN });
  if (problem !== undefined)
    throw new Error(`A random deck is not legal: ${problem.problem} (${problem.rule}).`);
  return deck;
}

/** FAMILY-1: the decks of the Buka have families already, and no card is in a deck twice (DECK-2). */
function assembledDeck({ emissaries, families }: Agreement, random: Random): Deck {
  const people = random.pick(PEOPLES);
  const added = emissaries ? { emissary: random.pick(EMISSARIES) } : {};
  const deck = peopleDeck(people, BUILT_IN, added);
  const others = FAMILIES.filter((one) =>
    familyCards(one, BUILT_IN).every(({ id }) => !deck.cards.includes(id)),
  );
  if (!families || others.length === 0) return deck;
  return peopleDeck(people, BUILT_IN, { ...added, family: random.pick(others) });
}

/** Random cards of other peoples within the moons, often stand-ins first; the rest are the leader's own. */
function builtDeck({ inquisitors, achievements }: Agreement, random: Random): Deck {
  const leader = random.pick(LEADERS);
  const inquisitor = inquisitors ? random.pick(INQUISITORS) : undefined;
  const limits = deckLimits(leader, inquisitor === undefined ? undefined : BUILT_IN.card(inquisitor));
  const own = SHUFFLED.filter(({ people }) => people === leader.people);
  const strangers = SHUFFLED.filter(
    ({ people, type }) => people !== leader.people && (achievements || type !== 'achievement'),
  );
  const wanted = Math.max(limits.cards - own.length, 1 + random.below(12));
  const others: Card[] = [];
  let moons = limits.moons;
  for (const card of byChance(strangers, random)) {
    if (others.length === wanted) break;
    if (moonsFor(card, leader) > moons) continue;
    moons -= moonsFor(card, leader);
    others.push(card);
  }
  const cards = [...others, ...random.shuffled(own).slice(0, limits.cards - others.length)];
  return {
    leader: leader.id,
    ...(inquisitor === undefined ? {} : { inquisitor }),
    cards: cards.map(({ id }) => id),
  };
}

function byChance(cards: readonly Card[], random: Random): readonly Card[] {
  const [standIns, box] = [cards.filter((card) => card.standIn), cards.filter((card) => !card.standIn)];
  return random.below(2) === 0
    ? [...random.shuffled(standIns), ...random.shuffled(box)]
    : random.shuffled(cards);
}
