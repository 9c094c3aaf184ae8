import {
  apply,
  boxWith,
  BUILT_IN,
  decision,
  newGame,
  PEOPLES,
  positionOf,
  type Seat,
  viewFor,
} from '@bluemoon/engine';
import { describe, expect, test } from 'vitest';
import {
  agreeOn,
  chooseDeck,
  draftDeck,
  matchStatus,
  matchView,
  newMatch,
  nextGame,
  peopleDeck,
  readMatch,
  recordResult,
  scoreSheet,
  type Agreement,
  type Match,
  type MatchOptions,
} from '../../src/index.ts';
import { numberAt } from '../../src/chance.ts';
import { EMISSARY_SET, german, id, ids, invented, QUIET_INQUISITOR } from '../cards.ts';
import { refusalOf } from '../refusal.ts';

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const agreement = agreeOn({ match: true });
const begun = (parts: Partial<MatchOptions> = {}) =>
  newMatch({ agreement, choosing: 'agreed', between: 'keep', seed: 11, first: 0, ...parts }, BUILT_IN);
const [vulca, hoax, mimix, flit] = [
  peopleDeck('vulca', BUILT_IN),
  peopleDeck('hoax', BUILT_IN),
  peopleDeck('mimix', BUILT_IN),
  peopleDeck('flit', BUILT_IN),
];
const chosen = (match: Match, a = vulca, b = hoax) =>
  chooseDeck(chooseDeck(match, 0, a, BUILT_IN), 1, b, BUILT_IN);
const won = (match: Match, winner: Seat, crystals: number) =>
  recordResult(match, { winner, crystals, reason: crystals === 4 ? 'fourthDragon' : 'cardsOut' }, BUILT_IN);
const losesTheGame = (match: Match) =>
  viewFor(newGame(nextGame(match, BUILT_IN)).state, 0).rules.backtrack === 'loss';
const impossibly = (match: Match, crystals: number) =>
  recordResult(match, { winner: 0, crystals, reason: 'impossibleTurn' }, BUILT_IN);
const conceded = (match: Match, crystals: number) =>
  recordResult(match, { winner: 1, crystals, reason: 'resigned' }, BUILT_IN);

