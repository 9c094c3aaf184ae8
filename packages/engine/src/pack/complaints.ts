import type { Card, CardType, Language } from '../vocabulary/card.ts';

/** A message in every language. */
export type Words = Readonly<Record<Language, string>>;

/** For messages with the same structure in both languages. */
const inBoth = (say: (language: Language) => string): Words => ({ en: say('en'), de: say('de') });

const OR: Words = { en: ' or ', de: ' oder ' };

/** Keys and values are part of the format, so they are not translated. */
const quoted = (value: unknown): string => JSON.stringify(value);

const listOf = (values: readonly unknown[]): string => values.map(quoted).join(', ');

const choice = (values: readonly unknown[]): Words =>
  values.length === 1
    ? inBoth(() => listOf(values))
    : { en: `one of ${listOf(values)}`, de: `eines von ${listOf(values)}` };

const meant = (near: string | undefined): Words =>
  near === undefined
    ? { en: '', de: '' }
    : { en: `; did you mean ${quoted(near)}?`, de: `; war ${quoted(near)} gemeint?` };

/** The types of values, as their author knows them. */
export const THINGS = {
  whole: { en: 'a whole number', de: 'eine ganze Zahl' },
  text: { en: 'a text', de: 'ein Text' },
  list: { en: 'a list', de: 'eine Liste' },
  object: { en: 'an object', de: 'ein Objekt' },
} as const satisfies Record<string, Words>;
export type Thing = keyof typeof THINGS;

/** What the JSON parser can expect next. */
export const EXPECTED = {
  value: { en: 'a value', de: 'ein Wert' },
  key: { en: 'a key in straight quotes', de: 'ein Schlüssel in geraden Anführungszeichen' },
  colon: { en: 'a colon', de: 'ein Doppelpunkt' },
  endOfObject: { en: 'a comma or the end of the object', de: 'ein Komma oder das Ende des Objekts' },
  endOfList: { en: 'a comma or the end of the list', de: 'ein Komma oder das Ende der Liste' },
  endOfText: { en: 'the end of the text', de: 'das Ende des Textes' },
} as const satisfies Record<string, Words>;
export type Expected = keyof typeof EXPECTED;

/** What the JSON parser found in place of what it expected; null at the end of the text. */
const foundInstead = (found: string | null): Words =>
  found === null
    ? { en: 'the text ends', de: 'der Text ist zu Ende' }
    : { en: `found ${quoted(found)}`, de: `hier steht ${quoted(found)}` };

/** Why a text is not valid JSON. */
export const JSON_FAULTS = {
  expected: (expected: Expected, found: string | null): Words => ({
    en: `expected ${EXPECTED[expected].en}, but ${foundInstead(found).en}`,
    de: `erwartet wird ${EXPECTED[expected].de}, aber ${foundInstead(found).de}`,
  }),
  commaMissing: (before: string): Words => ({
    en: `a comma is missing before ${quoted(before)}`,
    de: `vor ${quoted(before)} fehlt ein Komma`,
  }),
  otherQuotes: (mark: string): Words => ({
    en: `keys and texts stand in straight double quotation marks ("), not in ${mark}`,
    de: `Schlüssel und Texte stehen in geraden doppelten Anführungszeichen ("), nicht in ${mark}`,
  }),
  commaTooMany: (): Words => ({
    en: 'there is a comma too many: nothing follows it',
    de: 'hier ist ein Komma zu viel: Es folgt nichts darauf',
  }),
  openText: (): Words => ({
    en: 'a text has to end with a quotation mark on the line where it begins; \\" is a quotation mark inside it',
    de: 'ein Text muss in seiner Zeile mit einem Anführungszeichen enden; innerhalb des Textes schreibt man es \\"',
  }),
  remark: (): Words => ({ en: 'there are no remarks in JSON', de: 'in JSON gibt es keine Kommentare' }),
  keyTwice: (key: string): Words => ({
    en: `the key ${quoted(key)} stands twice`,
    de: `der Schlüssel ${quoted(key)} steht zweimal da`,
  }),
  tooDeep: (): Words => ({ en: 'it is nested too deeply', de: 'es ist zu tief verschachtelt' }),
};

type Bound = 'atMost' | 'atLeast';

