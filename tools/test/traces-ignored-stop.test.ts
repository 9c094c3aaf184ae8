import { describe, expect, test } from 'vitest';
import type { ScenarioSetup, SideSetup } from '../../packages/engine/test/scenario/setup.ts';
import type { RecordedEvent, RecordedSeat } from '../traces/record.ts';
import { causesOf, changed, faultsOf, follow, fromSeat, pair } from './follow-record.ts';

const CHARACTERS = ['Smartia Pantia', 'Primus Magicus', 'Devius Maximus', 'Bigus Musselus'];
const OTHERS = ['Giant Butterfly Eveningbreeze', 'Potion of Mutation', 'Caterpillar Fireeater'];

const position = (p: RecordedSeat, rival: SideSetup): ScenarioSetup =>
  fromSeat(p, {
    me: {
      hand: ['Bounce Back', 'Giant Butterfly Morningwind', ...CHARACTERS, ...OTHERS],
      active: ['Colossus Gigantus'],
      drawDeck: [],
    },
    rival: { hand: ['Highchirp'], drawDeck: [], ...rival },
    element: 'fire',
    phase: 'leadership',
  });

const bouncedBack = (p: RecordedSeat): readonly RecordedEvent[] => [
  { t: 'act', p, ph: 'leader', a: 'play', c: 'Bounce Back', legal: { play: ['Bounce Back'], pass: 1 } },
  { t: 'act', p, ph: 'leader', a: 'pass', legal: { pass: 1 } },
];

const characterPlayed = (p: RecordedSeat): readonly RecordedEvent[] => [
  ...bouncedBack(p),
  { t: 'act', p, ph: 'engage', a: 'continue' },
  { t: 'act', p, ph: 'char', a: 'play', c: 'Smartia Pantia', legal: { play: CHARACTERS } },
  { t: 'act', p, ph: 'char', a: 'pass', legal: { pass: 1 } },
];

/** A turn as if Bounce Back had not been played, and the position after it. */
const turnPlayed = (p: RecordedSeat, rival: SideSetup, opp: number): readonly RecordedEvent[] => [
  ...characterPlayed(p),
  {
    t: 'act',
    p,
    ph: 'support',
    a: 'play',
    c: 'Giant Butterfly Morningwind',
    legal: { play: ['Giant Butterfly Morningwind', ...OTHERS], pass: 1 },
  },
  { t: 'act', p, ph: 'support', a: 'pass', legal: { play: OTHERS, pass: 1 } },
  {
    t: 'announce',
    p,
    el: 'fire',
    power: 6,
    opp,
    shield: 0,
    cards: pair(
      p,
      [
        { c: 'Smartia Pantia', v: 4 },
        { c: 'Giant Butterfly Morningwind', v: 2 },
      ],
      [{ c: rival.active?.[0] ?? '', v: opp }, ...(rival.support ?? []).map((c) => ({ c, v: 0 }))],
    ),
  },
  {
    t: 'turn',
    n: 2,
    p: p === 0 ? 1 : 0,
    fight: 'fire',
    dragons: [0, 0],
    deckN: [0, 0],
    power: pair(p, 6, opp),
    hand: pair(p, [...CHARACTERS.slice(1), ...OTHERS], ['Highchirp']),
    active: pair(p, ['Smartia Pantia'], rival.active ?? []),
    covered: pair(p, ['Colossus Gigantus'], []),
    support: pair(p, ['Giant Butterfly Morningwind'], rival.support ?? []),
    discard: [[], []],
  },
];

