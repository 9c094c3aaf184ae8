import { BUILT_IN } from '@bluemoon/engine';
import { agreeOn, ask, openRoom, peopleDeck, roomNowFor, sit, USUAL_ROOM_TERMS } from '@bluemoon/play';
import type { Room, RoomOutcome } from '@bluemoon/play';
import { describe, expect, test } from 'vitest';
import { difference } from '../../src/index.ts';
import type { Ears, Json, RoomSeen, ToClient } from '../../src/index.ts';
import { connectedPage, settled } from './fake-network.ts';

/** A room, and how it changes. */
const terms = { ...USUAL_ROOM_TERMS, agreement: agreeOn({}) };
const asking = { at: 1, box: BUILT_IN };
const opened = openRoom('room-number-1', {
  kind: 'open',
  seat: 0,
  terms,
  master: 'ab'.repeat(32),
  player: 'ada',
  name: 'ada',
  bot: null,
  at: 0,
});
const after = (outcome: RoomOutcome): Room => {
  if (outcome.kind === 'refused') throw new Error(outcome.why.kind);
  return outcome.room;
};
const satDown = after(sit(opened, { player: 'bert', name: 'bert', bot: null }, asking));
const chosen = after(ask(satDown, 0, { kind: 'deck', deck: peopleDeck('vulca', BUILT_IN) }, asking));

const whole = (room: Room): ToClient => ({
  kind: 'room',
  room: room.id,
  now: roomNowFor(room, 0),
  story: [],
});
const change = (before: Room, next: Room): ToClient => ({
  kind: 'change',
  room: next.id,
  from: before.ply,
  patch: difference(roomNowFor(before, 0) as unknown as Json, roomNowFor(next, 0) as unknown as Json) ?? {},
});

/** Remembers everything. */
function listening(): Ears<RoomSeen> & { readonly heard: RoomSeen[]; missed: number; followings: number } {
  const heard: RoomSeen[] = [];
  return {
    heard,
    missed: 0,
    followings: 0,
    seen: (seen) => void heard.push(seen),
    told: () => undefined,
    missing() {
      this.missed++;
    },
    followed() {
      this.followings++;
    },
  };
}

describe('A room', () => {
  test('is watched, and its changes are told in order', async () => {
    const { network, connection } = await connectedPage();
    const ears = listening();
    connection.watch(opened.id, ears);
    network.say(whole(opened));
    network.say(change(opened, satDown));
    network.say(change(satDown, chosen));
    expect(ears.heard.map(({ now }) => now.ply)).toEqual([1, 2, 3]);
    expect(ears.heard.at(-1)?.now).toEqual(roomNowFor(chosen, 0));
  });

  test('is watched again after the connection was lost, from what was seen', async () => {
    const { network, connection } = await connectedPage();
    connection.watch(opened.id, listening());
    network.say(whole(opened));
    await network.drop();
    await network.pass(300);
    await network.welcome();
    expect(network.requests('watch')).toMatchObject([{ seen: 1 }]);
  });

  test('is followed again when the server says so, not before', async () => {
    const { network, connection } = await connectedPage();
    const ears = listening();
    connection.watch(opened.id, ears);
    const confirm = async (): Promise<void> => {
      network.say({ kind: 'done', n: network.requests('watch').at(-1)?.n ?? -1 });
      await settled();
    };
    network.say(whole(opened));
    await confirm();
    expect(ears.followings).toBe(1);
    await network.drop();
    await network.pass(300);
    await network.welcome();
    expect(ears.followings).toBe(1);
    await confirm();
    expect(ears.followings).toBe(2);
  });

  test('is asked for as a whole when a change does not follow, once', async () => {
    const { network, connection } = await connectedPage();
    const ears = listening();
    connection.watch(opened.id, ears);
    network.say(whole(opened));
    network.say(change(satDown, chosen));
    network.say(change(satDown, chosen));
    expect(network.requests('watch').map(({ seen }) => seen)).toEqual([null, null]);
    network.say(whole(chosen));
    expect(ears.heard.map(({ now }) => now.ply)).toEqual([1, 3]);
  });

  test('is asked for as a whole by somebody else', async () => {
    const { network, connection } = await connectedPage();
    connection.watch(opened.id, listening());
    network.say(whole(opened));
    await network.drop();
    await network.pass(300);
    await network.welcome('somebody-else');
    expect(network.requests('watch')).toMatchObject([{ seen: null }]);
  });

  test('that does not exist is reported', async () => {
    const { network, connection } = await connectedPage();
    const ears = listening();
    connection.watch('room-number-2', ears);
    const [request] = network.requests('watch');
    network.say({ kind: 'refused', n: request?.n ?? -1, why: { kind: 'unknownRoom' } });
    await settled();
    expect(ears.missed).toBe(1);
  });

  test('is not missing while the server only cannot tell it', async () => {
    const { network, connection } = await connectedPage();
    const ears = listening();
    const watching = connection.watch(opened.id, ears);
    const { n } = network.requests('watch')[0] ?? { n: -1 };
    network.say({ kind: 'refused', n, why: { kind: 'notReady' } });
    await network.pass(1000);
    expect(network.requests('watch')).toHaveLength(2);
    network.say(whole(opened));
    network.say({ kind: 'done', n });
    expect(await watching.begun).toEqual({ kind: 'done' });
    expect(ears.missed).toBe(0);
  });

  test('that was asked for is told after a break, and as a whole to who asks again', async () => {
    const { network, connection } = await connectedPage();
    const watching = connection.watch(opened.id, listening());
    await network.drop();
    await network.pass(300);
    await network.welcome();
    network.say(whole(opened));
    network.say({ kind: 'done', n: network.requests('watch')[0]?.n ?? -1 });
    expect(await watching.begun).toEqual({ kind: 'done' });
    expect(watching.seen?.now.ply).toBe(1);
    const again = watching.again();
    expect(network.requests('watch')[1]).toMatchObject({ seen: null });
    network.say({ kind: 'done', n: network.requests('watch')[1]?.n ?? -1 });
    expect(await again).toEqual({ kind: 'done' });
  });

  test('is no longer told of when nobody watches', async () => {
    const { network, connection } = await connectedPage();
    connection.watch(opened.id, listening()).stop();
    expect(network.requests('unwatch')).toHaveLength(1);
  });
});
