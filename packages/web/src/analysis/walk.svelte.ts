import { startReplayLink } from '../link/replay-link.svelte.ts';
import type { Perspective } from '@bluemoon/play';
import type { ReplayLink } from '../link/replay-link.svelte.ts';
import type { PlayedLine } from './line.ts';
import type { Played } from './played.ts';
import { inOrder } from './turning-points.ts';
import type { ToldPoint } from './turning-points.ts';

/** A line that was not played, and how many of its steps are shown. */
export interface ShownLine {
  readonly line: PlayedLine;
  readonly step: number;
}

/** What the reader of an analysis looks at: a state of the game, or a step of a line from there. Reactive. */
export interface Walk {
  readonly at: number;
  /** The turning point that was pressed; stepping on forgets it. */
  readonly pressed: ToldPoint | null;
  readonly line: ShownLine | null;
  /** What lies on the board. */
  readonly link: ReplayLink;
  perspective: Perspective;
  go(to: number): void;
  show(point: ToldPoint): void;
  /** -1 and 1: one step; a line has steps of its own. */
  step(by: -1 | 1): void;
  /** To the turning point before or after this state. */
  toMark(by: -1 | 1, points: readonly ToldPoint[]): void;
  /** Null: back to the game. */
  showLine(line: PlayedLine | null): void;
}

interface Start {
  readonly at: number;
  readonly perspective: Perspective;
  /** Notes where it is, such as in the address. */
  readonly moved: (at: number) => void;
}

export function startWalk({ record }: Played, { at: first, perspective, moved }: Start): Walk {
  const game = startReplayLink(record, { at: first, perspective });
  const last = record.choices.length;
  let at = $state(game.at);
  let pressed = $state.raw<ToldPoint | null>(null);
  let shown = $state.raw<(ShownLine & { readonly link: ReplayLink }) | null>(null);

  function go(to: number): void {
    pressed = null;
    shown = null;
    at = Math.min(Math.max(to, 0), last);
    game.go(at);
    moved(at);
  }

  function show(point: ToldPoint): void {
    go(point.at);
    pressed = point;
  }

  function showLine(line: PlayedLine | null): void {
    if (line === null) {
      shown = null;
      return;
    }
    const [firstStep] = line.steps;
    const link = startReplayLink(line.record, {
      at: firstStep?.to ?? at,
      perspective: game.perspective,
    });
    shown = { line, link, step: firstStep === undefined ? 0 : 1 };
  }

  return {
    get at() {
      return at;
    },
    get pressed() {
      return pressed;
    },
    get line() {
      return shown;
    },
    get link() {
      return shown?.link ?? game;
    },
    get perspective() {
      return game.perspective;
    },
    set perspective(seen) {
      game.perspective = seen;
      if (shown !== null) shown.link.perspective = seen;
    },
    go,
    show,
    step(by) {
      if (shown === null) return go(at + by);
      const { line, link } = shown;
      const step = Math.min(Math.max(shown.step + by, 0), line.steps.length);
      link.go(line.steps[step - 1]?.to ?? at);
      shown = { line, link, step };
    },
    toMark(by, points) {
      const marks = inOrder(points);
      const next = by === 1 ? marks.find((point) => point.at > at) : marks.findLast((point) => point.at < at);
      if (next !== undefined) show(next);
    },
    showLine,
  };
}
