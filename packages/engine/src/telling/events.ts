import type { Box } from '../cards/box.ts';
import type { GameEvent } from '../state/events.ts';
import type { Language } from '../vocabulary/card.ts';
import { withoutCrowds } from './movement.ts';
import type { Moved, MovedTogether } from './movement.ts';
import { namesIn } from './names.ts';
import type { Names } from './names.ts';
import { capital } from './parts.ts';
import type { Parts } from './parts.ts';
import type { Voice } from './person.ts';
import { wordsIn } from './words/index.ts';
import type { Grouped, ToldEvent } from './told-event.ts';

/** One sentence of the log. */
export interface Line {
  readonly event: GameEvent['event'];
  readonly parts: Parts;
}

/** The events as lines of a log, without what the table shows anyway. Pass only events that the reader may know. */
export function tellEvents(
  events: readonly GameEvent[],
  voice: Voice,
  language: Language,
  box: Box,
): readonly Line[] {
  const words = wordsIn(language).events;
  const names = namesIn(language, voice, box);
  return together(events).flatMap((event): readonly Line[] => {
    if (!isTold(event)) return [];
    const say = words[event.event] as (event: ToldEvent, names: Names) => Parts;
    return [{ event: event.event, parts: capital(say(event, names)) }];
  });
}

function together(events: readonly GameEvent[]): readonly Grouped[] {
  const told: Grouped[] = [];
  for (const event of events) {
    const before = told.at(-1);
    if (event.event !== 'moved') told.push(event);
    else if (before?.event === 'moved' && wayOf(before) === wayOf(event)) {
      told[told.length - 1] = { ...before, cards: [...before.cards, event.card] };
    } else {
      const { card, ...way } = event;
      told.push({ ...way, cards: [card] });
    }
  }
  return told.map((event) => (event.event === 'moved' ? withoutCrowds(event) : event));
}

function wayOf({ seat, from, to, by, ship, shown }: Moved | MovedTogether): string {
  return JSON.stringify([seat, from, to, by, ship, shown]);
}

/** Discards at the end of a fight and starting hands would make the log too long. */
function isTold(event: Grouped): event is ToldEvent {
  switch (event.event) {
    case 'covered':
    case 'continued':
      return false;
    case 'shuffled':
      return event.by !== 'setup';
    case 'moved':
      return event.by !== 'setup' && !(event.by === 'retreat' && event.to !== 'hand');
    default:
      return true;
  }
}
