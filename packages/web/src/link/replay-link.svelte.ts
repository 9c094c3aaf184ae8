import { openView, projectEvents, viewFor } from '@bluemoon/engine';
import type { GameEvent, GameRecord, State, View } from '@bluemoon/engine';
import { retold, stepByStep, USUAL_TERMS } from '@bluemoon/play';
import type { Perspective } from '@bluemoon/play';
import type { Happening, SeatLink, SeatNow } from './seat-link.ts';

/** A recorded game, choice by choice. Nothing can be chosen. */
export interface ReplayLink extends SeatLink {
  /** After how many choices. */
  readonly at: number;
  readonly last: number;
  perspective: Perspective;
  go(to: number): void;
  /** One choice on, with what it made happen. */
  forward(): { readonly before: View; readonly events: readonly GameEvent[] } | null;
}

interface Moment {
  readonly state: State;
  readonly events: readonly GameEvent[];
}

export function startReplayLink(
  record: GameRecord,
  { at: first, perspective: eyes }: { readonly at: number; readonly perspective: Perspective },
): ReplayLink {
  const moments = [...momentsOf(record)];
  const last = moments.length - 1;
  let at = $state(within(first));
  let perspective = $state<Perspective>(eyes);
  const view = $derived(viewAt(moments[at], perspective));
  const story = $derived(moments.map((moment, i) => happening(moment, i - 1, perspective)));

  function within(to: number): number {
    return Math.min(Math.max(to, 0), last);
  }

  const now: SeatNow = $derived({
    view,
    isAsked: false,
    story: story.slice(0, at + 1),
    takingBack: null,
    clocks: null,
    presence: ['here', 'here'],
  });

  return {
    get now() {
      return now;
    },
    get at() {
      return at;
    },
    last,
    get perspective() {
      return perspective;
    },
    set perspective(next) {
      perspective = next;
    },
    go: (to) => (at = within(to)),
    forward() {
      if (at >= last) return null;
      const before = view;
      at++;
      return { before, events: story[at]?.events ?? [] };
    },
    choose: () => undefined,
    takeBack: () => undefined,
  };
}

function* momentsOf(record: GameRecord): Generator<Moment> {
  for (const { state, events } of retold(stepByStep(record, USUAL_TERMS))) yield { state, events };
}

function viewAt(moment: Moment | undefined, perspective: Perspective): View {
  if (moment === undefined) throw new Error('A replay begins with the deal.');
  return perspective === 'open' ? openView(moment.state) : viewFor(moment.state, perspective);
}

function happening({ events }: Moment, entry: number, perspective: Perspective): Happening {
  return { entry, events: perspective === 'open' ? events : projectEvents(events, perspective) };
}
