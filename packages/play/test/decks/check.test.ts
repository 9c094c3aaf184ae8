import { boxWith, BUILT_IN, CARDS, newGame, PEOPLES, STAND_INS } from '@bluemoon/engine';
import { loadPack } from '@bluemoon/engine/pack';
import { describe, expect, test } from 'vitest';
import {
  agreeOn,
  checkDeck,
  deckLimits,
  familyCards,
  gameSetup,
  moonsFor,
  moonsIn,
  costsOf,
  peopleDeck,
  problemText,
  type Agreement,
  type Deck,
  type DeckProblem,
} from '../../src/index.ts';
import {
  EMISSARY,
  EMISSARY_SET,
  invented,
  GREEDY_INQUISITOR,
  id,
  ids,
  BOX,
  QUIET_INQUISITOR,
  REPLACER,
  SPIRIT,
} from '../cards.ts';

const building = agreeOn({ decks: 'built' });
const check = (deck: Deck, agreement: Agreement = building) => checkDeck(deck, agreement, { box: BOX });
const kinds = (problems: readonly DeckProblem[]) => problems.map(({ problem }) => problem);

const without = (deck: Deck, ...names: readonly string[]): Deck => ({
  ...deck,
  cards: deck.cards.filter((card) => !ids(...names).includes(card)),
});
const withCards = (deck: Deck, ...names: readonly string[]): Deck => ({
  ...deck,
  cards: [...deck.cards, ...ids(...names)],
});
const card = (name: string) => BOX.card(id(name));

describe('Nicholas builds a Terrah deck', () => {
  const tecton = card('Tecton Earthquaker');
  const moonsOf = (deck: Deck) =>
    moonsIn(
      costsOf(
        CARDS.filter((one) => deck.cards.includes(one.id)),
        tecton,
      ),
    );
  const start = peopleDeck('terrah', BUILT_IN);
  const withStorm = withCards(start, 'Drowning Rain Storm');
  const slimmer = without(withStorm, 'Caterpillar Eartheroder');
  const fiery = withCards(slimmer, 'Scorch the Inflammable', 'Launch Burning Earth', 'Launch Rain of Fire');
  const done = without(fiery, 'Rocara', 'Sonatos', 'Torana');

  test('the pre-built deck has six moons: strangers count, the mutant shows none (DECK-3, DECK-5, DECK-7)', () => {
    expect(start.cards).toHaveLength(30);
    expect(
      costsOf(
        CARDS.filter((one) => start.cards.includes(one.id)),
        tecton,
      ),
    ).toEqual([
      { card: id('Flash the Incendiary'), moons: 2 },
      { card: id('Mad Mike Magpie'), moons: 2 },
      { card: id('Caterpillar Eartheroder'), moons: 2 },
    ]);
    expect(start.cards).toContain(id('Ras-mus-Pan'));
    expect(moonsFor(card('Ras-mus-Pan'), tecton)).toBe(0);
  });

  test('Terrah cards that lie in other decks cost nothing (DECK-3)', () => {
    for (const name of ['Drowning Rain Storm', 'Bashdin', 'Catusan']) {
      expect(card(name).deck).not.toBe('terrah');
      expect(moonsFor(card(name), tecton)).toBe(0);
    }
    expect(kinds(check(withStorm))).toEqual(['size']);
  });

  test('with three more foreign cards and three fewer of its own people the deck is legal, at ten moons (DECK-1, DECK-4)', () => {
    expect([slimmer.cards.length, moonsOf(slimmer)]).toEqual([30, 4]);
    expect([fiery.cards.length, moonsOf(fiery)]).toEqual([33, 10]);
    expect([done.cards.length, moonsOf(done)]).toEqual([30, 10]);
    expect(check(done)).toEqual([]);
  });

  test('one more moon would be too much (DECK-4)', () => {
    const dearer = withCards(without(done, 'Ras-mus-Pan'), 'Scatter the Followers');
    const [problem, ...others] = check(dearer);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ problem: 'moons', rule: 'DECK-4', has: 11, limit: 10 });
    expect(problem?.cards).toContain(id('Scatter the Followers'));
    expect(problem?.cards).not.toContain(id('Drowning Rain Storm'));
  });
});

