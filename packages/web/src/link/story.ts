import { eventsFor, retold } from '@bluemoon/play';
import type { Host, Perspective } from '@bluemoon/play';
import type { Happening } from './seat-link.ts';

/** What happened at a table so far. */
export function storyOf({ record, line }: Host, perspective: Perspective): readonly Happening[] {
  const inForce = new Set(line);
  return [...retold(record)].flatMap((host, i) => {
    const entry = i - 1;
    return entry === -1 || inForce.has(entry) ? [{ entry, events: eventsFor(host, perspective) }] : [];
  });
}

/** The story goes on with the last entry of the host, or ends earlier if that took something back. */
export function goneOn(
  story: readonly Happening[],
  host: Host,
  perspective: Perspective,
): readonly Happening[] {
  const last = host.line.at(-1) ?? -1;
  if (last !== host.record.entries.length - 1) return story.filter(({ entry }) => entry <= last);
  return [...story, { entry: last, events: eventsFor(host, perspective) }];
}
