import { apply, BUILT_IN, newGame, parsePosition, stateFromPosition, viewFor } from '@bluemoon/engine';
import type { GameSetup } from '@bluemoon/engine';
import { describe, expect, test } from 'vitest';
import {
  choose,
  gameRecordOf,
  hostOf,
  leave,
  nowFor,
  openTable,
  resign,
  takeBack,
  timeout,
} from '../../src/index.ts';
import type { Host, Terms } from '../../src/index.ts';
import { accepted, AT, chosen, chosenBy, doing, TERMS, until } from './tables.ts';

const DEAL: GameSetup = { decks: ['vulca', 'hoax'], seed: 3, first: 0 };

const dealt = (terms: Partial<Terms> = {}): Host => openTable(DEAL, { ...TERMS, ...terms }, AT);
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

describe('A game ends before the rules end it', () => {
  const host = until(dealt(), 'start');

  test.each([
    ['resigned', resign],
    ['left', leave],
  ] as const)('when somebody has %s: the rival scores four crystals (PROJECT-44)', (reason, end) => {
    const over = accepted(end(host, 0, AT));
    expect(over.result).toEqual({ winner: 1, crystals: 4, reason });
    expect(nowFor(over, 0).view.decision).toBeNull();
    expect(nowFor(over, 1).result).toEqual(over.result);
  });

  test('when it has no end: then it is nobody’s', () => {
    let endless = dealt({ maxTurns: 2, passing: 'everySingleOption' });
    while (endless.decision !== null) endless = chosen(endless, firstOption(endless));
    expect(endless.result).toEqual({ winner: null, crystals: 0, reason: 'endless' });
  });

  test('when a player takes the same turn back again and again: then it is the rival’s', () => {
    let stuck = until(dealt({ maxChoicesPerTurn: 12 }), 'start');
    while (stuck.decision !== null) {
      stuck = doing(stuck, 'start');
      if (stuck.decision !== null) stuck = accepted(takeBack(stuck, 0, AT));
    }
    expect(stuck.result).toMatchObject({ winner: 1, reason: 'loop' });
  });
});

describe('A clock', () => {
  const clock = { kind: 'game', initial: 60_000, increment: 2000, allowance: 100 } as const;
  const start = until(openTable(DEAL, { ...TERMS, clock }, 0), 'start');
  const leftAfter = (at: number): readonly number[] | undefined =>
    accepted(choose(start, { seat: 0, ply: plyOf(start), options: ['start'] }, at)).clocks?.left;

  test('charges who has to choose, less what the way may take, and adds what was agreed on', () => {
    expect(leftAfter(10_100)).toEqual([52_000, 60_000]);
    expect(leftAfter(50)).toEqual([62_000, 60_000]);
  });

  test('has fallen when nothing is left, and not before', () => {
    expect(timeout(start, 60_099).kind).toBe('refused');
    expect(accepted(timeout(start, 60_100)).result).toEqual({ winner: 1, crystals: 4, reason: 'timeout' });
    const late = choose(start, { seat: 0, ply: plyOf(start), options: ['start'] }, 60_100);
    expect(late).toEqual({ kind: 'refused', why: { kind: 'timeUp' } });
  });

  test('that nobody agreed on never falls', () => {
    expect(timeout(until(dealt(), 'start'), 1e9)).toEqual({ kind: 'refused', why: { kind: 'nothingAsked' } });
    expect(timeout(start, 0)).toEqual({ kind: 'refused', why: { kind: 'nothingAsked' } });
  });

  test('stands when the game is over', () => {
    const over = accepted(resign(start, 1, 500));
    expect(over.clocks).toMatchObject({ running: null, since: 500 });
    expect(timeout(over, 1e9)).toEqual({ kind: 'refused', why: { kind: 'nothingAsked' } });
  });

  test('of a decision begins again with each of them', () => {
    const days = until(openTable(DEAL, { ...TERMS, clock: { kind: 'decision', each: 1000 } }, 0), 'start');
    const next = accepted(choose(days, { seat: 0, ply: plyOf(days), options: ['start'] }, 900));
    expect(next.clocks).toEqual({ left: [1000, 1000], running: 0, since: 900 });
    expect(timeout(next, 1899).kind).toBe('refused');
    expect(accepted(timeout(next, 1900)).result?.winner).toBe(1);
  });

  test('gives nothing for taking back', () => {
    const begun = accepted(choose(start, { seat: 0, ply: plyOf(start), options: ['start'] }, 100));
    expect(accepted(takeBack(begun, 0, 1200)).clocks?.left).toEqual([61_000, 60_000]);
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

  test('says what seat and spectator can take back', () => {
    const host = doing(until(dealt(), 'start'), 'start');
    expect(nowFor(host, 0).takingBack.kind).toBe('possible');
    expect(nowFor(host, 'spectator').takingBack.kind).toBe('nothing');
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
    const position = stateFromPosition(
      parsePosition(
        {
          element: 'fire',
          seats: [
            { deck: 'vulca', hand: ['Volca'] },
            { deck: 'hoax', combat: ['Catusan'] },
          ],
        },
        BUILT_IN,
      ),
      BUILT_IN,
    );
    const host = openTable({ position }, TERMS, AT);
    const next = chosen(host, firstOption(host));
    expect(hostOf(next.record)).toEqual(next);
    expect(apply(position, gameRecordOf(next).choices[0] ?? '')).toBeDefined();
  });
});
