import {
  apply,
  boxWith,
  BUILT_IN,
  decision,
  newGame,
  parsePosition,
  stateFromPosition,
  viewFor,
} from '@bluemoon/engine';
import type { Action, Card, Decision, State, Step } from '@bluemoon/engine';
import { choicesFor, pickingIn, pressedByItself, resumeTable, takingBack, USUAL_TERMS } from '@bluemoon/play';
import type { Host } from '@bluemoon/play';
import { describe, expect, test } from 'vitest';
import { reasonsIn } from '../../src/game/reasons.ts';
import type { Player } from '../../src/game/sitting.ts';
import type { Handwritten } from '@bluemoon/lessons';
import { choicesOf } from '../../src/table/choices.ts';
import { needsConfirmation } from '../../src/table/confirmation.ts';
import { declaredIn } from '../../src/table/declared.ts';
import { flightsOf } from '../../src/table/motion/flights.ts';
import { sitDown, settled } from './sitting-down.ts';

/** Interference cards of this test, independent of the box. */
function answer(id: string, to: Action, step: Step): Card {
  return {
    id,
    name: { en: id, de: id },
    people: 'interference',
    number: 900,
    type: 'interference',
    moons: 0,
    text: [{ when: 'answer', to, steps: [step] }],
  };
}
const BOX = boxWith([
  answer('sever', { rival: 'plays', cards: { types: ['support'] } }, { do: 'cancel' }),
  answer('toll', { rival: 'retrieves', cards: {} }, { do: 'draw', count: 1 }),
  answer('wreck', { rival: 'lands' }, { do: 'draw', count: 1 }),
  answer('chase', { rival: 'retreats' }, { do: 'draw', count: 1 }),
]);

const laid = (position: Handwritten): State => stateFromPosition(parsePosition(position, BOX), BOX);

/** Seat 0 can only stay in the fight with the book; seat 1 may hold the card that interferes with it, or not. */
const answerable = (rivalHolds: string, rivalDraws: string): State =>
  laid({
    element: 'fire',
    phase: 'boosterSupport',
    seats: [
      { leader: 'xelethotiras', hand: ['tome-of-wisdom'], combat: ['athradysas-the-seeker'] },
      {
        leader: 'inferno',
        hand: ['volca', rivalHolds],
        drawDeck: [rivalDraws],
        combat: ['flamebreath-the-dazzling'],
      },
    ],
  });
const HELD = answerable('sever', 'spark');
const NOT_HELD = answerable('spark', 'sever');
const declaring = (state: State): State => apply(state, 'play:tome-of-wisdom').state;

const PERSON: Player = { kind: 'person' };
const BOT: Player = { kind: 'bot', level: 'solid' };

function pending(state: State): Decision {
  const found = decision(state);
  if (found === null) throw new Error('nothing to decide');
  return found;
}

const recordOf = (state: State) => ({ setup: { position: state }, choices: [] });

const table = (state: State, choices: readonly string[]): Host =>
  resumeTable({ setup: { position: state }, choices }, { ...USUAL_TERMS, passing: 'nothing' }, 0);

describe('An action that allows interference', () => {
  test('is shown while the rival decides', () => {
    expect(declaredIn(viewFor(declaring(HELD), 1))).toEqual({
      seat: 0,
      action: 'plays',
      card: 'tome-of-wisdom',
    });
    expect(declaredIn(viewFor(HELD, 0))).toBeNull();
  });

  test('may be a retrieved card, a landing ship or a retreat', () => {
    const taking = laid({
      element: 'fire',
      seats: [
        { deck: 'flit', hand: ['launch-rain-of-fire'], combat: ['wing-commander-razorfeather'] },
        { hand: ['toll'], combat: ['volca'] },
      ],
    });
    const { state } = apply(taking, 'retrieve:wing-commander-razorfeather');
    expect(declaredIn(viewFor(state, 1))).toMatchObject({ action: 'retrieves' });
    const landing = laid({
      element: 'earth',
      seats: [
        {
          deck: 'buka',
          hand: ['armory'],
          combat: ['sailingmaster-yo-cha'],
          ships: { 'rising-sun': ['cannoneer-qu-cha'] },
        },
        { hand: ['wreck'], combat: ['rocara'] },
      ],
    });
    expect(declaredIn(viewFor(apply(landing, 'land:rising-sun').state, 1))).toEqual({
      seat: 0,
      action: 'lands',
      card: 'rising-sun',
    });
    const fleeing = laid({
      element: 'fire',
      phase: 'engagement',
      seats: [
        { deck: 'vulca', hand: ['volca'], combat: ['glimmer'] },
        { hand: ['chase'], combat: ['rocara'] },
      ],
    });
    expect(declaredIn(viewFor(apply(fleeing, 'retreat').state, 1))).toEqual({
      seat: 0,
      action: 'retreats',
      card: null,
    });
  });

  test('moves its card to the middle of the table, and from there to its place', () => {
    const [flight] = flightsOf(apply(HELD, 'play:tome-of-wisdom').events);
    expect(flight).toMatchObject({ card: 'tome-of-wisdom', from: '0:hand', to: 'declared' });
    const cancelled = flightsOf(apply(declaring(HELD), 'play:sever').events);
    expect(cancelled).toMatchObject([
      { card: 'sever', to: '1:discardPile' },
      { card: 'tome-of-wisdom', to: '0:discardPile', isCancelled: true },
    ]);
    expect(cancelled[0]).not.toHaveProperty('isCancelled');
  });
});

