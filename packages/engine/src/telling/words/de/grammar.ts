import type { Cause } from '../../../state/events.ts';
import { verb } from '../../../vocabulary/words/de/grammar.ts';
import type { Verb } from '../../../vocabulary/words/de/grammar.ts';
import type { Names } from '../../names.ts';
import { parts } from '../../parts.ts';
import type { Parts, Said } from '../../parts.ts';
import type { Person } from '../../voice.ts';

export const ANSAGEN = verb('sagen', 'sage', 'sagst', 'sagt', 'an');
export const ANZWEIFELN = verb('zweifeln', 'zweifle', 'zweifelst', 'zweifelt', 'an');
export const AUFGEBEN = verb('geben', 'gebe', 'gibst', 'gibt', 'auf');
export const BEGINNEN = verb('beginnen', 'beginne', 'beginnst', 'beginnt');
export const ENTSCHEIDEN = verb('entscheiden', 'entscheide', 'entscheidest', 'entscheidet');
export const GEWINNEN = verb('gewinnen', 'gewinne', 'gewinnst', 'gewinnt');
export const LANDEN = verb('landen', 'lande', 'landest', 'landet');
export const NENNEN = verb('nennen', 'nenne', 'nennst', 'nennt');
export const ÜBERLEGEN = verb('überlegen', 'überlege', 'überlegst', 'überlegt');
export const VERZICHTEN = verb('verzichten', 'verzichte', 'verzichtest', 'verzichtet');
export const WÄHLEN = verb('wählen', 'wähle', 'wählst', 'wählt');
export const WEITERKÄMPFEN = verb('kämpfen', 'kämpfe', 'kämpfst', 'kämpft', 'weiter');

/** Ich-forms are what cards say; here somebody is spoken to or spoken of. */
export const finite = (person: Person, { finite }: Verb): string =>
  person === 'you' ? finite.rival : finite.each;

const named = (you: string, rival: string) => (person: Person) => {
  if (person === 'you') return you;
  return person === 'rival' ? rival : person.name;
};

export const nominative = named('du', 'der Gegner');
export const accusative = named('dich', 'den Gegner');
export const dative = named('dir', 'dem Gegner');

export const reflexive = (person: Person): string => (person === 'you' ? 'dich' : 'sich');

/** What follows a noun: "des Gegners", "von Hoax". */
export const ofWhom = (person: Exclude<Person, 'you'>): string =>
  person === 'rival' ? 'des Gegners' : `von ${person.name}`;

/** "du legst Glimma ab", "Hoax legt Glimma ab". */
export function clause(person: Person, deed: Verb, ...said: readonly Said[]): Parts {
  const spaced = said.reduce<Parts>((before, each) => parts`${before} ${each}`, []);
  return parts`${nominative(person)} ${finite(person, deed)}${spaced}${deed.particle === '' ? '' : ` ${deed.particle}`}`;
}

export type Gender = 'masculine' | 'feminine' | 'neuter';

const ENDINGS = {
  nominative: { masculine: ['dein', 'der'], feminine: ['deine', 'die'], neuter: ['dein', 'das'] },
  accusative: { masculine: ['deinen', 'den'], feminine: ['deine', 'die'], neuter: ['dein', 'das'] },
  dative: { masculine: ['deinem', 'dem'], feminine: ['deiner', 'der'], neuter: ['deinem', 'dem'] },
} as const;

/** "deine Hand", "die Hand des Gegners", "der Hand von Hoax". */
export function owned(person: Person, noun: string, gender: Gender, form: keyof typeof ENDINGS): string {
  const [your, the] = ENDINGS[form][gender];
  return person === 'you' ? `${your} ${noun}` : `${the} ${noun} ${ofWhom(person)}`;
}

/** "eine Karte", "3 Karten". */
export const cards = (number: number): string => (number === 1 ? 'eine Karte' : `${number} Karten`);

/** In the accusative: "einen Drachen", "2 Drachen". */
export const dragons = (number: number): string => (number === 1 ? 'einen Drachen' : `${number} Drachen`);

export const crystals = (number: number): string => (number === 1 ? '1 Kristall' : `${number} Kristalle`);

/** " (Glimma)": the card whose text did it. */
export function because(by: Cause, names: Names): Parts {
  return typeof by === 'string' ? [] : parts` (${names.card(by.card)})`;
}
