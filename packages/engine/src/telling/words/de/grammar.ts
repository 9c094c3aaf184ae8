import type { Cause } from '../../../state/events.ts';
import { verb } from '../../../words/de/grammar.ts';
import type { Verb } from '../../../words/de/grammar.ts';
import type { Names } from '../../names.ts';
import { parts } from '../../parts.ts';
import type { Parts, Said } from '../../parts.ts';
import type { Person } from '../../person.ts';

export const ANSAGEN = verb('sagen', 'sage', 'sagst', 'sagt', 'an');
export const ANZWEIFELN = verb('zweifeln', 'zweifle', 'zweifelst', 'zweifelt', 'an');
export const BEGINNEN = verb('beginnen', 'beginne', 'beginnst', 'beginnt');
export const BRAUCHEN = verb('brauchen', 'brauche', 'brauchst', 'braucht');
export const ENTSCHEIDEN = verb('entscheiden', 'entscheide', 'entscheidest', 'entscheidet');
export const GEWINNEN = verb('gewinnen', 'gewinne', 'gewinnst', 'gewinnt');
export const ANKÜNDIGEN = verb('kündigen', 'kündige', 'kündigst', 'kündigt', 'an');
export const LANDEN = verb('landen', 'lande', 'landest', 'landet');
export const NENNEN = verb('nennen', 'nenne', 'nennst', 'nennt');
export const NUTZEN = verb('nutzen', 'nutze', 'nutzt', 'nutzt');
export const VERZICHTEN = verb('verzichten', 'verzichte', 'verzichtest', 'verzichtet');
export const WÄHLEN = verb('wählen', 'wähle', 'wählst', 'wählt');
export const WEITERKÄMPFEN = verb('kämpfen', 'kämpfe', 'kämpfst', 'kämpft', 'weiter');

/** Cards speak in the first person; here players are addressed or mentioned. */
export const finite = (person: Person, { finite }: Verb): string =>
  person === 'you' ? finite.rival : finite.each;

const named = (you: string, rival: string) => (person: Person) => {
  if (person === 'you') return you;
  return person === 'rival' ? rival : person.name;
};

export const nominative = named('du', 'der Gegner');
export const accusative = named('dich', 'den Gegner');
export const dative = named('dir', 'dem Gegner');

export const may = (person: Person): string =>
  `${nominative(person)} ${person === 'you' ? 'darfst' : 'darf'}`;

export const must = (person: Person): string =>
  `${nominative(person)} ${person === 'you' ? 'musst' : 'muss'}`;

export const reflexive = (person: Person): string => (person === 'you' ? 'dich' : 'sich');

/** After a noun: "des Gegners", "von Hoax". */
export const ofWhom = (person: Person): string =>
  person === 'rival' ? 'des Gegners' : `von ${dative(person)}`;

/** "du legst Glimma ab", "Hoax legt Glimma ab". */
export function clause(person: Person, deed: Verb, ...said: readonly Said[]): Parts {
  const spaced = said.reduce<Parts>((before, each) => parts`${before} ${each}`, []);
  return parts`${nominative(person)} ${finite(person, deed)}${spaced}${deed.particle === '' ? '' : ` ${deed.particle}`}`;
}

const ARTICLES = {
  nominative: ['deine', 'die'],
  accusative: ['deine', 'die'],
  dative: ['deiner', 'der'],
} as const;

/** With a feminine noun: "deine Hand", "die Hand des Gegners", "der Hand von Hoax". */
export function owned(person: Person, noun: string, form: keyof typeof ARTICLES): string {
  const [your, the] = ARTICLES[form];
  return person === 'you' ? `${your} ${noun}` : `${the} ${noun} ${ofWhom(person)}`;
}

export const crystals = (number: number): string => (number === 1 ? '1 Kristall' : `${number} Kristalle`);

/** " (Glimma)": the card whose text did it. */
export function because(by: Cause, names: Names): Parts {
  return typeof by === 'string' ? [] : parts` (${names.card(by.card)})`;
}
