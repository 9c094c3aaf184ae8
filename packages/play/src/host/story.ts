import type { GameEvent } from '@bluemoon/engine';
import { retold } from './host.ts';
import type { Host } from './host.ts';
import { eventsFor } from './now.ts';
import type { Latest, Perspective } from './now.ts';

/** The events of one entry of a record, as a viewer saw them. */
export interface StoryEntry {
  readonly entry: number;
  readonly events: readonly GameEvent[];
}

/** Everything that happened at a table and still counts. */
export function storyOf({ record, line }: Host, perspective: Perspective): readonly StoryEntry[] {
  const inForce = new Set(line);
  return [...retold(record)].flatMap((host, i) => {
    const entry = i - 1;
    return entry === -1 || inForce.has(entry) ? [{ entry, events: eventsFor(host, perspective) }] : [];
  });
}

/** Adds the last entry, or removes what it took back. */
export function continueStory(
  story: readonly StoryEntry[],
  { ply, last, events }: Latest,
): readonly StoryEntry[] {
  if (last !== ply - 1) return story.filter(({ entry }) => entry <= last);
  return [...story, { entry: last, events }];
}
