import type { GameEvent, Seat, View } from '@bluemoon/engine';
import { choose, eventsFor, gameRecordOf, resumeTable, takeBack, USUAL_TERMS, viewOf } from '@bluemoon/play';
import type { Host, Outcome, Passing, Perspective } from '@bluemoon/play';
import type { Sitting } from '../game/sitting.ts';
import type { Happening } from './seat-link.ts';
import { goneOn, storyOf } from './story.ts';

/** One entry as it is shown: the view before it, and what happened. */
export interface Shown {
  readonly before: View;
  readonly events: readonly GameEvent[];
}

export interface Outside {
  /** Called after every entry. */
  readonly keep: (sitting: Sitting) => void;
  readonly clock: () => number;
  /** Done when the next may follow. */
  readonly show: (shown: Shown) => Promise<void>;
}

/** A table in this page: the host, what is kept of it, and what is shown of it. */
export interface PageTable {
  readonly sitting: Sitting;
  readonly host: Host;
  readonly view: View;
  readonly story: readonly Happening[];
  perspective: Perspective;
  /** Goes on with the host, keeps it, and shows what happened. */
  turnTo(host: Host): Promise<void>;
  choose(seat: Seat, options: readonly string[]): Outcome;
  takeBack(seat: Seat): Outcome;
}

export function startPageTable(
  begun: Sitting,
  { passing, perspective: first }: { readonly passing: Passing; readonly perspective: Perspective },
  { keep, clock, show }: Outside,
): PageTable {
  const resumed = resumeTable(begun.record, { ...USUAL_TERMS, passing }, clock());
  let sitting = $state.raw<Sitting>({ ...begun, record: gameRecordOf(resumed) });
  let host = $state.raw(resumed);
  let perspective = $state<Perspective>(first);
  /** By perspective, since at one screen two people see different stories. */
  const stories = new Map<Perspective, readonly Happening[]>();
  const view = $derived(viewOf(host, perspective));

  function storyFor(eyes: Perspective): readonly Happening[] {
    const story = stories.get(eyes) ?? storyOf(host, eyes);
    stories.set(eyes, story);
    return story;
  }
  const story = $derived.by(() => {
    void host;
    return storyFor(perspective);
  });

  return {
    get sitting() {
      return sitting;
    },
    get host() {
      return host;
    },
    get view() {
      return view;
    },
    get story() {
      return story;
    },
    get perspective() {
      return perspective;
    },
    set perspective(next) {
      perspective = next;
    },
    async turnTo(next) {
      const before = view;
      for (const [eyes, told] of stories) stories.set(eyes, goneOn(told, next, eyes));
      host = next;
      sitting = { ...sitting, record: gameRecordOf(next), touched: clock() };
      keep(sitting);
      const events = eventsFor(next, perspective);
      if (events.length > 0) await show({ before, events });
    },
    choose: (seat, options) => choose(host, { seat, ply: host.record.entries.length, options }, clock()),
    takeBack: (seat) => takeBack(host, seat, clock()),
  };
}
