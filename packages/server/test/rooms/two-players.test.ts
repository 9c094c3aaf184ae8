import { agreeOn, gameRecordOf, roomNowFor, storyOf, USUAL_ROOM_TERMS } from '@bluemoon/play';
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
});