describe('the rules of building', () => {
  const vulca = peopleDeck('vulca', BUILT_IN);

  test('all nine pre-built decks are legal as they are', () => {
    for (const people of PEOPLES) {
      expect(check(peopleDeck(people, BUILT_IN))).toEqual([]);
      expect(check(peopleDeck(people, BUILT_IN), agreeOn())).toEqual([]);
    }
  });

  test('a people deck needs a leader that is known (SETUP-2)', () => {
    const cases = [null, 'nobody'].map((leader) =>
      kinds(checkDeck({ ...vulca, leader }, agreeOn(), { box: BUILT_IN })),
    );
    expect(cases).toEqual([['leaderMissing'], ['unknownCards']]);
  });

  test('a deck has a leader (DECK-1)', () => {
    expect(kinds(check({ ...vulca, leader: null }))).toEqual(['leaderMissing']);
    expect(check({ ...vulca, leader: id('Spark') })).toContainEqual({
      problem: 'noLeader',
      rule: 'DECK-1',
      cards: [id('Spark')],
    });
  });

  test('and exactly 30 other cards (DECK-1)', () => {
    expect(check(withCards(vulca, 'Erupta'))).toEqual([
      { problem: 'size', rule: 'DECK-1', cards: [], has: 31, needs: 30 },
    ]);
    expect(check({ ...vulca, cards: [] })).toMatchObject([{ problem: 'size', has: 0, needs: 30 }]);
  });

  test('all cards of a deck are different (DECK-2)', () => {
    const deck = without(withCards(vulca, 'Spark'), 'Torch');
    expect(check(deck)).toEqual([{ problem: 'twice', rule: 'DECK-2', cards: [id('Spark')] }]);
  });

  test('a stranger counts even under the own deck indicator (DECK-5)', () => {
    const inferno = card('Inferno');
    const heroine = card('Heroine of the Great Plains');
    expect(heroine.deck).toBe('vulca');
    expect(moonsFor(heroine, inferno)).toBe(heroine.moons);
    expect(moonsFor(heroine, card('Blue Radiance'))).toBe(0);
  });

  test('all cards but leaders and emissaries have a moon value, and no moons printed means none (DECK-6)', () => {
    const plain = { ...card('Spark') };
    delete (plain as { moons?: number }).moons;
    expect(moonsFor(plain, card('PitPan'))).toBe(0);
    const besides = BOX.cards.filter(({ type }) => ['leader', 'emissary', 'inquisitor'].includes(type));
    expect(besides.filter(({ moons }) => moons !== undefined)).toEqual([]);
    expect(BOX.cards.filter((one) => one.moons === undefined && !besides.includes(one))).toEqual([]);
    expect(kinds(check(withCards(without(vulca, 'Spark'), 'PitPan')))).toEqual(['inTheDeck']);
  });

  test('every mutant is free for every leader (DECK-7)', () => {
    const mutants = CARDS.filter((one) => one.people === 'mutant');
    expect(mutants).toHaveLength(10);
    for (const mutant of mutants) expect(moonsFor(mutant, card('Inferno'))).toBe(0);
  });

  test('a leader of a pack states the rules of its deck, and an inquisitor adds to them (VARIANT-3, PROJECT-42)', () => {
    const pack = loadPack({
      cards: [
        {
          id: 'odd-leader',
          name: { en: 'Odd Leader', de: 'Seltsame Anführerin' },
          people: 'vulca',
          number: 901,
          type: 'leader',
          adds: { cards: 2, moons: 4 },
        },
      ],
    });
    const box = boxWith([...BOX.packCards, ...pack.cards]);
    const [leader] = pack.cards;
    expect(deckLimits(leader, undefined)).toEqual({ cards: 32, moons: 14 });
    expect(deckLimits(leader, GREEDY_INQUISITOR)).toEqual({ cards: 47, moons: 24 });
    const deck = { ...withCards(vulca, 'Erupta', 'Chosen of Fire'), leader: 'odd-leader' };
    expect(checkDeck(deck, building, { box })).toEqual([]);
    expect(checkDeck(without(deck, 'Erupta'), building, { box })).toEqual([
      { problem: 'size', rule: 'VARIANT-3', cards: [], has: 31, needs: 32 },
    ]);
  });

  test('everything that is wrong is said at once', () => {
    const deck = { ...vulca, leader: id('Torch'), inquisitor: id('Spark'), cards: ['nonsense', 'nonsense'] };
    expect(kinds(check(deck)).toSorted()).toEqual(
      ['noLeader', 'unknownCards', 'twice', 'notAgreed', 'noInquisitor', 'size'].toSorted(),
    );
  });
});

