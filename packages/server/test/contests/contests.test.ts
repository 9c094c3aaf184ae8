import { agreeOn, peopleDeck, tableIdOf, USUAL_DRAFT_TERMS } from '@bluemoon/play';
import type { DraftRoomNow, TournamentNow, TournamentTerms } from '@bluemoon/play';
import { BUILT_IN } from '@bluemoon/engine';
import { draftAfter, tournamentAfter } from '@bluemoon/wire';
import type { DraftSeen, ToClient, TournamentSeen } from '@bluemoon/wire';
import { afterEach, describe, expect, test } from 'vitest';
import { DRAFT } from '../../src/contests/contests.ts';
import { startHouseBots } from '../../src/bots/house-bots.ts';
import type { HouseBots } from '../../src/bots/house-bots.ts';
import { openHall } from '../../src/hall.ts';
import type { OpenHall } from '../../src/hall.ts';
import { memoryAttendance, memoryLog, memoryPeople } from '../../src/memory/index.ts';
import { startConnection } from '../../src/sockets/connection.ts';
import { until } from '../until.ts';

/** Two processes on one record. Bots choose at once, always the first option that does not go back. */
function processes() {
  const attendance = memoryAttendance();
  const log = memoryLog({ attendance });
  const bots: HouseBots[] = [];
  const started = [0, 1].map(() => {
    const players = new Map([
      ['solid', { id: '101', name: 'solid' }],
      ['novice', { id: '102', name: 'novice' }],
    ]);
    const house = startHouseBots({
      players,
      namesake: (level, number) =>
        Promise.resolve({ id: String(number * 100 + level.length), name: `${level} ${number}` }),
      think: (_level, view) => {
        const options = view.decision?.options ?? [];
        const forwards = options.filter(({ kind }) => kind !== 'takeBack');
        return Promise.resolve((forwards.at(-1) ?? options[0])!.id);
      },
      clock: () => Date.now(),
      wait: () => Promise.resolve(),
    });
    bots.push(house);
    const hall = openHall({
      log,
      lists: log.lists,
      looker: log.looker,
      people: memoryPeople(),
      attendance,
      notes: { send: () => undefined },
      bots: house,
      box: BUILT_IN,
      clock: () => Date.now(),
    });
    return hall;
  });
  const sweeping = setInterval(() => {
    for (const hall of started) {
      void hall.sweep();
      hall.missed();
    }
  }, 20);
  ends.push(() => {
    clearInterval(sweeping);
    for (const house of bots) house.close();
  });
  return started as [OpenHall, OpenHall];
}

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

/** Somebody at a page, who believes only what it is told. */
function visitor(id: string, hall: OpenHall, kind: 'guest' | 'named' | 'bot' = 'guest') {
  let n = 0;
  let draft: DraftSeen | null = null;
  let tournament: TournamentSeen | null = null;
  const replies = new Map<number, ToClient>();
  const connection = startConnection(
    { id, name: `guest ${id}`, kind },
    {
      close: () => undefined,
      send(text) {
        const message = JSON.parse(text) as ToClient;
        if ('n' in message) replies.set(message.n, message);
        else if (message.kind === 'draft' || (message.kind === 'change' && message.room.startsWith(DRAFT)))
          draft = draftAfter(draft, message);
        else if (message.kind === 'tournament' || message.kind === 'change')
          tournament = tournamentAfter(tournament, message);
      },
    },
    hall,
  );
  return {
    async ask(request: { readonly kind: string; readonly [field: string]: unknown }): Promise<string> {
      const mine = n++;
      const named = request.kind === 'watch' ? {} : { id: `request-${id}-${mine}` };
      await connection.received(JSON.stringify({ ...named, ...request, n: mine }));
      const reply = replies.get(mine);
      if (reply?.kind !== 'done') throw new Error(JSON.stringify(reply));
      return reply.room ?? '';
    },
    get draft(): DraftRoomNow {
      return draft!.now;
    },
    get tournament(): TournamentNow {
      return tournament!.now;
    },
  };
}

