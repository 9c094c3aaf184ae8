import { BUILT_IN } from '@bluemoon/engine';
import {
  draftPhaseOf,
  draftTablesWanted,
  nextDraftAct,
  openDraftRoom,
  startDraft,
  USUAL_DRAFT_TERMS,
} from '@bluemoon/play';
import type { DraftRoom } from '@bluemoon/play';
import { expect, test } from 'vitest';
import { draftedDeck, draftPick } from '../src/index.ts';

const ADA = { player: 'ada', name: 'ada', bot: null };
const HOUSE_BOT = { player: 'house', name: 'solid', bot: 'solid' };

test('a draft room comes to its tables by itself, even if nobody is there', () => {
  const terms = { ...USUAL_DRAFT_TERMS, seats: 2 } as const;
  const opened = openDraftRoom('draft-room', { kind: 'open', terms, master: 'cd'.repeat(32), ...ADA, at: 0 });
  const start = startDraft(opened, 'ada', HOUSE_BOT, { at: 0, box: BUILT_IN });
  let room: DraftRoom | null = start.kind === 'done' ? start.room : null;
  for (let at = 0; room !== null && draftPhaseOf(room) !== 'playing'; at += 100_000) {
    const next = nextDraftAct(room, { at, box: BUILT_IN }, { draftPick, draftedDeck });
    room = next.kind === 'done' ? next.room : null;
  }
  if (room === null) throw new Error('nothing was due');
  const [wanted] = draftTablesWanted(room);
  expect(wanted?.lay.seats.map(({ deck }) => deck?.cards.length)).toEqual([30, 30]);
});
