import { describe, expect, test } from 'vitest';
import { boxWith, BUILT_IN } from '../../src/cards/box.ts';
import { CARDS, deckOf } from '../../src/cards/index.ts';
import { apply, decision } from '../../src/decision/decision.ts';
import { RulesError } from '../../src/rules-error.ts';
import { newGame } from '../../src/decision/new-game.ts';
import { decode, encode } from '../../src/encode/encode.ts';
import { parsePosition } from '../../src/position/parse.ts';
import { stateFromPosition } from '../../src/position/state-from.ts';
import { SUB } from '../../src/state/agenda.ts';
import { AGENDA, AGENDA_SIZE, BESIDE, FRAME_CELLS, HAND, RNG, zone } from '../../src/state/layout.ts';
import type { State } from '../../src/state/workbench.ts';
import { viewFor } from '../../src/view/view.ts';
import type { Card } from '../../src/vocabulary/card.ts';
import { picker, randomGame } from '../random-game.ts';

const PAIRINGS = [
  ['vulca', 'buka'],
  ['hoax', 'mimix'],
  ['flit', 'khind'],
  ['terrah', 'pillar'],
  ['aqua', 'buka'],
] as const;

function reasonAgainst(text: string): string {
  try {
    decode(text, BUILT_IN);
  } catch (error) {
    if (error instanceof RulesError && error.code === 'badPosition') return error.message;
    throw error;
  }
  return 'none';
}

const STREAM_SEED = '0123456789abcdef'.repeat(4);

const fresh = (): State => newGame({ decks: ['vulca', 'hoax'], seed: 7, first: 0 }).state;

describe('A position as text', () => {
  test.each(PAIRINGS)('comes back the same at every decision of a game between %s and %s', (a, b) => {
    for (const { state } of randomGame({ decks: [a, b], seed: 11 })) {
      const back = decode(encode(state), BUILT_IN);
      expect(back.cells).toEqual(state.cells);
      expect(back.engagement).toEqual(state.engagement);
    }
  });

  test('brings the key of its chance along, so that a game with a long seed goes on as it would have', () => {
    for (const { state, choice } of randomGame({ decks: ['hoax', 'flit'], seed: STREAM_SEED })) {
      const text = encode(state);
      expect(text.slice(0, 4)).toBe('bm3.');
      const back = decode(text, BUILT_IN);
      expect(back.cells).toEqual(state.cells);
      expect(apply(back, choice).state.cells).toEqual(apply(state, choice).state.cells);
    }
  });

  test('brings its rules and its cards along, so that the game goes on as it would have', () => {
    const { leader, cards } = deckOf('flit');
    const decks = [{ leader, cards: cards.toReversed().slice(3) }, 'buka'] as const;
    for (const { state, decision: asked, choice } of randomGame({ decks, seed: 3, edition: 'first' })) {
      const back = decode(encode(state), BUILT_IN);
      expect(back.game.rules).toEqual({ edition: 'first', backtrack: 'loss', series: 'single' });
      expect(decision(back)).toEqual(asked);
      expect(apply(back, choice).state.cells).toEqual(apply(state, choice).state.cells);
    }
  });

  test('can be of a finished game', () => {
    const moments = randomGame({ decks: ['pillar', 'aqua'], seed: 5 });
    let last = moments.next();
    while (last.done !== true) last = moments.next();
    const back = decode(encode(last.value), BUILT_IN);
    expect(decision(back)).toBeNull();
    expect(back.cells).toEqual(last.value.cells);
  });

  test('is short and safe in an address', () => {
    expect(encode(fresh())).toMatch(
      /^bm2\.legends\.free\.single\.vulca\.hoax\.[\w-]{100,400}\.-\.[a-z0-9]+$/,
    );
  });

  test('of version 2 can still be read: a new layout of the cells needs a new version', () => {
    const written =
      'bm2.legends.free.single.vulca.hoax.goDUggIAAoAEAACABAAG_Pur_QUAEqSw0LEDsNDYQJycmBCywLCQAZTckFCs9OjQApDE-MADJ' +
      'gAXAQEBAQEBAQEBAQEBAQEBAS4AAAEAA4SQpgIADPrv2f0HABKO5DCY2JjRAaLg6IEBtozYQIrogCG4pLjBAqS80NACnAQAFwEBAQEBAQEBA' +
      'QEBAQEBAQEwAAABAAPh1LmkDquTjvENibPJ5AyOAQICBAwCAgB4.-.1td5sp1';
    const { seats, fight } = viewFor(decode(written, BUILT_IN), 0);
    expect(seats[0].combat.active).toEqual(['sear']);
    expect(seats[1].hand.count).toBe(6);
    expect(fight).toMatchObject({ element: 'fire', toMatch: 4 });
  });

  test('of version 1 can still be read, too', () => {
    const written =
      'bm1.legends.free.vulca.hoax.hICglAYAAoBAAACAQAAG-r_f6wEADqa40KEBiKDIsQOapLiBAoy8iDGorLjQAoqAkIADpNjg0QOCMAAX' +
      'AQEBAQEBAQEBAQEBAQEBAS4AAAEAA5SAiDgADOr_98cHAA6s0PigArrM2OEBqrCokAKAkLiAAbS00JABuJjYIIbgyPECoAQAFwEBAQEBAQEB' +
      'AQEBAQEBAQEwAAABAAPhio2XBOuHjdgI7YPH5A6OAQICBAwCAgAaGAADAQBX.-.1fkjfnh';
    const { seats, fight } = viewFor(decode(written, BUILT_IN), 0);
    expect(seats[0].combat.active).toEqual(['cinder']);
    expect(seats[1].hand.count).toBe(6);
    expect(fight).toMatchObject({ element: 'fire', toMatch: 2 });
    expect(reasonAgainst(written.replace('hICg', 'hICh'))).toContain('checksum');
  });

  test('names pack cards by their ids, and needs them to be read', () => {
    const newcomer: Card = { ...CARDS[1], id: 'newcomer', name: { en: 'Newcomer', de: 'Neuling' } };
    const decks = [{ leader: null, cards: [newcomer, ...deckOf('terrah').cards] }, 'khind'] as const;
    const text = encode(newGame({ decks, seed: 1 }).state);
    expect(reasonAgainst(text)).toContain('There is no card “newcomer”');
    expect(decode(text, boxWith([newcomer])).game.decks[0].cards[0]).toBe(newcomer);
  });
});

