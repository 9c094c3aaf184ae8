import { STAND_INS, CARDS } from '../cards/index.ts';
import { isTargeting } from '../compile/rules.ts';
import { near, spelt, type Spelling } from '../reading/near.ts';
import type { Card } from '../vocabulary/card.ts';
import type { Step, Text } from '../vocabulary/text.ts';
import { COMPLAINTS, type Holder, type Words } from './complaints.ts';
import { FIGHTERS, OF_FIGHTERS, ONLY_ON, WITHOUT_MOONS } from './kinds.ts';
import { ofMeaning } from './meaning.ts';
import type { Path, Problem } from './problem.ts';

/** A card of the pack that has the right shape, and its place in the pack. */
export interface Candidate {
  readonly card: Card;
  readonly path: Path;
}

/** Another pack in use. Ids, numbers and names must be unique across packs: decks and card text find cards by them. */
export interface PackBeside {
  readonly name: string;
  readonly cards: readonly Card[];
}

/**
 * Finds what a schema cannot: cards that contradict themselves, clash with other cards or name cards that do not exist.
 */
export function* check(candidates: readonly Candidate[], beside: readonly PackBeside[]): Generator<Problem> {
  const ids = new Set(candidates.map(({ card }) => card.id));
  const holders: readonly Holder[] = [
    ...CARDS.map((card) => ({ of: 'box', card }) as const),
    // A card with the id of a stand-in replaces it, so the two do not clash.
    ...STAND_INS.filter(({ id }) => !ids.has(id)).map((card) => ({ of: 'standIns', card }) as const),
    ...beside.flatMap(({ name, cards }) =>
      cards.map((card) => ({ of: 'otherPack', card, pack: name }) as const),
    ),
  ];
  const names = namesOf([...CARDS, ...STAND_INS, ...candidates.map(({ card }) => card)]);
  yield* clashes(candidates, holders, [ID, NUMBER, NAME]);
  yield* inThemselves(candidates);
  for (const { card, path } of candidates) {
    yield* placed(ofRepeats(card), path);
    for (const [at, text] of (card.text ?? []).entries())
      yield* placed(ofMeaning(text, card.type), [...path, 'text', at]);
    for (const problem of ofNames(card, names)) yield* placed([problem], path);
  }
}

/** For cards that were checked with their pack: repeats only the checks that keep the rules from failing. */
export function checkPart(candidates: readonly Candidate[]): readonly Problem[] {
  const holders = CARDS.map((card) => ({ of: 'box', card }) as const);
  return [...clashes(candidates, holders, [ID]), ...inThemselves(candidates)];
}

function inThemselves(candidates: readonly Candidate[]): readonly Problem[] {
  return candidates.flatMap(({ card, path }) => placed([...ofKind(card), ...ofText(card)], path));
}

const placed = (problems: readonly Problem[], base: Path): readonly Problem[] =>
  problems.map((problem) => ({ ...problem, path: [...base, ...problem.path] }));

/** Something that must be unique: the key to report, and how to read it from a card. */
interface Identity {
  readonly key: Path;
  readonly what: 'id' | 'number' | 'name';
  readonly of: (card: Card) => string;
}

const ID: Identity = { key: ['id'], what: 'id', of: ({ id }) => id };
const NUMBER: Identity = {
  key: ['number'],
  what: 'number',
  of: ({ people, number }) => `${people} ${number}`,
};
const NAME: Identity = { key: ['name', 'en'], what: 'name', of: ({ name }) => name.en };

function clashes(
  candidates: readonly Candidate[],
  holders: readonly Holder[],
  identities: readonly Identity[],
): readonly Problem[] {
  const taken = identities.map(({ of }) => new Map(holders.map((holder) => [of(holder.card), holder])));
  return candidates.flatMap(({ card, path }) =>
    identities.flatMap(({ key, what, of }, at) => {
      const holder = taken[at].get(of(card));
      if (holder === undefined) {
        taken[at].set(of(card), { of: 'pack', card });
        return [];
      }
      // The same card in another pack: reporting its id is enough.
      if (holder.of === 'otherPack' && what !== 'id' && holder.card.id === card.id) return [];
      return [{ path: [...path, ...key], message: COMPLAINTS.taken(what, of(card), holder) }];
    }),
  );
}

const NEEDED = { capacity: COMPLAINTS.shipNeedsCapacity, dragon: COMPLAINTS.achievementNeedsDragon };

function ofKind(card: Card): readonly Problem[] {
  const problems: Problem[] = [];
  const complain = (key: keyof Card, message: Words): void => {
    problems.push({ path: [key], message });
  };
  for (const { key, types, rule, isNeeded } of ONLY_ON) {
    const fits = types.some((type) => type === card.type);
    if (!fits && card[key] !== undefined) complain(key, COMPLAINTS.onlyOn(types, rule));
    if (fits && card[key] === undefined && isNeeded) complain(key, NEEDED[key]());
  }
  for (const key of OF_FIGHTERS) {
    if (card[key] !== undefined && !FIGHTERS.includes(card.type))
      complain(key, COMPLAINTS.doesNotFight(card.type));
  }
  for (const element of card.shields ?? []) {
    if (card[element] === undefined) complain('shields', COMPLAINTS.shieldWithoutValue(element));
  }
  if (card.moons !== undefined && WITHOUT_MOONS.includes(card.type))
    complain('moons', COMPLAINTS.withoutMoons(card.type));
  if (card.deck !== undefined) complain('deck', COMPLAINTS.decksAreComplete());
  if (card.family !== undefined) complain('family', COMPLAINTS.familiesAreComplete());
  return problems;
}

