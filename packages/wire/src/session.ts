import { continueStory } from '@bluemoon/play';
import type { DraftRoomNow, RoomNow, StoryEntry, TournamentNow } from '@bluemoon/play';
import { patched } from './differences.ts';
import type { Json, Patch } from './differences.ts';
import type { ToClient } from './messages.ts';

/** What a client knows of a room. */
export interface RoomSeen {
  readonly now: RoomNow;
  readonly story: readonly StoryEntry[];
}

/** What a client knows of a draft room, and of a tournament. */
export interface DraftSeen {
  readonly now: DraftRoomNow;
}
export interface TournamentSeen {
  readonly now: TournamentNow;
}

/** A whole room, or how it has changed. */
export type Told = Extract<ToClient, { readonly kind: 'room' | 'draft' | 'tournament' | 'change' }>;

/** Null: the client has lost track and needs the whole room again. */
export function roomAfter(seen: RoomSeen | null, message: Told): RoomSeen | null {
  if (message.kind === 'room') return { now: message.now, story: message.story };
  if (message.kind !== 'change' || seen === null || seen.now.ply !== message.from) return null;
  const now = applied(seen.now, message.patch);
  return { now, story: storyAfter(seen, now) };
}

export function draftAfter(seen: DraftSeen | null, message: Told): DraftSeen | null {
  return message.kind === 'draft' ? { now: message.now } : changedBy(seen, message);
}

export function tournamentAfter(seen: TournamentSeen | null, message: Told): TournamentSeen | null {
  return message.kind === 'tournament' ? { now: message.now } : changedBy(seen, message);
}

function changedBy<N extends { readonly ply: number }>(
  seen: { readonly now: N } | null,
  message: Told,
): { readonly now: N } | null {
  if (message.kind !== 'change' || seen === null || seen.now.ply !== message.from) return null;
  return { now: applied(seen.now, message.patch) };
}

const applied = <N>(now: N, patch: Patch): N => patched(now as unknown as Json, patch) as unknown as N;

function storyAfter({ now: before, story }: RoomSeen, after: RoomNow): readonly StoryEntry[] {
  const { table } = after;
  if (table === null || before.table === table) return story;
  const hasBegun = before.phase !== 'playing' && after.phase === 'playing';
  if (hasBegun) return [{ entry: -1, events: table.events }];
  return before.table?.ply === table.ply ? story : continueStory(story, table);
}