/** With the right checksum, as in an attack. */
function forged(...fields: readonly string[]): string {
  const body = fields.join('.');
  let hash = 0x811c9dc5;
  for (let i = 0; i < body.length; i++) hash = Math.imul(hash ^ body.charCodeAt(i), 0x01000193);
  return `${body}.${(hash >>> 0).toString(36)}`;
}

function playOn(state: State, pick: (below: number) => number): void {
  let next = state;
  for (let i = 0; i < 60; i++) {
    const asked = decision(next);
    if (asked === null) return;
    next = apply(next, asked.options[pick(asked.options.length)].id).state;
  }
}

function reasonAgainstCells(change: (cells: Int32Array) => void): string {
  const state = fresh();
  change(state.cells);
  return reasonAgainst(encode(state));
}

const laid = (beside: readonly [string[], string[]], hand: string[] = []) =>
  stateFromPosition(
    parsePosition(
      {
        series: 'match',
        phase: 'leadership',
        seats: [
          { hand, beside: beside[0] },
          { hand: ['volca', 'creeping-bog'], beside: beside[1] },
        ],
      },
      BUILT_IN,
    ),
    BUILT_IN,
  );

describe('A text that is not a position', () => {
  const text = encode(fresh());
  const [version, edition, backtrack, series, , , cells, snapshot] = text.split('.');

  test('is recognised by its first letters', () => {
    expect(reasonAgainst('')).toContain('begins with “bm2.”');
    expect(reasonAgainst('bm3.legends')).toContain('has 10 fields, not 2');
    expect(reasonAgainst('bm4.legends')).toContain('begins with “bm2.” or “bm3.”, not with “bm4”');
    expect(reasonAgainst('\u0000'.repeat(5000))).toContain('begins with');
    expect(reasonAgainst('bm2.'.repeat(1e6))).toContain('at most 20000 characters');
  });

  test('is recognised when a single letter is missing, changed or too many', () => {
    for (let i = 0; i < text.length; i++) {
      const other = text[i] === 'x' ? 'y' : 'x';
      for (const instead of ['', other, text[i] + other]) {
        expect(reasonAgainst(text.slice(0, i) + instead + text.slice(i + 1))).not.toBe('none');
      }
    }
  });

  test('cannot be forged with unknown rules or cards', () => {
    expect(forged(version, edition, backtrack, series, 'vulca', 'hoax', cells, snapshot)).toBe(text);
    const against = (...fields: readonly string[]): string =>
      reasonAgainst(forged(...fields, cells, snapshot));
    expect(against(version, 'second', backtrack, series, 'vulca', 'hoax')).toContain('no such edition');
    expect(against(version, edition, 'never', series, 'vulca', 'hoax')).toContain('no such backtrack policy');
    expect(against(version, edition, backtrack, 'league', 'vulca', 'hoax')).toContain('no such series');
    expect(against(version, edition, backtrack, series, 'vulcan', 'hoax')).toContain('no people “vulcan”');
    expect(against(version, edition, backtrack, series, 'none~flare~dragon', 'hoax')).toContain(
      'no card “dragon”',
    );
    expect(against(version, edition, backtrack, series, 'flare~flare', 'hoax')).toContain(
      'no leader “flare”',
    );
    expect(against(version, edition, backtrack, series, 'none~flare~flare', 'hoax')).toContain(
      'a card twice',
    );
    expect(against(version, edition, backtrack, series, `none${'~flare'.repeat(65)}`, 'hoax')).toContain(
      'at most 64',
    );
  });

  test('cannot be forged with too few, too many or endless cells', () => {
    const head = [version, edition, backtrack, series, 'vulca', 'hoax'];
    const against = (forgedCells: string): string => reasonAgainst(forged(...head, forgedCells, snapshot));
    expect(against('')).toContain('There are not');
    expect(against(cells.slice(0, 40))).toContain('There are not');
    expect(against(`${cells}AAAA`)).toContain('There are not');
    expect(against('AP____8H')).toContain('There are not');
    expect(against('äöü')).toContain('There are not');
  });

  test('cannot be forged with half a key, or a place in its stream that no game reaches', () => {
    const { state } = newGame({ decks: ['vulca', 'hoax'], seed: STREAM_SEED, first: 0 });
    const fields = encode(state).split('.').slice(0, -1);
    expect(reasonAgainst(forged(...fields))).toBe('none');
    expect(reasonAgainst(forged(...fields.slice(0, -1), 'AAAA'))).toContain('does not have 8 words');
    const against = (cell: number, value: number): string =>
      reasonAgainst(encode({ ...state, cells: state.cells.with(cell, value) }));
    expect(against(RNG, -1)).toContain('The number of random words is out of range');
    expect(against(RNG + 2, 1)).toContain('The generator is out of range');
  });

  test('cannot put a card into two places, into none, or where it does not belong', () => {
    const against = reasonAgainstCells;
    const HAND = 0;
    const COMBAT = 6;
    const DECK = 14;
    const lowestInHand = (forgedCells: Int32Array): number => forgedCells[HAND] & -forgedCells[HAND];
    expect(against((forgedCells) => (forgedCells[HAND] |= forgedCells[DECK]))).toContain('is in two places');
    expect(against((forgedCells) => (forgedCells[HAND] = 0))).toContain('is nowhere');
    expect(against((forgedCells) => (forgedCells[HAND + 1] = 1 << 20))).toContain('the deck does not have');
    const misplaced = against((forgedCells) => {
      forgedCells[COMBAT] = forgedCells[HAND];
      forgedCells[HAND] = 0;
    });
    expect(misplaced).toContain('is in the wrong area');
    expect(against((forgedCells) => (forgedCells[HAND] ^= lowestInHand(forgedCells)))).toContain(
      'is nowhere',
    );
  });

  test('cannot ask more players than there are, nor have two Hyla cards in play', () => {
    const asking = apply(laid([[], []], ['chosen-of-youth', 'spark']), 'play:chosen-of-youth').state;
    const cells = asking.cells.slice();
    expect(reasonAgainst(encode({ ...asking, cells }))).toBe('none');
    cells[AGENDA + SUB] = 3;
    expect(reasonAgainst(encode({ ...asking, cells }))).toContain('out of range');

    const hyla = laid([['lantern-pond'], []]);
    const bog = 1 << hyla.game.decks[1].cards.findIndex(({ id }) => id === 'creeping-bog');
    expect(reasonAgainst(encode(hyla))).toBe('none');
    hyla.cells[zone(1, HAND)] ^= bog;
    hyla.cells[zone(1, BESIDE)] ^= bog;
    expect(reasonAgainst(encode(hyla))).toContain('more than one active Hyla card');
  });

  test('cannot smuggle in a state that the rules would stumble over', () => {
    const pick = picker(4);
    let accepted = 0;
    for (const { state } of randomGame({ decks: ['buka', 'mimix'], seed: 21 })) {
      const forgedCells = state.cells.slice();
      const frames = forgedCells[AGENDA_SIZE] * FRAME_CELLS;
      const at = pick(2) === 0 && frames > 0 ? AGENDA + pick(frames) : pick(forgedCells.length);
      forgedCells[at] += pick(5) - 2;
      if (reasonAgainst(encode({ ...state, cells: forgedCells })) !== 'none') continue;
      accepted++;
      playOn({ ...state, cells: forgedCells }, pick);
    }
    expect(accepted).toBeGreaterThan(10);
  });
});