describe('a match', () => {
  test('goes to at least five crystals, and nothing beyond them counts (MATCH-1, RULING-14)', () => {
    const four = won(won(chosen(begun()), 0, 3), 0, 1);
    expect(matchStatus(four)).toMatchObject({ score: [4, 0], winner: null, next: { task: 'play' } });
    for (const crystals of [1, 4]) {
      const over = won(four, 0, crystals);
      expect(matchStatus(over)).toMatchObject({
        score: [4 + crystals, 0],
        winner: 0,
        game: 3,
        next: { task: 'none' },
      });
      expect(() => won(over, 1, 4)).toThrow('The match is over.');
      expect(() => nextGame(over, BUILT_IN)).toThrow('The match is over.');
      expect(() => chooseDeck(over, 0, vulca, BUILT_IN)).toThrow('The match is over.');
    }
  });

  test('the winner of a game gets its crystals, the loser none (SCORE-1, SCORE-3)', () => {
    const match = won(won(chosen(begun()), 1, 4), 0, 2);
    expect(matchStatus(match).score).toEqual([2, 4]);
    for (const crystals of [0, 5, 1.5])
      expect(() => won(match, 0, crystals)).toThrow(`brings 1, 2, 3 or 4 crystals, not ${crystals}`);
  });

  test('the fourth dragon always brings four (SCORE-3, RULING-5)', () => {
    const match = chosen(begun());
    const ended = (crystals: number) => () =>
      recordResult(match, { winner: 0, crystals, reason: 'fourthDragon' }, BUILT_IN);
    expect(matchStatus(ended(4)()).score).toEqual([4, 0]);
    for (const crystals of [1, 2, 3, 5])
      expect(refusalOf(ended(crystals))).toEqual({
        en: `A win by the fourth dragon brings 4 crystals, not ${crystals} (SCORE-1).`,
        de: `Ein Sieg durch den vierten Drachen bringt 4 Kristalle, nicht ${crystals} (SCORE-1).`,
      });
  });

  const penalties = [null, ...(['free', 'loss', 'retreat'] as const).map((backtrack) => ({ backtrack }))];
  const policies = (['legends', 'first'] as const).flatMap((edition) =>
    penalties.map((tournament) =>
      chosen(begun({ agreement: agreeOn({ match: true, edition, tournament }) })),
    ),
  );

  test('an impossible turn brings four where it loses the game (BACKTRACK-3, BACKTRACK-4)', () => {
    const matches = policies.filter(losesTheGame);
    expect(matches).toHaveLength(3);
    for (const match of matches) {
      expect(matchStatus(impossibly(match, 4)).score).toEqual([4, 0]);
      expect(() => impossibly(match, 2)).toThrow('A win by an impossible turn brings 4 crystals, not 2');
    }
  });

  test('elsewhere no game ends by an impossible turn (BACKTRACK-1, BACKTRACK-4)', () => {
    for (const match of policies.filter((one) => !losesTheGame(one)))
      expect(refusalOf(() => impossibly(match, 4))).toEqual({
        en: 'An impossible turn does not lose the game under what was agreed (BACKTRACK-4).',
        de: 'Ein unmöglicher Zug kostet nach eurer Vereinbarung nicht das Spiel (BACKTRACK-4).',
      });
  });

  test('a conceded game brings the rival four, and is read back (PROJECT-44)', () => {
    const match = chosen(begun());
    const saved = conceded(match, 4);
    expect(matchStatus(saved)).toMatchObject({ score: [0, 4], first: 0 });
    expect(() => conceded(match, 1)).toThrow('A win because the rival concedes brings 4 crystals, not 1');
    expect(readMatch(json(saved), BUILT_IN)).toEqual(saved);
  });

  const [horned, plain] = [
    peopleDeck('vulca', BUILT_IN, { emissary: 'ondalin-of-the-pools' }),
    peopleDeck('hoax', BUILT_IN, { emissary: 'brannoch-the-bridgewarden' }),
  ];
  const withEmissaries = (parts: Partial<Agreement>) =>
    chosen(begun({ agreement: agreeOn({ match: true, emissaries: true, ...parts }) }), horned, plain);

  test('achievement cards in the deck of the winner may bring more (ACHIEVE-1)', () => {
    const match = withEmissaries({ achievements: true });
    const dragon = (winner: Seat, crystals: number) =>
      matchStatus(recordResult(match, { winner, crystals, reason: 'fourthDragon' }, BUILT_IN)).score;
    expect(dragon(0, 4)).toEqual([4, 0]);
    expect(dragon(0, 5)).toEqual([5, 0]);
    expect(matchStatus(won(match, 0, 5)).score).toEqual([5, 0]);
    expect(() => dragon(0, 3)).toThrow('brings 4 or 5 crystals, not 3');
    expect(() => dragon(1, 5)).toThrow('brings 4 crystals, not 5');
    expect(() => won(match, 0, 6)).toThrow('brings 1, 2, 3, 4 or 5 crystals, not 6');
  });

  test('where they were not agreed on they bring nothing, though a deck holds them (ACHIEVE-1, PROJECT-21)', () => {
    expect(() => won(withEmissaries({}), 0, 5)).toThrow('brings 1, 2, 3 or 4 crystals, not 5');
  });

  test('a conceded game may bring as much as a win would (PROJECT-44)', () => {
    const match = withEmissaries({ achievements: true });
    const ended = (crystals: number) =>
      matchStatus(recordResult(match, { winner: 0, crystals, reason: 'resigned' }, BUILT_IN)).score;
    expect(ended(5)).toEqual([5, 0]);
    expect(() => ended(3)).toThrow('brings 4 or 5 crystals, not 3');
  });

  test('nothing adds to what an impossible turn brings (BACKTRACK-3)', () => {
    const match = withEmissaries({ achievements: true, tournament: { backtrack: 'loss' } });
    const ended = (crystals: number) =>
      recordResult(match, { winner: 0, crystals, reason: 'impossibleTurn' }, BUILT_IN);
    expect(matchStatus(ended(4)).score).toEqual([4, 0]);
    expect(() => ended(5)).toThrow('brings 4 crystals, not 5');
  });

  test('so may the emissaries of the winner (INQUIS-4, PROJECT-31)', () => {
    const text = [{ when: 'always', rule: { rule: 'moreCrystals', more: 2 } }] as const;
    const judge = invented('Test Judge', { people: 'inquisitor', type: 'inquisitor', text });
    const herald = invented('Test Herald', { people: 'emissary', type: 'emissary', text });
    const brought = EMISSARY_SET.map((card) => ({ ...card, emissary: herald.id }));
    const box = boxWith([judge, herald, ...brought]);
    const match = newMatch(
      { ...begun().options, agreement: agreeOn({ match: true, emissaries: true, inquisitors: true }) },
      box,
    );
    const [both, one] = [
      peopleDeck('vulca', box, { emissary: herald.id, inquisitor: judge.id }),
      peopleDeck('hoax', box, { emissary: herald.id }),
    ];
    const ready = chooseDeck(chooseDeck(match, 0, both, box), 1, one, box);
    const scored = (winner: Seat, crystals: number) =>
      matchStatus(recordResult(ready, { winner, crystals, reason: 'fourthDragon' }, box)).score;
    expect(scored(0, 8)).toEqual([8, 0]);
    expect(scored(1, 6)).toEqual([0, 6]);
    expect(() => scored(0, 7)).toThrow('brings 4, 6 or 8 crystals, not 7');
    expect(() => scored(1, 8)).toThrow('brings 4 or 6 crystals, not 8');
  });

  test('the loser of a game starts the next one (MATCH-2)', () => {
    const match = chosen(begun({ first: 1 }));
    expect(matchStatus(match).first).toBe(1);
    expect(nextGame(match, BUILT_IN).first).toBe(1);
    expect(nextGame(won(match, 0, 1), BUILT_IN).first).toBe(1);
    expect(nextGame(won(match, 1, 1), BUILT_IN).first).toBe(0);
  });

  test('chance picks who starts the first game if nobody else does (SETUP-5)', () => {
    const firsts = Array.from({ length: 40 }, (_, seed) => {
      const match = newMatch({ agreement, choosing: 'agreed', between: 'keep', seed }, BUILT_IN);
      return matchStatus(match).first;
    });
    expect(new Set(firsts)).toEqual(new Set([0, 1]));
    // A match that was saved has to go on with the same starting player in every later version.
    expect(firsts.slice(0, 8)).toEqual([1, 0, 1, 1, 0, 0, 0, 1]);
  });

  test('every game has a deal of its own', () => {
    const first = chosen(begun());
    const second = won(first, 0, 1);
    expect(nextGame(first, BUILT_IN)).toEqual(nextGame(first, BUILT_IN));
    expect(nextGame(second, BUILT_IN).seed).not.toBe(nextGame(first, BUILT_IN).seed);
    expect(nextGame(second, BUILT_IN)).toMatchObject({ decks: ['vulca', 'hoax'] });
    const given = 'a'.repeat(64);
    expect(nextGame(second, BUILT_IN, given)).toEqual({ ...nextGame(second, BUILT_IN), seed: given });
  });

  test('has to be agreed on (VARIANT-1)', () => {
    expect(() => begun({ agreement: agreeOn() })).toThrow('agreed on in advance');
  });
});