const SWISS: TournamentTerms = {
  name: 'Saturday Swiss',
  system: { kind: 'swiss', rounds: 2 },
  agreement: agreeOn(),
  clock: { kind: 'game', initial: 600_000, increment: 10_000, allowance: 0 },
  choosing: 'once',
  lists: 'closed',
  bestOf: 1,
  players: { least: 2, most: 8 },
  start: { kind: 'opener' },
  seeding: 'joining',
  lateEntry: 0,
  noShow: 60_000,
};

/** By name. */
const standingsOf = (seats: readonly ({ readonly name: string; readonly standing?: string } | null)[]) =>
  Object.fromEntries(seats.map((seat) => [seat?.name, seat?.standing]));

describe('a tournament', () => {
  test('of bots is played to its end, and everybody who looks is told', async () => {
    const [one, other] = processes();
    const ada = visitor('1', one, 'named');
    const room = await ada.ask({ kind: 'openTournament', terms: SWISS });
    expect(room).toMatch(/^tournament-/);
    await ada.ask({ kind: 'watch', room, seen: null });
    for (const level of ['solid', 'novice', 'solid', 'novice'])
      await ada.ask({ kind: 'addBot', room, level });
    const bert = visitor('2', other);
    await bert.ask({ kind: 'watch', room, seen: null });
    expect(bert.tournament.entrants.map(({ name }) => name)).toEqual([
      'solid',
      'novice',
      'solid 2',
      'novice 2',
    ]);
    await ada.ask({ kind: 'tournament', room, request: { kind: 'start' } });
    await until(() => bert.tournament.phase === 'over');
    expect(bert.tournament.rounds).toHaveLength(2);
    const points = bert.tournament.standings.map((row) => row.points);
    expect(points.reduce((sum, one) => sum + one, 0)).toBe(4);
    expect(ada.tournament.standings).toEqual(bert.tournament.standings);
  });

  test('of drafted decks begins with drafts, of which nobody sees more than their own', async () => {
    const [one, other] = processes();
    const ada = visitor('1', one, 'named');
    const bert = visitor('2', other);
    const terms = {
      ...SWISS,
      agreement: agreeOn({ decks: 'drafted' }),
      system: { kind: 'swiss', rounds: 1 },
    };
    const room = await ada.ask({ kind: 'openTournament', terms });
    const deck = peopleDeck('hoax', BUILT_IN);
    await expect(bert.ask({ kind: 'join', room, deck })).rejects.toThrow('deckDrafted');
    await bert.ask({ kind: 'join', room, deck: null });
    for (let bot = 0; bot < 7; bot++) await ada.ask({ kind: 'addBot', room, level: 'solid' });
    await bert.ask({ kind: 'watch', room, seen: null });
    await ada.ask({ kind: 'tournament', room, request: { kind: 'start' } });
    await until(() => bert.tournament.drafts.length === 2);
    const { drafts, you } = bert.tournament;
    expect(drafts.map(({ players }) => players.length)).toEqual([4, 4]);
    const own = drafts.find(({ players }) => players.includes(you ?? -1))!.id;
    await until(async () => (await one.contests.drafts.find(own)) !== null);
    await bert.ask({ kind: 'watch', room: own, seen: null });
    await bert.ask({ kind: 'draft', room: own, request: { kind: 'leave' } });

    await until(() => bert.tournament.rounds.length === 1);
    expect(bert.draft).toMatchObject({ phase: 'over', tournament: room, tables: [], opened: null });
    expect(bert.tournament.ownDeck?.cards).toHaveLength(30);
    const { entrants } = bert.tournament;
    expect(entrants.map((entrant) => entrant.deck?.seen)).not.toContain('all');
    // Bots play on with what they have drafted.
    await until(() => bert.tournament.rounds[0]?.pairings.filter(({ how }) => how === 'played').length === 3);
    await bert.ask({ kind: 'tournament', room, request: { kind: 'withdraw' } });
    await until(() => bert.tournament.phase === 'over');
    const { standings } = bert.tournament;
    expect(standings.map(({ points }) => points)).toEqual([1, 1, 1, 1, 0, 0, 0, 0]);
    expect(standings.findIndex(({ entrant }) => entrant === you)).toBeGreaterThan(3);
    expect(bert.tournament.entrants.map((entrant) => entrant.deck?.seen)).toEqual(Array(8).fill('all'));
  });

  test('tells who has a name and who is a program, also at the tables that it lays', async () => {
    const [one, other] = processes();
    const ada = visitor('1', one, 'named');
    const engine = visitor('3', other, 'bot');
    const room = await ada.ask({ kind: 'openTournament', terms: SWISS });
    await ada.ask({ kind: 'join', room, deck: peopleDeck('hoax', BUILT_IN) });
    await engine.ask({ kind: 'join', room, deck: peopleDeck('vulca', BUILT_IN) });
    await ada.ask({ kind: 'watch', room, seen: null });
    const standings = { 'guest 1': 'named', 'guest 3': 'program' };
    expect(standingsOf(ada.tournament.entrants)).toEqual(standings);
    await ada.ask({ kind: 'tournament', room, request: { kind: 'start' } });
    await until(() => ada.tournament.rounds.length === 1);
    const table = tableIdOf({ id: room, terms: SWISS }, { round: 1, table: 1, game: 1 });
    await until(async () => (await one.rooms.find(table)) !== null);
    expect(standingsOf((await one.rooms.find(table))!.room.seats)).toEqual(standings);
  });

  test('may be joined by anybody, but only its opener adds bots and starts it', async () => {
    const [one, other] = processes();
    const ada = visitor('1', one, 'named');
    const bert = visitor('2', other);
    await expect(bert.ask({ kind: 'openTournament', terms: SWISS })).rejects.toThrow('namedOnly');
    const room = await ada.ask({ kind: 'openTournament', terms: SWISS });
    await bert.ask({ kind: 'join', room, deck: peopleDeck('hoax', BUILT_IN) });
    await expect(bert.ask({ kind: 'addBot', room, level: 'solid' })).rejects.toThrow('notYours');
    await expect(bert.ask({ kind: 'tournament', room, request: { kind: 'start' } })).rejects.toThrow(
      'notYours',
    );
    await expect(ada.ask({ kind: 'join', room, deck: null })).rejects.toThrow('deckMissing');
    await expect(ada.ask({ kind: 'addBot', room, level: 'genius' })).rejects.toThrow('noSuchBot');
    await bert.ask({ kind: 'watch', room, seen: null });
    expect(bert.tournament.entrants.map(({ name }) => name)).toEqual(['guest 2']);
  });
});

