import { BUILT_IN, newGame, parsePosition, replay, stateFromPosition, viewFor } from '@bluemoon/engine';
import type { GameSetup } from '@bluemoon/engine';
import { describe, expect, test } from 'vitest';
import {
  choose,
  eventsFor,
  gameRecordOf,
  hostOf,
  leave,
  nowFor,
  openTable,
  resign,
  takeBack,
  viewOf,
} from '../../src/index.ts';
import type { Host, Perspective, Terms } from '../../src/index.ts';
import { accepted, AT, chosen, chosenBy, doing, TERMS, until } from './tables.ts';

const DEAL: GameSetup = { decks: ['vulca', 'hoax'], seed: 3, first: 0 };

const dealt = (terms: Partial<Terms> = {}): Host => openTable(DEAL, { ...TERMS, ...terms }, AT);
const positioned = (position: unknown): Host =>
  openTable({ position: stateFromPosition(parsePosition(position, BUILT_IN), BUILT_IN) }, TERMS, AT);
const plyOf = ({ record }: Host): number => record.entries.length;
const firstOption = ({ decision }: Host): string => decision?.options[0]?.id ?? '';

describe('A table', () => {
  test('begins as the engine deals, and asks who has to choose', () => {
    const host = dealt({ passing: 'nothing' });
    expect(host.state).toEqual(newGame(DEAL).state);
    expect(host.decision?.seat).toBe(0);
  });

  test('passes by itself what can only be passed, and notes it', () => {
    const [asked, passed] = [dealt({ passing: 'nothing' }), dealt()];
    expect(asked.decision?.options.map(({ id }) => id)).toEqual(['done']);
    expect(passed.decision?.options.length).toBeGreaterThan(1);
    expect(passed.record.entries[0]).toMatchObject({
      kind: 'pass',
      choices: expect.arrayContaining(['done']) as unknown,
    });
  });

  test('asks nobody who has a single option, if that was agreed on', () => {
    let host = dealt({ passing: 'everySingleOption' });
    for (let i = 0; i < 40 && host.decision !== null; i++) {
      expect(host.decision.options.length).toBeGreaterThan(1);
      host = chosen(host, firstOption(host));
    }
  });

  test('carries out several options of one seat as one choice', () => {
    const host = doing(until(dealt(), 'decline'), 'decline');
    const [one = '', two = ''] = host.decision?.options.map(({ id }) => id) ?? [];
    const picked = chosen(host, one, two, 'done');
    expect(plyOf(picked)).toBe(plyOf(host) + 1);
    expect(gameRecordOf(picked).choices.slice(gameRecordOf(host).choices.length, -1)).toContain(two);
  });
});

const why = (outcome: ReturnType<typeof choose>): unknown =>
  outcome.kind === 'refused' ? outcome.why.kind : outcome.kind;

describe('A choice is refused', () => {
  const host = until(dealt(), 'start');
  const asking = { seat: 0, ply: plyOf(host) } as const;

  test('if it is the other seat that has to choose', () => {
    expect(why(choose(host, { ...asking, seat: 1, options: ['start'] }, AT))).toBe('notYours');
  });

  test('if the table has gone on since, and it says to where', () => {
    const outcome = choose(host, { ...asking, ply: 0, options: ['start'] }, AT);
    expect(outcome).toEqual({ kind: 'refused', why: { kind: 'stale', ply: plyOf(host) } });
  });

  test('if one of the options is none, and then none of them is carried out', () => {
    expect(why(choose(host, { ...asking, options: ['start', 'play:nothing'] }, AT))).toBe('illegal');
    expect(choose(host, { ...asking, options: [] }, AT)).toEqual({
      kind: 'refused',
      why: { kind: 'illegal', message: 'Nothing was chosen.' },
    });
  });

  test('if the options go on into a decision of the rival', () => {
    const declining = doing(host, 'decline');
    const card = firstOption(declining);
    const outcome = choose(
      declining,
      { seat: 0, ply: plyOf(declining), options: [card, 'done', 'start'] },
      AT,
    );
    expect(outcome).toEqual({
      kind: 'refused',
      why: { kind: 'illegal', message: 'The choice is no longer yours after the options before.' },
    });
  });

  test('if it takes the turn back by the name under which old records have it', () => {
    const played = doing(until(doing(host, 'start'), 'play'), 'play');
    expect(why(choose(played, { seat: 0, ply: plyOf(played), options: ['take-back'] }, AT))).toBe('illegal');
  });

  test('if the game is over', () => {
    const over = accepted(resign(host, 1, AT));
    expect(why(choose(over, { seat: 0, ply: plyOf(over), options: ['start'] }, AT))).toBe('over');
    expect(takeBack(over, 0, AT)).toEqual({ kind: 'refused', why: { kind: 'over' } });
    expect(resign(over, 0, AT)).toEqual({ kind: 'refused', why: { kind: 'over' } });
  });
});

