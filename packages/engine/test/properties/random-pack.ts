import { BUILT_IN, CARD_TYPES, OUTSIDERS, PEOPLES } from '../../src/index.ts';
import type { Card, CardType, Text } from '../../src/index.ts';
import { loadPack, PackError } from '../../src/pack/index.ts';
import type { Problem } from '../../src/pack/index.ts';
import { packJsonSchema } from '../../src/pack/json-schema.ts';
import { FIGHTERS } from '../../src/pack/kinds.ts';
import { drawFrom } from './draw-from-schema.ts';
import type { Random } from './random.ts';

type Schema = Readonly<Record<string, unknown>>;

export const PACK_FORM = packJsonSchema() as Schema;
const PARTS = PACK_FORM.$defs as Readonly<Record<'text' | 'card', Schema>>;
const CARD_PARTS = PARTS.card.properties as Readonly<Record<string, Schema>>;

/** Fighting needs characters, and games whose cards are all rare ones would soon be over. */
const TYPES: readonly CardType[] = [
  ...CARD_TYPES,
  ...Array<CardType>(8).fill('character'),
  ...Array<CardType>(3).fill('booster'),
  ...Array<CardType>(3).fill('support'),
  ...Array<CardType>(2).fill('leadership'),
];
const FIRST_WORDS = ['Ash', 'Bell', 'Crow'] as const;
const NAMES = BUILT_IN.cards.map(({ name }) => name.en);
const EMISSARIES = BUILT_IN.cards.filter(({ type }) => type === 'emissary').map(({ id }) => id);
const REDRAWINGS = 20;

/** A pack of `size` random cards that uses the whole format and passes all checks. */
export function randomPack(random: Random, size: number): readonly Card[] {
  const cards = Array.from({ length: size }, (_, i) => randomCard(random, i));
  // Checks look at each card alone, so only those that were mended are checked again.
  let doubtful = cards.map((_, i) => i);
  for (let times = 0; doubtful.length > 0; times++) {
    const text = times < REDRAWINGS ? (card: Card) => randomText(random, card) : null;
    const problems = problemsOf(doubtful.map((at) => cards[at]));
    const bad = doubtful.map((at, i) => ({ at, problems: problems.filter(({ path }) => path[1] === i) }));
    doubtful = bad.flatMap(({ at, problems: own }) => (own.length === 0 ? [] : [at]));
    for (const one of bad) cards[one.at] = mended(cards[one.at], one.problems, text);
  }
  return loadPack({ cards }).cards;
}

function problemsOf(cards: readonly Card[]): readonly Problem[] {
  try {
    loadPack({ cards });
    return [];
  } catch (error) {
    if (error instanceof PackError) return error.problems;
    throw error;
  }
}

/** Without the parts that the checks complain of, with other text in place of such text. */
function mended(card: Card, problems: readonly Problem[], draw: ((card: Card) => Text) | null): Card {
  if (problems.length === 0) return card;
  const bad = new Set(problems.map(({ path }) => String(path[2])));
  const badTexts = new Set(problems.flatMap(({ path }) => (path[2] === 'text' ? [path[3]] : [])));
  const good = Object.entries(card).filter(([key]) => key === 'text' || !bad.has(key));
  const text = card.text?.flatMap((one, i) => {
    if (!badTexts.has(i)) return [one];
    return draw === null ? [] : [draw(card)];
  });
  const { text: _, ...rest } = Object.fromEntries(good) as unknown as Card;
  return text === undefined || text.length === 0 ? rest : { ...rest, text };
}

/** How often a card has a part that few cards have. */
const RARE_PART = 0.1;

function randomCard(random: Random, number: number): Card {
  const type = random.pick(TYPES);
  const isFighter = FIGHTERS.includes(type);
  const value = (): number => Math.min(random.below(8), random.below(8));
  const name = `${random.pick(FIRST_WORDS)} ${number}`;
  const rare = Object.entries(CARD_PARTS)
    .filter(([key]) => key !== 'text' && random.chance(RARE_PART))
    .map(([key, part]) => [key, draw(random, part, key)] as const);
  const card = {
    ...Object.fromEntries(rare),
    id: `drawn-${number}`,
    name: { en: name, de: name },
    people: random.pick([...PEOPLES, ...OUTSIDERS, 'buka', 'buka'] as const),
    number: 500 + number,
    type,
    ...(isFighter ? { fire: value(), earth: value() } : {}),
    ...(type === 'ship' ? { capacity: 1 + random.below(4) } : {}),
    ...(type === 'achievement' ? { dragon: draw(random, CARD_PARTS.dragon) } : {}),
    ...(random.chance(0.5) ? { icons: [draw(random, CARD_PARTS.icons.items as Schema)] } : {}),
    ...(random.chance(0.7) ? { moons: random.below(4) } : {}),
  } as Card;
  const length = random.pick([0, 1, 1, 1, 2, 3]);
  return length === 0 ? card : { ...card, text: Array.from({ length }, () => randomText(random, card)) };
}

/** Text that only cards of a type have, and how much of their text is of that kind. */
const OWN_TEXT: Partial<Readonly<Record<CardType, readonly [number, (text: Text) => boolean]>>> = {
  interference: [0.9, ({ when }) => when === 'answer'],
  ship: [0.3, (text) => /"(?:load|handWhileLanding)"/.test(JSON.stringify(text))],
};

function randomText(random: Random, { type }: Card): Text {
  const [share, isOwn] = OWN_TEXT[type] ?? [0, () => true];
  const mustBeOwn = random.chance(share);
  for (;;) {
    const text = settled(draw(random, PARTS.text) as Text, random);
    if (!mustBeOwn || isOwn(text)) return text;
  }
}

/** With cards that chance would seldom describe in the one way that the checks allow. */
function settled(text: Text, random: Random): Text {
  if (!('rule' in text)) return text;
  const { rule } = text;
  switch (rule.rule) {
    case 'nextIsFree':
      return { ...text, rule: { ...rule, cards: { types: FIGHTERS } } };
    case 'mayPlay':
      return { ...text, rule: { ...rule, cards: { types: [random.pick(['booster', 'support'])] } } };
    default:
      return text;
  }
}

function draw(random: Random, part: Schema, key = ''): unknown {
  return drawFrom({ root: PACK_FORM, part, key }, random, (place) => {
    if (place === 'emissary') return random.pick(EMISSARIES);
    const name = random.pick(NAMES);
    return place === 'named' || place === 'together' ? random.pick(name.split(/[\s-]/)) : name;
  });
}