/** Text that only makes sense on some cards, or beside other text. */
function ofText(card: Card): readonly Problem[] {
  return (card.text ?? []).flatMap((text, at) => {
    const cancels = text.when === 'answer' && text.to.rival === 'plays';
    const ofWords = within(text, ['text', at]).flatMap(({ value, path }) => {
      if (!isTag(path)) return [];
      if (card.type !== 'ship' && (value === 'load' || value === 'handWhileLanding'))
        return [{ path, message: COMPLAINTS.wordOnlyOn(value, 'ship', 'SHIP-6') }];
      if (card.type !== 'interference' && value === 'answer')
        return [{ path, message: COMPLAINTS.wordOnlyOn(value, 'interference', 'INTERF-1') }];
      return value === 'cancel' && !cancels ? [{ path, message: COMPLAINTS.nothingToCancel() }] : [];
    });
    return [...ofWords, ...placed(ofSteps('steps' in text ? text.steps : []), ['text', at, 'steps'])];
  });
}

/** The rules read only one of each of these on a card. */
const ONE_EACH: readonly { readonly what: string; readonly fits: (text: Text) => boolean }[] = [
  { what: '"when": "demand"', fits: ({ when }) => when === 'demand' },
  { what: '"onlyIf"', fits: (text) => 'onlyIf' in text },
  { what: '"freeIf"', fits: (text) => 'freeIf' in text },
  { what: '"one": true', fits: (text) => 'rule' in text && isTargeting(text.rule) },
];

/** Text that would have no effect, because the rules read only one of its kind. */
function ofRepeats({ text: texts = [] }: Card): readonly Problem[] {
  const again = ONE_EACH.flatMap(({ what, fits }) =>
    texts
      .flatMap((text, at) => (fits(text) ? [at] : []))
      .slice(1)
      .map((at) => ({ path: ['text', at], message: COMPLAINTS.oneText(what) })),
  );
  const [beginning, once] = (['beginning', 'oncePerTurn'] as const).map((moment) =>
    texts.findIndex(({ when }) => when === moment),
  );
  const both = beginning >= 0 && once >= 0;
  return both
    ? [...again, { path: ['text', Math.max(beginning, once)], message: COMPLAINTS.beginningOrOnce() }]
    : again;
}

/** You cannot discard more cards than you reveal. */
function ofSteps(steps: readonly Step[]): readonly Problem[] {
  return steps.flatMap((step, at) =>
    step.do === 'revealTop' && step.discard > step.count
      ? [{ path: [at, 'discard'], message: COMPLAINTS.outOfBounds('atMost', step.count) }]
      : [],
  );
}

/** Whether the path ends at an effect word; elsewhere the same word may be the name of a card. */
const isTag = (path: Path): boolean => ['when', 'do', 'rule'].includes(String(path.at(-1)));

interface Known {
  readonly has: (word: string) => boolean;
  /** The word that was probably meant. */
  readonly nearest: (said: string) => string | undefined;
}

interface Names {
  readonly names: Known;
  readonly words: Known;
  readonly emissaries: Known;
}

/**
 * Prepares spellings only for an unknown word: that takes longer than all other checks, and most packs have no
 * misspelling.
 */
function known(words: readonly string[]): Known {
  const all = new Set(words);
  let spellings: readonly Spelling[] | undefined;
  return {
    has: (word) => all.has(word),
    nearest: (said) => {
      spellings ??= [...all].map(spelt);
      return near(said, spellings)[0]?.word;
    },
  };
}

function namesOf(cards: readonly Card[]): Names {
  const names = cards.map(({ name }) => name.en);
  return {
    names: known(names),
    words: known(names.flatMap((name) => name.split(/[\s-]/))),
    emissaries: known(cards.filter(({ type }) => type === 'emissary').map(({ id }) => id)),
  };
}

/** Text finds other cards by their English names. A misspelt name would find none, without an error in play. */
function* ofNames(card: Card, { names, words, emissaries }: Names): Generator<Problem> {
  const { emissary } = card;
  if (emissary !== undefined && !emissaries.has(emissary))
    yield {
      path: ['emissary'],
      message: COMPLAINTS.noSuchEmissary(emissary, emissaries.nearest(emissary)),
    };
  for (const { value, path } of within(card.text ?? [], ['text'])) {
    if (typeof value !== 'string') continue;
    const key = path.findLast((step) => typeof step === 'string');
    if ((key === 'voidFacing' || key === 'except') && !names.has(value))
      yield { path, message: COMPLAINTS.noSuchName(value, names.nearest(value)) };
    if ((key === 'named' || key === 'together') && !words.has(value))
      yield { path, message: COMPLAINTS.noSuchWord(value, words.nearest(value)) };
  }
}

interface Part {
  readonly value: unknown;
  readonly path: Path;
}

/** All values inside a part of a card, with their paths. */
function within(value: unknown, path: Path): readonly Part[] {
  if (Array.isArray(value)) return value.flatMap((item, at) => within(item, [...path, at]));
  if (typeof value !== 'object' || value === null) return [{ value, path }];
  return Object.entries(value).flatMap(([key, inner]) => within(inner, [...path, key]));
}