const turnsBegunIn = ({ events }: Host): readonly number[] =>
  events.flatMap((event) => (event.event === 'turnBegan' ? [event.turn] : []));

/** Who may start declines instead, discards a card and ends the turn. */
function turnOver(host: Host): Host {
  const declining = doing(host, 'decline');
  return chosen(declining, firstOption(declining), 'done');
}

describe('A game ends before the rules end it', () => {
  const host = until(dealt(), 'start');

  test.each([
    ['resigned', resign],
    ['left', leave],
  ] as const)('when somebody has %s: the rival scores four crystals (PROJECT-44)', (reason, end) => {
    for (const [loser, winner] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const over = accepted(end(host, loser, AT));
      expect(over).toMatchObject({ decision: null, asking: null, events: [] });
      expect(over.result).toEqual({ winner, crystals: 4, reason });
      for (const viewer of [0, 1, 'spectator'] as const)
        expect(nowFor(over, viewer)).toMatchObject({
          view: { ...viewFor(host.state, viewer), decision: null },
          result: over.result,
        });
      expect(nowFor(over, 'open').view.decision).toBeNull();
    }
  });

  test('when it has no end: then it is nobody’s', () => {
    let endless = dealt({ maxTurns: 2, passing: 'everySingleOption' });
    while (endless.decision !== null) endless = chosen(endless, firstOption(endless));
    expect(endless.result).toEqual({ winner: null, crystals: 0, reason: 'endless' });
    expect(turnsBegunIn(endless)).toEqual([3]);
    expect(nowFor(endless, 'spectator').view.decision).toBeNull();
  });

  test('when a player takes the same turn back again and again: then it is the rival’s', () => {
    let stuck = until(dealt({ maxChoicesPerTurn: 12 }), 'start');
    while (stuck.decision !== null) {
      stuck = doing(stuck, 'start');
      if (stuck.decision !== null) stuck = accepted(takeBack(stuck, 0, AT));
    }
    expect(stuck.result).toMatchObject({ winner: 1, reason: 'loop' });
  });

  test('when a turn has one choice more than agreed on, and not before', () => {
    const most = doing(host, 'start').choicesThisTurn;
    const [within, beyond] = [most, most - 1].map((maxChoicesPerTurn) =>
      doing(until(dealt({ maxChoicesPerTurn }), 'start'), 'start'),
    );
    expect(within?.result).toBeNull();
    expect(beyond?.result).toEqual({ winner: 1, crystals: 4, reason: 'loop' });
  });

  test('but the count of choices starts at zero in each turn', () => {
    const next = turnOver(host);
    expect(turnsBegunIn(next)).toEqual([2]);
    expect(next.choicesThisTurn).toBe(0);
    expect(next.turn.map(({ entry }) => entry)).toEqual([plyOf(next) - 1]);
    const then = doing(until(next, 'start'), 'start');
    expect(then.choicesThisTurn).toBeGreaterThan(0);
    expect(then.turn.at(-1)?.entry).toBe(plyOf(then) - 1);
    expect(then.line).toEqual(then.record.entries.map((_, entry) => entry));
  });
});

