import { agreeOn, gameRecordOf, roomNowFor, storyOf, USUAL_ROOM_TERMS } from '@bluemoon/play';
import type { ToClient } from '@bluemoon/wire';
import { describe, expect, test } from 'vitest';
import type { Hall } from '../../src/sockets/connection.ts';
import { client } from './client.ts';
import type { Client } from './client.ts';
import { goOn, prepared } from './playing.ts';
import { quietHall } from './quiet-hall.ts';

const terms = { ...USUAL_ROOM_TERMS, agreement: agreeOn({}) };

async function seated(hall: Hall): Promise<readonly [string, Client, Client, Client]> {
  const [ada, bert, guest] = [client('ada', hall), client('bert', hall), client('guest', hall)];
  const room = await prepared([ada, bert], terms);
  await guest.send({ kind: 'watch', room, seen: null });
  return [room, ada, bert, guest];
}

describe('two players at a table', () => {
  test('know at every moment exactly what a viewer of their seat may know, and so does a spectator', async () => {
    const hall = quietHall();
    const [room, ada, bert, guest] = await seated(hall);
    const live = await hall.rooms.find(room);
    for (let step = 0; await goOn(room, [ada, bert], step); step++) {
      if (step % 100 > 0) continue;
      const known = live?.room;
      if (known?.host == null) throw new Error('there is no game');
      for (const [viewer, { seen }] of [
        [0, ada],
        [1, bert],
        ['spectator', guest],
      ] as const) {
        expect(seen.now).toEqual(JSON.parse(JSON.stringify(roomNowFor(known, viewer))));
        expect(seen.story).toEqual(storyOf(known.host, viewer));
      }
    }
    expect(ada.seen.now).toMatchObject({ phase: 'over', results: [{}] });
    const played = live?.room.host;
    if (played == null) throw new Error('there is no game');
    expect(guest.seen.now.replay?.record.choices).toEqual(gameRecordOf(played).choices);
  });

  test('and a spectator are sent less than a kilobyte for a choice, on average', async () => {
    const [room, ada, bert, guest] = await seated(quietHall());
    for (let step = 0; await goOn(room, [ada, bert], step); step++);
    const lengths = [ada, bert, guest].flatMap((one) => one.lengths);
    expect(lengths.reduce((sum, length) => sum + length, 0) / lengths.length).toBeLessThan(1024);
  });

  test('lay one table, however often they ask for it with the same id', async () => {
    const ada = client('ada', quietHall());
    const request = { kind: 'open', id: 'the-same-request', terms } as const;
    const [first, again] = [await ada.send(request), await ada.send(request)];
    expect(first).toMatchObject({ kind: 'done', room: expect.stringMatching(/^[\w-]{12}$/) });
    expect(again).toMatchObject({ room: first.kind === 'done' ? first.room : '' });
  });

  test('sit down under terms that they have seen, and under no others', async () => {
    const hall = quietHall();
    const [ada, bert] = [client('ada', hall), client('bert', hall)];
    const opened = await ada.send({ kind: 'open', id: 'opens-a-table', terms });
    const room = opened.kind === 'done' ? (opened.room ?? '') : '';
    const changed = { ...terms, first: 'opener' } as const;
    await ada.act(room, { kind: 'terms', terms: changed });
    expect(await bert.send({ kind: 'sit', room, id: 'bert-sits-1', terms })).toMatchObject({
      kind: 'refused',
      why: { kind: 'termsChanged' },
    });
    expect(await bert.send({ kind: 'sit', room, id: 'bert-sits-2', terms: changed })).toMatchObject({
      kind: 'done',
    });
  });

  test('are told when they have the table open twice, and nobody else is told', async () => {
    const hall = quietHall();
    const [ada, again, bert] = [client('ada', hall), client('ada', hall), client('bert', hall)];
    const opened = await ada.send({ kind: 'open', id: 'opens-a-table', terms });
    const room = opened.kind === 'done' ? (opened.room ?? '') : '';
    await bert.send({ kind: 'sit', room, id: 'bert-sits' });
    for (const one of [ada, bert, again]) await one.send({ kind: 'watch', room, seen: null });
    await expect.poll(() => [ada, again].map((one) => isOpenTwice(one))).toEqual([true, true]);
    expect(isOpenTwice(bert)).toBe(false);
    await again.send({ kind: 'unwatch', room });
    await expect.poll(() => isOpenTwice(ada)).toBe(false);
  });
});

/** Whether the last message about people says that this client has the room open elsewhere, too. */
function isOpenTwice({ heard }: Client): boolean {
  const people = heard
    .map((text) => JSON.parse(text) as ToClient)
    .findLast((message) => message.kind === 'people');
  return people?.kind === 'people' && people.alsoOpen === true;
}
