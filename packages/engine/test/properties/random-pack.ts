import { BUILT_IN, CARD_TYPES, OUTSIDERS, PEOPLES } from '../../src/index.ts';
import type { Card, CardType, Text } from '../../src/index.ts';
import { loadPack, PackError } from '../../src/pack/index.ts';
import { packJsonSchema } from '../../src/pack/json-schema.ts';
import { drawFrom } from './draw-from-schema.ts';
import type { Random } from './random.ts';

type Schema = Readonly<Record<string, unknown>>;

export const PACK_FORM = packJsonSchema() as Schema;
const PARTS = PACK_FORM.$defs as Readonly<Record<'text' | 'card', Schema>>;
const CARD_PARTS = PARTS.card.properties as Readonly<Record<string, Schema>>;

/** Fighting needs characters, and games whose cards are all rare ones would soon be over. */
const TYPES: readonly CardType[] = [
  ...CARD_TYPES.filter((type) => type !== 'leader'),
  ...Array<CardType>(8).fill('character'),
  ...Array<CardType>(3).fill('booster'),
  ...Array<CardType>(3).fill('support'),
  ...Array<CardType>(2).fill('leadership'),
];
const FIGHTERS: readonly CardType[] = ['character', 'booster', 'support'];
const FIRST_WORDS = ['Ash', 'Bell', 'Crow'] as const;
const NAMES = BUILT_IN.cards.map(({ name }) => name.en);
const MOST_TRIES = 40;

/** A pack of so many cards, of whatever the form of packs allows, that passes all checks. */
export function randomPack(random: Random, size: number): readonly Card[] {
  return loadPack({ cards: Array.from({ length: size }, (_, i) => randomCard(random, i)) }).cards;
}

function randomCard(random: Random, number: number): Card {
  const type = random.pick(TYPES);
  const isFighter = FIGHTERS.includes(type);
  const value = (): number => Math.min(random.below(8), random.below(8));
  const name = `${random.pick(FIRST_WORDS)} ${number}`;
  const bare = {
    id: `drawn-${number}`,
    name: { en: name, de: name },
    people: random.pick([...PEOPLES, ...OUTSIDERS, 'buka', 'buka'] as const),
    number: 500 + number,
    type,
    ...(isFighter ? { fire: value(), earth: value() } : {}),
    ...(isFighter && random.chance(0.15) ? { shields: [random.pick(['fire', 'earth'])] } : {}),
    ...(type === 'ship' ? { capacity: 1 + random.below(4) } : {}),
    ...(type === 'achievement' ? { dragon: draw(random, CARD_PARTS.dragon) } : {}),
    ...(random.chance(0.5) ? { icons: [draw(random, CARD_PARTS.icons.items as Schema)] } : {}),
  } as Card;
  const texts: Text[] = [];
  for (let wanted = random.pick([0, 1, 1, 1, 2, 3]); wanted > 0; wanted--) {
    const text = randomText(random, { ...bare, text: texts });
    if (text !== null) texts.push(text);
  }
  return texts.length === 0 ? bare : { ...bare, text: texts };
}

/** More text that the checks allow on such a card; null if chance finds none. */
function randomText(random: Random, card: Card): Text | null {
  const when = card.type === 'interference' && random.chance(0.9) ? 'answer' : null;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const text = draw(random, PARTS.text) as Text;
    if ((when === null || text.when === when) && isAllowed({ ...card, text: [...(card.text ?? []), text] }))
      return text;
  }
  return null;
}

function isAllowed(card: Card): boolean {
  try {
    loadPack({ cards: [card] });
    return true;
  } catch (error) {
    if (error instanceof PackError) return false;
    throw error;
  }
}

function draw(random: Random, schema: Schema): unknown {
  return drawFrom(PACK_FORM, schema, random, (key) => {
    const name = random.pick(NAMES);
    return key === 'named' || key === 'together' ? random.pick(name.split(/[\s-]/)) : name;
  });
}
