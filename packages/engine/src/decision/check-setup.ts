import { MAX_CARDS } from '../compile/mask.ts';
import { CARD_TYPES, PEOPLES } from '../vocabulary/card.ts';
import { shortened } from '../reading/shortened.ts';
import { RulesError } from '../rules-error.ts';
import { isStreamSeed } from '../state/chacha.ts';

function fail(why: string): never {
  throw new RulesError('badSetup', why);
}

/** For messages about a value of unknown type. */
function shown(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? shortened(String(value)) : typeof value;
}

type Fields = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

/** What a game is compiled from. */
export function checkGame(setup: unknown): void {
  if (!isRecord(setup)) fail(`A setup names decks and a seed; this is ${shown(setup)}.`);
  const { decks, edition, backtrack, match } = setup;
  if (!Array.isArray(decks) || decks.length !== 2) fail('A setup names two decks.');
  decks.forEach((deck: unknown, seat) => checkDeck(deck, seat));
  checkOneOf('edition', edition, ['legends', 'first']);
  checkOneOf('backtrack', backtrack, ['free', 'loss', 'retreat']);
  checkTrue('match', match);
}

function checkOneOf(key: string, value: unknown, known: readonly string[]): void {
  if (value !== undefined && !known.some((word) => word === value))
    fail(`“${key}” is one of ${known.join(', ')}, not ${shown(value)}.`);
}

function checkTrue(key: string, value: unknown): void {
  if (value !== undefined && value !== true) fail(`“${key}” is true or left out, not ${shown(value)}.`);
}

function checkDeck(deck: unknown, seat: number): void {
  if (typeof deck === 'string') {
    if (!PEOPLES.some((people) => people === deck))
      fail(`There is no people “${shortened(deck)}” for seat ${seat}; there are ${PEOPLES.join(', ')}.`);
    return;
  }
  if (!isRecord(deck) || !Array.isArray(deck.cards))
    fail(`The deck of seat ${seat} is neither a people nor a leader and cards.`);
  const { emissaries = [] } = deck;
  if (!Array.isArray(emissaries)) fail(`The emissaries of seat ${seat} have to be a list of cards.`);
  const cards: readonly unknown[] = [...deck.cards, ...emissaries];
  if (cards.length > MAX_CARDS) fail(`A deck has at most ${MAX_CARDS} cards, not ${cards.length}.`);
  const ids = cards.map((card) => cardId(card, seat));
  checkTypes(deck.cards, emissaries, seat);
  const twice = ids.find((id, i) => ids.indexOf(id) < i);
  if (twice !== undefined) fail(`The deck of seat ${seat} holds “${twice}” twice (DECK-2).`);
}

const isEmissary = (card: unknown): boolean =>
  isRecord(card) && (card.type === 'emissary' || card.type === 'inquisitor');

/** EMISSARY-3, INQUIS-3, DECK-1: leaders, emissaries and inquisitors are never drawn. */
function checkTypes(cards: readonly unknown[], emissaries: readonly unknown[], seat: number): void {
  if (cards.some(isEmissary))
    fail(`An emissary or inquisitor of seat ${seat} is one of its “emissaries”, not of its cards.`);
  if (!emissaries.every(isEmissary))
    fail(`The emissaries of seat ${seat} are an emissary, an inquisitor or both.`);
}

function cardId(card: unknown, seat: number): string {
  const isCard =
    isRecord(card) &&
    typeof card.id === 'string' &&
    isRecord(card.name) &&
    typeof card.name.en === 'string' &&
    CARD_TYPES.some((type) => type === card.type);
  return isCard
    ? (card.id as string)
    : fail(`The deck of seat ${seat} contains something that is not a card.`);
}

/** What dealing needs besides the decks. */
export function checkDeal({ seed, first, orders, mulligan }: Fields): void {
  if (!Number.isSafeInteger(seed) && !isStreamSeed(seed))
    fail(`The seed must be a whole number or 64 digits from 0 to 9 and a to f, not ${shown(seed)}.`);
  if (first !== undefined && first !== 0 && first !== 1)
    fail(`The first turn is that of seat 0 or 1, not ${shown(first)}.`);
  checkTrue('mulligan', mulligan);
  if (orders === undefined) return;
  if (!Array.isArray(orders) || orders.length !== 2 || !orders.every(Array.isArray))
    fail('The orders are two lists of card ids.');
}