describe('What leaves a table', () => {
  test('is for each of those who look what they may know, and nothing else', () => {
    const host = doing(until(dealt(), 'start'), 'start');
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(nowFor(host, viewer).view).toEqual(viewFor(host.state, viewer));
      expect(Object.keys(nowFor(host, viewer))).not.toContain('state');
    }
    expect(nowFor(host, 'open').view.seats[0].hand.cards).toHaveLength(6);
    expect(nowFor(host, 'open').view.seats[1].hand.cards).toHaveLength(6);
  });

  test('has the cards that were drawn face up for who drew them and who sees all hands', () => {
    const host = turnOver(until(dealt(), 'start'));
    const drawn = (perspective: Perspective): unknown[] =>
      eventsFor(host, perspective).flatMap((event) =>
        event.event === 'moved' && event.from === 'drawDeck' ? [event.card] : [],
      );
    expect(drawn('open')).toEqual([expect.any(String)]);
    expect(viewFor(host.state, 0).seats[0].hand.cards).toEqual(expect.arrayContaining(drawn('open')));
    expect(drawn(0)).toEqual(drawn('open'));
    expect([drawn(1), drawn('spectator')]).toEqual([[null], [null]]);
    for (const perspective of [0, 1, 'spectator', 'open'] as const)
      expect(nowFor(host, perspective).events).toEqual(eventsFor(host, perspective));
  });

  test('shows a game that the rules ended as the rules do, and nothing more can be done', () => {
    const before = positioned({
      element: 'fire',
      phase: 'engagement',
      dragons: { lika: 1, doran: 1, sesha: 1 },
      seats: [
        { hand: ['Spark', 'Torch'], combat: ['Volca'] },
        { hand: ['Sear', 'Blaze'], combat: ['Catusan'] },
      ],
    });
    const host = doing(before, 'retreat');
    expect(host.result).toEqual({ winner: 1, crystals: 4, reason: 'fourthDragon' });
    expect(viewOf(host, 0)).toEqual(viewFor(host.state, 0));
    const shown = openTable(
      { position: host.state },
      { ...TERMS, clock: { kind: 'decision', each: 10 } },
      AT,
    );
    expect(shown).toMatchObject({ decision: null, result: host.result, clocks: { running: null } });
    expect(resign(shown, 0, AT)).toEqual({ kind: 'refused', why: { kind: 'over' } });
  });

  test('says what seat and spectator can take back', () => {
    const host = doing(until(dealt(), 'start'), 'start');
    expect(nowFor(host, 0).takingBack).toEqual({ kind: 'possible', to: plyOf(host) - 1 });
    expect(nowFor(host, 1).takingBack).toEqual({ kind: 'rival' });
    for (const viewer of ['spectator', 'open'] as const)
      expect(nowFor(host, viewer).takingBack).toEqual({ kind: 'nothing' });
  });
});

describe('The record', () => {
  test('only grows, keeps what was taken back, and gives the same table again', () => {
    const host = until(dealt(), 'start');
    const back = accepted(takeBack(chosenBy(host, 0, 'start'), 0, AT));
    expect(back.record.entries.slice(-2).map(({ kind }) => kind)).toEqual(['choose', 'takeBack']);
    const again = doing(back, 'decline');
    expect(hostOf(again.record)).toEqual(again);
    expect(gameRecordOf(again).choices).not.toContain('start');
  });

  test('of a game from a position gives the same table again', () => {
    const host = positioned({
      element: 'fire',
      seats: [
        { deck: 'vulca', hand: ['Volca'] },
        { deck: 'hoax', combat: ['Catusan'] },
      ],
    });
    const next = chosen(host, firstOption(host));
    expect(hostOf(next.record)).toEqual(next);
    expect(replay(gameRecordOf(next)).states.at(-1)).toEqual(next.state);
  });
});
