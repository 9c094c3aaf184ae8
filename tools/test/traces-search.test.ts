import { describe, expect, test } from 'vitest';
import type { ScenarioSetup, SideSetup } from '../../packages/engine/test/scenario/setup.ts';
import type { RecordedChoice, RecordedEvent, RecordedSeat } from '../traces/record.ts';
import { causesOf, changed, faultsOf, follow, fromSeat, pair } from './follow-record.ts';

const BRAIN_DRAIN: SideSetup = {
  hand: ['Demegodas the Odd'],
  drawDeck: [],
  active: ['Genathones the Blind'],
  support: ['Brain Drain'],
};
const HAND = ['Cannoneer Qu Cha', 'Powdermaster Yina Ko'];
const LOADS = ['Captain Su Cha', 'Letter of Marque', 'Armory'];
const SHIPS = ['Sea Devil', 'Sea Falcon'];
const BOTH = [...LOADS, ...SHIPS];

const position = (p: RecordedSeat, me: SideSetup, rival = BRAIN_DRAIN): ScenarioSetup =>
  fromSeat(p, {
    me: { hand: ['Entreat Favor', ...HAND], drawDeck: BOTH, active: ['B.P. Unity'], ...me },
    rival,
    element: 'fire',
    phase: 'leadership',
  });

const choice = (p: RecordedSeat, by: string, more: Partial<RecordedChoice>): RecordedChoice => ({
  t: 'choose',
  p,
  whose: p,
  by,
  min: 0,
  max: 1,
  from: [],
  picked: [],
  ...more,
});

interface Search {
  readonly from: readonly string[];
  readonly picked?: string;
  /** What follows from picking that card. */
  readonly outcome?: readonly RecordedEvent[];
  /** The draw deck before, if it is not the usual one. */
  readonly deck?: readonly string[];
}

/** Entreat Favor is played; nothing can be played after it, so the fight is lost. */
function searched(
  p: RecordedSeat,
  { from, picked, outcome = [], deck = BOTH }: Search,
): readonly RecordedEvent[] {
  const by = 'Entreat Favor';
  const few = from.length <= 10;
  return [
    { t: 'act', p, ph: 'leader', a: 'play', c: by, legal: { play: [by], pass: 1 } },
    choice(p, by, {
      from,
      picked: picked === undefined ? [] : [picked],
      ...(few && { nLegal: from.length + 1 }),
    }),
    ...outcome,
    { t: 'deck', p, by, kind: 'shuffle', order: deck.filter((c) => c !== picked) },
    { t: 'act', p, ph: 'leader', a: 'pass', legal: { pass: 1 } },
    { t: 'act', p, ph: 'engage', a: 'retreat', couldContinue: 0 },
  ];
}

const found = (p: RecordedSeat, c: string, ship?: string): RecordedEvent => ({
  t: 'mv',
  p,
  c,
  from: 'draw',
  to: 'influence',
  by: 'Entreat Favor',
  ...(ship !== undefined && { ship }),
});

const shipChosen = (p: RecordedSeat, from: readonly string[], picked: string): RecordedEvent =>
  choice(p, 'Entreat Favor', { min: 1, from, picked: [picked], nLegal: from.length });

interface After {
  readonly ships: Readonly<Record<string, readonly string[]>>;
  readonly hand?: readonly string[];
  readonly drawn: readonly string[];
  readonly deckN: number;
  readonly discard?: readonly string[];
}

/** The retreat and the position after it. */
function retreated(
  p: RecordedSeat,
  { ships, hand = HAND, drawn, deckN, discard = [] }: After,
): readonly RecordedEvent[] {
  const winner = p === 0 ? 1 : 0;
  return [
    ...discard.map((c): RecordedEvent => ({ t: 'mv', p, c, from: 'influence', to: 'discard', by: 'ship' })),
    { t: 'retreat', p, dragons: 1, cards: pair(p, 1, 2), bluffs: [0, 0] },
    { t: 'dragon', p: winner, dragons: pair(p, 0, 1), by: 'retreat' },
    { t: 'fight_over', dragons: pair(p, 0, 1) },
    ...drawn.map((c): RecordedEvent => ({ t: 'draw', p, c, by: 'refresh' })),
    {
      t: 'turn',
      n: 2,
      p,
      fight: null,
      dragons: pair(p, 0, 1),
      deckN: pair(p, deckN, 0),
      hand: pair(p, [...hand, ...drawn], ['Demegodas the Odd']),
      ships: pair<Readonly<Record<string, readonly string[]>>>(p, ships, {}),
      discard: pair(p, ['B.P. Unity', ...discard], ['Genathones the Blind', 'Brain Drain']),
    },
  ];
}

const playsFalcon = (p: RecordedSeat): readonly RecordedEvent[] => [
  ...searched(p, { from: SHIPS, picked: 'Sea Falcon', outcome: [found(p, 'Sea Falcon')] }),
  ...retreated(p, { ships: { 'Sea Falcon': [] }, drawn: [...LOADS, 'Sea Devil'], deckN: 0 }),
];

const loadsArmory = (p: RecordedSeat, ships: readonly string[], ship: string): readonly RecordedEvent[] =>
  searched(p, {
    from: BOTH,
    picked: 'Armory',
    outcome: [shipChosen(p, ships, ship), found(p, 'Armory', ship)],
  });

const DRAWN_AFTER_ARMORY = ['Captain Su Cha', 'Letter of Marque', ...SHIPS];

