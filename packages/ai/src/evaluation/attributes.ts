import { BLUFF_COLOURS, CARD_TYPES, CARDS, ELEMENTS, GANGS, ICON_KINDS } from '@bluemoon/engine';
import type { Card } from '@bluemoon/engine';
import { MOMENTS, RULE_KINDS, STEP_KINDS } from '@bluemoon/engine/simulation';

/** A card as numbers, from its definition alone, so that the evaluation can judge cards it was not trained with. */
const WORDS = [
  'any',
  'fire',
  'earth',
  'higher',
  'lower',
  'moons',
  'capacity',
  'characterFire',
  'characterEarth',
  ...CARD_TYPES.map((type) => `type:${type}`),
  ...ELEMENTS.map((element) => `shield:${element}`),
  ...ICON_KINDS.map((kind) => `icon:${kind}`),
  ...GANGS.map((gang) => `icon:gang:${gang}`),
  ...BLUFF_COLOURS.map((colour) => `icon:bluff:${colour}`),
  ...['always', 'thisTurn', 'beforePlay', 'demand', ...MOMENTS].map((when) => `when:${when}`),
  ...RULE_KINDS.map((rule) => `rule:${rule}`),
  ...STEP_KINDS.map((step) => `step:${step}`),
];
/** Words added after the weights were trained; the weights do not include them. */
const UNTRAINED: ReadonlySet<string> = new Set([
  'when:gameBegins',
  'rule:lendReplace',
  'rule:moreCrystals',
  'step:cancel',
]);
const NAMES = WORDS.filter((word) => !UNTRAINED.has(word));
const INDEX = new Map(NAMES.map((name, i) => [name, i]));

export const ATTRIBUTES = NAMES.length;

/** Attributes of the training cards: weights of any others are untrained and so random. */
const IS_TRAINED = CARDS.reduce(
  (trained, card) => spelt(card).map((amount, i) => (amount === 0 ? trained[i] : 1)),
  new Float32Array(ATTRIBUTES),
);

/** Values are scaled so that most are between 0 and 1. */
export function attributesOf(card: Card): Float32Array {
  return spelt(card).map((amount, i) => amount * IS_TRAINED[i]);
}

function spelt(card: Card): Float32Array {
  const numbers = new Float32Array(ATTRIBUTES);
  const add = (name: string, amount: number): void => {
    const i = INDEX.get(name);
    if (i !== undefined) numbers[i] += amount;
  };
  const fire = (card.fire ?? 0) / 4;
  const earth = (card.earth ?? 0) / 4;
  add('any', 1);
  add('fire', fire);
  add('earth', earth);
  add('higher', Math.max(fire, earth));
  add('lower', Math.min(fire, earth));
  add('moons', (card.moons ?? 0) / 3);
  add('capacity', (card.capacity ?? 0) / 3);
  if (card.type === 'character') {
    add('characterFire', fire);
    add('characterEarth', earth);
  }
  add(`type:${card.type}`, 1);
  for (const element of card.shields ?? []) add(`shield:${element}`, 1);
  for (const icon of card.icons ?? []) {
    const [kind] = icon.split(':');
    add(`icon:${kind}`, 1);
    if (icon !== kind) add(`icon:${icon}`, 1);
  }
  for (const text of card.text ?? []) {
    add(`when:${text.when}`, 1);
    if ('rule' in text) add(`rule:${text.rule.rule}`, 1);
    if ('steps' in text) for (const step of text.steps) add(`step:${step.do}`, 1);
  }
  return numbers;
}
