import type { Card, Element } from '../vocabulary/card.ts';
import type { Condition } from '../vocabulary/text.ts';
import { character, outsiders } from './define.ts';
import { ANY_CARD, FIGHTING_CARDS, RIVAL_HAS_SIX_CARDS, changeElement, hasActive } from './phrases.ts';

const mutant = (
  number: number,
  name: string,
  facts: Pick<Card, 'deck' | 'set' | 'emissary' | 'fire' | 'earth'>,
  onlyIf: Condition,
  element: Element | 'other' = 'other',
) =>
  character(number, name, {
    ...facts,
    moons: 0,
    shields: ['fire', 'earth'],
    icons: ['stop'],
    text: [{ when: 'beforePlay', onlyIf }, changeElement(element)],
  });

export const MUTANTS = outsiders('mutant', [
  mutant(
    101,
    'Den-bal-Ton',
    { deck: 'khind', fire: 8, earth: 8 },
    { is: 'dragons', who: 'rival', atLeast: 1 },
  ),
  mutant(102, 'Sas-van-Son', { deck: 'aqua', fire: 7, earth: 7 }, { is: 'biggerHand', who: 'rival', by: 2 }),
  mutant(103, 'Pen-dor-Nith', { deck: 'pillar', fire: 6, earth: 6 }, RIVAL_HAS_SIX_CARDS),
  mutant(104, 'Neth-sur-Pot', { deck: 'mimix', fire: 5, earth: 5 }, hasActive('rival', 3, FIGHTING_CARDS)),
  mutant(105, 'Var-dis-Nar', { deck: 'hoax', fire: 4, earth: 4 }, { is: 'attacked', power: 7 }),
  mutant(
    106,
    'Zig-nur-Don',
    { deck: 'vulca', fire: 4, earth: 0 },
    { is: 'attacked', power: 5, element: 'earth' },
    'fire',
  ),
  mutant(
    107,
    'Ras-mus-Pan',
    { deck: 'terrah', fire: 0, earth: 4 },
    { is: 'attacked', power: 5, element: 'fire' },
    'earth',
  ),
  mutant(
    108,
    'Chu-nan-Chi',
    { set: 'x2', emissary: 'brannoch-the-bridgewarden', fire: 3, earth: 3 },
    { is: 'ownsHyla', who: 'rival' },
  ),
  mutant(
    109,
    'Fel-nar-Gan',
    { deck: 'flit', fire: 0, earth: 0 },
    { is: 'has', who: 'owner', cards: ANY_CARD, where: 'areas', atMost: 0 },
  ),
  mutant(
    110,
    'Man-shu-Ran',
    { set: 'x1', emissary: 'brannoch-the-bridgewarden', fire: 0, earth: 0 },
    hasActive('rival', 1, { icon: 'free' }),
  ),
]);
