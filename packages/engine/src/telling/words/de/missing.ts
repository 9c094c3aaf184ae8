import { listed, parts } from '../../parts.ts';
import type { Parts } from '../../parts.ts';
import type { Names } from '../../names.ts';
import type { MissingWords } from '../language.ts';

interface Values {
  readonly fire: number;
  readonly earth: number;
}

const lacking = (number: number): string => (number === 1 ? 'es fehlt noch' : 'es fehlen noch');

function values({ fire, earth }: Values, and: string, names: Names): Parts {
  const open = [
    ...(fire > 0 ? [parts`${fire} ${names.element('fire')}`] : []),
    ...(earth > 0 ? [parts`${earth} ${names.element('earth')}`] : []),
  ];
  return parts`${lacking(fire > 0 ? fire : earth)} ${listed(open, and)}`;
}

export const MISSING: MissingWords = {
  values: (fact, names) => values(fact, 'und', names),
  oneOf: (fact, names) => values(fact, 'oder', names),
  moons: ({ number }) => [`${lacking(number)} ${number === 1 ? 'ein Mond' : `${number} Monde`}`],
  cards: ({ number }) => [`${lacking(number)} ${number === 1 ? 'eine Karte' : `${number} Karten`}`],
};
