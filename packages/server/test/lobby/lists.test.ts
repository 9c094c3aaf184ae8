import { BUILT_IN } from '@bluemoon/engine';
import { agreeOn, peopleDeck, sit, USUAL_ROOM_TERMS } from '@bluemoon/play';
import type { RoomTerms } from '@bluemoon/play';
import type { ToClient } from '@bluemoon/wire';
import { afterEach, describe, expect, test } from 'vitest';
import { openDatabaseHall } from '../../src/database-hall.ts';
import { connect } from '../../src/database/pool.ts';
import { openHall } from '../../src/hall.ts';
import type { OpenHall } from '../../src/hall.ts';
import { memoryAttendance, memoryLog, memoryPeople } from '../../src/memory/index.ts';
import { emptyDatabase } from '../postgres.ts';
import { client } from '../rooms/client.ts';
import type { Client } from '../rooms/client.ts';
import { prepared } from '../rooms/playing.ts';
import { until } from '../until.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const byLink: RoomTerms = { ...USUAL_ROOM_TERMS, agreement: agreeOn({}) };
const inLobby: RoomTerms = { ...byLink, access: 'lobby' };

/** A hall, and a way to let time pass in it. */
interface House {
  readonly hall: OpenHall;
  readonly pass: (milliseconds: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

function inMemory(): Promise<House> {
  let time = 1_000_000;
  const clock = (): number => time;
  const attendance = memoryAttendance();
  const log = memoryLog({ attendance, clock });
  const notes = { send: () => undefined };
  const people = memoryPeople();
  const hall = openHall({
    log,
    lists: log.lists,
    looker: log.looker,
    people,
    attendance,
    notes,
    box: BUILT_IN,
    clock,
  });
  return Promise.resolve({
    hall,
    pass: (milliseconds) => Promise.resolve(void (time += milliseconds)),
    close: () => Promise.resolve(),
  });
}

async function inDatabase(): Promise<House> {
  let passed = 0;
  const database = connect(await emptyDatabase(), 'bluemoon test');
  const { hall, close } = await openDatabaseHall({
    database,
    people: memoryPeople(),
    box: BUILT_IN,
    clock: () => Date.now() + passed,
    address: 'test',
    sockets: () => 2,
  });
  await database.pool.query(
    `insert into players (token_hash, name) values ('\\x01', 'ada'), ('\\x02', 'bert'), ('\\x03', 'guest')`,
  );
  return {
    hall,
    async pass(milliseconds) {
      passed += milliseconds;
      await database.pool.query(`update rooms set touched = touched - $1 * interval '1 second'`, [
        milliseconds / 1000,
      ]);
    },
    async close() {
      await close();
      await database.close();
    },
  };
}

const roomIn = (reply: ToClient): string => {
  if (reply.kind !== 'done' || reply.room === undefined) throw new Error(JSON.stringify(reply));
  return reply.room;
};
const openedBy = async (player: Client, terms: RoomTerms): Promise<string> =>
  roomIn(await player.send({ kind: 'open', id: 'opens-a-table', terms }));
const mineOf = async (player: Client): Promise<readonly string[]> => {
  const reply = await player.send({ kind: 'mine' });
  return reply.kind === 'done' ? (reply.mine ?? []).map(({ room }) => room) : [];
};

describe.each([
  ['memory', inMemory],
  ['the database', inDatabase],
])('Lists in %s', (_, open) => {
  let house: House | null = null;
  afterEach(() => house?.close());

  async function opened(): Promise<House & { readonly ada: Client; readonly bert: Client }> {
    house = await open();
    return { ...house, ada: client('1', house.hall), bert: client('2', house.hall) };
  }

  test('show an open table while somebody sits there who is connected', async () => {
    const { hall, ada } = await opened();
    const room = await openedBy(ada, inLobby);
    const listed = async (): Promise<number> => (await hall.lists.lobby()).open.length;
    expect(await listed()).toBe(0);
    await ada.send({ kind: 'watch', room, seen: null });
    await until(async () => (await listed()) === 1);
    await ada.send({ kind: 'unwatch', room });
    await until(async () => (await listed()) === 0);
  });

  test('bring two together who want the same, and nobody to a table whose player is gone', async () => {
    const { hall, ada, bert } = await opened();
    const guest = client('3', hall);
    const deck = peopleDeck('vulca', BUILT_IN);
    const seek = async (player: Client, id: string): Promise<string> =>
      roomIn(await player.send({ kind: 'pair', id, terms: inLobby, deck }));
    const first = await seek(ada, 'ada-looks');
    ada.close();
    await until(async () => (await hall.lists.waitingFor('2', inLobby)).length === 0);
    const second = await seek(bert, 'bert-looks');
    expect(second).not.toBe(first);
    expect(await seek(guest, 'guest-looks')).toBe(second);
  });

  test('know a search that is sent again, also after somebody was found', async () => {
    const { ada, bert } = await opened();
    const deck = peopleDeck('vulca', BUILT_IN);
    const room = roomIn(await ada.send({ kind: 'pair', id: 'ada-looks', terms: inLobby, deck }));
    const looks = async (): Promise<string> =>
      roomIn(await bert.send({ kind: 'pair', id: 'bert-looks', terms: inLobby, deck }));
    expect([await looks(), await looks()]).toEqual([room, room]);
    expect(await mineOf(bert)).toEqual([room]);
  });

  test('bring nobody to a rival with a deck that does not fit', async () => {
    const { ada, bert } = await opened();
    const fit = peopleDeck('vulca', BUILT_IN);
    const unfit = { ...fit, cards: fit.cards.slice(1) };
    await ada.send({ kind: 'pair', id: 'ada-looks', terms: inLobby, deck: fit });
    const reply = await bert.send({ kind: 'pair', id: 'bert-looks', terms: inLobby, deck: unfit });
    expect(reply).toMatchObject({ kind: 'refused', why: { kind: 'badDeck' } });
    expect(await mineOf(bert)).toEqual([]);
  });

  test('tell a page at once that somebody has come to an open table', async () => {
    const { ada, bert } = await opened();
    const room = await openedBy(ada, inLobby);
    await bert.send({ kind: 'lobby', is: 'shown' });
    await ada.send({ kind: 'watch', room, seen: null });
    const isTold = (): boolean => bert.heard.some((text) => text.includes(`"open":[{"room":"${room}"`));
    await until(isTold);
    expect(isTold()).toBe(true);
  });

  test('say who of the two at a table is a house bot', async () => {
    const { hall, ada } = await opened();
    const live = await hall.rooms.find(await openedBy(ada, inLobby));
    const bot = { player: '3', name: 'Strong', bot: 'strong' };
    await live?.act(null, (room) => sit(room, bot, { at: 1 }));
    const [line] = await hall.lists.mine('1');
    expect(line).toMatchObject({ names: [expect.any(String), 'Strong'], bots: [null, 'strong'] });
  });

  test('keep a game that is over for a day among those of its players', async () => {
    const { pass, ada, bert } = await opened();
    const room = await prepared([ada, bert], byLink);
    await until(() => ada.seen.now.phase === 'playing');
    await ada.act(room, { kind: 'resign' });
    await pass(DAY - MINUTE);
    expect(await mineOf(bert)).toEqual([room]);
    await pass(2 * MINUTE);
    expect(await mineOf(bert)).toEqual([]);
  });

  test.each([
    ['known by link', byLink, 7 * DAY],
    ['of the lobby', inLobby, 60 * MINUTE],
  ])('lose a table %s at which nobody waits any more', async (_kind, terms, time) => {
    const { hall, pass, ada, bert } = await opened();
    const left = await openedBy(ada, terms);
    const held = await openedBy(bert, terms);
    await bert.send({ kind: 'watch', room: held, seen: null });
    await until(async () => (await hall.lists.unused()).length === 0);
    await pass(time - MINUTE);
    await hall.sweep();
    expect(await mineOf(ada)).toEqual([left]);
    await pass(11 * MINUTE);
    await hall.sweep();
    await until(async () => (await mineOf(ada)).length === 0);
    expect((await hall.rooms.find(left))?.room.closed).toBe('unused');
    expect(await mineOf(bert)).toEqual([held]);
  });
});
