import { expect, test } from 'vitest';
import { loadPack, formatProblem } from '../../src/pack/index.ts';
import type { COMPLAINTS, JSON_FAULTS } from '../../src/pack/complaints.ts';
import { CARD, complaints, one, problemsIn, saying } from './a-card.ts';

/** More problems than are told have a test of their own. */
type Kind = Exclude<keyof typeof COMPLAINTS, 'moreProblems'> | keyof typeof JSON_FAULTS;
type Told = readonly [json: unknown, en: string, de: string];

const achievement = { fire: undefined, earth: undefined, type: 'achievement' };
const loop: { cards?: unknown } = {};
loop.cards = [loop];

const discarding = (step: object) => ({
  when: 'now',
  steps: [{ do: 'discard', whose: 'rival', where: 'active', cards: {}, count: 'all', ...step }],
});

/** A kind of problem that is missing here does not compile. */
const ALL: Readonly<Record<Kind, Told>> = {
  notJson: [
    '{ "cards": [] }\n}',
    'line 2: is not JSON: expected the end of the text, but found "}"',
    'Zeile 2: ist kein JSON: erwartet wird das Ende des Textes, aber hier steht "}"',
  ],
  expected: [
    '{\n  "cards" [] }',
    'line 2: is not JSON: expected a colon, but found "["',
    'Zeile 2: ist kein JSON: erwartet wird ein Doppelpunkt, aber hier steht "["',
  ],
  commaMissing: [
    '{\n  "cards": [\n    { "id": "soot"\n      "name": 1 }',
    'line 3: is not JSON: a comma is missing before "name"',
    'Zeile 3: ist kein JSON: vor "name" fehlt ein Komma',
  ],
  otherQuotes: [
    '{\n  “cards”: [] }',
    'line 2: is not JSON: keys and texts stand in straight double quotation marks ("), not in “',
    'Zeile 2: ist kein JSON: Schlüssel und Texte stehen in geraden doppelten Anführungszeichen ("), nicht in “',
  ],
  commaTooMany: [
    '{\n  "cards": [\n    {},\n  ]\n}',
    'line 3: is not JSON: there is a comma too many: nothing follows it',
    'Zeile 3: ist kein JSON: hier ist ein Komma zu viel: Es folgt nichts darauf',
  ],
  openText: [
    '{\n  "cards": "Soot\n}',
    'line 2: is not JSON: a text has to end with a quotation mark on the line where it begins; \\" is a quotation mark inside it',
    'Zeile 2: ist kein JSON: ein Text muss in seiner Zeile mit einem Anführungszeichen enden; innerhalb des Textes schreibt man es \\"',
  ],
  remark: [
    '{\n  // my cards\n  "cards": [] }',
    'line 2: is not JSON: there are no remarks in JSON',
    'Zeile 2: ist kein JSON: in JSON gibt es keine Kommentare',
  ],
  keyTwice: [
    '{\n  "cards": [],\n  "cards": []\n}',
    'line 3: is not JSON: the key "cards" stands twice',
    'Zeile 3: ist kein JSON: der Schlüssel "cards" steht zweimal da',
  ],
  tooDeep: [
    '['.repeat(100_000),
    'line 1: is not JSON: it is nested too deeply',
    'Zeile 1: ist kein JSON: es ist zu tief verschachtelt',
  ],
  noJsonValue: [loop, 'is not a JSON value', 'lässt sich nicht als JSON schreiben'],
  packTooLong: [
    ' '.repeat(1_000_001),
    'has 1000001 characters; a card pack has at most 1000000, so split it into several',
    'hat 1000001 Zeichen; ein Kartenpaket hat höchstens 1000000, also teile es in mehrere',
  ],
  cardTooLong: [
    { cards: ['x'.repeat(5_000)] },
    'cards[0]: has 5002 characters; a card has at most 5000, so shorten its text',
    'cards[0]: hat 5002 Zeichen; eine Karte hat höchstens 5000, also kürze ihren Text',
  ],
  missing: [one({ name: { en: 'Soot' } }), 'cards[0].name.de: is missing', 'cards[0].name.de: fehlt'],
  missingChoice: [
    saying({ when: 'answer', to: { cards: {} }, steps: [{ do: 'discloseHand' }] }),
    'cards[0].text[0].to.rival: is missing: it has to be one of "plays", "retrieves", "lands", "retreats"',
    'cards[0].text[0].to.rival: fehlt: Hier muss eines von "plays", "retrieves", "lands", "retreats" stehen',
  ],
  unknownKey: [
    one({ sheilds: ['fire'] }),
    'cards[0].sheilds: is not known here; did you mean "shields"?',
    'cards[0].sheilds: ist hier nicht bekannt; war "shields" gemeint?',
  ],
  notOneOf: [
    one({ shields: ['water'] }),
    'cards[0].shields[0]: has to be one of "fire", "earth"',
    'cards[0].shields[0]: muss eines von "fire", "earth" sein',
  ],
  misspelt: [
    one({ shields: ['Fire'] }),
    'cards[0].shields[0]: is probably meant to be "fire", not "Fire"; it can be "fire", "earth"',
    'cards[0].shields[0]: soll wohl "fire" sein, nicht "Fire"; möglich ist "fire", "earth"',
  ],
  wordsForText: [
    saying('Draw a card.'),
    'cards[0].text[0]: has to say what the card does, as a list of objects: what it says is made from that (docs/CARD-PACKS.md)',
    'cards[0].text[0]: muss sagen, was die Karte tut, als Liste von Objekten: Was auf ihr steht, wird daraus gemacht (docs/CARD-PACKS.md)',
  ],
  noObject: [
    one({ name: 'Soot' }),
    'cards[0].name: has to be an object with "en" and "de"',
    'cards[0].name: muss ein Objekt mit "en" und "de" sein',
  ],
  otherThing: [
    saying({ when: 'demand', demand: { play: {} }, orElse: 'surrender' }),
    'cards[0].text[0].orElse: has to be an object or "retreat"',
    'cards[0].text[0].orElse: muss ein Objekt oder "retreat" sein',
  ],
  lacksKey: [
    saying({ when: 'beforePlay' }),
    'cards[0].text[0]: has to have onlyIf or freeIf',
    'cards[0].text[0]: braucht onlyIf oder freeIf',
  ],
  outOfBounds: [
    one({ moons: -1 }),
    'cards[0].moons: has to be at least 0',
    'cards[0].moons: muss mindestens 0 sein',
  ],
  tooLong: [
    one({ name: { en: 'Soot', de: 'R'.repeat(61) } }),
    'cards[0].name.de: has to be at most 60 characters long',
    'cards[0].name.de: darf höchstens 60 Zeichen lang sein',
  ],
  entriesOutOfBounds: [
    { cards: [] },
    'cards: has to have at least 1 entry',
    'cards: muss mindestens 1 Eintrag haben',
  ],
  badId: [
    one({ id: 'Soot!' }),
    'cards[0].id: has to be small letters (a to z) and digits, joined by single hyphens',
    'cards[0].id: darf nur aus kleinen Buchstaben (a bis z) und Ziffern bestehen, mit einzelnen Bindestrichen dazwischen',
  ],
  badLine: [
    one({ name: { en: 'Soot', de: ' Ruß' } }),
    'cards[0].name.de: has to be one line of text, without spaces around it',
    'cards[0].name.de: muss eine Zeile Text sein, ohne Leerzeichen davor und dahinter',
  ],
  worthNothing: [
    saying({ when: 'demand', demand: { discard: { worth: {} } }, orElse: 'retreat' }),
    'cards[0].text[0].demand.discard.worth: has to name fire or earth',
    'cards[0].text[0].demand.discard.worth: muss fire oder earth nennen',
  ],
  taken: [
    one({ id: 'muster-reinforcements' }),
    'cards[0].id: the id muster-reinforcements belongs to Muster Reinforcements, a card of the box',
    'cards[0].id: die id muster-reinforcements gehört schon zu Sammle neue Anhänger, einer Karte aus dem Spiel',
  ],
  shipNeedsCapacity: [
    one({ type: 'ship', fire: undefined, earth: undefined }),
    'cards[0].capacity: is missing: a ship has to have one (SHIP-6)',
    'cards[0].capacity: fehlt: Ein Schiff braucht einen Laderaum (SHIP-6)',
  ],
  onlyOn: [
    one({ capacity: 2 }),
    'cards[0].capacity: is only for cards of the type "ship" (SHIP-6)',
    'cards[0].capacity: gibt es nur auf Karten vom Typ "ship" (SHIP-6)',
  ],
  wordOnlyOn: [
    saying({ when: 'now', steps: [{ do: 'load', most: 1 }] }),
    'cards[0].text[0].steps[0].do: "load" is only for cards of the type "ship" (SHIP-6)',
    'cards[0].text[0].steps[0].do: "load" gibt es nur auf Karten vom Typ "ship" (SHIP-6)',
  ],
  achievementNeedsDragon: [
    one(achievement),
    'cards[0].dragon: is missing: an achievement card belongs to a dragon (ACHIEVE-2)',
    'cards[0].dragon: fehlt: Eine Kristallkarte gehört zu einem Drachen (ACHIEVE-2)',
  ],
  doesNotFight: [
    one({ ...achievement, dragon: 'lika', fire: 2 }),
    'cards[0].fire: is not for a card of the type "achievement": only characters, boosters and supports fight',
    'cards[0].fire: passt nicht zu einer Karte vom Typ "achievement": Nur "character", "booster" und "support" kämpfen',
  ],
  shieldWithoutValue: [
    one({ earth: undefined, shields: ['earth'] }),
    'cards[0].shields: need a value to stand by: earth is missing',
    'cards[0].shields: brauchen einen Wert, um den sie stehen: earth fehlt',
  ],
  withoutMoons: [
    one({ type: 'leader', fire: undefined, earth: undefined }),
    'cards[0].moons: are not for a card of the type "leader" (DECK-6)',
    'cards[0].moons: gibt es nicht auf Karten vom Typ "leader" (DECK-6)',
  ],
  decksAreComplete: [
    one({ deck: 'vulca' }),
    'cards[0].deck: cannot be given: the pre-built decks are complete (SETUP-2)',
    'cards[0].deck: kann nicht angegeben werden: Die fertigen Decks sind vollständig (SETUP-2)',
  ],
  familiesAreComplete: [
    one({ family: 1 }),
    'cards[0].family: cannot be given: the families are complete (FAMILY-2)',
    'cards[0].family: kann nicht angegeben werden: Die Familien sind vollständig (FAMILY-2)',
  ],
  nothingToCancel: [
    saying({ when: 'now', steps: [{ do: 'cancel' }] }),
    'cards[0].text[0].steps[0].do: "cancel" needs a card that is being played: it only goes with "when": "answer" and "rival": "plays" (INTERF-3)',
    'cards[0].text[0].steps[0].do: "cancel" braucht eine Karte, die gerade gespielt wird: Es gehört nur zu "when": "answer" mit "rival": "plays" (INTERF-3)',
  ],
  oneText: [
    saying(
      { when: 'beforePlay', onlyIf: { is: 'dragons', who: 'owner', atLeast: 1 } },
      { when: 'beforePlay', onlyIf: { is: 'ownsHyla', who: 'rival' } },
    ),
    'cards[0].text[1]: a card can have only one text with "onlyIf"; the rules would not look at this one',
    'cards[0].text[1]: eine Karte kann nur einen Text mit "onlyIf" haben; diesen würden die Regeln nicht beachten',
  ],
  beginningOrOnce: [
    saying(
      { when: 'oncePerTurn', steps: [{ do: 'draw', count: 1 }] },
      { when: 'beginning', steps: [{ do: 'draw', count: 1 }] },
    ),
    'cards[0].text[1]: a card has text of its Beginning phase or of once a turn, not both: one use would count for both (TEXT-4)',
    'cards[0].text[1]: eine Karte hat Text ihrer Anfangsphase oder für einmal pro Zug, nicht beides: Einmal genutzt, gälte beides als genutzt (TEXT-4)',
  ],
  nextOfAll: [
    saying({ when: 'thisTurn', rule: { rule: 'nextIsFree', cards: { types: ['character'] } } }),
    'cards[0].text[0].rule.cards: has to be { "types": ["character", "booster", "support"] }: the free icon goes to the next card, whichever it is (FREE-9)',
    'cards[0].text[0].rule.cards: muss { "types": ["character", "booster", "support"] } sein: Das Frei-Symbol bekommt die nächste Karte, gleich welche (FREE-9)',
  ],
  limitedTypes: [
    saying({
      when: 'always',
      rule: { rule: 'mayPlay', more: 1, cards: { types: ['booster'], people: 'flit' } },
    }),
    'cards[0].text[0].rule.cards: has to be { "types": ["booster"] } or { "types": ["support"] }; both types go together only with "more": "any" (BOOST-6 to BOOST-9)',
    'cards[0].text[0].rule.cards: muss { "types": ["booster"] } oder { "types": ["support"] } sein; beide Typen zusammen gehen nur mit "more": "any" (BOOST-6 bis BOOST-9)',
  ],
  lastsLonger: [
    saying({ when: 'thisTurn', rule: { rule: 'cannotCall' } }),
    'cards[0].text[0].when: "thisTurn" is for leadership cards, or for "nextIsFree": other cards stay active, so use "always"',
    'cards[0].text[0].when: "thisTurn" ist für Führungskarten oder für "nextIsFree": Andere Karten bleiben aktiv, also "always" verwenden',
  ],
  eachWithoutChoice: [
    saying({ when: 'now', may: true, steps: [{ do: 'draw', who: 'each', count: 1 }] }),
    'cards[0].text[0].steps[0].who: "each" cannot go with "may": true here, since nobody is asked; leave one of them out',
    'cards[0].text[0].steps[0].who: "each" verträgt sich hier nicht mit "may": true, denn niemand wird gefragt; eins von beiden weglassen',
  ],
  eachDiscardsAll: [
    saying(discarding({ whose: 'each', count: 1 })),
    'cards[0].text[0].steps[0].whose: "each" needs "count": "all" and cards without "either": the rules do not say who would choose',
    'cards[0].text[0].steps[0].whose: "each" braucht "count": "all" und Karten ohne "either": Die Regeln sagen nicht, wer wählen würde',
  ],
  eitherDiscardsAll: [
    saying(discarding({ count: 1, cards: { either: [{ types: ['booster'] }, { types: ['support'] }] } })),
    'cards[0].text[0].steps[0].count: has to be "all" with "either"; for one card of several kinds, name them in one description',
    'cards[0].text[0].steps[0].count: muss mit "either" "all" sein; für eine Karte aus mehreren Arten nennt man sie in einer Beschreibung',
  ],
  sparesCharacter: [
    saying(discarding({ sparing: 'lastCharacter' })),
    'cards[0].text[0].steps[0].sparing: "lastCharacter" needs "whose": "rival", "count": 1 and cards without "either" (CARD-3)',
    'cards[0].text[0].steps[0].sparing: "lastCharacter" braucht "whose": "rival", "count": 1 und Karten ohne "either" (CARD-3)',
  ],
  noSuchName: [
    saying({
      when: 'always',
      rule: { rule: 'ignore', what: 'text', cards: {}, voidFacing: ['Laughing Glas'] },
    }),
    'cards[0].text[0].rule.voidFacing[0]: no card has the English name "Laughing Glas"; did you mean "Laughing Gas"?',
    'cards[0].text[0].rule.voidFacing[0]: keine Karte heißt auf Englisch "Laughing Glas"; war "Laughing Gas" gemeint?',
  ],
  noSuchWord: [
    saying({ when: 'always', rule: { rule: 'cannotPlay', cards: { named: 'Strom' } } }),
    'cards[0].text[0].rule.cards.named: no card has "Strom" as a word of its English name; did you mean "Storm"?',
    'cards[0].text[0].rule.cards.named: keine Karte hat "Strom" als Wort in ihrem englischen Namen; war "Storm" gemeint?',
  ],
  noSuchEmissary: [
    one({ emissary: 'teodric-the-patent' }),
    'cards[0].emissary: no emissary has the id "teodric-the-patent"; did you mean "teodric-the-patient"?',
    'cards[0].emissary: kein Gesandter hat die id "teodric-the-patent"; war "teodric-the-patient" gemeint?',
  ],
};

