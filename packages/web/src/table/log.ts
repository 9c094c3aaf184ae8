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

/** A line that no event tells, such as what a player said, at its place in the story. */
export interface Remark {
  /** The newest entry of the story when it was made; -1: before the first. */
  readonly entry: number;
  readonly text: string;
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
  readonly events: readonly TurnEvent[];
  readonly entry: LogEntry;
}

/** An event, and the entry of the story that it belongs to. */
interface TurnEvent {
  readonly event: GameEvent;
  readonly entry: number;
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
export function startLog(): (
  story: readonly StoryEntry[],
  reader: Reader,
  remarks?: readonly Remark[],
) => readonly LogEntry[] {
  let cache: LogCache | null = null;
  return (story, reader, remarks = []) => {
    const key = JSON.stringify([reader.viewer, reader.names, reader.language]);
    const last = cache?.key === key && cache.box === reader.box ? cache : null;
    const known = last !== null && isContinued(last.story, story) ? last : null;
    const news = story.slice(known?.story.length ?? 0);
    cache = { key, box: reader.box, story, turns: extendTurns(known?.turns ?? [], news, reader) };
    const { turns } = cache;
    return withRemarks(turns, remarks, reader)
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
  for (const { entry, events } of news)
    for (const event of events) {
      const last = begun.at(-1);
      const told: TurnEvent = { event, entry };
      // That a turn began is told by its heading; here it says since when.
      if (event.event === 'turnBegan') begun.push({ turn: event.turn, seat: event.seat, events: [told] });
      else if (last !== undefined) begun[begun.length - 1] = { ...last, events: [...last.events, told] };
    }
  return [...before.slice(0, -1), ...begun.map((turn) => withEntry(turn, reader))];
}

function withEntry({ turn, seat, events }: Omit<Turn, 'entry'>, reader: Reader): Turn {
  return { turn, seat, events, entry: { turn, owner: reader.names[seat], lines: linesOf(events, reader) } };
}

function linesOf(events: readonly TurnEvent[], { voice, language, box }: Reader): readonly Parts[] {
  const told = events.map(({ event }) => event).filter(({ event }) => event !== 'turnBegan');
  return tellEvents(told, voice, language, box).map(({ parts }) => parts);
}

/** A remark comes after everything that had happened in its turn by then. */
function withRemarks(
  turns: readonly Turn[],
  remarks: readonly Remark[],
  reader: Reader,
): readonly LogEntry[] {
  const turnOf = ({ entry }: Remark): Turn | undefined =>
    turns.findLast(({ events: [first] }) => first !== undefined && first.entry <= entry) ?? turns[0];
  return turns.map((turn) => {
    const here = remarks.filter((remark) => turnOf(remark) === turn);
    const lines = here.toReversed().reduce<readonly Parts[]>((written, { entry, text }) => {
      const before = linesOf(
        turn.events.filter((told) => told.entry <= entry),
        reader,
      ).length;
      return written.toSpliced(before, 0, [text]);
    }, turn.entry.lines);
    return here.length === 0 ? turn.entry : { ...turn.entry, lines };
  });
}