describe('the sets', () => {
  test('are agreed on before the first game, and may stay (MATCH-4)', () => {
    const match = begun();
    expect(matchStatus(match).next).toEqual({ task: 'chooseDecks', seats: [0, 1] });
    const half = chooseDeck(match, 1, hoax, BUILT_IN);
    expect(matchStatus(half).next).toEqual({ task: 'chooseDecks', seats: [0] });
    expect(() => nextGame(half, BUILT_IN)).toThrow('not been chosen yet');
    expect(() => won(half, 0, 1)).toThrow('not been chosen yet');
    const after = won(chosen(match), 0, 1);
    expect(nextGame(after, BUILT_IN).decks).toEqual(['vulca', 'hoax']);
    expect(() => chooseDeck(after, 0, flit, BUILT_IN)).toThrow('nothing to choose');
  });

  test('may be swapped after each game (MATCH-3)', () => {
    const second = won(chosen(begun({ between: 'swap' })), 0, 1);
    expect(nextGame(second, BUILT_IN).decks).toEqual(['hoax', 'vulca']);
    expect(nextGame(won(second, 0, 1), BUILT_IN).decks).toEqual(['vulca', 'hoax']);
  });

  test('may be drawn at random, never the same leader for both (MATCH-4)', () => {
    const sets = PEOPLES.map((people) => peopleDeck(people, BUILT_IN));
    const drawn = Array.from({ length: 60 }, (_, seed) => {
      const match = begun({ choosing: 'random', between: 'choose', sets, seed });
      expect(matchStatus(match).next).toEqual({ task: 'play' });
      expect(() => chooseDeck(match, 0, vulca, BUILT_IN)).toThrow('nothing to choose');
      return [nextGame(match, BUILT_IN).decks, nextGame(won(match, 0, 1), BUILT_IN).decks];
    }).flat();
    expect(new Set(drawn.flat()).size).toBe(PEOPLES.length);
    for (const [mine, yours] of drawn) expect(mine).not.toBe(yours);
    expect(() => begun({ choosing: 'random', sets: [vulca] })).toThrow('two or more sets');
    expect(() => begun({ choosing: 'random', sets: [vulca, vulca] })).toThrow('different leaders');
  });

  test('sets from which is drawn have to be legal, each of them (MATCH-4, RULING-15)', () => {
    const short = { ...hoax, cards: hoax.cards.slice(1) };
    const sets = [vulca, short, mimix];
    expect(() => begun({ choosing: 'random', sets })).toThrow(
      /^sets\[1\]: This deck is not legal\. .*29 cards and needs exactly 30/,
    );
    const options = { ...begun().options, choosing: 'random', sets };
    expect(() => readMatch(json({ ...begun(), options }), BUILT_IN)).toThrow(
      /^options\.sets\[1\]: This deck is not legal/,
    );
  });

  test('the deal of each game follows from the seed of the match, and is another in each game', () => {
    const second = won(chosen(begun()), 0, 1);
    expect([chosen(begun()), second].map((match) => nextGame(match, BUILT_IN).seed)).toEqual([
      numberAt(11, 1),
      numberAt(11, 4),
    ]);
  });

  test('may be chosen in secret before each game and revealed at the same time (MATCH-5)', () => {
    const match = begun({ choosing: 'secret', between: 'choose' });
    const half = chooseDeck(match, 0, mimix, BUILT_IN);
    expect(matchView(half, 0).decks).toEqual([{ seen: 'all', deck: mimix }, null]);
    for (const viewer of [1, 'spectator'] as const) {
      expect(matchView(half, viewer).decks).toEqual([{ seen: 'nothing' }, null]);
      expect(JSON.stringify(matchView(half, viewer))).not.toContain(mimix.leader);
      expect(matchView(half, viewer)).toEqual(matchView(chooseDeck(match, 0, flit, BUILT_IN), viewer));
    }
    const both = chooseDeck(half, 1, flit, BUILT_IN);
    expect(matchView(both, 1).decks).toEqual([
      { seen: 'face', leader: mimix.leader, cards: 30 },
      { seen: 'all', deck: flit },
    ]);
    expect(() => chooseDeck(both, 0, vulca, BUILT_IN)).toThrow('chosen already');
    expect(matchStatus(won(both, 0, 1)).next).toEqual({ task: 'chooseDecks', seats: [0, 1] });
  });

  test('a secret choice may be thought over until the other has chosen (MATCH-5)', () => {
    const match = chooseDeck(begun({ choosing: 'secret' }), 0, mimix, BUILT_IN);
    expect(nextGame(chosen(match, vulca, hoax), BUILT_IN).decks).toEqual(['vulca', 'hoax']);
  });

  test('an open choice is seen at once, as far as a deck lies open (PROJECT-25)', () => {
    expect(matchView(chooseDeck(begun(), 0, mimix, BUILT_IN), 1).decks).toEqual([
      { seen: 'face', leader: mimix.leader, cards: 30 },
      null,
    ]);
  });

  test('emissary and inquisitor lie open beside the leader (PROJECT-25)', () => {
    const beside = { emissary: 'ondalin-of-the-pools', inquisitor: 'quiet-inquisitor' };
    const box = boxWith([QUIET_INQUISITOR]);
    const agreed = agreeOn({ match: true, emissaries: true, inquisitors: true });
    const begunSo = newMatch({ ...begun().options, agreement: agreed }, box);
    const deck = peopleDeck('vulca', box, beside);
    expect(matchView(chooseDeck(begunSo, 0, deck, box), 1).decks).toEqual([
      { seen: 'face', leader: vulca.leader, ...beside, cards: 40 },
      null,
    ]);
  });

  test('the decks of past games stay hidden as far as they did not lie open (PROJECT-25)', () => {
    const after = won(chosen(begun({ between: 'swap' }), mimix, flit), 0, 1);
    const result = { winner: 0, crystals: 1, reason: 'cardsOut' };
    const own = (deck: typeof mimix) => ({ seen: 'all', deck });
    const face = ({ leader }: typeof mimix) => ({ seen: 'face', leader, cards: 30 });
    expect(matchView(after, 0).games).toEqual([{ decks: [own(mimix), face(flit)], result }]);
    expect(matchView(after, 1).games).toEqual([{ decks: [face(mimix), own(flit)], result }]);
    expect(matchView(after, 'spectator').games).toEqual([{ decks: [face(mimix), face(flit)], result }]);
  });

  test('have to be legal to be chosen (DECK-9, RULING-15)', () => {
    const match = begun({ agreement: agreeOn({ match: true, decks: 'built' }) });
    const short = { ...vulca, cards: vulca.cards.slice(1) };
    expect(() => chooseDeck(match, 0, short, BUILT_IN)).toThrow('29 cards and needs exactly 30');
  });

  test('built decks may be changed between games', () => {
    const match = begun({ agreement: agreeOn({ match: true, decks: 'built' }), between: 'choose' });
    const second = won(chosen(match), 0, 1);
    const changed = { ...vulca, cards: [...vulca.cards.slice(1), ...ids('Erupta')] };
    const [mine] = nextGame(chosen(second, changed, hoax), BUILT_IN).decks;
    expect(mine).toMatchObject({ leader: { id: id('Inferno') } });
  });
});

