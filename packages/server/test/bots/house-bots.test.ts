import { BUILT_IN } from '@bluemoon/engine';
import { agreeOn, checkDeck, fingerprintOf, peopleDeck, USUAL_ROOM_TERMS } from '@bluemoon/play';
import type { RoomTerms } from '@bluemoon/play';
import { describe, expect, test } from 'vitest';
import { botDeck } from '../../src/bots/bot-deck.ts';
import { startHouseBots } from '../../src/bots/house-bots.ts';
import type { HouseBots, Thinking } from '../../src/bots/house-bots.ts';
import { naturalPause } from '../../src/bots/pace.ts';
import { startThinkers } from '../../src/bots/thinkers.ts';
import { openHall } from '../../src/hall.ts';
import { memoryAttendance, memoryLog, memoryPeople } from '../../src/memory/index.ts';
import { NO_LIMITS } from '../../src/sockets/limits.ts';
import { networkClient } from '../network-client.ts';
import { client } from '../rooms/client.ts';
import type { Client } from '../rooms/client.ts';
import { goOn } from '../rooms/playing.ts';
import { memoryOnline, newGuest, serve } from '../serving.ts';
import { until } from '../until.ts';

const terms: RoomTerms = { ...USUAL_ROOM_TERMS, agreement: agreeOn({}), first: 'opener' };

const players = new Map([
  ['novice', { id: '901', name: 'Novice' }],
  ['strong', { id: '902', name: 'Strong' }],
]);

const hasty = (think: Thinking): HouseBots =>
  startHouseBots({
    players,
    think,
    clock: () => Date.now(),
    wait: () => new Promise((resolve) => setImmediate(resolve)),
  });

/** Always the first option. */
const simple: Thinking = (_level, view) => Promise.resolve(view.decision?.options?.[0]?.id ?? '');

/** A table against a bot, up to where the person has to open their part of the deal. */
async function openAgainst(level: string, person: Client, other: Partial<RoomTerms> = {}): Promise<string> {
  const opened = await person.send({
    kind: 'open',
    id: `against-${level}`,
    terms: { ...terms, ...other },
    against: level,
  });
  if (opened.kind !== 'done' || opened.room === undefined) throw new Error(JSON.stringify(opened));
  const { room } = opened;
  await person.send({ kind: 'watch', room, seen: null });
  await person.act(room, { kind: 'deck', deck: peopleDeck('vulca', BUILT_IN) });
  return room;
}

async function begin(room: string, person: Client): Promise<void> {
  await person.act(room, { kind: 'ready', fingerprint: person.share.fingerprint });
  await until(() => person.seen.now.phase === 'dealing');
  await person.act(room, { kind: 'share', seed: person.share.seed });
  await until(() => person.seen.now.phase === 'playing');
}

const isAsked = ({ seen }: Client): boolean => seen.now.table?.view.decision?.options != null;
const isOver = ({ seen }: Client): boolean => seen.now.phase === 'over';

async function playToTheEnd(room: string, person: Client): Promise<void> {
  for (let step = 0; ; step++) {
    await until(() => isAsked(person) || isOver(person));
    if (!(await goOn(room, [person], step))) return;
  }
}

function hallWith(bots: HouseBots, log = memoryLog()) {
  return openHall({
    log,
    lists: log.lists,
    looker: log.looker,
    people: memoryPeople(),
    attendance: memoryAttendance(),
    notes: { send: () => undefined },
    bots,
    box: BUILT_IN,
    clock: () => Date.now(),
  });
}

