import type { GameEvent, Seat, View } from '@bluemoon/engine';
import {
  choose,
  continueStory,
  eventsFor,
  gameRecordOf,
  latestFor,
  pressedByItself,
  resign,
  resumeTable,
  storyOf,
  takeBack,
  USUAL_TERMS,
  viewOf,
} from '@bluemoon/play';
import type { Host, Outcome, Perspective, Pressing, StoryEntry, Terms } from '@bluemoon/play';
import type { Sitting } from '../game/sitting.ts';
import { summaryAtEnd } from '../keep/summary.ts';

/** One entry of the record as it is animated: the view before it, and its events. */
export interface Shown {
  readonly before: View;
  readonly events: readonly GameEvent[];
}

export interface TableHooks {
  /** Saves the game; called after every entry. */
  readonly keep: (sitting: Sitting) => void;
  readonly clock: () => number;
  /** Resolves when the next entry may be shown. */
  readonly show: (shown: Shown) => Promise<void>;
  /** What the people at this screen leave to the program, at any time. */
  readonly pressing: () => Omit<Pressing, 'interference'>;
}

/** A table in this page: its host, its sitting for the store, and its view for the screen. */
export interface PageTable {
  readonly sitting: Sitting;
  readonly host: Host;
  readonly view: View;
  readonly story: readonly StoryEntry[];
  perspective: Perspective;
  /** Goes on to the next question that somebody has to be asked, saves that state and shows what happened. */
  advanceTo(host: Host): Promise<void>;
  choose(seat: Seat, options: readonly string[]): Outcome;
  takeBack(seat: Seat): Outcome;
  resign(seat: Seat): Outcome;
}

interface Screen extends Pick<Pressing, 'interference'> {
  readonly perspective: Perspective;
  /** The seats of people at this screen: they need not be asked everything. */
  readonly people: readonly Seat[];
}

export function startPageTable(
  begun: Sitting,
  { interference, perspective: first, people }: Screen,
  { keep, clock, show, pressing }: TableHooks,
): PageTable {
  const resumed = resumedTable(begun, { ...USUAL_TERMS, passing: 'nothing' }, clock());
  let sitting = $state.raw<Sitting>({ ...begun, record: gameRecordOf(resumed) });
  let host = $state.raw(resumed);
  let perspective = $state<Perspective>(first);
  /** A cache by perspective: two people at one screen see different stories. */
  const stories = new Map<Perspective, readonly StoryEntry[]>();
  const view = $derived(viewOf(host, perspective));

  function storyFor(eyes: Perspective): readonly StoryEntry[] {
    const story = stories.get(eyes) ?? storyOf(host, eyes);
    stories.set(eyes, story);
    return story;
  }
  function chooseAt(at: Host, seat: Seat, options: readonly string[]): Outcome {
    return choose(at, { seat, ply: at.record.entries.length, options }, clock());
  }

  /** The state after a choice that nobody need be asked for; null: somebody has to be asked. */
  function pressedOn(at: Host): Host | null {
    const { decision, state } = at;
    if (decision === null || !people.includes(decision.seat)) return null;
    const wishes = pressing();
    const pressed = pressedByItself(
      { ...decision, series: state.game.rules.series },
      { ...wishes, interference: wishes.steps === 'none' ? 'ask' : interference },
    );
    const outcome = pressed === null ? null : chooseAt(at, decision.seat, [pressed]);
    return outcome?.kind === 'done' ? outcome.host : null;
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
    async advanceTo(next) {
      const before = view;
      const events: GameEvent[] = [];
      let last = next;
      for (let step: Host | null = next; step !== null; step = pressedOn(step)) {
        if (step !== host) {
          for (const [eyes, entries] of stories)
            stories.set(eyes, continueStory(entries, latestFor(step, eyes)));
          events.push(...eventsFor(step, perspective));
        }
        last = step;
      }
      if (last === host) return;
      host = last;
      const record = gameRecordOf(last);
      summaryAtEnd(record, last.state);
      sitting = { ...sitting, record, ...resignedIn(last), touched: clock() };
      keep(sitting);
      if (events.length > 0) await show({ before, events });
    },
    choose: (seat, options) => chooseAt(host, seat, options),
    takeBack: (seat) => takeBack(host, seat, clock()),
    resign: (seat) => resign(host, seat, clock()),
  };
}

function resumedTable({ record, resigned }: Sitting, terms: Terms, at: number): Host {
  const resumed = resumeTable(record, terms, at);
  const given = resigned === undefined ? null : resign(resumed, resigned, at);
  return given?.kind === 'done' ? given.host : resumed;
}

function resignedIn({ record }: Host): Pick<Sitting, 'resigned'> {
  const last = record.entries.at(-1);
  return last?.kind === 'resign' ? { resigned: last.seat } : {};
}
