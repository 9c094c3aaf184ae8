import { openView, projectEvents, viewFor } from '@bluemoon/engine';
import type { GameEvent, GameRecord, State, View } from '@bluemoon/engine';
import { retold, stepByStep, USUAL_TERMS } from '@bluemoon/play';
import type { Perspective, StoryEntry } from '@bluemoon/play';
import type { SeatLink, SeatNow } from './seat-link.ts';

/** A recorded game, step by step. Nothing can be chosen. */
export interface ReplayLink extends SeatLink {
  /** The number of choices that have been made. */
  readonly at: number;
  readonly last: number;
  perspective: Perspective;
  go(to: number): void;
  /** Goes to the next step and returns its events; null at the end. */
  forward(): { readonly before: View; readonly events: readonly GameEvent[] } | null;
}

interface ReplayStep {
  readonly state: State;
  readonly events: readonly GameEvent[];
}

export function startReplayLink(
  record: GameRecord,
  { at: first, perspective: eyes }: { readonly at: number; readonly perspective: Perspective },
): ReplayLink {
  const steps = [...stepsOf(record)];
  const last = steps.length - 1;
  let at = $state(within(first));
  let perspective = $state<Perspective>(eyes);
  const view = $derived(viewAt(steps[at], perspective));
  const story = $derived(steps.map((step, i) => storyEntry(step, i - 1, perspective)));

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

function* stepsOf(record: GameRecord): Generator<ReplayStep> {
  for (const { state, events } of retold(stepByStep(record, USUAL_TERMS))) yield { state, events };
}

function viewAt(step: ReplayStep | undefined, perspective: Perspective): View {
  if (step === undefined) throw new Error('A replay has at least the deal.');
  return perspective === 'open' ? openView(step.state) : viewFor(step.state, perspective);
}

function storyEntry({ events }: ReplayStep, entry: number, perspective: Perspective): StoryEntry {
  return { entry, events: perspective === 'open' ? events : projectEvents(events, perspective) };
}
