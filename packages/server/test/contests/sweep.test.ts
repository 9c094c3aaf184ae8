import { BUILT_IN } from '@bluemoon/engine';
import { startDraft, USUAL_DRAFT_TERMS } from '@bluemoon/play';
import { expect, test } from 'vitest';
import { draftCourse } from '../../src/contests/draft-course.ts';
import { memoryAttendance, memoryLog } from '../../src/memory/index.ts';
import { startRooms } from '../../src/rooms/rooms.ts';

const clock = () => 1000;

test('all bots of a draft pick in one sweep, so that nobody waits for them', async () => {
  const log = memoryLog({ attendance: memoryAttendance() });
  const drafts = startRooms({ course: draftCourse(BUILT_IN), log, box: BUILT_IN, clock });
  const ada = { player: '1', name: 'ada', bot: null };
  const bot = { player: '9', name: 'solid', bot: 'solid' };
  const terms = { ...USUAL_DRAFT_TERMS, seats: 6 } as const;
  const live = await drafts.open('draft-in-a-sweep', {
    kind: 'open',
    ...ada,
    terms,
    master: 'ab'.repeat(32),
    at: clock(),
  });
  await live.act(null, (room) => startDraft(room, '1', bot, { at: clock(), box: BUILT_IN }));
  await drafts.sweep();
  expect(live.room.draft?.picks.map((picks) => picks.length)).toEqual([0, 1, 1, 1, 1, 1]);
});