describe('achievement cards and others that only building uses', () => {
  const vulca = peopleDeck('vulca', BUILT_IN);
  const holding = (name: string): Deck => ({
    ...vulca,
    cards: [...vulca.cards.slice(1), name],
  });

  test('an achievement card needs a match and agreement (ACHIEVE-1, VARIANT-1)', () => {
    const deck = holding('test-crystal');
    expect(check(deck)).toMatchObject([{ problem: 'onlyInMatch', rule: 'ACHIEVE-1' }]);
    expect(check(deck, agreeOn({ decks: 'built', match: true }))).toMatchObject([
      { problem: 'notAgreed', what: 'achievement', rule: 'VARIANT-1', cards: ['test-crystal'] },
    ]);
    expect(check(deck, agreeOn({ decks: 'built', match: true, achievements: true }))).toEqual([]);
  });

  test.each(['test-hyla', 'test-interference', 'test-tutu', SPIRIT.id, REPLACER.id, 'test-crystal'])(
    '%s comes into play with deck building only (VARIANT-2)',
    (name) => {
      const match = { match: true, achievements: true };
      expect(check(holding(name), agreeOn({ decks: 'built', ...match }))).toEqual([]);
      expect(check(holding(name), agreeOn(match))).toContainEqual({
        problem: 'onlyBuilt',
        rule: 'VARIANT-2',
        cards: [name],
      });
    },
  );

  test('a leader of a pack leads no people deck, so no card belongs to it (SETUP-2)', () => {
    const leader = invented('Odd Leader', { people: 'vulca', type: 'leader' });
    const box = boxWith([...BOX.packCards, leader]);
    expect(checkDeck({ ...vulca, leader: leader.id }, agreeOn(), { box })).toEqual([
      { problem: 'notOfTheDeck', rule: 'SETUP-2', cards: vulca.cards },
    ]);
  });

  test('who agreed on people decks brings them as they are (SETUP-2)', () => {
    const deck = withCards(without(vulca, 'Spark'), 'Erupta');
    expect(check(deck, agreeOn())).toEqual([
      { problem: 'notOfTheDeck', rule: 'SETUP-2', cards: [id('Erupta')] },
      { problem: 'cardsMissing', rule: 'SETUP-2', cards: [id('Spark')] },
    ]);
  });
});