describe('after a game', () => {
  test('what was chosen for it is chosen no more, even if the sets stay (MATCH-3, MATCH-5)', () => {
    for (const between of ['keep', 'swap', 'choose'] as const)
      expect(won(chosen(begun({ between })), 0, 1).chosen).toEqual([null, null]);
  });

  test('that was the last nobody sees decks for another one (MATCH-1)', () => {
    const sets = [vulca, hoax, mimix];
    const ways: readonly Match[] = [
      ...(['keep', 'swap'] as const).map((between) => chosen(begun({ between }))),
      begun({ choosing: 'random', between: 'choose', sets }),
    ];
    for (const match of ways) {
      const [before, after] = [won(match, 0, 4), won(won(match, 0, 4), 0, 1)];
      for (const viewer of [0, 1, 'spectator'] as const) {
        expect(matchView(before, viewer).decks).not.toContain(null);
        expect(matchView(after, viewer).decks).toEqual([null, null]);
      }
    }
  });
});

describe('the score sheet', () => {
  test('has a line for each game', () => {
    const match = won(won(chosen(begun({ between: 'swap' })), 0, 3), 1, 4);
    expect(scoreSheet(match)).toEqual([
      {
        game: 1,
        leaders: [vulca.leader, hoax.leader],
        first: 0,
        winner: 0,
        crystals: 3,
        reason: 'cardsOut',
        score: [3, 0],
      },
      {
        game: 2,
        leaders: [hoax.leader, vulca.leader],
        first: 1,
        winner: 1,
        crystals: 4,
        reason: 'fourthDragon',
        score: [3, 4],
      },
    ]);
    expect(scoreSheet(begun())).toEqual([]);
  });
});

