import type { LinkFault } from '../../keep/link.ts';
import { catalogue } from '../../words/language.svelte.ts';

const ENGLISH: Readonly<Record<LinkFault, string>> = {
  noLink: 'This address contains no game. Ask for the link again, or for a file.',
  cutOff: 'The end of the link is missing: it was cut off. Ask for it again, or for a file.',
  changed: 'Some characters of the link have changed. Ask for it again, or for a file.',
  newer: 'A newer version of this program made the link. Reload the page to get that version.',
  otherRules: 'The game in the link does not fit the rules and cards of this version.',
  tooLong:
    'This link is too long: at most 4,000 characters and 5,000 choices are possible. Ask for a file instead.',
};
const GERMAN: Readonly<Record<LinkFault, string>> = {
  noLink: 'Diese Adresse enthält kein Spiel. Lass dir den Link noch einmal geben, oder eine Datei.',
  cutOff:
    'Das Ende des Links fehlt: Er wurde abgeschnitten. Lass ihn dir noch einmal geben, oder eine Datei.',
  changed: 'Einige Zeichen des Links wurden verändert. Lass ihn dir noch einmal geben, oder eine Datei.',
  newer: 'Eine neuere Version dieses Programms hat den Link gemacht. Lade die Seite neu, um sie zu bekommen.',
  otherRules: 'Das Spiel im Link passt nicht zu den Regeln und Karten dieser Version.',
  tooLong:
    'Dieser Link ist zu lang: Höchstens 4.000 Zeichen und 5.000 Entscheidungen sind möglich. Lass dir eine Datei geben.',
};

export const LINK = catalogue({
  en: { cannot: 'This link does not work', faults: ENGLISH },
  de: { cannot: 'Dieser Link funktioniert nicht', faults: GERMAN },
});