describe.each([
  ['Tittertweet', { active: ['Tittertweet'] }, 2],
  ['Laughing Gas', { active: ['NoStyle'], support: ['Laughing Gas'] }, 3],
] as const)('a leadership card with the stop icon whose text %s ignores (IGNORE-4)', (_, rival, opp) => {
  test.each([0, 1] as const)('stops nothing in a turn of seat %i', (p) => {
    expect(causesOf(follow(position(p, rival), turnPlayed(p, rival, opp)))).toEqual(['IGNORE-4']);
  });

  test.each([0, 1] as const)('seat %i retreats, but could have gone on', (p) => {
    const record = retreated(p, rival);
    expect(causesOf(follow(position(p, rival), record))).toEqual(['IGNORE-4']);
    expect(
      causesOf(follow(position(p, rival), changed(record, 'act', { couldContinue: 0 }, isEngaging))),
    ).toEqual([]);
  });

  const faultsAfter = (lie: readonly RecordedEvent[]) => faultsOf(follow(position(1, rival), lie));
  const record = turnPlayed(1, rival, opp);

  test('a character too few or too many in the list is noticed', () => {
    for (const play of [CHARACTERS.slice(0, 3), [...CHARACTERS, 'Wild Unicorn']]) {
      const lie = changed(record, 'act', { legal: { play } }, ({ ph }) => ph === 'char');
      expect(faultsAfter(lie)).not.toEqual([]);
    }
  });

  test('a support that could not be played is noticed', () => {
    const lie = changed(
      record,
      'act',
      { legal: { play: OTHERS.slice(1), pass: 1 } },
      ({ ph, a }) => ph === 'support' && a === 'pass',
    );
    expect(faultsAfter(lie)).toEqual(['support: play (only ours: Giant Butterfly Eveningbreeze)']);
  });

  test('another power is noticed', () => {
    expect(faultsAfter(changed(record, 'announce', { power: 7 }))).toEqual([
      'announced power (ours 6, theirs 7)',
    ]);
  });
});

const isEngaging = ({ ph }: { readonly ph: string }) => ph === 'engage';

const retreated = (p: RecordedSeat, rival: SideSetup): readonly RecordedEvent[] => {
  const cards = (rival.active ?? []).length + (rival.support ?? []).length;
  return [
    ...bouncedBack(p),
    { t: 'act', p, ph: 'engage', a: 'retreat', couldContinue: 1 },
    { t: 'retreat', p, dragons: 1, cards: pair(p, 1, cards), bluffs: [0, 0] },
    { t: 'dragon', p: p === 0 ? 1 : 0, dragons: pair(p, 0, 1), by: 'retreat' },
    { t: 'fight_over', dragons: pair(p, 0, 1) },
  ];
};

describe('IGNORE-4 explains nothing', () => {
  test('where there is no character to play', () => {
    const rival = { active: ['Tittertweet'] };
    const { me, ...rest } = position(0, rival);
    const replay = follow({ ...rest, me: { ...me, hand: ['Bounce Back', ...OTHERS] } }, retreated(0, rival));
    expect(faultsOf(replay)).toEqual(['the record could have gone on, we could not']);
  });

  test('where the text works', () => {
    const replay = follow(position(0, { active: ['Highchirp'], hand: [] }), characterPlayed(0));
    expect(faultsOf(replay)[0]).toContain('char: play (only theirs: Bigus Musselus, Devius Maximus, Primus');
  });

  test('where the whole card is ignored, so that we do not stop either', () => {
    expect(causesOf(follow(position(1, { active: ['Mad Mike Magpie'] }), characterPlayed(1)))).toEqual([]);
  });

  test('where a character has the stop icon', () => {
    const replay = follow(
      {
        me: { hand: ['Ras-mus-Pan', 'Flamitos', 'Quivering Quicksand'], active: ['Torana'], drawDeck: [] },
        rival: { hand: ['Highchirp'], active: ['Tittertweet'], drawDeck: [] },
        element: 'fire',
        phase: 'character',
      },
      [
        {
          t: 'act',
          p: 0,
          ph: 'char',
          a: 'play',
          c: 'Ras-mus-Pan',
          legal: { play: ['Flamitos', 'Ras-mus-Pan'] },
        },
        { t: 'act', p: 0, ph: 'char', a: 'pass', legal: { pass: 1 } },
        {
          t: 'act',
          p: 0,
          ph: 'support',
          a: 'play',
          c: 'Quivering Quicksand',
          legal: { play: ['Quivering Quicksand'], pass: 1 },
        },
      ],
    );
    expect(faultsOf(replay)).toContain('support: play (only theirs: Quivering Quicksand)');
  });
});