describe('emissaries', () => {
  const agreement = agreeOn({ emissaries: true });
  const vulca = peopleDeck('vulca', BOX, { emissary: EMISSARY.id });

  test('bring the three cards of the people that lie in no deck, and their own set (EMISSARY-2, PROJECT-23)', () => {
    for (const name of ['Erupta', 'Inflame the Mutant', 'Chosen of Fire'])
      expect(vulca.cards).toContain(id(name));
    for (const { id: own } of EMISSARY_SET) expect(vulca.cards).toContain(own);
    expect(check(vulca, agreement)).toEqual([]);
    const [first = ''] = vulca.cards;
    expect(check({ ...vulca, cards: vulca.cards.slice(1) }, agreement)).toContainEqual({
      problem: 'cardsMissing',
      rule: 'EMISSARY-2',
      cards: [first],
    });
    expect(kinds(check(peopleDeck('vulca', BUILT_IN), agreement))).toEqual(['emissaryMissing']);
  });

  test.each(PEOPLES)('make a deck of 40 cards, with the Buka 38: %s (EMISSARY-4)', (people) => {
    const deck = peopleDeck(people, BOX, { emissary: EMISSARY.id });
    expect(deck.cards).toHaveLength(people === 'buka' ? 38 : 40);
    expect(check(deck, agreement)).toEqual([]);
  });

  test('bring no cards of packs, though these belong to the people and to no deck (EMISSARY-2)', () => {
    const extra = invented('Test Vulca', { people: 'vulca', type: 'character', moons: 1 });
    const larger = boxWith([...BOX.packCards, extra]);
    expect(peopleDeck('vulca', larger, { emissary: EMISSARY.id })).toEqual(vulca);
    const swapped = { ...vulca, cards: [extra.id, ...vulca.cards.slice(1)] };
    expect(checkDeck(swapped, agreement, { box: larger })).toContainEqual({
      problem: 'notOfTheDeck',
      rule: 'SETUP-2',
      cards: [extra.id],
    });
  });

  test('a set of another size is told (EMISSARY-4)', () => {
    const smaller = boxWith(BOX.packCards.filter((one) => one.id !== 'test-tutu'));
    const deck = peopleDeck('vulca', smaller, { emissary: EMISSARY.id });
    expect(checkDeck(deck, agreement, { box: smaller })).toEqual([
      { problem: 'size', rule: 'EMISSARY-4', cards: [], has: 39, needs: 40 },
    ]);
  });

  test('are used only if agreed on (EMISSARY-1)', () => {
    expect(check(vulca, agreeOn())).toMatchObject([{ problem: 'notAgreed', rule: 'EMISSARY-1' }]);
    expect(check({ ...peopleDeck('vulca', BUILT_IN), emissary: id('Spark') }, agreement)).toContainEqual({
      problem: 'noEmissary',
      rule: 'EMISSARY-2',
      cards: [id('Spark')],
    });
  });

  test('are only unknown, not something else as well, if nobody knows them', () => {
    const deck = { ...vulca, emissary: 'nonsense' };
    expect(kinds(check(deck, agreement))).toContain('unknownCards');
    expect(kinds(check(deck, agreement))).not.toContain('noEmissary');
  });

  test('go with people decks, also where others build theirs (PROJECT-20)', () => {
    const both = agreeOn({ decks: 'built', emissaries: true });
    expect(check(vulca, both)).toEqual([]);
    expect(check(peopleDeck('vulca', BUILT_IN), both)).toEqual([]);
    const own = {
      ...withCards(without(peopleDeck('vulca', BUILT_IN), 'Spark'), 'Bashdin'),
      emissary: EMISSARY.id,
    };
    expect(kinds(check(own, both))).toEqual(['notOfTheDeck', 'cardsMissing', 'size']);
  });

  test('an achievement card of the set is in the deck outside a match, too (PROJECT-21)', () => {
    expect(vulca.cards).toContain('test-crystal');
    expect(check(vulca, agreement)).toEqual([]);
  });
});

describe('inquisitors', () => {
  const agreement = agreeOn({ decks: 'built', inquisitors: true });
  const vulca = peopleDeck('vulca', BUILT_IN);

  test('are used only if agreed on (INQUIS-1)', () => {
    const deck = { ...vulca, inquisitor: QUIET_INQUISITOR.id };
    expect(check(deck)).toMatchObject([{ problem: 'notAgreed', what: 'inquisitor', rule: 'INQUIS-1' }]);
    expect(check(deck, agreement)).toEqual([]);
    expect(check(deck, agreeOn({ inquisitors: true }))).toEqual([]);
    expect(check(vulca, agreement)).toEqual([]);
  });

  test('add their numbers of cards and moons to those of the leader (INQUIS-2, DECK-4)', () => {
    const greedy = { ...vulca, inquisitor: GREEDY_INQUISITOR.id };
    expect(check(greedy, agreement)).toEqual([
      { problem: 'size', rule: 'INQUIS-2', cards: [], has: 30, needs: 45 },
    ]);
    const strangers = CARDS.filter((one) => ['aqua', 'flit'].includes(one.people) && one.moons === 1).slice(
      0,
      15,
    );
    const full = { ...greedy, cards: [...vulca.cards, ...strangers.map((one) => one.id)] };
    expect(full.cards).toHaveLength(45);
    expect(check(full, agreement)).toEqual([]);
    const dear = full.cards.with(44, id('Sway Holy Dragon'));
    expect(check({ ...full, cards: dear }, agreement)).toMatchObject([
      { problem: 'moons', has: 23, limit: 20 },
    ]);
  });

  test('leave people decks too small if they ask for more cards (INQUIS-2, PROJECT-24)', () => {
    const deck = { ...vulca, inquisitor: GREEDY_INQUISITOR.id };
    expect(check(deck, agreeOn({ inquisitors: true }))).toMatchObject([
      { problem: 'size', rule: 'INQUIS-2', has: 30, needs: 45 },
    ]);
  });
});

