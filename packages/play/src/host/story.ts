import type { GameEvent } from '@bluemoon/engine';
import type { Latest } from './now.ts';

/** The events of one entry of a record, as a viewer saw them. */
export interface StoryEntry {
  readonly entry: number;
  readonly events: readonly GameEvent[];
}

/** Adds the last entry, or removes what it took back. Needs no rules, which a page that has just called loads later. */
export function continueStory(
  story: readonly StoryEntry[],
  { ply, last, events }: Latest,
): readonly StoryEntry[] {
  if (last !== ply - 1) return story.filter(({ entry }) => entry <= last);
  return [...story, { entry: last, events }];
}
