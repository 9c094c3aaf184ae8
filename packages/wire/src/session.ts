import { continueStory } from '@bluemoon/play';
import type { RoomNow, StoryEntry } from '@bluemoon/play';
import { patched } from './differences.ts';
import type { Json, Patch } from './differences.ts';
import type { ToClient } from './messages.ts';

/** What a client knows of a room. */
export interface RoomSeen {
  readonly now: RoomNow;
  readonly story: readonly StoryEntry[];
}

type Told = Extract<ToClient, { readonly kind: 'room' | 'change' }>;

/** Null: the client has lost track and needs the whole room again. */
export function roomAfter(seen: RoomSeen | null, message: Told): RoomSeen | null {
  if (message.kind === 'room') return { now: message.now, story: message.story };
  if (seen === null || seen.now.ply !== message.from) return null;
  const now = applied(seen.now, message.patch);
  return { now, story: storyAfter(seen, now) };
}

const applied = (now: RoomNow, patch: Patch): RoomNow =>
  patched(now as unknown as Json, patch) as unknown as RoomNow;

function storyAfter({ now: before, story }: RoomSeen, after: RoomNow): readonly StoryEntry[] {
  const { table } = after;
  if (table === null || before.table === table) return story;
  const hasBegun = before.phase !== 'playing' && after.phase === 'playing';
  if (hasBegun) return [{ entry: -1, events: table.events }];
  return before.table?.ply === table.ply ? story : continueStory(story, table);
}
