import { apply, beginGame, decision, deckOf, replay, STAND_INS, viewFor } from '@bluemoon/engine';
import type { GameRecord, GameSetup, State } from '@bluemoon/engine';
import { byteAt, DECK_ORDER, DECK_SIZE, HAND, UNDER, zone } from '@bluemoon/engine/simulation';
import { describe, expect, test } from 'vitest';
import { trainedWeights } from '@bluemoon/ai';
import { curveOf, luckAt, luckOfGame, outlookBy, randomEventsOf, startOf } from '../src/index.ts';
import type { Critic, LuckTerm, Outlook } from '../src/index.ts';
import { dealtAgain } from '../src/luck/deal-again.ts';
import { NOTHING_KNOWN } from '../src/luck/known-order.ts';

/** Numbers from 0 to just below 1. */
function randomFrom(seed: number): () => number {
  let word = seed * 0x9e3779b1;
  return () => {
    word = Math.imul(word ^ (word >>> 15), 0x2c1b3c6d) + 0x6d2b79f5;
    return ((word ^ (word >>> 13)) >>> 0) / 0x100000000;
  };
}

/** A game of players who choose at random. */
function randomGame(setup: GameRecord['setup'], seed: number, max = 2000): GameRecord {
  const random = randomFrom(seed);
  const choices: string[] = [];
  let { state } = beginGame(setup);
  for (let asked = decision(state); asked !== null && choices.length < max; asked = decision(state)) {
    const { id } = asked.options[Math.floor(random() * asked.options.length)];
    choices.push(id);
    ({ state } = apply(state, id));
  }
  return { setup, choices };
}

function topOf({ cells }: State, seat: number, depth = 0): number {
  return byteAt(cells, zone(seat, DECK_ORDER), cells[zone(seat, DECK_SIZE)] - 1 - depth);
}

function orderOf({ cells }: State): readonly number[] {
  return Array.from({ length: cells[zone(0, DECK_SIZE)] }, (_, i) => byteAt(cells, zone(0, DECK_ORDER), i));
}

/** Knows nothing about the game: likes some hands and some cards on top of the deck, dislikes others. */
const silly: Critic = {
  chanceOf(state: State) {
    const words = [0, 1].flatMap((seat) => [
      state.cells[zone(seat, HAND)],
      state.cells[zone(seat, HAND) + 1],
      topOf(state, seat),
    ]);
    const mixed = words.reduce((sum, word) => Math.imul(sum ^ word, 0x85ebca6b) ^ (sum >>> 13), 1);
    return (mixed >>> 0) / 0x100000000;
  },
};

function luckOf(record: GameRecord, critic: Critic, samples: number, seed = 1): readonly LuckTerm[] {
  const replayed = replay(record);
  return randomEventsOf(record, replayed).map((event) =>
    luckAt(record, replayed, event, critic, { samples, seed }),
  );
}

/** How many standard errors the mean is away from zero. */
function errorsFromZero(sums: readonly number[]): number {
  const mean = sums.reduce((sum, one) => sum + one, 0) / sums.length;
  const error = Math.sqrt(sums.reduce((sum, one) => sum + (one - mean) ** 2, 0)) / sums.length;
  return Math.abs(mean) / error;
}

const PAIRS = [
  ['vulca', 'hoax'],
  ['flit', 'aqua'],
  ['mimix', 'buka'],
  ['pillar', 'terrah'],
] as const;

