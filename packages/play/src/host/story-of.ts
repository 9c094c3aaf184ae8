import { retold } from './host.ts';
import type { Host } from './host.ts';
import { eventsFor } from './now.ts';
import type { Perspective } from './now.ts';
import type { StoryEntry } from './story.ts';

/** Everything that happened at a table and still counts. */
export function storyOf({ record, line }: Host, perspective: Perspective): readonly StoryEntry[] {
  const inForce = new Set(line);
  return [...retold(record)].flatMap((host, i) => {
    const entry = i - 1;
    return entry === -1 || inForce.has(entry) ? [{ entry, events: eventsFor(host, perspective) }] : [];
  });
}
