import { BUILT_IN } from '@bluemoon/engine';
import { expect, test } from 'vitest';
import {
  flag,
  listOf,
  oneOf,
  pairOf,
  record,
  someObject,
  text,
  wholeNumber,
  within,
  word,
} from '../src/json.ts';
import {
  agreeOn,
  chooseDeck,
  draftDeck,
  draftedMatch,
  draftView,
  gameSetup,
  newDraft,
  newMatch,
  nextGame,
  peopleDeck,
  pick,
  readDraft,
  readMatch,
  recordResult,
  type Agreement,
  type Match,
  type MatchOptions,
} from '../src/index.ts';
import { refusalOf } from './refusal.ts';

const [vulca, hoax] = [peopleDeck('vulca', BUILT_IN), peopleDeck('hoax', BUILT_IN)];
const setup = (parts: Partial<Agreement>, deck = vulca) =>
  gameSetup(agreeOn(parts), [deck, hoax], { seed: 1, box: BUILT_IN });
const drafting = agreeOn({ match: true, decks: 'drafted' });
const match = (parts: Partial<MatchOptions> = {}) =>
  newMatch(
    { agreement: agreeOn({ match: true }), choosing: 'agreed', between: 'keep', seed: 1, ...parts },
    BUILT_IN,
  );
const withDecks = (begun: Match) => chooseDeck(chooseDeck(begun, 0, vulca, BUILT_IN), 1, hoax, BUILT_IN);
const ready = withDecks(match());
const strict = withDecks(match({ agreement: agreeOn({ match: true, tournament: { backtrack: 'loss' } }) }));
const won = (crystals: number, from = ready) =>
  recordResult(from, { winner: 0, crystals, reason: 'cardsOut' }, BUILT_IN);
const over = won(4, won(4));
const picks = draftDeck('vulca', BUILT_IN).map(({ id }) => id);
const draft = newDraft({ seats: 2, seed: 1 });
const [first = '', second = ''] = draftView(draft, 0, BUILT_IN).packet;
const finished = { ...draft, picks: [picks, picks].map((one) => [...one, ...one]) };