test.each(Object.entries(ALL))('%s is told in both languages', (_, [json, en, de]) => {
  expect(complaints(json, 'en')).toEqual([en]);
  expect(complaints(json, 'de')).toEqual([de]);
});

test('an unknown key is told what is known, if that is not much', () => {
  const json = saying({ when: 'always', rule: { rule: 'cannotCall' }, steps: [] });
  expect(complaints(json, 'en')).toEqual(['cards[0].text[0].steps: is not known here, only "when", "rule"']);
  expect(complaints(json, 'de')).toEqual([
    'cards[0].text[0].steps: ist hier nicht bekannt, nur "when", "rule"',
  ]);
});

test.each<readonly [string, unknown, string, string]>([
  [
    'another card of the pack',
    { cards: [CARD, { ...CARD, number: 202, name: { en: 'Smut', de: 'Schmutz' } }] },
    'cards[1].id: the id soot belongs to Soot, another card of the pack',
    'cards[1].id: die id soot gehört schon zu Ruß, einer anderen Karte des Pakets',
  ],
  [
    'a stand-in, whose place a card takes by its id',
    one({ people: 'tutu', number: 1 }),
    'cards[0].number: the number tutu 1 belongs to Nanu Noon, a stand-in; with its id, "nanu-noon", this card takes its place',
    'cards[0].number: die Nummer tutu 1 gehört schon zu Nanu Mittag, einem Platzhalter; mit seiner id "nanu-noon" ersetzt diese Karte ihn',
  ],
])('what is taken says whose it is: %s', (_, json, en, de) => {
  expect([...complaints(json, 'en'), ...complaints(json, 'de')]).toEqual([en, de]);
});

test('a card of another pack is told once, by its id, and with its line', () => {
  const beside = [{ name: 'birds.json', cards: [CARD] }];
  const problems = problemsIn(() => loadPack(JSON.stringify(one({ fire: 7 }), null, 1), { beside }));
  expect(problems.map((problem) => formatProblem(problem, 'en'))).toEqual([
    'line 4, cards[0].id: the id soot belongs to Soot of the card pack “birds.json”',
  ]);
  expect(problems.map((problem) => formatProblem(problem, 'de'))).toEqual([
    'Zeile 4, cards[0].id: die id soot gehört schon zu Ruß aus dem Kartenpaket „birds.json“',
  ]);
});
