import { projectEvents } from '@bluemoon/engine';
import type { GameEvent, Language, Seat } from '@bluemoon/engine';
import type { Parts, Voice } from '@bluemoon/engine/telling';
import { tellEvents } from '../decks/telling-here.ts';
import type { Moment } from '../game/course.ts';
import type { Perspective } from '../game/perspective.ts';

/** A turn of the log; turn 0 is the deal. */
export interface LogEntry {
  readonly turn: number;
  readonly owner: string;
  readonly lines: readonly Parts[];
}

/** What happened, the newest turn first, as far as the onlooker may know. */
export function logOf(
  moments: readonly Moment[],
  perspective: Perspective,
  names: readonly [string, string],
  voice: Voice,
  language: Language,
): readonly LogEntry[] {
  const turns: { turn: number; seat: Seat; events: GameEvent[] }[] = [{ turn: 0, seat: 0, events: [] }];
  for (const { events } of moments) {
    const known = perspective === 'open' ? events : projectEvents(events, perspective);
    for (const event of known) {
      if (event.event === 'turnBegan') turns.push({ turn: event.turn, seat: event.seat, events: [] });
      else turns.at(-1)?.events.push(event);
    }
  }
  return turns
    .map(({ turn, seat, events }) => ({
      turn,
      owner: names[seat],
      lines: tellEvents(events, voice, language).map(({ parts }) => parts),
    }))
    .filter(({ turn, lines }, i) => lines.length > 0 || (turn > 0 && i === turns.length - 1))
    .toReversed();
}
