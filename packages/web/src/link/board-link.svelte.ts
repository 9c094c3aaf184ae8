import { endFrom, recordAt, stepAt, withChoice } from '@bluemoon/analysis';
import type { Lines, Path } from '@bluemoon/analysis';
import { carryOut, decision, openView, projectEvents, replay, viewFor } from '@bluemoon/engine';
import type { GameEvent, GameRecord, Seat, State, View } from '@bluemoon/engine';
import { pressedByItself } from '@bluemoon/play';
import type { Pressing } from '@bluemoon/play';
import type { Shown } from './page-table.svelte.ts';
import type { SeatLink, SeatNow } from './seat-link.ts';

/** A position and lines from it. The player who has to choose sits near, and one person chooses for both. */
export interface BoardLink extends SeatLink {
  readonly lines: Lines;
  readonly path: Path;
  /** The game up to here. */
  readonly record: GameRecord;
  /** What the player who has to choose knows. */
  readonly known: View;
  /** Whether both hands are shown. */
  hands: 'known' | 'all';
  viewAt(path: Path): View;
  go(path: Path): void;
  /** Along the main line from here; null at its end. */
  forward(): Shown | null;
  /** Names or removes something; a moment that is no more gives way to the one before it. */
  change(lines: Lines): void;
}

interface Moment {
  readonly state: State;
  readonly events: readonly GameEvent[];
}

interface BoardHooks {
  readonly show: (shown: Shown) => void;
  readonly pressing: () => Omit<Pressing, 'interference'>;
  /** Called after every change of the lines. */
  readonly keep: (lines: Lines) => void;
}

export function startBoardLink(begun: Lines, { show, pressing, keep }: BoardHooks): BoardLink {
  let lines = $state.raw(begun);
  let path = $state.raw<Path>([]);
  let hands = $state<'known' | 'all'>('known');
  const { states, events } = replay(begun.start);
  const start: Moment = { state: states.at(-1) as State, events: events.at(-1) ?? [] };
  const moments = new Map<string, Moment>();

  function momentAt(to: Path): Moment {
    const last = to.at(-1);
    if (last === undefined) return start;
    const key = to.join(' ');
    const moment = moments.get(key) ?? carryOut(momentAt(to.slice(0, -1)).state, last);
    moments.set(key, moment);
    return moment;
  }

  const state = $derived(momentAt(path).state);
  const near = $derived(chooserIn(state));
  const known = $derived(viewFor(state, near));
  const view: View = $derived(hands === 'known' ? known : { ...known, seats: openView(state).seats });

  const story = $derived(
    [[], ...path.map((_, i) => path.slice(0, i + 1))].map((to, i) => {
      const told = momentAt(to).events;
      return { entry: i - 1, events: hands === 'all' ? told : projectEvents(told, near) };
    }),
  );

  /** What can be chosen without a question follows at once. */
  function played(choice: string): void {
    lines = withChoice(lines, path, choice);
    path = [...path, choice];
    const pending = decision(state);
    const next =
      pending === null
        ? null
        : pressedByItself(
            { ...pending, series: state.game.rules.series },
            { ...pressing(), interference: 'pass' },
          );
    if (next !== null) played(next);
  }

  function shown(before: View, from: Path): Shown {
    const events = path
      .slice(from.length)
      .flatMap((_, i) => momentAt(path.slice(0, from.length + i + 1)).events);
    return { before, events: projectEvents(events, near) };
  }

  const now: SeatNow = $derived({
    view,
    isAsked: view.decision?.options != null,
    story,
    takingBack: path.length === 0 ? { kind: 'nothing' } : { kind: 'possible', to: path.length - 1 },
    clocks: null,
    presence: ['here', 'here'],
  });

  /** Back to the last moment at which there was something to decide. */
  function back(): void {
    let to = path.slice(0, -1);
    while (to.length > 0 && (decision(momentAt(to).state)?.options.length ?? 0) < 2) to = to.slice(0, -1);
    path = to;
  }

  return {
    get now() {
      return now;
    },
    get lines() {
      return lines;
    },
    get path() {
      return path;
    },
    get record() {
      return recordAt(lines, path);
    },
    get known() {
      return known;
    },
    get hands() {
      return hands;
    },
    set hands(next) {
      hands = next;
    },
    viewAt(to) {
      const { state: there } = momentAt(to);
      return viewFor(there, chooserIn(there));
    },
    go: (to) => (path = to),
    forward() {
      const [next] = endFrom(lines, path).slice(path.length);
      if (next === undefined) return null;
      const before = view;
      const from = path;
      path = [...path, next];
      return shown(before, from);
    },
    change(changed) {
      lines = changed;
      while (path.length > 0 && stepAt(lines, path) === null) path = path.slice(0, -1);
      keep(lines);
    },
    choose(options) {
      const before = view;
      const from = path;
      for (const option of options) played(option);
      keep(lines);
      show(shown(before, from));
    },
    takeBack: back,
  };
}

const chooserIn = (state: State): Seat => decision(state)?.seat ?? viewFor(state, 0).turn.seat;