describe('the luck of a game', () => {
  test('has mean zero whatever the critic thinks', () => {
    const sums = Array.from({ length: 60 }, (_, i) => {
      const edition = i % 3 === 0 ? 'first' : 'legends';
      const backtrack = i % 3 === 1 ? 'retreat' : 'free';
      const record = randomGame({ decks: PAIRS[i % 4], seed: i, edition, backtrack }, i, 250);
      return luckOf(record, silly, 2, i).reduce((sum, { value }) => sum + value, 0);
    });
    expect(errorsFromZero(sums)).toBeLessThan(3);
  });

  test.each<readonly [string, number, Outlook]>([
    [
      'looks at the cards to come',
      120,
      { chanceFrom: (state, seed) => silly.chanceOf(dealtAgain(state, NOTHING_KNOWN, seed)) },
    ],
    [
      'plays on for a turn',
      40,
      outlookBy({ weights: trainedWeights(), critic: silly, blurs: [0.08, 0.5], turns: 1 }),
    ],
  ])('has mean zero also if the outlook %s', (_, games, outlook) => {
    const sums = Array.from({ length: games }, (_unused, i) => {
      const record = randomGame({ decks: PAIRS[i % 4], seed: i, backtrack: 'free' }, i, 120);
      return luckOfGame(record, new Map(), outlook, { samples: 1, seed: i }).cards;
    });
    expect(errorsFromZero(sums)).toBeLessThan(3);
  });

  test('is the same for the same seed, and another sample for another', () => {
    const record = randomGame({ decks: ['vulca', 'hoax'], seed: 4 }, 4, 80);
    expect(luckOf(record, silly, 3, 7)).toEqual(luckOf(record, silly, 3, 7));
    expect(luckOf(record, silly, 3, 7)).not.toEqual(luckOf(record, silly, 3, 8));
  });

  test('is told for each event alone as for the whole game', () => {
    const record = randomGame({ decks: ['mimix', 'flit'], seed: 2 }, 2, 80);
    const replayed = replay(record);
    const events = randomEventsOf(record, replayed);
    const backwards = events
      .toReversed()
      .map((event) => luckAt(record, replayed, event, silly, { samples: 2, seed: 1 }));
    expect(backwards.toReversed()).toEqual(luckOf(record, silly, 2));
  });

  test('is nothing if the critic sees no difference', () => {
    const blind: Critic = { chanceOf: () => 0.6 };
    const luck = luckOf(randomGame({ decks: ['khind', 'aqua'], seed: 1 }, 1, 80), blind, 3);
    expect(luck.length).toBeGreaterThan(5);
    for (const { value, error } of luck) {
      expect(value).toBeCloseTo(0, 12);
      expect(error).toBeCloseTo(0, 12);
    }
  });

  test('comes with a standard error that shrinks with the samples', () => {
    const record = randomGame({ decks: ['vulca', 'hoax'], seed: 4 }, 4, 40);
    const errorWith = (samples: number): number => luckOf(record, silly, samples)[0].error;
    expect(errorWith(400)).toBeGreaterThan(0);
    expect(errorWith(400)).toBeLessThan(errorWith(8));
  });

  test('of the deal starts from the chance of the decks', () => {
    const first: Critic = { chanceOf: ({ cells }) => cells[zone(0, HAND)] & 1 };
    const record = randomGame({ decks: ['vulca', 'hoax'], seed: 9 }, 9, 10);
    const luck = luckOf(record, first, 600);
    expect(luck[0]).toMatchObject({ at: 0, kind: 'deal', seat: null });
    // Six of thirty cards are dealt.
    expect(startOf(curveOf(replay(record), first), luck)).toBeCloseTo(0.2, 1);
  });
});

