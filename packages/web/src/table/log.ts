import type { Box, GameEvent, Language, Seat, Viewer } from '@bluemoon/engine';
import { tellEvents } from '@bluemoon/engine/telling';
import type { Parts, Voice } from '@bluemoon/engine/telling';
import type { StoryEntry } from '@bluemoon/play';

/** A turn in the log; turn 0 is the deal. */
export interface LogEntry {
  readonly turn: number;
  readonly owner: string;
  readonly lines: readonly Parts[];
}

/** The reader of the log. */
export interface Reader {
  readonly viewer: Viewer;
  readonly names: readonly [string, string];
  readonly voice: Voice;
  readonly language: Language;
  readonly box: Box;
}

interface Turn {
  readonly turn: number;
  readonly seat: Seat;
  readonly events: readonly GameEvent[];
  readonly entry: LogEntry;
}

interface LogCache {
  readonly key: string;
  readonly box: Box;
  readonly story: readonly StoryEntry[];
  readonly turns: readonly Turn[];
}

/**
 * The log of a table, the newest turn first. Earlier turns are cached. When the story continues, only the last turn is
 * written again, since a new event may become part of an earlier sentence of that turn.
 */
export function startLog(): (story: readonly StoryEntry[], reader: Reader) => readonly LogEntry[] {
  let cache: LogCache | null = null;
  return (story, reader) => {
    const key = JSON.stringify([reader.viewer, reader.names, reader.language]);
    const last = cache?.key === key && cache.box === reader.box ? cache : null;
    const known = last !== null && isContinued(last.story, story) ? last : null;
    const news = story.slice(known?.story.length ?? 0);
    cache = { key, box: reader.box, story, turns: extendTurns(known?.turns ?? [], news, reader) };
    const { turns } = cache;
    return turns
      .map(({ entry }) => entry)
      .filter(({ turn, lines }, i) => lines.length > 0 || (turn > 0 && i === turns.length - 1))
      .toReversed();
  };
}

/** A story only grows or loses its end, so comparing the last entry is enough. */
function isContinued(before: readonly StoryEntry[], now: readonly StoryEntry[]): boolean {
  return before.length === 0 || now[before.length - 1] === before.at(-1);
}

function extendTurns(before: readonly Turn[], news: readonly StoryEntry[], reader: Reader): readonly Turn[] {
  const begun: Omit<Turn, 'entry'>[] = [before.at(-1) ?? { turn: 0, seat: 0, events: [] }];
  for (const event of news.flatMap(({ events }) => events)) {
    const last = begun.at(-1);
    if (event.event === 'turnBegan') begun.push({ turn: event.turn, seat: event.seat, events: [] });
    else if (last !== undefined) begun[begun.length - 1] = { ...last, events: [...last.events, event] };
  }
  return [...before.slice(0, -1), ...begun.map((turn) => withEntry(turn, reader))];
}

function withEntry(
  { turn, seat, events }: Omit<Turn, 'entry'>,
  { names, voice, language, box }: Reader,
): Turn {
  const lines = tellEvents(events, voice, language, box).map(({ parts }) => parts);
  return { turn, seat, events, entry: { turn, owner: names[seat], lines } };
}