describe('a match that was saved', () => {
  const sets = [vulca, hoax, mimix];
  const matches: readonly Match[] = [
    begun(),
    chooseDeck(begun({ choosing: 'secret' }), 1, flit, BUILT_IN),
    chosen(begun()),
    won(chosen(begun({ between: 'swap' })), 1, 2),
    won(won(begun({ choosing: 'random', sets }), 1, 2), 0, 4),
    won(begun({ choosing: 'random', between: 'choose', sets }), 1, 2),
    chosen(won(chosen(begun({ between: 'choose' })), 0, 1), mimix, flit),
    won(won(chosen(begun()), 1, 4), 1, 1),
  ];

  test('goes on where it was', () => {
    for (const match of matches) expect(readMatch(json(match), BUILT_IN)).toEqual(match);
  });

  test('is refused with a clear word if it cannot have come about', () => {
    const match = won(chosen(begun()), 1, 2);
    const [game] = match.games;
    const broken = (parts: object) => () => readMatch(json({ ...match, ...parts }), BUILT_IN);
    expect(() => readMatch('x', BUILT_IN)).toThrow('must be an object.');
    expect(broken({ games: 3 })).toThrow('games: must be a list.');
    expect(
      broken({ games: [game, { ...game, result: { winner: 2, crystals: 1, reason: 'cardsOut' } }] }),
    ).toThrow('games[1].result.winner: must be one of 0, 1, not 2.');
    expect(broken({ games: [game, { ...game, decks: [flit, hoax] }] })).toThrow(
      'games[1].decks: are other decks than the ones that follow from what was agreed.',
    );
    expect(broken({ games: [{ ...game, decks: [{ ...vulca, cards: ['nonsense'] }, hoax] }] })).toThrow(
      /^games\[0\]\.decks\[0\]: This deck is not legal\. There is no such card: “nonsense”\./,
    );
    const four = { ...game, result: { winner: 1, crystals: 4, reason: 'fourthDragon' } };
    expect(broken({ games: [four, four, four] })).toThrow('games[2]: The match is over.');
    const dragon = { ...game, result: { winner: 1, crystals: 1, reason: 'fourthDragon' } };
    expect(broken({ games: [game, dragon] })).toThrow(
      'games[1]: A win by the fourth dragon brings 4 crystals',
    );
    expect(broken({ options: { ...match.options, agreement: agreeOn() } })).toThrow(
      'options: A match must be',
    );
    expect(broken({ note: '' })).toThrow('note: is not known here; known are options, games, chosen.');
    expect(broken({ chosen: [vulca, null] })).toThrow(
      'chosen[0]: The decks of this game follow from what was agreed; there is nothing to choose.',
    );
  });
});

