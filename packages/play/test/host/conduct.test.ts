import { BUILT_IN, parsePosition, stateFromPosition } from '@bluemoon/engine';
import type { GameSetup } from '@bluemoon/engine';
import { describe, expect, test } from 'vitest';
import {
  conduct,
  gameRecordOf,
  hostOf,
  openTable,
  ProgramFault,
  resumeTable,
  retold,
  stepByStep,
} from '../../src/index.ts';
import type { Now } from '../../src/index.ts';
import { AT, chosen, doing, TERMS, until } from './tables.ts';

const DEAL: GameSetup = { decks: ['vulca', 'hoax'], seed: 3, first: 0 };
const table = openTable(DEAL, TERMS, AT);
const firstOption = ({ view }: Now): string => view.decision?.options?.[0]?.id ?? '';
const clock = (): number => AT;
const faultOf = (course: Promise<unknown>): Promise<unknown> => course.catch((error: unknown) => error);

describe('Programs at a table', () => {
  test('choose from what their seat may know until a person has to', async () => {
    const seen: Now[] = [];
    const program = (now: Now): string => {
      seen.push(now);
      return firstOption(now);
    };
    const host = await conduct(table, { programs: [program, null], clock });
    expect(host.decision?.seat).toBe(1);
    expect(seen.length).toBeGreaterThan(2);
    expect(seen.every(({ view }) => view.viewer === 0)).toBe(true);
    expect(seen.map(({ ply }) => ply)).toEqual(seen.map((_, i) => (seen[0]?.ply ?? 0) + i));
    expect(host.record.entries.at(-1)).toMatchObject({ kind: 'choose', seat: 0, at: AT });
  });

  test('play a whole game among themselves', async () => {
    const host = await conduct(table, {
      programs: [firstOption, (now) => Promise.resolve(firstOption(now))],
      clock,
    });
    expect(host.decision).toBeNull();
    expect(host.result?.winner).not.toBeNull();
  });

  test('stop after the choice after which they are told to', async () => {
    const after = ({ record }: typeof table): 'stop' | 'goOn' =>
      record.entries.length < table.record.entries.length + 3 ? 'goOn' : 'stop';
    const host = await conduct(table, { programs: [firstOption, firstOption], clock, after });
    expect(host.record.entries).toHaveLength(table.record.entries.length + 3);
  });

  test('are found out if they choose what they cannot, and nobody chooses for a person', async () => {
    const fault = await faultOf(conduct(table, { programs: [() => 'fly', null], clock }));
    expect(fault).toBeInstanceOf(ProgramFault);
    expect(fault).toMatchObject({
      name: 'ProgramFault',
      seat: 0,
      message: expect.stringContaining('fly') as unknown,
    });
    expect(await conduct(table, { programs: [null, firstOption], clock })).toBe(table);
  });

  test('are told why, if it was not for what they chose', async () => {
    const terms = { ...TERMS, clock: { kind: 'decision', each: 10 } as const };
    const late = conduct(openTable(DEAL, terms, AT), { programs: [firstOption, null], clock: () => AT + 11 });
    expect(await faultOf(late)).toMatchObject({ message: 'The choice was refused: timeUp.' });
  });
});

describe('A recorded game', () => {
  const declining = doing(until(table, 'decline'), 'decline');
  const [one = '', two = ''] = declining.decision?.options.map(({ id }) => id) ?? [];
  const played = doing(until(chosen(declining, one, two, 'done'), 'start'), 'start');
  const game = gameRecordOf(played);

  test('goes on at a table, with what was chosen together as one entry again', () => {
    expect(played.record.entries.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['pass', 'choose']));
    expect(resumeTable(game, TERMS, AT)).toEqual(played);
  });

  test('has what passed by itself after a choice in the entry of that choice', () => {
    const seats = [
      { hand: ['Muster Reinforcements', 'Volca'], drawDeck: ['Spark', 'Torch'] },
      { hand: ['Blaze'], drawDeck: ['Snatched Sceptre'] },
    ];
    const position = stateFromPosition(parsePosition({ phase: 'leadership', seats }, BUILT_IN), BUILT_IN);
    const host = chosen(openTable({ position }, TERMS, AT), 'play:muster-reinforcements');
    expect(host.record.entries).toMatchObject([{ choices: ['play:muster-reinforcements', 'refuse'] }]);
    expect(resumeTable(gameRecordOf(host), TERMS, AT)).toEqual(host);
  });

  test('is cut into the entries that its own terms make of it', () => {
    const record = resumeTable(game, { ...TERMS, passing: 'nothing' }, AT).record;
    expect(record.entries.every(({ kind }) => kind === 'choose')).toBe(true);
    expect(record.entries).toContainEqual({ kind: 'choose', seat: 0, choices: [one, two, 'done'], at: AT });
    expect(record.entries.flatMap((entry) => ('choices' in entry ? entry.choices : []))).toEqual(
      game.choices,
    );
  });

  test('is shown choice by choice, whatever was chosen together', () => {
    const record = stepByStep(game, TERMS);
    expect(record).toMatchObject({ setup: DEAL, terms: TERMS });
    expect(record.entries).toEqual(
      game.choices.map((choice) => ({ kind: 'pass', choices: [choice], at: 0 })),
    );
    const hosts = [...retold(record)];
    expect(hosts).toHaveLength(game.choices.length + 1);
    expect(hosts[0]?.record.entries).toEqual([]);
    expect(hosts.at(-1)?.state).toEqual(played.state);
  });

  test('that has not begun goes on with the first choice', () => {
    expect(resumeTable({ setup: DEAL, choices: [] }, TERMS, AT)).toEqual(table);
  });

  test('of a clock keeps the time at which it began', () => {
    const terms = { ...TERMS, clock: { kind: 'decision', each: 10 } as const };
    const timed = openTable(DEAL, terms, AT);
    expect(hostOf(timed.record).clocks).toEqual(timed.clocks);
    expect(hostOf({ ...timed.record, entries: [] }).clocks?.since).toBe(0);
  });

  test('may begin with a position in which cards are picked', () => {
    const position = stateFromPosition(
      parsePosition(
        { phase: 'engagement', seats: [{ hand: ['spark', 'torch'] }, { hand: ['glimmer'] }] },
        BUILT_IN,
      ),
      BUILT_IN,
    );
    const picked = chosen(openTable({ position }, TERMS, AT), 'decline', 'discard:spark');
    expect(resumeTable(gameRecordOf(picked), TERMS, AT).state).toEqual(picked.state);
  });
});