/** What must be unique to a card. */
const SHARED = {
  id: { en: 'the id', de: 'die id' },
  number: { en: 'the number', de: 'die Nummer' },
  name: { en: 'the English name', de: 'der englische Name' },
} as const satisfies Record<string, Words>;

/** The card that already has it. */
export type Holder =
  | { readonly of: 'box' | 'pack' | 'standIns'; readonly card: Card }
  | { readonly of: 'otherPack'; readonly card: Card; readonly pack: string };

function nameOf(holder: Holder, language: Language): string {
  const name = holder.card.name[language];
  const isGerman = language === 'de';
  switch (holder.of) {
    case 'box':
      return `${name}, ${isGerman ? 'einer Karte aus dem Spiel' : 'a card of the box'}`;
    case 'pack':
      return `${name}, ${isGerman ? 'einer anderen Karte des Pakets' : 'another card of the pack'}`;
    case 'standIns':
      return isGerman
        ? `${name}, einem Platzhalter; mit seiner id ${quoted(holder.card.id)} ersetzt diese Karte ihn`
        : `${name}, a stand-in; with its id, ${quoted(holder.card.id)}, this card takes its place`;
    case 'otherPack':
      return isGerman
        ? `${name} aus dem Kartenpaket „${holder.pack}“`
        : `${name} of the card pack “${holder.pack}”`;
  }
}

const number = (count: number | bigint, one: string, several: string): string =>
  `${count} ${Number(count) === 1 ? one : several}`;

/** A longer list of keys would not help. */
const MAX_KEYS = 8;

