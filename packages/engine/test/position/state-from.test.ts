import { describe, expect, test } from 'vitest';
import { BUILT_IN } from '../../src/cards/box.ts';
import { apply, decision, takeBack } from '../../src/decision/decision.ts';
import { newGame } from '../../src/decision/new-game.ts';
import { parsePosition } from '../../src/position/parse.ts';
import { positionOf } from '../../src/position/position-of.ts';
import { stateFromPosition } from '../../src/position/state-from.ts';
import { CARDS } from '../../src/cards/index.ts';
import { decode, encode } from '../../src/encode/encode.ts';

/** A position must give a state that the rules can work on: reading it back checks that. */
const from = (json: unknown) =>
  decode(encode(stateFromPosition(parsePosition(json, BUILT_IN), BUILT_IN)), BUILT_IN);
const offered = (json: unknown) => decision(from(json))?.options.map(({ id }) => id);

const deal = (seed: number) =>
  positionOf(from({ seed, seats: [{ deck: 'vulca', hand: ['Spark'] }, { deck: 'hoax' }] }));

describe('a game from a position', () => {
  test('deals the rest of a named deck by the seed', () => {
    const [vulca, hoax] = deal(1).seats;
    expect(vulca.drawDeck).toHaveLength(29);
    expect(vulca.drawDeck).not.toContain('spark');
    expect(hoax.drawDeck).toHaveLength(30);
    expect(deal(1)).toEqual(deal(1));
    expect(deal(2).seats[0].drawDeck).not.toEqual(vulca.drawDeck);
  });

  test('does not deal what lies beside the leader', () => {
    const [seat] = positionOf(
      from({
        seats: [
          { hand: ['Spark'], beside: ['lantern-pond', 'likas-crystal-horn'], emissaries: ['thunderfist'] },
          {},
        ],
      }),
    ).seats;
    expect(seat.drawDeck).toEqual([]);
    expect(seat.beside).toEqual(['lantern-pond', 'likas-crystal-horn']);
    expect(seat.emissaries).toEqual(['thunderfist']);
  });

  test('still reads the name that emissary and inquisitor had before', () => {
    const [seat] = positionOf(from({ seats: [{ envoys: ['thunderfist'] }, {}] })).seats;
    expect(seat.emissaries).toEqual(['thunderfist']);
    const both = { seats: [{ envoys: ['thunderfist'], emissaries: [] }, {}] };
    expect(() => parsePosition(both, BUILT_IN)).toThrow('seats[0].envoys: is not known here');
  });

  test('has at most one Hyla card on both sides together (HYLA-2)', () => {
    const both = { seats: [{ beside: ['lantern-pond'] }, { beside: ['creeping-bog'] }] };
    expect(() => parsePosition(both, BUILT_IN)).toThrow(
      'seats: have more than one active Hyla card (HYLA-2)',
    );
  });

  test.each([63, 64, 255, 300])('has no row of bluffs with %i gaps: it could not be written down', (gaps) => {
    const row = ['Captain Su Cha', ...Array<null>(gaps).fill(null), 'Cannoneer Tara Ko'];
    const position = { element: 'fire', turn: 1, phase: 'call', seats: [{}, { bluffs: row }] };
    expect(() => parsePosition(position, BUILT_IN)).toThrow(
      `seats[1].bluffs: has ${gaps + 2} entries; the maximum is 64`,
    );
  });

  test('keeps the gaps that a game can leave in a row of bluffs', () => {
    const row = [null, 'captain-su-cha', ...Array<null>(61).fill(null), 'cannoneer-tara-ko'];
    const state = from({ element: 'fire', turn: 1, phase: 'call', seats: [{}, { bluffs: row }] });
    expect(positionOf(state).seats[1].bluffs).toEqual(row);
  });

  test('holds decks of any size up to 64', () => {
    const deck = CARDS.filter(({ type }) => type === 'character')
      .slice(0, 64)
      .map(({ id }) => id);
    expect(positionOf(from({ seats: [{ deck }, {}] })).seats[0].drawDeck).toHaveLength(64);
    expect(() => from({ seats: [{ deck: CARDS.slice(1, 67).map(({ id }) => id) }, {}] })).toThrow(
      'the maximum is 64',
    );
  });

  test('may have a player without any card', () => {
    const state = from({ seats: [{ hand: ['Spark'] }, { leader: 'Inferno' }] });
    expect(positionOf(state).seats[1]).toMatchObject({ deck: [], leader: 'inferno' });
    expect(decision(from({ seats: [{ hand: ['Spark'] }, {}] }))?.seat).toBe(0);
  });

  test('draws the top card first, and the rival sees only disclosed cards', () => {
    const seats = [
      {
        hand: ['Spark', 'Torch'],
        drawDeck: ['Blaze', 'Sear'],
        disclosed: ['Torch'],
        knownToRival: ['Spark'],
      },
      { hand: ['Catusan'], drawDeck: ['Nirwadas the Traveler'] },
    ];
    let state = from({ seats });
    for (const option of ['done', 'decline', 'discard:torch', 'done']) ({ state } = apply(state, option));
    const [seat] = positionOf(state).seats;
    expect(seat.hand).toEqual(['blaze', 'spark', 'sear']);
    expect(seat.knownToRival).toEqual(['spark']);
  });

  test('asks for a target where there is a choice, and names it where there is none', () => {
    const combat = ['Spark', 'Torch', 'Volcanic Gauntlets'];
    const position = { element: 'fire', seats: [{ combat, hand: ['Blaze'] }, { combat: ['Catusan'] }] };
    expect(offered(position)).toEqual(['target:spark', 'target:torch']);
    expect(
      positionOf(from({ element: 'fire', seats: [{ combat: combat.slice(1) }, { combat: ['Catusan'] }] }))
        .seats[0].targets,
    ).toEqual({
      'volcanic-gauntlets': 'torch',
    });
    const aimed = { combat, targets: { 'Volcanic Gauntlets': 'Torch' } };
    expect(positionOf(from({ element: 'fire', seats: [aimed, { combat: ['Catusan'] }] })).phase).toBe(
      'leadership',
    );
  });

  test('can be taken back to Engagement from a later phase', () => {
    const position = {
      element: 'fire',
      phase: 'boosterSupport',
      seats: [
        { hand: ['Fireblast', 'Torch'], combat: ['Spark'] },
        { combat: ['Catusan'], drawDeck: ['Sonatos'] },
      ],
    };
    const { state } = takeBack(from(position));
    expect(decision(state)).toMatchObject({ seat: 0, about: { phase: 'engagement' } });
    expect(decision(state)?.options.map(({ id }) => id)).toEqual(['continue', 'retreat']);
    expect(positionOf(state).seats[0].combat).toEqual(['spark']);
  });

  test('gives a starter all cards of the turn back when it is taken back', () => {
    const position = {
      starting: true,
      phase: 'boosterSupport',
      seats: [{ hand: ['Torch'], combat: ['Spark'], support: ['Fire Swamp'] }, { hand: ['Catusan'] }],
    };
    const { state } = takeBack(from(position));
    expect(decision(state)?.options.map(({ id }) => id)).toEqual(['start', 'decline']);
    expect(positionOf(state).seats[0]).toMatchObject({
      hand: ['spark', 'torch', 'fire-swamp'],
      combat: [],
      support: [],
    });
  });

  test('keeps a leadership card active for its turn', () => {
    const seats = [
      { combat: ['Spark'], hand: ['Torch'], leaderArea: ['Enthrall Opposition'] },
      { combat: ['Ember'], drawDeck: ['Sonatos'] },
    ];
    const at = (thisTurn: object) => offered({ element: 'earth', phase: 'character', thisTurn, seats });
    expect(at({ leadership: 'Enthrall Opposition' })).toEqual(['play:torch']);
    expect(at({})).toEqual(['take-back']);
  });

  test('goes on in Refresh to the end of the turn', () => {
    const seats = [
      { combat: ['Flare'], drawDeck: CARDS.slice(40, 50).map(({ id }) => id) },
      { combat: ['Catusan'] },
    ];
    expect(offered({ element: 'fire', phase: 'refresh', seats })).toEqual(['use:flare', 'done']);
  });
});

describe('a position cannot be taken', () => {
  test('while a card is being resolved', () => {
    const { state } = apply(
      from({
        element: 'fire',
        phase: 'character',
        seats: [{ hand: ['Cinder'] }, { support: ['Tome of Wisdom'] }],
      }),
      'play:cinder',
    );
    expect(() => positionOf(state)).toThrow('is being resolved');
  });

  test('when the game is over', () => {
    let { state } = newGame({ decks: ['vulca', 'hoax'], seed: 1 });
    for (let pending = decision(state); pending !== null; pending = decision(state)) {
      ({ state } = apply(state, pending.options.at(-1)?.id ?? ''));
    }
    expect(() => positionOf(state)).toThrow('The game is over');
  });
});