describe('random events', () => {
  /** Many games, so that all kinds occur. */
  const games = Array.from({ length: 12 }, (_, i) => {
    const record = randomGame({ decks: PAIRS[i % 4], seed: 50 + i }, 50 + i, 300);
    const replayed = replay(record);
    return { record, replayed, events: randomEventsOf(record, replayed) };
  });

  test.each(['deal', 'draw', 'shuffle', 'discard'] as const)('of the kind “%s” are found', (kind) => {
    const found = games.flatMap(({ events }) => events.filter((event) => event.kind === kind));
    expect(found.length).toBeGreaterThan(0);
  });

  test('are those after which cards could have been others', () => {
    const [{ record, replayed, events }] = games;
    const listed = new Set(events.map(({ at }) => at));
    const drawn = replayed.events.flatMap((happened, at) =>
      happened.some((event) => event.event === 'moved' && event.from === 'drawDeck') ? [at] : [],
    );
    const played = record.choices.flatMap((choice, i) => (choice.startsWith('play:') ? [i + 1] : []));
    expect(drawn.filter((at) => !listed.has(at))).toEqual([]);
    expect(played.filter((at) => listed.has(at) && !drawn.includes(at))).toEqual([]);
  });

  test('are dealt again so that neither player could tell', () => {
    for (const { replayed, events } of games.slice(0, 4)) {
      for (const { at, known } of events.slice(1, 25)) {
        const before = replayed.states[at - 1];
        const again = dealtAgain(before, known, 99);
        for (const seat of [0, 1] as const) expect(viewFor(again, seat)).toEqual(viewFor(before, seat));
      }
    }
  });

  test('bring cards in the same order for the same seed, whatever their order was', () => {
    const { states } = replay(randomGame({ decks: ['vulca', 'hoax'], seed: 7 }, 7, 40));
    const [early, late] = [states[0], states[30]].map((state) =>
      orderOf(dealtAgain(state, NOTHING_KNOWN, 5)),
    );
    expect(late.length).toBeLessThan(early.length);
    expect(late).toEqual(early.filter((card) => late.includes(card)));
    expect(orderOf(dealtAgain(states[0], NOTHING_KNOWN, 6))).not.toEqual(early);
  });

  test('leave cards alone that their owner put under the draw deck', () => {
    const record = randomGame({ decks: ['aqua', 'vulca'], seed: 7 }, 7, 300);
    const buried = replay(record).states.filter(({ cells }) => cells[zone(0, UNDER)] > 0);
    expect(buried.length).toBeGreaterThan(0);
    for (const state of buried.slice(0, 20)) {
      const again = dealtAgain(state, NOTHING_KNOWN, 5);
      for (const seat of [0, 1]) {
        for (let i = 0; i < state.cells[zone(seat, UNDER)]; i++) {
          const at = zone(seat, DECK_ORDER);
          expect(byteAt(again.cells, at, i)).toBe(byteAt(state.cells, at, i));
        }
      }
    }
  });
});

describe('a turn taken back', () => {
  const PLAYED: readonly string[] = ['character', 'booster', 'support', 'hyla', 'interference'];
  /** With cards that draw in the middle of a turn. */
  const drawing = STAND_INS.filter(
    ({ type, text = [] }) => PLAYED.includes(type) && JSON.stringify(text).includes('"draw"'),
  );
  const deck = {
    leader: deckOf('vulca').leader,
    cards: [...drawing, ...deckOf('vulca').cards].slice(0, 30),
  };
  /** Events after cards have gone back onto a draw deck where both have seen them. */
  const found = Array.from({ length: 40 }, (_, i) =>
    randomGame({ decks: [deck, 'vulca'], seed: i, backtrack: 'free' }, i, 300),
  ).flatMap((record) => {
    const replayed = replay(record);
    return randomEventsOf(record, replayed)
      .filter(({ known }) => known.tops[0] + known.tops[1] > 0)
      .map((event) => ({ record, replayed, event }));
  });

  test('leaves known cards on the draw deck, which are drawn again without luck', () => {
    expect(found.length).toBeGreaterThan(0);
    for (const { replayed, event } of found) {
      const before = replayed.states[event.at - 1];
      const again = dealtAgain(before, event.known, 3);
      for (const seat of [0, 1] as const) {
        for (let depth = 0; depth < event.known.tops[seat]; depth++)
          expect(topOf(again, seat, depth)).toBe(topOf(before, seat, depth));
      }
    }
  });
});

describe('luck is told of every kind of game:', () => {
  const setup: GameSetup = { decks: ['vulca', 'hoax'], seed: 12 };

  test.each<readonly [string, GameSetup]>([
    ['the first edition', { ...setup, edition: 'first' }],
    ['exchanged starting hands', { ...setup, mulligan: true }],
    ['a seed of 256 bits', { ...setup, seed: '0123456789abcdef'.repeat(4) }],
    ['a match', { ...setup, match: true }],
  ])('%s', (_, given) => {
    const luck = luckOf(randomGame(given, 3, 60), silly, 2);
    expect(luck[0].kind).toBe('deal');
    expect(luck.length).toBeGreaterThan(3);
    for (const { value } of luck) expect(Math.abs(value)).toBeLessThanOrEqual(1);
  });

  test('one that began from a position has no deal', () => {
    const states = replay(randomGame(setup, 3, 30)).states;
    const position = states[20];
    const record = randomGame({ position }, 5, 60);
    const luck = luckOf(record, silly, 2);
    expect(luck.length).toBeGreaterThan(2);
    expect(luck.every(({ at, kind }) => at > 0 && kind !== 'deal')).toBe(true);
    expect(startOf(curveOf(replay(record), silly), luck)).toBe(silly.chanceOf(position));
  });
});