test.each<[what: string, attempt: () => unknown, en: string, de: string]>([
  [
    'a deck of a people that there is not',
    () => peopleDeck('none' as 'vulca', BUILT_IN),
    'There is no deck of “none”.',
    'Es gibt kein Deck „none“.',
  ],
  [
    'an emissary that there is not',
    () => peopleDeck('vulca', BUILT_IN, { emissary: 'spark' }),
    'There is no emissary “spark”.',
    'Es gibt keinen Gesandten „spark“.',
  ],
  [
    'ACHIEVE-1 achievements without a match',
    () => setup({ achievements: true }),
    'Achievement cards are used only in a match.',
    'Kristallkarten gibt es nur in einem Match.',
  ],
  [
    'DRAFT-14 a draft with emissaries',
    () => setup({ decks: 'drafted', emissaries: true }),
    'Drafted decks have no emissary, no inquisitor and no added family.',
    'Gedraftete Decks haben weder Gesandten noch Inquisitor noch eine zusätzliche Familie.',
  ],
  [
    'DECK-9 a deck that is not legal',
    () => setup({ decks: 'built' }, { ...vulca, cards: vulca.cards.slice(1) }),
    'This deck is not legal. The deck has 29 cards and needs exactly 30; 1 more. (DECK-1)',
    'Dieses Deck ist nicht erlaubt. Das Deck hat 29 Karten und braucht genau 30; es fehlen 1. (DECK-1)',
  ],
  [
    'DECK-1 DECK-2 a deck with two faults',
    () => setup({ decks: 'built' }, { ...vulca, cards: [...vulca.cards, 'spark'] }),
    'This deck is not legal. All cards of a deck are different; more than once in it: Spark. (DECK-2) The deck has 31 cards and may have exactly 30; 1 fewer. (DECK-1)',
    'Dieses Deck ist nicht erlaubt. Alle Karten eines Decks sind verschieden; mehrfach darin: Etnar. (DECK-2) Das Deck hat 31 Karten und darf genau 30 haben; 1 weniger. (DECK-1)',
  ],
  [
    'a saved match with other decks than were agreed on',
    () =>
      readMatch(
        { ...won(1, won(1)), games: [won(1).games[0], { ...won(1).games[0], decks: [hoax, vulca] }] },
        BUILT_IN,
      ),
    'games[1].decks: are other decks than the ones that follow from what was agreed.',
    'games[1].decks: sind andere Decks als die, die aus der Vereinbarung folgen.',
  ],
  [
    'VARIANT-1 a match that was not agreed on',
    () => match({ agreement: agreeOn() }),
    'A match must be agreed on in advance (VARIANT-1).',
    'Ein Match muss vorher vereinbart werden (VARIANT-1).',
  ],
  [
    'picks where nothing was drafted',
    () => match({ drafted: [[], []] }),
    'drafted: Only a match with drafted decks has picks.',
    'drafted: Gewählte Karten gibt es nur in einem Match mit gedrafteten Decks.',
  ],
  [
    'MATCH-4 sets where nothing is drawn',
    () => match({ sets: [vulca, hoax] }),
    'sets: Name sets in advance only for random draws (MATCH-4).',
    'sets: Nur zum Auslosen werden Decks vorher genannt (MATCH-4).',
  ],
  [
    'MATCH-4 one set to draw from',
    () => match({ choosing: 'random', sets: [vulca] }),
    'To draw leaders at random, two or more sets with different leaders are needed (MATCH-4).',
    'Zum Auslosen braucht es mindestens zwei Decks, alle mit verschiedenen Anführern (MATCH-4).',
  ],
  [
    'a draft without picks',
    () => match({ agreement: drafting }),
    'A match with drafted decks needs what both players picked.',
    'Für ein Match mit gedrafteten Decks braucht es die gewählten Karten beider Spieler.',
  ],
  [
    'DRAFT-14 drafted decks that are swapped',
    () => match({ agreement: drafting, between: 'swap', drafted: [[], []] }),
    'Drafted decks are built from the own picks, so they are neither drawn at random nor swapped (DRAFT-14).',
    'Gedraftete Decks bestehen aus eigenen Karten; sie werden weder ausgelost noch getauscht (DRAFT-14).',
  ],
  [
    'DRAFT-14 drafted decks that are drawn',
    () => match({ agreement: drafting, choosing: 'random', drafted: [[], []] }),
    'Drafted decks are built from the own picks, so they are neither drawn at random nor swapped (DRAFT-14).',
    'Gedraftete Decks bestehen aus eigenen Karten; sie werden weder ausgelost noch getauscht (DRAFT-14).',
  ],
  [
    'DRAFT-1 picks that are in no draft',
    () => match({ agreement: drafting, drafted: [['inferno'], []] }),
    'drafted[0]: Such cards are in no draft (DRAFT-1): Inferno.',
    'drafted[0]: Solche Karten gibt es in keinem Draft (DRAFT-1): Inferno.',
  ],
  [
    'DRAFT-3 a pick that was made twice',
    () => match({ agreement: drafting, drafted: [['spark', 'spark'], []] }),
    'drafted[0]: Nobody picks a card twice (DRAFT-3): Spark.',
    'drafted[0]: Niemand wählt eine Karte zweimal (DRAFT-3): Etnar.',
  ],
  [
    'DRAFT-3 a pick of both players',
    () => match({ agreement: drafting, drafted: [picks, picks] }),
    'drafted[1]: The other player picked the same (DRAFT-3): Flamebreath the Dazzling, Flash the Incendiary, Scorch the Inflammable, Lavar the Powerful, Volca, Blaze, Furnace, Spark and 25 more.',
    'drafted[1]: Dieselben hat der andere Spieler gewählt (DRAFT-3): Flammar der Blendende, Blizzar der Brandstifter, Sengar der Glutvolle, Lavar der Mächtige, Volca, Magma, Glutar, Etnar und 25 weitere.',
  ],
  [
    'DRAFT-14 too few picks',
    () => match({ agreement: drafting, drafted: [['spark'], []] }),
    'drafted[0]: A drafted deck needs 30 cards, and only 1 were picked (DRAFT-14).',
    'drafted[0]: Ein gedraftetes Deck braucht 30 Karten, gewählt wurden nur 1 (DRAFT-14).',
  ],
  [
    'a game before decks were chosen',
    () => nextGame(match(), BUILT_IN),
    'The decks of this game have not been chosen yet.',
    'Die Decks dieses Spiels sind noch nicht gewählt.',
  ],
  [
    'a result before decks were chosen',
    () => recordResult(match(), { winner: 0, crystals: 1, reason: 'cardsOut' }, BUILT_IN),
    'The decks of this game have not been chosen yet.',
    'Die Decks dieses Spiels sind noch nicht gewählt.',
  ],
  [
    'a third deck',
    () => chooseDeck(ready, 0, vulca, BUILT_IN),
    'Both decks of this game have been chosen already.',
    'Beide Decks dieses Spiels sind schon gewählt.',
  ],
  [
    'a deck where decks stay',
    () => chooseDeck(won(1), 0, vulca, BUILT_IN),
    'The decks of this game follow from what was agreed; there is nothing to choose.',
    'Die Decks dieses Spiels stehen durch die Vereinbarung fest; es gibt nichts zu wählen.',
  ],
  [
    'MATCH-1 a game after the last',
    () => nextGame(over, BUILT_IN),
    'The match is over.',
    'Das Match ist zu Ende.',
  ],
  [
    'SCORE-1 crystals that cards out cannot bring',
    () => won(5),
    'A win when a player has run out of cards brings 1, 2, 3 or 4 crystals, not 5 (SCORE-1).',
    'Ein Sieg, wenn jemandem die Karten ausgehen, bringt 1, 2, 3 oder 4 Kristalle, nicht 5 (SCORE-1).',
  ],
  [
    'SCORE-1 crystals that a last turn cannot bring',
    () => recordResult(ready, { winner: 0, crystals: 5, reason: 'lastTurn' }, BUILT_IN),
    'A win after the last turn brings 1, 2, 3 or 4 crystals, not 5 (SCORE-1).',
    'Ein Sieg nach dem letzten Zug bringt 1, 2, 3 oder 4 Kristalle, nicht 5 (SCORE-1).',
  ],
  [
    'SCORE-3 crystals that a fourth dragon cannot bring',
    () => recordResult(ready, { winner: 0, crystals: 5, reason: 'fourthDragon' }, BUILT_IN),
    'A win by the fourth dragon brings 4 crystals, not 5 (SCORE-1).',
    'Ein Sieg durch den vierten Drachen bringt 4 Kristalle, nicht 5 (SCORE-1).',
  ],
  [
    'BACKTRACK-3 crystals that an impossible turn cannot bring',
    () => recordResult(strict, { winner: 0, crystals: 5, reason: 'impossibleTurn' }, BUILT_IN),
    'A win by an impossible turn brings 4 crystals, not 5 (SCORE-1).',
    'Ein Sieg durch einen unmöglichen Zug bringt 4 Kristalle, nicht 5 (SCORE-1).',
  ],
  [
    'BACKTRACK-4 an impossible turn where it loses nothing',
    () => recordResult(ready, { winner: 0, crystals: 4, reason: 'impossibleTurn' }, BUILT_IN),
    'An impossible turn does not lose the game under what was agreed (BACKTRACK-4).',
    'Ein unmöglicher Zug kostet nach eurer Vereinbarung nicht das Spiel (BACKTRACK-4).',
  ],
  [
    'DRAFT-7 seven seats',
    () => newDraft({ seats: 7 as 6, seed: 1 }),
    'A draft has 2 to 6 seats, not 7.',
    'Ein Draft hat 2 bis 6 Plätze, nicht 7.',
  ],
  [
    'DRAFT-1 too few peoples',
    () => newDraft({ seats: 2, seed: 1, peoples: ['vulca', 'vulca'] }),
    'With 2 players the pool is made of 3 different people decks.',
    'Bei 2 Spielern besteht der Vorrat aus 3 verschiedenen Volksdecks.',
  ],
  [
    'a pick of a seat that there is not',
    () => pick(draft, 2, 'spark', BUILT_IN),
    'There is no seat 2; the seats are 0 to 1.',
    'Einen Platz 2 gibt es nicht; die Plätze sind 0 bis 1.',
  ],
  [
    'DRAFT-3 a second pick',
    () => pick(pick(draft, 0, first, BUILT_IN), 0, second, BUILT_IN),
    'You have picked already; the packets move on when everybody has.',
    'Du hast schon gewählt; weitergegeben wird, wenn alle so weit sind.',
  ],
  [
    'DRAFT-3 a pick from elsewhere',
    () => pick(draft, 1, 'inferno', BUILT_IN),
    '“Inferno” is not in your packet.',
    '„Inferno“ ist nicht unter deinen Karten.',
  ],
  [
    'a pick of nothing known',
    () => pick(draft, 1, 'x'.repeat(99), BUILT_IN),
    '“xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…” is not in your packet.',
    '„xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…“ ist nicht unter deinen Karten.',
  ],
  [
    'DRAFT-6 a pick after the last',
    () => pick(finished, 0, 'spark', BUILT_IN),
    'The draft is over.',
    'Der Draft ist zu Ende.',
  ],
  [
    'a match before the draft is over',
    () => draftedMatch({ ...draft, setup: { ...draft.setup, match: true } }, [0, 1], { seed: 1 }, BUILT_IN),
    'The draft is not over yet.',
    'Der Draft ist noch nicht zu Ende.',
  ],
  [
    'DRAFT-16 a match that was not agreed on',
    () => draftedMatch(finished, [0, 1], { seed: 1 }, BUILT_IN),
    'A match with drafted decks has to be agreed on before the draft (DRAFT-16).',
    'Ein Match mit gedrafteten Decks muss vor dem Draft vereinbart werden (DRAFT-16).',
  ],
  [
    'a match against oneself',
    () =>
      draftedMatch({ ...finished, setup: { ...finished.setup, match: true } }, [1, 1], { seed: 1 }, BUILT_IN),
    'A match is played by two different seats of the draft.',
    'Ein Match spielen zwei verschiedene Plätze des Drafts.',
  ],
  [
    'a match of a seat that there is not',
    () =>
      draftedMatch({ ...finished, setup: { ...finished.setup, match: true } }, [0, 2], { seed: 1 }, BUILT_IN),
    'A match is played by two different seats of the draft.',
    'Ein Match spielen zwei verschiedene Plätze des Drafts.',
  ],
  [
    'a saved draft with picks of one seat',
    () => readDraft({ ...draft, picks: [[]] }, BUILT_IN),
    'picks: has to be a list of 2, one for each seat.',
    'picks: muss eine Liste mit 2 Einträgen sein, einem für jeden Platz.',
  ],
  [
    'a saved draft with a wrong pick',
    () => readDraft({ ...draft, picks: [['inferno'], []] }, BUILT_IN),
    'picks[0][0]: “Inferno” is not in your packet.',
    'picks[0][0]: „Inferno“ ist nicht unter deinen Karten.',
  ],
  [
    'no flag',
    () => flag(1, 'on'),
    'on: must be true or false.',
    'on: muss wahr (true) oder falsch (false) sein.',
  ],
  [
    'no whole number',
    () => wholeNumber(1.5, 'count'),
    'count: must be a whole number.',
    'count: muss eine ganze Zahl sein.',
  ],
  ['no text', () => text(1, 'name'), 'name: must be a text.', 'name: muss ein Text sein.'],
  [
    'no word',
    () => word('x'.repeat(101), 'id'),
    'id: must have at most 100 letters, not 101.',
    'id: darf höchstens 100 Zeichen haben, nicht 101.',
  ],
  [
    'none of a few',
    () => oneOf(['a', 'b'])('c', 'letter'),
    'letter: must be one of a, b, not c.',
    'letter: muss eines von a, b sein, nicht c.',
  ],
  ['no list', () => listOf(flag)({}, 'list'), 'list: must be a list.', 'list: muss eine Liste sein.'],
  [
    'a list that is too long',
    () => listOf(flag, 1)([true, false], 'list'),
    'list: must have at most 1 entries, not 2.',
    'list: darf höchstens 1 Einträge haben, nicht 2.',
  ],
  [
    'no pair',
    () => pairOf(flag)([true], 'pair'),
    'pair: must be a list of two.',
    'pair: muss eine Liste mit zwei Einträgen sein.',
  ],
  [
    'no pair of flags',
    () => pairOf(flag)([true, 1], 'pair'),
    'pair[1]: must be true or false.',
    'pair[1]: muss wahr (true) oder falsch (false) sein.',
  ],
  [
    'an object with a field that two others go before',
    () => record<{ a: boolean; c: boolean }>({ a: flag, c: flag })({ a: true, b: 1, c: true }, ''),
    'b: is not known here; known are a, c.',
    'b: gibt es hier nicht; es gibt a, c.',
  ],
  [
    'what stands within something else',
    () => within('outer', () => within('inner', () => flag(1, ''))),
    'outer.inner: must be true or false.',
    'outer.inner: muss wahr (true) oder falsch (false) sein.',
  ],
  [
    'a word of sixty letters, which is shown whole',
    () => oneOf(['a'])('x'.repeat(60), 'letter'),
    `letter: must be one of a, not ${'x'.repeat(60)}.`,
    `letter: muss eines von a sein, nicht ${'x'.repeat(60)}.`,
  ],
  ['no object', () => someObject([], 'thing'), 'thing: must be an object.', 'thing: muss ein Objekt sein.'],
  [
    'an object with a strange field',
    () => record<{ a: boolean }>({ a: flag })({ a: true, b: 1 }, 'thing'),
    'thing.b: is not known here; known are a.',
    'thing.b: gibt es hier nicht; es gibt a.',
  ],
  [
    'an object without a field',
    () => record<{ a: boolean }>({ a: flag })({}, 'thing'),
    'thing.a: must be true or false.',
    'thing.a: muss wahr (true) oder falsch (false) sein.',
  ],
])('%s is refused in words that say why, in English and in German', (_, attempt, en, de) => {
  expect(refusalOf(attempt)).toEqual({ en, de });
});
