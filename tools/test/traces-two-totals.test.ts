import { fileURLToPath } from 'node:url';
import { BUILT_IN } from '@bluemoon/engine';
import { describe, expect, test } from 'vitest';
import type { ScenarioSetup } from '../../packages/engine/test/scenario/setup.ts';
import { idOfName } from '../traces/names.ts';
import { readGames, recordFiles } from '../traces/read-games.ts';
import type { RecordedChoice, RecordedEvent, RecordedSeat } from '../traces/record.ts';
import { setsForBoth } from '../traces/two-totals.ts';
import { causesOf, changed, faultsOf, follow, fromSeat, pair } from './follow-record.ts';

const BY = 'Caterpillar Watertamer';

const FIXTURES = fileURLToPath(new URL('../../fixtures/traces', import.meta.url));

test('the committed games count the selections as the program does', () => {
  const choices = recordFiles(FIXTURES)
    .flatMap((file) => readGames(file).flatMap(({ ev }) => ev))
    .filter((event): event is RecordedChoice => event.t === 'choose' && event.by === BY);
  expect(choices.length).toBeGreaterThan(10);
  for (const { from, nLegal } of choices) {
    const cards = from.map((name) => {
      const { id, fire = 0, earth = 0 } = BUILT_IN.card(idOfName(name ?? ''));
      return { id, fire, earth };
    });
    // Crysalus Frendus may have doubled what is demanded.
    const numbers = [2, 4].map((total) => setsForBoth(cards, { fire: total, earth: total }).length);
    expect(numbers).toContain(nLegal);
  }
});

/** The discarding that a choice brings about. */
function paid(choice: Omit<RecordedChoice, 't' | 'whose' | 'by' | 'min' | 'max'>): readonly RecordedEvent[] {
  const { p, from, picked } = choice;
  return [
    { t: 'choose', whose: p, by: BY, min: 1, max: from.length, ...choice },
    ...picked.map((c): RecordedEvent => ({ t: 'mv', p, c: c ?? '', from: 'hand', to: 'discard', by: BY })),
  ];
}

describe('two cards too many for Caterpillar Watertamer (RULING-13)', () => {
  const PICKED = ['Catusan', 'Vetraskedas the Sceptic', 'Homing Missiles', 'Trebuchet of Fear'];
  const HAND = [...PICKED, 'Demegodas the Odd'];

  const position = (p: RecordedSeat): ScenarioSetup =>
    fromSeat(p, {
      me: { hand: HAND, active: ['Genathones the Blind'], drawDeck: ['Zedemikras the Brain'] },
      rival: { hand: ['Smartia Pantia'], active: ['Colossus Gigantus', BY], drawDeck: [] },
      element: 'fire',
      phase: 'leadership',
    });

  /** Eight minimal sets, and the one that is picked: Vetraskedas and Catusan would do. */
  const record = (p: RecordedSeat): readonly RecordedEvent[] => [
    { t: 'act', p, ph: 'leader', a: 'satisfy', c: BY, legal: { satisfy: [BY], pass: 1 } },
    ...paid({ p, from: HAND, picked: PICKED, nLegal: 9 }),
    { t: 'act', p, ph: 'leader', a: 'pass', legal: { pass: 1 } },
    { t: 'act', p, ph: 'engage', a: 'continue' },
    { t: 'act', p, ph: 'char', a: 'play', c: 'Demegodas the Odd', legal: { play: ['Demegodas the Odd'] } },
    { t: 'act', p, ph: 'char', a: 'pass', legal: { pass: 1 } },
    { t: 'act', p, ph: 'support', a: 'pass', legal: { pass: 1 } },
    {
      t: 'announce',
      p,
      el: 'fire',
      power: 2,
      opp: 1,
      shield: 0,
      cards: pair(
        p,
        [{ c: 'Demegodas the Odd', v: 2 }],
        [
          { c: 'Colossus Gigantus', v: 1 },
          { c: BY, v: 0 },
        ],
      ),
    },
    { t: 'draw', p, c: 'Zedemikras the Brain', by: 'refresh' },
    {
      t: 'turn',
      n: 2,
      p: p === 0 ? 1 : 0,
      fight: 'fire',
      dragons: [0, 0],
      deckN: [0, 0],
      power: pair(p, 2, 1),
      hand: pair(p, ['Zedemikras the Brain'], ['Smartia Pantia']),
      active: pair(p, ['Demegodas the Odd'], ['Colossus Gigantus', BY]),
      covered: pair(p, ['Genathones the Blind'], []),
      discard: pair(p, PICKED, []),
    },
  ];

  test.each([0, 1] as const)('are discarded by seat %i', (p) => {
    expect(causesOf(follow(position(p), record(p)))).toEqual(['RULING-13']);
  });

  test('count although a minimal set is picked', () => {
    const picked = ['Vetraskedas the Sceptic', 'Catusan'];
    const [satisfied] = record(1);
    const minimal = [satisfied, ...paid({ p: 1, from: HAND, picked, nLegal: 9 })].filter(
      (event) => event !== undefined,
    );
    expect(causesOf(follow(position(1), minimal))).toEqual(['RULING-13']);
  });

  const isSetAside = (change: Partial<RecordedChoice>) =>
    faultsOf(follow(position(1), changed(record(1), 'choose', change)));

  test.each([
    ['fewer selections', { nLegal: 7 }],
    ['minimal sets only, but another is picked', { nLegal: 8 }],
    ['all sets that can be divided', { nLegal: 11 }],
    ['all sets that suffice', { nLegal: 24 }],
    ['a candidate too few', { from: HAND.slice(0, 4) }],
    ['one card too many', { picked: ['Catusan', 'Vetraskedas the Sceptic', 'Demegodas the Odd'] }],
    ['too little', { picked: ['Catusan'] }],
  ])('%s: noticed', (_, change) => {
    expect(isSetAside(change)).not.toEqual([]);
  });

  test('a card that was not discarded is noticed', () => {
    const lie = record(1).filter((event) => event.t !== 'mv' || event.c !== 'Catusan');
    expect(faultsOf(follow(position(1), lie))).not.toEqual([]);
  });
});

