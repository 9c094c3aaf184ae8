import { describe, expect, test } from 'vitest';
import {
  DRAFT_PAIRINGS,
  DRAFT_SEATS,
  draftDueOf,
  draftStandings,
  draftTablesWanted,
  nextDraftAct,
  reportDraftArrival,
  reportDraftResult,
} from '../../src/index.ts';
import type { DraftPairing, DraftSeats } from '../../src/index.ts';
import { Drafted, SECRET, SIMPLE_BOT, why } from './drafting.ts';

/** One person and bots, up to the point at which the decks are built. */
const built = (seats: DraftSeats, pairing: DraftPairing, master = SECRET): Drafted =>
  new Drafted({ seats, pairing }, master).start().pickAll().buildAll();

/** At every table that is there, the player who begins wins. */
function playRound(drafted: Drafted): void {
  for (const { id } of draftTablesWanted(drafted.room))
    drafted.enter(reportDraftResult(drafted.room, { table: id, winner: 0, crystals: 2 }, drafted.asking()));
}

const pairs = (drafted: Drafted): readonly string[] =>
  drafted.now('spectator').tables.map(({ seats }) => seats.toSorted().join('-'));

describe('pairings after a draft', () => {
  test.each(DRAFT_SEATS)('in a round robin of %i everybody meets everybody once', (seats) => {
    const drafted = built(seats, 'roundRobin');
    expect(new Set(pairs(drafted)).size).toBe((seats * (seats - 1)) / 2);
    const { tables } = drafted.now('spectator');
    expect(tables).toHaveLength((seats * (seats - 1)) / 2);
    for (const seat of drafted.room.seats.keys()) {
      const own = tables.filter((table) => table.seats.includes(seat));
      expect(new Set(own.map(({ round }) => round)).size).toBe(seats - 1);
      const begun = own.filter((table) => table.seats[0] === seat).length;
      expect(Math.abs(begun - (own.length - begun))).toBeLessThanOrEqual(1);
    }
  });

  test.each(DRAFT_SEATS)('single games of %i pair everybody but an odd one', (seats) => {
    const { tables } = built(seats, 'single').now('spectator');
    expect(tables.flatMap((table) => table.seats)).toHaveLength(seats - (seats % 2));
    expect(new Set(tables.flatMap((table) => table.seats)).size).toBe(seats - (seats % 2));
  });

  test('are drawn by the secret of the room', () => {
    const drawn = ['1a', '2b', '3c'].map((digits) => pairs(built(4, 'single', digits.repeat(32))).join(' '));
    expect(new Set(drawn).size).toBeGreaterThan(1);
    expect(pairs(built(4, 'single'))).toEqual(pairs(built(4, 'single')));
  });

  test('are known when all decks are built, and not before', () => {
    const drafted = new Drafted({ seats: 2 }).sit('bert').start().pickAll();
    expect([drafted.now(0).tables, draftTablesWanted(drafted.room)]).toEqual([[], []]);
    drafted.buildAll();
    expect(drafted.now(0).tables).toHaveLength(1);
  });
});