describe('a draft', () => {
  test('of one player and bots goes from the packets to the games and their end', async () => {
    const [one, other] = processes();
    const ada = visitor('1', one);
    const room = await ada.ask({
      kind: 'openDraft',
      terms: { ...USUAL_DRAFT_TERMS, seats: 3, pairing: 'single' },
    });
    const bert = visitor('2', other);
    await ada.ask({ kind: 'watch', room, seen: null });
    await bert.ask({ kind: 'sitInDraft', room });
    await bert.ask({ kind: 'watch', room, seen: null });
    await ada.ask({ kind: 'startDraft', room });
    for (const player of [ada, bert]) await player.ask({ kind: 'draft', room, request: { kind: 'leave' } });
    await until(() => bert.draft.phase === 'playing');
    expect(bert.draft.seats.map((seat) => seat?.isReady)).toEqual([true, true, true]);
    expect(bert.draft.own?.picks.length).toBeGreaterThanOrEqual(30);
    expect(bert.draft.tables.length).toBe(1);
    const [table] = bert.draft.tables;
    // Both sit at a table that nobody had to lay, and are not waited for once they have come.
    expect(table!.awaited).not.toBeNull();
    for (const seat of table!.seats)
      await [ada, bert][seat]?.ask({ kind: 'watch', room: table!.table, seen: null });
    await until(() => bert.draft.tables[0]?.awaited === null);
  });
});