describe('A decision whose only option is to refuse', () => {
  test('is a formality against a bot', () => {
    const wishes = { steps: 'early', interference: 'pass', dragons: 'first' } as const;
    expect(pressedByItself({ ...pending(declaring(NOT_HELD)), series: 'single' }, wishes)).toBe('refuse');
    expect(pressedByItself({ ...pending(declaring(HELD)), series: 'single' }, wishes)).toBeNull();
  });

  test('is asked at one screen, with or without an interference card in hand', () => {
    const wishes = { steps: 'all', interference: 'ask', dragons: 'first' } as const;
    for (const state of [HELD, NOT_HELD])
      expect(pressedByItself({ ...pending(declaring(state)), series: 'single' }, wishes)).toBeNull();
  });

  test('passes by itself against a bot', async () => {
    const { link } = await sitDown({ players: [BOT, PERSON], record: recordOf(declaring(NOT_HELD)) });
    expect(link.now.view.decision?.about.during).not.toBe('interference');
    const held = await sitDown({ players: [BOT, PERSON], record: recordOf(declaring(HELD)) });
    expect(held.link.now).toMatchObject({
      isAsked: true,
      view: { decision: { about: { during: 'interference' } } },
    });
  });

  test('lowers the curtain and waits when two people play', async () => {
    for (const state of [HELD, NOT_HELD]) {
      const { link } = await sitDown({ players: [PERSON, PERSON], record: recordOf(state) });
      link.choose(['play:tome-of-wisdom']);
      await settled();
      expect(link.curtain).toBe(1);
      link.raiseCurtain();
      await settled();
      expect(link.sitting.record.choices).toEqual(['play:tome-of-wisdom']);
      expect(link.now.view.viewer).toBe(1);
    }
  });
});

describe('Playing a card that allows interference', () => {
  test('previews the totals without interference', () => {
    const reasons = reasonsIn(viewFor(HELD, 0), BOX);
    expect(reasons.preview(0, 'tome-of-wisdom')).toMatchObject({ own: 8, toMatch: 7 });
  });

  test('can be taken back before the rival has decided', () => {
    const silent = table(NOT_HELD, ['play:tome-of-wisdom', 'refuse']);
    expect(takingBack(silent, 0)).toEqual({ kind: 'possible', to: 0 });
    const answered = table(HELD, ['play:tome-of-wisdom', 'play:sever']);
    expect(takingBack(answered, 0)).toEqual({ kind: 'rival' });
  });

  test('has no preview for the interference card', () => {
    const state = declaring(HELD);
    expect(reasonsIn(viewFor(state, 1), BOX).preview(1, 'sever')).toBeNull();
  });
});

describe('Cards outside the peoples', () => {
  test('are chosen where they are: in hand, beside the leader, in the Hyla area', () => {
    const state = laid({
      element: 'fire',
      series: 'match',
      phase: 'leadership',
      dragons: { lika: 0 },
      seats: [
        {
          leader: 'inferno',
          hand: ['likas-crystal-horn', 'hollow-log-chorus'],
          drawDeck: ['torch'],
          combat: ['glimmer'],
          beside: ['seshas-crystal-eye'],
        },
        { hand: ['catusan'], combat: ['bodius-maloderus'], beside: ['dorans-crystal-scale'] },
      ],
    });
    const view = viewFor(state, 0);
    const leading = choicesOf(view);
    const ofChorus = leading.onCards.get('0:hollow-log-chorus') ?? [];
    expect(ofChorus.map(({ id }) => id)).toEqual(['play:hollow-log-chorus', 'replace:hollow-log-chorus']);
    expect(ofChorus.map((option) => needsConfirmation(option, view, BUILT_IN))).toEqual([false, true]);
    const forfeiting = choicesOf(viewFor(apply(state, 'play:likas-crystal-horn').state, 0));
    expect([...forfeiting.onCards.keys()].toSorted()).toEqual([
      '0:likas-crystal-horn',
      '0:seshas-crystal-eye',
    ]);
    expect(forfeiting.outOfSight).toEqual([]);
  });

  test('change what a win is worth', () => {
    const view = viewFor(
      laid({
        series: 'match',
        dragons: { lika: 0, doran: 0 },
        seats: [{ beside: ['likas-crystal-horn', 'lantern-pond'], hand: ['torch'] }, { hand: ['volca'] }],
      }),
      0,
    );
    expect(view.seats.map(({ crystals }) => crystals)).toEqual([4, 1]);
  });

  test('the cards of a mulligan are picked together', () => {
    const { state } = newGame({ decks: ['vulca', 'hoax'], seed: 5, first: 0, mulligan: true });
    const picking = pickingIn(viewFor(state, 0), BUILT_IN);
    if (picking === null) throw new Error('nothing to pick here');
    expect(picking.options).toHaveLength(6);
    expect(picking.sets).toHaveLength(2 ** 6);
    const [one = '', , , two = ''] = picking.options.map(({ id }) => id);
    expect(choicesFor(picking, [two, one])).toEqual([one, two, 'done']);
  });

  test('are not explained if the viewer saw them earlier but does not see them now', () => {
    const reasons = reasonsIn(viewFor(HELD, 0), BOX);
    expect(reasons.card(1, 'volca')).toBeNull();
    expect(reasons.card(1, 'flamebreath-the-dazzling')).not.toBeNull();
    expect(reasons.card(0, 'tome-of-wisdom')).not.toBeNull();
  });
});
