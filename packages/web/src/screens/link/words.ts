import type { LinkFault } from '../../keep/link.ts';
import { catalogue } from '../../words/language.svelte.ts';

const ENGLISH: Readonly<Record<LinkFault, string>> = {
  noLink: 'This address holds no game. Ask for the link again, or for a file.',
  cutOff: 'The end of the link is missing: it was cut off on its way. Ask for it again, or for a file.',
  changed: 'Some letters of the link were changed on its way. Ask for it again, or for a file.',
  newer: 'A later version of this program made the link. Reload the page to get that version.',
  otherRules: 'The game in the link does not fit the rules and cards of this version.',
  tooLong:
    'A link has at most 4,000 letters and 5,000 choices, and this one has more. Ask for a file instead.',
};
const GERMAN: Readonly<Record<LinkFault, string>> = {
  noLink: 'Diese Adresse enthält kein Spiel. Lass dir den Link noch einmal geben, oder eine Datei.',
  cutOff:
    'Das Ende des Links fehlt: er wurde unterwegs abgeschnitten. Lass ihn dir noch einmal geben, oder eine Datei.',
  changed:
    'Einige Buchstaben des Links wurden unterwegs verändert. Lass ihn dir noch einmal geben, oder eine Datei.',
  newer: 'Eine neuere Version dieses Programms hat den Link gemacht. Lade die Seite neu, um sie zu bekommen.',
  otherRules: 'Das Spiel im Link passt nicht zu den Regeln und Karten dieser Version.',
  tooLong:
    'Ein Link hat höchstens 4.000 Zeichen und 5.000 Entscheidungen, und dieser hat mehr. Lass dir eine Datei geben.',
};

export const LINK = catalogue({
  en: { cannot: 'This link cannot be followed', faults: ENGLISH },
  de: { cannot: 'Diesem Link lässt sich nicht folgen', faults: GERMAN },
});
