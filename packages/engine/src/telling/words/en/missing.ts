import { listed, parts } from '../../parts.ts';
import type { Parts } from '../../parts.ts';
import type { Names } from '../../names.ts';
import type { MissingWords } from '../language.ts';

interface Values {
  readonly fire: number;
  readonly earth: number;
}

const values = ({ fire, earth }: Values, and: string, names: Names): Parts =>
  listed(
    [
      ...(fire > 0 ? [parts`${fire} more ${names.element('fire')}`] : []),
      ...(earth > 0 ? [parts`${earth} more ${names.element('earth')}`] : []),
    ],
    and,
  );

const more = (number: number, noun: string): Parts => [
  `${number} more ${noun}${number === 1 ? '' : 's'} needed`,
];

export const MISSING: MissingWords = {
  values: (fact, names) => parts`${values(fact, 'and', names)} needed`,
  oneOf: (fact, names) => parts`${values(fact, 'or', names)} needed`,
  moons: ({ number }) => more(number, 'moon'),
  cards: ({ number }) => more(number, 'card'),
};