describe('what a match was agreed on', () => {
  const drafting = agreeOn({ match: true, decks: 'drafted' });
  const mine = draftDeck('vulca', BUILT_IN).map((card) => card.id);
  const yours = draftDeck('hoax', BUILT_IN).map((card) => card.id);
  const match = begun();
  const read = (parts: Partial<MatchOptions>) =>
    readMatch(json({ ...match, options: { ...match.options, ...parts } }), BUILT_IN);
  const picked = (a: readonly string[], b: readonly string[]) => () =>
    read({ agreement: drafting, choosing: 'secret', between: 'choose', drafted: [a, b] });

  test('shows the picks to the player who made them, and nothing that is not there', () => {
    const drafted = picked(mine, yours)();
    expect(matchView(drafted, 1).drafted).toEqual(yours);
    expect(Object.keys(matchView(drafted, 'spectator'))).not.toContain('drafted');
    const [seen] = matchView(chooseDeck(begun(), 0, vulca, BUILT_IN), 1).decks;
    expect(Object.keys(seen ?? {})).toEqual(['seen', 'leader', 'cards']);
  });

  test('holds picks that two players of a draft can have (DRAFT-1, DRAFT-3)', () => {
    expect(picked(mine, yours)().options.drafted).toEqual([mine, yours]);
    expect(refusalOf(picked(mine, [...yours, 'nonsense', id('Inferno')]))).toEqual({
      en: 'options.drafted[1]: Such cards are in no draft (DRAFT-1): “nonsense” and Inferno.',
      de: 'options.drafted[1]: Solche Karten gibt es in keinem Draft (DRAFT-1): „nonsense“ und Inferno.',
    });
    expect(refusalOf(picked([...mine, id('Spark'), id('Spark')], yours))).toEqual({
      en: 'options.drafted[0]: Nobody picks a card twice (DRAFT-3): Spark.',
      de: `options.drafted[0]: Niemand wählt eine Karte zweimal (DRAFT-3): ${german('Spark')}.`,
    });
    expect(refusalOf(picked(mine, [...yours, id('Spark')]))).toEqual({
      en: 'options.drafted[1]: The other player picked the same (DRAFT-3): Spark.',
      de: `options.drafted[1]: Dieselben hat der andere Spieler gewählt (DRAFT-3): ${german('Spark')}.`,
    });
  });

  test('holds picks enough for a deck (DRAFT-14)', () => {
    expect(refusalOf(picked(mine.slice(0, 29), yours))).toEqual({
      en: 'options.drafted[0]: A drafted deck needs 30 cards, and only 29 were picked (DRAFT-14).',
      de: 'options.drafted[0]: Ein gedraftetes Deck braucht 30 Karten, gewählt wurden nur 29 (DRAFT-14).',
    });
  });

  test('holds picks only where decks are drafted, and sets only where they are drawn (DRAFT-14)', () => {
    expect(refusalOf(() => read({ drafted: [mine, yours] }))).toEqual({
      en: 'options.drafted: Only a match with drafted decks has picks.',
      de: 'options.drafted: Gewählte Karten gibt es nur in einem Match mit gedrafteten Decks.',
    });
    expect(refusalOf(() => read({ sets: [vulca, hoax] }))).toEqual({
      en: 'options.sets: Name sets in advance only for random draws (MATCH-4).',
      de: 'options.sets: Nur zum Auslosen werden Decks vorher genannt (MATCH-4).',
    });
  });
});

describe('a match of real games', () => {
  test('is played from the first deal to the last crystal (MATCH-1, MATCH-2)', () => {
    let match = begun({ between: 'swap', seed: 3 });
    match = chosen(match);
    while (matchStatus(match).next.task === 'play') {
      const { first } = matchStatus(match);
      let { state } = newGame(nextGame(match, BUILT_IN));
      expect(positionOf(state).turn).toBe(first);
      for (let choices = 0; decision(state) !== null; choices++) {
        const options = decision(state)?.options ?? [];
        const option = options[numberAt(5, choices) % options.length];
        if (option === undefined) throw new Error('nothing to choose');
        const applied = apply(state, option.id);
        ({ state } = applied);
        const ended = applied.events.find((event) => event.event === 'gameEnded');
        if (ended !== undefined) match = recordResult(match, ended, BUILT_IN);
      }
    }
    const { winner, score } = matchStatus(match);
    expect(score[winner ?? 0]).toBeGreaterThanOrEqual(5);
    expect(readMatch(json(match), BUILT_IN)).toEqual(match);
  });
});