describe('Buka families', () => {
  const families = [1, 2, 3, 4, 5, 6] as const;
  const agreement = agreeOn({ families: true });
  const building = agreeOn({ decks: 'built', families: true });

  test('the Buka deck falls into six families of five cards (FAMILY-2)', () => {
    const all = families.flatMap((family) => familyCards(family, BUILT_IN).map((one) => one.id));
    for (const family of families) expect(familyCards(family, BUILT_IN)).toHaveLength(5);
    expect(all.toSorted()).toEqual([...peopleDeck('buka', BUILT_IN).cards].toSorted());
  });

  test('are used only if agreed on, and then by each player (FAMILY-1, PROJECT-23)', () => {
    const deck = peopleDeck('vulca', BUILT_IN, { family: 3 });
    expect(check(deck, agreeOn())).toMatchObject([
      { problem: 'notAgreed', what: 'family', rule: 'FAMILY-1' },
    ]);
    expect(check(deck, agreement)).toEqual([]);
    expect(kinds(check(peopleDeck('vulca', BUILT_IN), agreement))).toEqual(['familyMissing']);
    expect(check(peopleDeck('buka', BUILT_IN), agreement)).toEqual([]);
  });

  test('are added to people decks only, also where others build theirs (PROJECT-20)', () => {
    const deck = peopleDeck('vulca', BUILT_IN, { family: 3 });
    expect(check(deck, building)).toEqual([]);
    expect(kinds(check(withCards(without(deck, 'Spark'), 'Erupta'), building))).toEqual([
      'notOfTheDeck',
      'cardsMissing',
    ]);
  });

  test('in a people deck a family counts neither as cards nor as moons (FAMILY-3)', () => {
    for (const family of families) {
      const deck = peopleDeck('khind', BUILT_IN, { family });
      expect(deck.cards).toHaveLength(35);
      expect(check(deck, agreement)).toEqual([]);
      const larger = peopleDeck('khind', BOX, { family, emissary: EMISSARY.id });
      expect(larger.cards).toHaveLength(45);
      expect(check(larger, agreeOn({ families: true, emissaries: true }))).toEqual([]);
    }
    expect(kinds(check(peopleDeck('buka', BUILT_IN, { family: 1 }), agreement))).toEqual(['twice']);
  });

  test('in a built deck it counts as both (FAMILY-3)', () => {
    const own = CARDS.filter((one) => one.people === 'vulca' && one.type !== 'leader').map((one) => one.id);
    const family = familyCards(3, BUILT_IN).map((one) => one.id);
    const deck = { leader: id('Inferno'), cards: [...own.slice(0, 25), ...family] };
    expect(check(deck, building)).toEqual([]);
    expect(moonsIn(costsOf(familyCards(3, BUILT_IN), card('Inferno')))).toBe(9);
    const dearer = [...own.slice(0, 24), ...family, id('Pandemonium')];
    expect(check({ ...deck, cards: dearer }, building)).toMatchObject([
      { problem: 'moons', has: 11, limit: 10 },
    ]);
    expect(check({ ...deck, cards: [...own.slice(0, 30), ...family] }, building)).toMatchObject([
      { problem: 'size', has: 35, needs: 30 },
    ]);
    expect(kinds(check({ ...deck, cards: own.slice(0, 30) }, building))).toEqual(['familyMissing']);
  });
});

describe('the emissaries of the box', () => {
  const emissaries = STAND_INS.filter(({ type }) => type === 'emissary').map((one) => one.id);
  const inquisitors = STAND_INS.filter(({ type }) => type === 'inquisitor').map((one) => one.id);

  test('are four and four', () => {
    expect([emissaries.length, inquisitors.length]).toEqual([4, 4]);
  });

  test.each(emissaries)(
    '%s brings seven cards, and every people can be played (EMISSARY-2, EMISSARY-4)',
    (emissary) => {
      expect(BUILT_IN.cards.filter((one) => one.emissary === emissary)).toHaveLength(7);
      const agreement = agreeOn({ emissaries: true });
      const decks = PEOPLES.map((people) => peopleDeck(people, BUILT_IN, { emissary }));
      for (const deck of decks) expect(checkDeck(deck, agreement, { box: BUILT_IN })).toEqual([]);
      for (const deck of decks)
        newGame(gameSetup(agreement, [deck, decks[0] ?? deck], { seed: 1, box: BUILT_IN }));
    },
  );

  test.each(inquisitors)('with %s a deck of the right size can be played (INQUIS-2)', (inquisitor) => {
    const agreement = agreeOn({ decks: 'built', inquisitors: true });
    const { cards } = deckLimits(
      card('Inferno'),
      BUILT_IN.cards.find((one) => one.id === inquisitor),
    );
    const mutants = CARDS.filter((one) => one.people === 'mutant');
    const free = CARDS.filter((one) => one.people === 'vulca' && one.type !== 'leader').concat(mutants);
    const spare = CARDS.filter((one) => one.moons === 1 && one.people === 'aqua');
    const deck = {
      leader: id('Inferno'),
      inquisitor,
      cards: [...free, ...spare].slice(0, cards).map((one) => one.id),
    };
    expect(checkDeck(deck, agreement, { box: BUILT_IN })).toEqual([]);
    expect(
      newGame(gameSetup(agreement, [deck, deck], { seed: 1, box: BUILT_IN })).state.game.decks[0].cards,
    ).toHaveLength(cards + 1);
  });
});

