import { eventsFor, retold } from '@bluemoon/play';
import type { Host, Perspective } from '@bluemoon/play';
import type { StoryEntry } from './seat-link.ts';

/** Everything that happened at a table. */
export function storyOf({ record, line }: Host, perspective: Perspective): readonly StoryEntry[] {
  const inForce = new Set(line);
  return [...retold(record)].flatMap((host, i) => {
    const entry = i - 1;
    return entry === -1 || inForce.has(entry) ? [{ entry, events: eventsFor(host, perspective) }] : [];
  });
}

/** Adds the last entry of the host, or removes what that entry took back. */
export function continueStory(
  story: readonly StoryEntry[],
  host: Host,
  perspective: Perspective,
): readonly StoryEntry[] {
  const last = host.line.at(-1) ?? -1;
  if (last !== host.record.entries.length - 1) return story.filter(({ entry }) => entry <= last);
  return [...story, { entry: last, events: eventsFor(host, perspective) }];
}