const faultsAfter = (lie: readonly RecordedEvent[], setup = position(1, {})) => faultsOf(follow(setup, lie));

describe('under Brain Drain Entreat Favor (PROJECT-5)', () => {
  test.each([0, 1] as const)('plays a ship for seat %i', (p) => {
    expect(causesOf(follow(position(p, {}), playsFalcon(p)))).toEqual(['PROJECT-5']);
  });

  test('plays a ship that loads cards of the hand', () => {
    const loaded = choice(1, 'Sea Devil', { max: 3, from: HAND, picked: HAND, nLegal: 4 });
    const moved = HAND.map((c): RecordedEvent => ({
      t: 'mv',
      p: 1,
      c,
      from: 'hand',
      to: 'influence',
      ship: 'Sea Devil',
      by: 'Sea Devil',
    }));
    const record = [
      ...searched(1, {
        from: SHIPS,
        picked: 'Sea Devil',
        outcome: [found(1, 'Sea Devil'), loaded, ...moved],
      }),
      ...retreated(1, { ships: { 'Sea Devil': HAND }, hand: [], drawn: [...LOADS, 'Sea Falcon'], deckN: 0 }),
    ];
    expect(causesOf(follow(position(1, {}), record))).toEqual(['PROJECT-5']);
  });

  test('finds ships beside the cards that it loads', () => {
    const record = [
      ...loadsArmory(1, ['Rising Sun'], 'Rising Sun'),
      ...retreated(1, { ships: { 'Rising Sun': ['Armory'] }, drawn: DRAWN_AFTER_ARMORY, deckN: 0 }),
    ];
    expect(causesOf(follow(position(1, { ships: { 'Rising Sun': [] } }), record))).toEqual(['PROJECT-5']);
  });

  test('loads a ship that landed this turn (D9)', () => {
    const record = [
      ...loadsArmory(1, ['Rising Sun'], 'Rising Sun'),
      ...retreated(1, { ships: {}, drawn: DRAWN_AFTER_ARMORY, deckN: 0, discard: ['Rising Sun', 'Armory'] }),
    ];
    expect(causesOf(follow(position(1, { landed: { 'Rising Sun': [] } }), record))).toEqual([
      'D9',
      'PROJECT-5',
    ]);
  });

  test('finds them although nothing is taken', () => {
    const record = [
      ...searched(1, { from: SHIPS }),
      ...retreated(1, { ships: {}, drawn: BOTH.slice(0, 4), deckN: 1 }),
    ];
    expect(causesOf(follow(position(1, {}), record))).toEqual(['PROJECT-5']);
  });

  test('loads cards with us too, so without ships in the deck nothing needs explaining', () => {
    const outcome = [shipChosen(1, ['Rising Sun'], 'Rising Sun'), found(1, 'Armory', 'Rising Sun')];
    const record = [
      ...searched(1, { from: LOADS, picked: 'Armory', outcome, deck: LOADS }),
      ...retreated(1, { ships: { 'Rising Sun': ['Armory'] }, drawn: LOADS.slice(0, 2), deckN: 0 }),
    ];
    const me = { ships: { 'Rising Sun': [] }, drawDeck: LOADS };
    expect(causesOf(follow(position(1, me), record))).toEqual([]);
  });

  const record = playsFalcon(1);

  test.each([
    ['a card that cannot be loaded', { from: [...SHIPS, 'Armory'], nLegal: 4 }],
    ['a ship too few', { from: ['Sea Falcon'], nLegal: 2 }],
    ['another number', { nLegal: 4 }],
  ])('%s is noticed', (_, change) => {
    expect(faultsAfter(changed(record, 'choose', change))).not.toEqual([]);
  });

  test('loads that are not found are noticed', () => {
    const lie = loadsArmory(1, ['Rising Sun'], 'Rising Sun').filter(({ t }) => t !== 'choose');
    const setup = position(1, { ships: { 'Rising Sun': [] } });
    expect(faultsAfter(lie, setup)).toContain('Entreat Favor finds something, the record does not ask');
  });

  test('a ship that is not where it was put is noticed', () => {
    expect(faultsAfter(changed(record, 'turn', { ships: [{}, {}] }))).toEqual([
      'ships of 1 (only ours: Sea Falcon)',
    ]);
  });

  test('a character played beyond the limit is noticed', () => {
    const lie: readonly RecordedEvent[] = [
      ...record.slice(0, 5),
      { t: 'act', p: 1, ph: 'engage', a: 'continue' },
    ];
    expect(faultsAfter(lie)).toEqual(['the record has continue, we offer retreat']);
  });
});

describe('D9: with two landed ships Entreat Favor', () => {
  const landed = { 'Rising Sun': [], 'Sea Moon': [] };
  const setup = position(0, { landed }, { ...BRAIN_DRAIN, support: ['Homing Missiles'] });
  const loads = (ships: readonly string[], ship: string) =>
    follow(setup, loadsArmory(0, ships, ship).slice(0, 5));

  test('asks for either, or names the first only', () => {
    expect(causesOf(loads(['Rising Sun', 'Sea Moon'], 'Sea Moon'))).toEqual(['D9']);
    expect(causesOf(loads(['Rising Sun'], 'Rising Sun'))).toEqual(['D9']);
  });

  test('but does not name the second only', () => {
    expect(faultsOf(loads(['Sea Moon'], 'Sea Moon'))).not.toEqual([]);
  });
});
