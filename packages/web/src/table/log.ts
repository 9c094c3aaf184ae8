import type { Box, GameEvent, Language, Seat, Viewer } from '@bluemoon/engine';
import { tellEvents } from '@bluemoon/engine/telling';
import type { Parts, Voice } from '@bluemoon/engine/telling';
import type { StoryEntry } from '../link/seat-link.ts';

/** A turn of the log; turn 0 is the deal. */
export interface LogEntry {
  readonly turn: number;
  readonly owner: string;
  readonly lines: readonly Parts[];
}

/** Who reads the log, and how it speaks to them. */
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

interface Book {
  readonly key: string;
  readonly box: Box;
  readonly story: readonly StoryEntry[];
  readonly turns: readonly Turn[];
}

/**
 * The log of a table, the newest turn first. It remembers what it has told: when the story goes on, only the last turn
 * is told again, since a later event may belong into an earlier sentence of the same turn.
 */
export function startLog(): (story: readonly StoryEntry[], reader: Reader) => readonly LogEntry[] {
  let book: Book | null = null;
  return (story, reader) => {
    const key = JSON.stringify([reader.viewer, reader.names, reader.language]);
    const last = book?.key === key && book.box === reader.box ? book : null;
    const known = last !== null && goesOn(last.story, story) ? last : null;
    const news = story.slice(known?.story.length ?? 0);
    book = { key, box: reader.box, story, turns: toldOn(known?.turns ?? [], news, reader) };
    const { turns } = book;
    return turns
      .map(({ entry }) => entry)
      .filter(({ turn, lines }, i) => lines.length > 0 || (turn > 0 && i === turns.length - 1))
      .toReversed();
  };
}

/** A story only grows or is cut, so that its last happening tells whether it is still the same. */
function goesOn(before: readonly StoryEntry[], now: readonly StoryEntry[]): boolean {
  return before.length === 0 || now[before.length - 1] === before.at(-1);
}

function toldOn(before: readonly Turn[], news: readonly StoryEntry[], reader: Reader): readonly Turn[] {
  const drafts: Pick<Turn, 'turn' | 'seat' | 'events'>[] = [
    before.at(-1) ?? { turn: 0, seat: 0, events: [] },
  ];
  for (const event of news.flatMap(({ events }) => events)) {
    const last = drafts.at(-1);
    if (event.event === 'turnBegan') drafts.push({ turn: event.turn, seat: event.seat, events: [] });
    else if (last !== undefined) drafts[drafts.length - 1] = { ...last, events: [...last.events, event] };
  }
  return [...before.slice(0, -1), ...drafts.map((draft) => told(draft, reader))];
}

function told(draft: Pick<Turn, 'turn' | 'seat' | 'events'>, { names, voice, language, box }: Reader): Turn {
  const { turn, seat, events } = draft;
  const lines = tellEvents(events, voice, language, box).map(({ parts }) => parts);
  return { turn, seat, events, entry: { turn, owner: names[seat], lines } };
}