describe('what is said about a deck', () => {
  const problems: readonly DeckProblem[] = [
    ...check({ leader: null, inquisitor: id('Spark'), cards: ['nonsense', id('PitPan'), id('PitPan')] }),
    ...check({ ...peopleDeck('vulca', BUILT_IN), leader: id('Spark') }),
    ...check(withCards(peopleDeck('vulca', BUILT_IN), 'Sway Holy Dragon', 'Tempt Holy Dragon')),
    ...check(peopleDeck('vulca', BUILT_IN), agreeOn({ emissaries: true, families: true })),
    ...check(withCards(without(peopleDeck('vulca', BUILT_IN), 'Spark'), 'Bashdin'), agreeOn()),
    ...check({ ...peopleDeck('vulca', BUILT_IN), cards: [SPIRIT.id] }, agreeOn()),
    ...check({ ...peopleDeck('vulca', BUILT_IN), cards: ['test-crystal'], emissary: id('Spark') }),
    ...check({ ...peopleDeck('vulca', BUILT_IN), cards: ['test-crystal'] }),
    ...check(peopleDeck('vulca', BUILT_IN), agreeOn({ decks: 'drafted' })),
  ];

  test('names cards and figures, in English and in German', () => {
    expect(new Set(kinds(problems)).size).toBe(18);
    const said = (kind: DeckProblem['problem'], language: 'en' | 'de') => {
      const found = problems.find(({ problem }) => problem === kind);
      return found === undefined ? '' : problemText(found, language, BOX);
    };
    expect(said('moons', 'en')).toBe(
      '13 moons on cards of others, 3 more than the 10 allowed: Sway Holy Dragon 4, Tempt Holy Dragon 4, ' +
        'Heroine of the Great Plains 2, Pandemonium 2 and Aaralia-Aqua Secunda 1.',
    );
    expect(said('leaderMissing', 'de')).toBe('Das Deck braucht einen Anführer.');
    expect(said('size', 'en')).toBe('The deck has 3 cards and needs exactly 30; 27 more.');
  });

  test('counts the cards that there are not, and quotes them as the language does', () => {
    const unknown = { problem: 'unknownCards', rule: 'COMP-1' } as const;
    expect(problemText({ ...unknown, cards: ['ash'] }, 'en', BUILT_IN)).toBe('There is no such card: “ash”.');
    expect(problemText({ ...unknown, cards: ['ash', 'oak'] }, 'de', BUILT_IN)).toBe(
      'Diese Karten gibt es nicht: „ash“ und „oak“.',
    );
  });

  test('is a sentence without gaps for every kind of problem', () => {
    for (const problem of problems) {
      for (const language of ['en', 'de'] as const) {
        expect(problemText(problem, language, BOX)).toMatch(/^\S.*[.]$/);
        expect(problemText(problem, language, BOX)).not.toMatch(/undefined|: \.| {2}/);
      }
      expect(problem.rule).toMatch(/^[A-Z]+-\d+$/);
    }
  });
});

describe('a deck that breaks the rules', () => {
  test('never gets into a game, so no score is forfeited afterwards (DECK-9, RULING-15)', () => {
    const short = without(peopleDeck('vulca', BUILT_IN), 'Spark');
    expect(() =>
      gameSetup(building, [peopleDeck('hoax', BUILT_IN), short], { seed: 1, box: BUILT_IN }),
    ).toThrow('This deck is not legal. The deck has 29 cards and needs exactly 30; 1 more. (DECK-1)');
  });
});