describe('the tables of a draft', () => {
  test('are laid with the players and their decks; the first of the two begins', () => {
    const drafted = built(2, 'single');
    const [wanted] = draftTablesWanted(drafted.room);
    const [table] = drafted.now(0).tables;
    expect(wanted?.id).toMatch(/^[\w-]{12}$/);
    expect(table).toMatchObject({ table: wanted?.id, state: 'now', round: 1 });
    expect(wanted?.lay.terms).toMatchObject({ first: 'opener', agreement: { decks: 'drafted' } });
    for (const side of [0, 1] as const) {
      const drafter = drafted.room.seats[table?.seats[side] ?? 9];
      const { name, deck, picks } = wanted?.lay.seats[side] ?? {};
      expect([name, deck?.cards]).toEqual([drafter?.name, drafter?.deck]);
      expect(picks).toEqual(drafted.room.draft?.picks[table?.seats[side] ?? 9]);
    }
  });

  test('follow each other: the next one is laid when both players are free', () => {
    const drafted = built(4, 'roundRobin');
    expect(draftTablesWanted(drafted.room)).toHaveLength(2);
    const [first] = draftTablesWanted(drafted.room);
    const result = { table: first?.id ?? '', winner: 1, crystals: 3 } as const;
    expect(why(drafted.enter(reportDraftResult(drafted.room, result, drafted.asking())))).toBe('done');
    // The two who are free meet others who still play.
    expect(draftTablesWanted(drafted.room)).toHaveLength(1);
    playRound(drafted);
    expect(draftTablesWanted(drafted.room)).toHaveLength(2);
    playRound(drafted);
    playRound(drafted);
    expect(drafted.phase).toBe('over');
    expect(draftTablesWanted(drafted.room)).toEqual([]);
  });

  test('report how they ended once, and only those of this draft', () => {
    const drafted = built(4, 'single');
    const [wanted] = draftTablesWanted(drafted.room);
    const report = (table: string) =>
      why(
        drafted.enter(
          reportDraftResult(drafted.room, { table, winner: null, crystals: 0 }, drafted.asking()),
        ),
      );
    expect(report('another-one!')).toBe('unknownTable');
    expect(report(wanted?.id ?? '')).toBe('done');
    expect(report(wanted?.id ?? '')).toBe('reported');
  });

  test.each(DRAFT_PAIRINGS)('come to an end with six players (%s)', (pairing) => {
    const drafted = built(6, pairing);
    for (let round = 0; round < 5; round++) playRound(drafted);
    expect(drafted.phase).toBe('over');
  });
});

const table = (seats: readonly [number, number], winner: 0 | 1 | null, crystals: number) => ({
  seats,
  result: { table: '', winner, crystals, how: 'played', at: 0 } as const,
});

describe('a player who does not come to their table', () => {
  const drafted = new Drafted({ seats: 3 }).sit('bert', 'cleo').start().pickAll().buildAll();
  const [first] = draftTablesWanted(drafted.room);
  const players = first?.lay.seats.map(({ player }) => player) ?? [];
  const [came = '', stayedAway = ''] = players;
  const arrive = (player: string, table = first?.id ?? '') =>
    why(drafted.enter(reportDraftArrival(drafted.room, table, player, drafted.asking())));

  test('has five minutes, and then has lost without crystals for the other', () => {
    const laid = drafted.at;
    expect(arrive(came)).toBe('done');
    expect(arrive(came)).toBe('reported');
    expect(arrive('nobody')).toBe('notSeated');
    expect(arrive(stayedAway, 'another-one!')).toBe('unknownTable');
    expect(draftDueOf(drafted.room)).toBe(laid + 5 * 60_000);
    expect(why(nextDraftAct(drafted.room, drafted.asking(), SIMPLE_BOT))).toBe('nothingDue');
    drafted.timeUp();
    const { tables } = drafted.now('spectator');
    expect(tables[0]?.result).toMatchObject({ winner: 0, crystals: 0, how: 'absent' });
    expect(tables[0]?.awaited).toBeNull();
    // The next table has its own five minutes.
    expect(draftDueOf(drafted.room)).toBe(drafted.at + 5 * 60_000);
  });

  test('is not waited for once both are there, however long they play', () => {
    const [next] = draftTablesWanted(drafted.room);
    for (const { player } of next?.lay.seats ?? []) arrive(player, next?.id);
    expect(draftDueOf(drafted.room)).toBeNull();
  });
});

describe('standings', () => {
  test('count a win as one and a draw as a half, then the crystals; equals share a rank', () => {
    const standings = draftStandings(4, [
      table([0, 1], 0, 2),
      table([2, 3], 0, 4),
      table([0, 2], 1, 1),
      table([1, 3], null, 0),
      { seats: [0, 3], result: { table: '', winner: null, crystals: 0, how: 'absent', at: 0 } },
      { seats: [1, 2], result: null },
    ]);
    expect(standings.map(({ seat, rank, points, crystals }) => [seat, rank, points, crystals])).toEqual([
      [2, 1, 2, 5],
      [0, 2, 1, 2],
      [1, 3, 0.5, 0],
      [3, 3, 0.5, 0],
    ]);
    expect(standings.map(({ played }) => played)).toEqual([2, 3, 2, 3]);
  });
});