/** Everything that can be said of a part of a pack, as a sentence whose subject is the part. */
export const COMPLAINTS = {
  notJson: (why: Words): Words => ({ en: `is not JSON: ${why.en}`, de: `ist kein JSON: ${why.de}` }),
  noJsonValue: (): Words => ({ en: 'is not a JSON value', de: 'lässt sich nicht als JSON schreiben' }),
  packTooLong: (letters: number, most: number): Words => ({
    en: `has ${letters} characters; a card pack has at most ${most}, so split it into several`,
    de: `hat ${letters} Zeichen; ein Kartenpaket hat höchstens ${most}, also teile es in mehrere`,
  }),
  cardTooLong: (letters: number, most: number): Words => ({
    en: `has ${letters} characters; a card has at most ${most}, so shorten its text`,
    de: `hat ${letters} Zeichen; eine Karte hat höchstens ${most}, also kürze ihren Text`,
  }),
  moreProblems: (told: number): Words => ({
    en: `there are more problems than these ${told}; correct them and try again`,
    de: `es gibt mehr Fehler als diese ${told}; behebe sie und versuche es noch einmal`,
  }),
  missing: (): Words => ({ en: 'is missing', de: 'fehlt' }),
  missingChoice: (known: readonly unknown[]): Words => ({
    en: `is missing: it has to be ${choice(known).en}`,
    de: `fehlt: Hier muss ${choice(known).de} stehen`,
  }),
  unknownKey: (near: string | undefined, known: readonly string[]): Words =>
    near !== undefined || known.length > MAX_KEYS
      ? { en: `is not known here${meant(near).en}`, de: `ist hier nicht bekannt${meant(near).de}` }
      : {
          en: `is not known here, only ${listOf(known)}`,
          de: `ist hier nicht bekannt, nur ${listOf(known)}`,
        },
  notOneOf: (known: readonly unknown[]): Words => ({
    en: `has to be ${choice(known).en}`,
    de: `muss ${choice(known).de} sein`,
  }),
  misspelt: (said: string, near: string, known: readonly unknown[]): Words => ({
    en: `is probably meant to be ${quoted(near)}, not ${quoted(said)}; it can be ${listOf(known)}`,
    de: `soll wohl ${quoted(near)} sein, nicht ${quoted(said)}; möglich ist ${listOf(known)}`,
  }),
  wordsForText: (): Words => ({
    en: 'has to say what the card does, as a list of objects: what it says is made from that (docs/CARD-PACKS.md)',
    de: 'muss sagen, was die Karte tut, als Liste von Objekten: Was auf ihr steht, wird daraus gemacht (docs/CARD-PACKS.md)',
  }),
  noObject: (keys: readonly string[]): Words => ({
    en: `has to be an object with ${keys.map(quoted).join(' and ')}`,
    de: `muss ein Objekt mit ${keys.map(quoted).join(' und ')} sein`,
  }),
  otherThing: (things: readonly Thing[], known: readonly unknown[] = []): Words => {
    const said = inBoth((language) =>
      [
        ...things.map((thing) => THINGS[thing][language]),
        ...(known.length === 0 ? [] : [choice(known)[language]]),
      ].join(OR[language]),
    );
    return { en: `has to be ${said.en}`, de: `muss ${said.de} sein` };
  },
  lacksKey: (keys: readonly string[]): Words => ({
    en: `has to have ${keys.join(OR.en)}`,
    de: `braucht ${keys.join(OR.de)}`,
  }),
  outOfBounds: (bound: Bound, limit: number | bigint): Words =>
    bound === 'atMost'
      ? { en: `has to be at most ${limit}`, de: `darf höchstens ${limit} sein` }
      : { en: `has to be at least ${limit}`, de: `muss mindestens ${limit} sein` },
  tooLong: (letters: number | bigint): Words => ({
    en: `has to be at most ${letters} characters long`,
    de: `darf höchstens ${letters} Zeichen lang sein`,
  }),
  entriesOutOfBounds: (bound: Bound, limit: number | bigint): Words =>
    bound === 'atMost'
      ? {
          en: `has to have at most ${number(limit, 'entry', 'entries')}`,
          de: `darf höchstens ${number(limit, 'Eintrag', 'Einträge')} haben`,
        }
      : {
          en: `has to have at least ${number(limit, 'entry', 'entries')}`,
          de: `muss mindestens ${number(limit, 'Eintrag', 'Einträge')} haben`,
        },
  badId: (): Words => ({
    en: 'has to be small letters (a to z) and digits, joined by single hyphens',
    de: 'darf nur aus kleinen Buchstaben (a bis z) und Ziffern bestehen, mit einzelnen Bindestrichen dazwischen',
  }),
  badLine: (): Words => ({
    en: 'has to be one line of text, without spaces around it',
    de: 'muss eine Zeile Text sein, ohne Leerzeichen davor und dahinter',
  }),
  worthNothing: (): Words => ({ en: 'has to name fire or earth', de: 'muss fire oder earth nennen' }),
  taken: (what: keyof typeof SHARED, said: string, holder: Holder): Words =>
    inBoth((language) => {
      const verb = language === 'de' ? 'gehört schon zu' : 'belongs to';
      return `${SHARED[what][language]} ${said} ${verb} ${nameOf(holder, language)}`;
    }),
  shipNeedsCapacity: (): Words => ({
    en: 'is missing: a ship has to have one (SHIP-6)',
    de: 'fehlt: Ein Schiff braucht einen Laderaum (SHIP-6)',
  }),
  onlyOn: (types: readonly CardType[], rule: string): Words => ({
    en: `is only for cards of the type ${types.map(quoted).join(OR.en)} (${rule})`,
    de: `gibt es nur auf Karten vom Typ ${types.map(quoted).join(OR.de)} (${rule})`,
  }),
  wordOnlyOn: (word: string, type: CardType, rule: string): Words =>
    inBoth((language) => `${quoted(word)} ${COMPLAINTS.onlyOn([type], rule)[language]}`),
  achievementNeedsDragon: (): Words => ({
    en: 'is missing: an achievement card belongs to a dragon (ACHIEVE-2)',
    de: 'fehlt: Eine Kristallkarte gehört zu einem Drachen (ACHIEVE-2)',
  }),
  doesNotFight: (type: string): Words => ({
    en: `is not for a card of the type ${quoted(type)}: only characters, boosters and supports fight`,
    de: `passt nicht zu einer Karte vom Typ ${quoted(type)}: Nur "character", "booster" und "support" kämpfen`,
  }),
  shieldWithoutValue: (element: string): Words => ({
    en: `need a value to stand by: ${element} is missing`,
    de: `brauchen einen Wert, um den sie stehen: ${element} fehlt`,
  }),
  withoutMoons: (type: string): Words => ({
    en: `are not for a card of the type ${quoted(type)} (DECK-6)`,
    de: `gibt es nicht auf Karten vom Typ ${quoted(type)} (DECK-6)`,
  }),
  decksAreComplete: (): Words => ({
    en: 'cannot be given: the pre-built decks are complete (SETUP-2)',
    de: 'kann nicht angegeben werden: Die fertigen Decks sind vollständig (SETUP-2)',
  }),
  familiesAreComplete: (): Words => ({
    en: 'cannot be given: the families are complete (FAMILY-2)',
    de: 'kann nicht angegeben werden: Die Familien sind vollständig (FAMILY-2)',
  }),
  nothingToCancel: (): Words => ({
    en: '"cancel" needs a card that is being played: it only goes with "when": "answer" and "rival": "plays" (INTERF-3)',
    de: '"cancel" braucht eine Karte, die gerade gespielt wird: Es gehört nur zu "when": "answer" mit "rival": "plays" (INTERF-3)',
  }),
  oneText: (what: string): Words => ({
    en: `a card can have only one text with ${what}; the rules would not look at this one`,
    de: `eine Karte kann nur einen Text mit ${what} haben; diesen würden die Regeln nicht beachten`,
  }),
  beginningOrOnce: (): Words => ({
    en: 'a card has text of its Beginning phase or of once a turn, not both: one use would count for both (TEXT-4)',
    de: 'eine Karte hat Text ihrer Anfangsphase oder für einmal pro Zug, nicht beides: Einmal genutzt, gälte beides als genutzt (TEXT-4)',
  }),
  nextOfAll: (): Words => ({
    en: 'has to be { "types": ["character", "booster", "support"] }: the free icon goes to the next card, whichever it is (FREE-9)',
    de: 'muss { "types": ["character", "booster", "support"] } sein: Das Frei-Symbol bekommt die nächste Karte, gleich welche (FREE-9)',
  }),
  limitedTypes: (): Words => ({
    en: 'has to be { "types": ["booster"] } or { "types": ["support"] }; both types go together only with "more": "any" (BOOST-6 to BOOST-9)',
    de: 'muss { "types": ["booster"] } oder { "types": ["support"] } sein; beide Typen zusammen gehen nur mit "more": "any" (BOOST-6 bis BOOST-9)',
  }),
  eachDiscardsAll: (): Words => ({
    en: '"each" needs "count": "all" and cards without "either": the rules do not say who would choose',
    de: '"each" braucht "count": "all" und Karten ohne "either": Die Regeln sagen nicht, wer wählen würde',
  }),
  eitherDiscardsAll: (): Words => ({
    en: 'has to be "all" with "either"; for one card of several kinds, name them in one description',
    de: 'muss mit "either" "all" sein; für eine Karte aus mehreren Arten nennt man sie in einer Beschreibung',
  }),
  sparesCharacter: (word: string, number: number | string): Words => ({
    en: `${quoted(word)} needs "whose": "rival", "count": ${JSON.stringify(number)} and cards without "either" (CARD-3)`,
    de: `${quoted(word)} braucht "whose": "rival", "count": ${JSON.stringify(number)} und Karten ohne "either" (CARD-3)`,
  }),
  lastsLonger: (): Words => ({
    en: '"thisTurn" is for leadership cards, or for "nextIsFree": other cards stay active, so use "always"',
    de: '"thisTurn" ist für Führungskarten oder für "nextIsFree": Andere Karten bleiben aktiv, also "always" verwenden',
  }),
  eachWithoutChoice: (): Words => ({
    en: '"each" cannot go with "may": true here, since nobody is asked; leave one of them out',
    de: '"each" verträgt sich hier nicht mit "may": true, denn niemand wird gefragt; eins von beiden weglassen',
  }),
  noSuchName: (name: string, near?: string): Words => ({
    en: `no card has the English name ${quoted(name)}${meant(near).en}`,
    de: `keine Karte heißt auf Englisch ${quoted(name)}${meant(near).de}`,
  }),
  noSuchWord: (word: string, near?: string): Words => ({
    en: `no card has ${quoted(word)} as a word of its English name${meant(near).en}`,
    de: `keine Karte hat ${quoted(word)} als Wort in ihrem englischen Namen${meant(near).de}`,
  }),
  noSuchEmissary: (id: string, near?: string): Words => ({
    en: `no emissary has the id ${quoted(id)}${meant(near).en}`,
    de: `kein Gesandter hat die id ${quoted(id)}${meant(near).de}`,
  }),
} as const;
