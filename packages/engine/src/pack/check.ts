import type { Card } from '../vocabulary/card.ts';
import type { Path, Problem } from './problem.ts';

/** A card of the pack that has the right shape, and where it stands. */
export interface Candidate {
  readonly card: Card;
  readonly path: Path;
}

/** What a schema cannot see: cards that contradict themselves, each other or the cards of the box. */
export function check(candidates: readonly Candidate[], box: readonly Card[]): readonly Problem[] {
  const names = [...box, ...candidates.map(({ card }) => card)].map(({ name }) => name.en);
  return [
    ...clashes(candidates, box),
    ...candidates.flatMap(({ card, path }) =>
      [...ofKind(card), ...ofNames(card, names)].map((problem) => ({
        ...problem,
        path: [...path, ...problem.path],
      })),
    ),
  ];
}

/** What no two cards may share: the key to complain of, and what identifies a card. */
const IDENTITIES: readonly (readonly [key: Path, what: string, identity: (card: Card) => string])[] = [
  [['id'], 'the id', ({ id }) => id],
  [['number'], 'the number', ({ people, number }) => `${people} ${number}`],
  [['name', 'en'], 'the name', ({ name }) => name.en],
];

function clashes(candidates: readonly Candidate[], box: readonly Card[]): readonly Problem[] {
  return IDENTITIES.flatMap(([key, what, identity]) => {
    const holders = new Map<string, string>(
      box.map((card) => [identity(card), `${card.name.en}, a card of the box`]),
    );
    return candidates.flatMap(({ card, path }) => {
      const holder = holders.get(identity(card));
      holders.set(identity(card), holder ?? `${card.name.en}, another card of the pack`);
      if (holder === undefined) return [];
      return [{ path: [...path, ...key], message: `${what} ${identity(card)} belongs to ${holder}` }];
    });
  });
}

const FIGHTS: ReadonlySet<string> = new Set(['character', 'booster', 'support']);
/** DECK-6. */
const WITHOUT_MOONS: ReadonlySet<string> = new Set(['leader', 'emissary', 'inquisitor']);

function ofKind(card: Card): readonly Problem[] {
  const problems: Problem[] = [];
  const complain = (key: string, message: string): void => {
    problems.push({ path: [key], message });
  };
  if (card.type === 'ship' && card.capacity === undefined) {
    complain('capacity', 'is missing: a ship has to have one (SHIP-6)');
  }
  if (card.type !== 'ship' && card.capacity !== undefined) complain('capacity', 'is only for ships (SHIP-6)');
  for (const key of ['fire', 'earth', 'shields'] as const) {
    if (card[key] !== undefined && !FIGHTS.has(card.type)) {
      complain(key, `is not for a ${card.type} card: only characters, boosters and supports fight`);
    }
  }
  for (const element of card.shields ?? []) {
    if (card[element] === undefined) complain('shields', `need a value to stand by: ${element} is missing`);
  }
  if (card.moons !== undefined && WITHOUT_MOONS.has(card.type)) {
    complain('moons', `are not for a ${card.type} (DECK-6)`);
  }
  if (card.deck !== undefined)
    complain('deck', 'cannot be given: the pre-built decks are complete (SETUP-2)');
  if (card.family !== undefined) complain('family', 'cannot be given: the families are complete (FAMILY-2)');
  return [...problems, ...onShips(card)];
}

/** Text that speaks of "this ship". */
function onShips(card: Card): readonly Problem[] {
  if (card.type === 'ship') return [];
  return parts(card).flatMap(({ value, path }) =>
    value === 'load' || value === 'handWhileLanding'
      ? [{ path, message: `${JSON.stringify(value)} is only for ships` }]
      : [],
  );
}

/** Text reaches other cards by their English names; a misspelt one would silently reach none. */
function ofNames(card: Card, names: readonly string[]): readonly Problem[] {
  const nameWords = new Set(names.flatMap((name) => name.split(/[\s-]/)));
  return parts(card).flatMap(({ value, path }) => {
    if (typeof value !== 'string') return [];
    const key = path.findLast((step) => typeof step === 'string');
    const isName = key === 'voidFacing' || key === 'except';
    if (isName && !names.includes(value)) {
      return [{ path, message: `no card has the English name ${JSON.stringify(value)}` }];
    }
    const isWord = key === 'named' || key === 'together';
    if (isWord && !nameWords.has(value)) {
      return [{ path, message: `no card has ${JSON.stringify(value)} as a word of its English name` }];
    }
    return [];
  });
}

interface Part {
  readonly value: unknown;
  readonly path: Path;
}

/** Everything inside the card's text. */
const parts = (card: Card): readonly Part[] => within(card.text ?? [], ['text']);

function within(value: unknown, path: Path): readonly Part[] {
  if (Array.isArray(value)) return value.flatMap((item, at) => within(item, [...path, at]));
  if (typeof value !== 'object' || value === null) return [{ value, path }];
  return Object.entries(value).flatMap(([key, inner]) => within(inner, [...path, key]));
}