describe('a house bot', () => {
  test.each(['strong', 'novice'])('%s plays a game and a rematch with anybody who comes', async (level) => {
    const thinkers = startThinkers(1);
    const server = await serve({ ...memoryOnline({ bots: hasty(thinkers.think) }), limits: NO_LIMITS });
    const person = await networkClient(server, await newGuest(server));
    const room = await openAgainst(level, person);
    await begin(room, person);
    expect(person.seen.now.seats[1]).toMatchObject({ bot: level, name: players.get(level)?.name });
    await playToTheEnd(room, person);
    expect(person.seen.now.results).toHaveLength(1);
    const { proof } = person.seen.now.replay ?? {};
    expect(fingerprintOf(proof?.players[1].seed ?? '')).toBe(proof?.players[1].fingerprint);

    // It does not ask for a rematch, but plays one.
    await begin(room, person);
    await until(() => isAsked(person));
    await person.act(room, { kind: 'resign' });
    expect(person.seen.now.results).toMatchObject([{}, { winner: 1, reason: 'resigned' }]);
    person.socket.close();
    await server.close();
    await thinkers.close();
  });

  test('lets its rival take back what the rules do not', async () => {
    const person = client('7', hallWith(hasty(simple)));
    const room = await openAgainst('novice', person);
    await begin(room, person);
    for (let step = 0; (person.seen.now.table?.view.turn.number ?? 0) < 3; step++) {
      await until(() => isAsked(person));
      await goOn(room, [person], step);
    }
    await until(() => isAsked(person));
    await person.act(room, { kind: 'askTakeBack', to: 0 });
    await until(() => person.seen.now.table?.view.turn.number === 1 && isAsked(person));
    expect(person.seen.now.table?.asking).toBeNull();
  });

  test('thinks again when its rival changes the position meanwhile', async () => {
    const asked: ((option: string) => void)[] = [];
    const think: Thinking = () => new Promise((resolve) => asked.push(resolve));
    const person = client('7', hallWith(hasty(think)));
    const room = await openAgainst('novice', person);
    await begin(room, person);
    for (let step = 0; asked.length === 0; step++) {
      await goOn(room, [person], step);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await person.act(room, { kind: 'askTakeBack', to: 0 });
    // Too late: the table has gone on.
    asked[0]?.('done');
    await until(() => isAsked(person));
    expect(person.seen.now.table?.view.turn.number).toBe(1);
  });

  test('tries again when its thread has died', async () => {
    let failures = 3;
    const dying: Thinking = (...question) =>
      failures-- > 0 ? Promise.reject(new Error('the thread has ended')) : simple(...question);
    const person = client('7', hallWith(hasty(dying)));
    const room = await openAgainst('novice', person, { first: 'other' });
    await begin(room, person);
    await until(() => isAsked(person));
    expect(failures).toBeLessThan(0);
  });

  test('goes on in another process when its own is gone', async () => {
    const log = memoryLog();
    const gone = hallWith(
      hasty(() => new Promise(() => undefined)),
      log,
    );
    const before = client('7', gone);
    const room = await openAgainst('novice', before, { first: 'other' });
    await begin(room, before);
    const after = client('7', hallWith(hasty(simple), log));
    await after.send({ kind: 'watch', room, seen: null });
    expect(isAsked(after)).toBe(false);
    await until(() => isAsked(after));
    expect(after.seen.now.table?.ply).toBeGreaterThan(0);
  });

  test('has a deck for whatever was agreed on', () => {
    const bools = [false, true];
    for (const emissaries of bools)
      for (const inquisitors of bools)
        for (const families of bools)
          for (const decks of ['people', 'built'] as const) {
            const agreement = agreeOn({ decks, emissaries, inquisitors, families });
            for (const seed of [0, 1, 99]) {
              const deck = botDeck({ terms: { ...USUAL_ROOM_TERMS, agreement }, packs: [] }, seed);
              expect(checkDeck(deck, agreement, { box: BUILT_IN })).toEqual([]);
            }
          }
  });

  test('takes as long as a person, whatever it has to decide', () => {
    const pauses = Array.from({ length: 1000 }, () => naturalPause(Math.random));
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(600);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(2600);
    expect(pauses.filter((pause) => pause < 1200).length).toBeGreaterThan(500);
  });

  test('waits that long before every choice and every consent, but not before the deal', async () => {
    const waited: number[] = [];
    const bots = startHouseBots({
      players,
      think: simple,
      clock: () => Date.now(),
      wait: (milliseconds) => {
        waited.push(milliseconds);
        return new Promise((resolve) => setImmediate(resolve));
      },
    });
    const hall = hallWith(bots);
    const person = client('7', hall);
    const room = await openAgainst('novice', person, { first: 'other' });
    await until(async () => (await hall.rooms.find(room))?.room.deal[1] !== null);
    expect(waited).toEqual([]);
    await begin(room, person);
    await until(() => isAsked(person));
    const entries = (await hall.rooms.find(room))?.room.host?.record.entries.length;
    expect(waited).toHaveLength(entries ?? 0);
    expect(Math.min(...waited)).toBeGreaterThanOrEqual(600);
  });
});