describe('doubled by Crysalus Frendus (RULING-13)', () => {
  const HAND = ['Cinder', 'Sear', 'Ember', 'Glimmer', 'Torch'];
  const active = ['Crysalus Frendus', BY];
  const setup: ScenarioSetup = {
    me: { hand: HAND, active: ['Blaze'], drawDeck: ['Shimmer'] },
    rival: {
      hand: ['Smartia Pantia'],
      active,
      drawDeck: [],
      targets: { 'Crysalus Frendus': BY },
    },
    element: 'fire',
    phase: 'boosterSupport',
    thisTurn: { charactersPlayed: 1 },
  };

  const record = (nLegal: number): readonly RecordedEvent[] => [
    { t: 'act', p: 0, ph: 'support', a: 'satisfy', c: BY, legal: { satisfy: [BY], pass: 1 } },
    ...paid({ p: 0, from: HAND, picked: HAND, nLegal }),
    { t: 'act', p: 0, ph: 'support', a: 'pass', legal: { pass: 1 } },
    {
      t: 'announce',
      p: 0,
      el: 'fire',
      power: 4,
      opp: 2,
      shield: 0,
      cards: [
        [{ c: 'Blaze', v: 4 }],
        [
          { c: 'Crysalus Frendus', v: 2, on: BY },
          { c: BY, v: 0, tb: 1 },
        ],
      ],
    },
    { t: 'draw', p: 0, c: 'Shimmer', by: 'refresh' },
    {
      t: 'turn',
      n: 2,
      p: 1,
      fight: 'fire',
      dragons: [0, 0],
      deckN: [0, 0],
      power: [4, 2],
      hand: [['Shimmer'], ['Smartia Pantia']],
      active: [['Blaze'], active],
      discard: [HAND, []],
    },
  ];

  test('a whole hand may be discarded, three cards too many', () => {
    expect(causesOf(follow(setup, record(5)))).toEqual(['RULING-13']);
  });

  test.each([4, 6])('%i selections are noticed', (nLegal) => {
    expect(faultsOf(follow(setup, record(nLegal)))).not.toEqual([]);
  });
});

test('a payment in one element is minimal for the program too', () => {
  const from = ['Catusan', 'Homing Missiles', 'Demegodas the Odd'];
  const replay = follow(
    {
      me: { hand: from, active: ['Genathones the Blind'] },
      rival: { active: ['Colossus Gigantus', 'Caterpillar Eartheroder'] },
      phase: 'leadership',
    },
    [
      {
        t: 'act',
        p: 0,
        ph: 'leader',
        a: 'satisfy',
        c: 'Caterpillar Eartheroder',
        legal: { satisfy: ['Caterpillar Eartheroder'], pass: 1 },
      },
      {
        t: 'choose',
        p: 0,
        whose: 0,
        by: 'Caterpillar Eartheroder',
        min: 1,
        max: 3,
        from,
        picked: from,
        nLegal: 3,
      },
    ],
  );
  expect(faultsOf(replay)[0]).toBe('selections by Caterpillar Eartheroder (ours 2, theirs 3)');
});
