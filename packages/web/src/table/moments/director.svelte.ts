import type { Box, GameEvent, Seat, View } from '@bluemoon/engine';
import { showEvents } from '../motion/show-events.ts';
import type { Showing } from '../motion/show-events.ts';
import { playSound } from '../motion/sound.ts';
import type { Sound } from '../motion/sound.ts';
import { flyDragons, raiseDragons } from './fly-dragons.ts';
import { momentsIn, movesOf, withMoved } from './moments.ts';
import type { BluffCall, Moment } from './moments.ts';
import type { Frame } from './tell.ts';

/** A moment that is being shown. */
export interface Staged {
  readonly moment: Moment;
  readonly frame: Frame;
  /** The index of the face-down card that turns over. */
  readonly turning: number;
  /** The table after the moment. */
  readonly after: View;
}

export interface Shown {
  readonly before: View;
  readonly events: readonly GameEvent[];
  readonly after: View;
}

export interface Direction extends Showing {
  readonly root: HTMLElement | undefined;
  readonly box: Box;
  /** The seat at the bottom of the screen. */
  readonly near: Seat;
}

/** Shows the moments of a table; the fields are reactive. */
export interface Director {
  readonly now: Staged | null;
  /** The table as it is shown during a moment; null: as it is. */
  readonly held: View | null;
  /** The system asks for reduced motion: frames stand still until `goOn`. */
  readonly isStill: boolean;
  /** The last moment, for screen readers. */
  readonly last: Pick<Staged, 'moment' | 'after'> | null;
  /** Shows the moments with the table as it was, then how everything else moves. Resolves when all is seen. */
  show(shown: Shown, direction: Direction): Promise<void>;
  /** Jumps to the consequence, or ends the moment; with reduced motion, shows the next frame. */
  goOn(): void;
}

/** In milliseconds at normal speed. */
const TIMES = {
  question: 1300,
  turn: 950,
  nextCard: 400,
  verdict: 1780,
  ribbonIn: 240,
  ribbon: 2400,
} as const;

export function startDirector(): Director {
  let now = $state.raw<Staged | null>(null);
  let held = $state.raw<View | null>(null);
  let last = $state.raw<Pick<Staged, 'moment' | 'after'> | null>(null);
  let isStill = $state(false);
  let wake: (() => void) | null = null;
  let isSkipping = false;

  /** Resolves after this time or when told to go on; with reduced motion only then. */
  function wait(time: number, speed: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = isStill ? undefined : setTimeout(end, time / speed);
      function end(): void {
        clearTimeout(timer);
        wake = null;
        resolve();
      }
      wake = end;
    });
  }

  async function bluffFrames(moment: BluffCall, after: View, direction: Direction): Promise<void> {
    const { speed, near } = direction;
    const sounds = (sound: Sound): void => (direction.sound ? playSound(sound) : undefined);
    const frame = (at: Frame, turning = 0): void => {
      now = { moment, frame: at, turning, after };
    };
    // Who called it themselves has seen the question.
    if (moment.caller !== near) {
      frame('question');
      await wait(TIMES.question, speed);
    }
    for (const i of moment.cards.keys()) {
      if (isSkipping) return;
      frame('turn', i);
      sounds('turn');
      await wait(TIMES.turn + (i < moment.cards.length - 1 ? TIMES.nextCard : 0), speed);
    }
    if (isSkipping) return;
    frame('verdict', moment.cards.length - 1);
    sounds(moment.verdict === 'bluff' ? 'bluff' : 'honest');
    await wait(TIMES.verdict, speed);
  }

  async function consequence(moment: Moment, after: View, direction: Direction): Promise<void> {
    const { root, speed, near } = direction;
    const turning = moment.kind === 'bluffCall' ? moment.cards.length - 1 : 0;
    isSkipping = false;
    now = { moment, frame: 'consequence', turning, after };
    last = { moment, after };
    if (direction.sound) soundOf(moment, near);
    const begun = performance.now();
    if (moment.kind !== 'dragons' && !isStill) await wait(TIMES.ribbonIn, speed);
    await moveDragons(moment, direction);
    if (moment.kind === 'gameEnd') {
      if (moment.reason === 'fourthDragon' && root !== undefined && !isStill)
        await raiseDragons(root, moment.winner, speed);
    } else if (moment.kind !== 'dragons') {
      const spent = (performance.now() - begun) * speed;
      await wait(Math.max(TIMES.ribbon - spent, 600), speed);
    }
  }

  async function moveDragons(moment: Moment, { root, speed, sound }: Direction): Promise<void> {
    const moves = movesOf(moment);
    const land = (...landed: Parameters<typeof withMoved>[1]): void => {
      if (held !== null) held = { ...held, dragons: withMoved(held.dragons, landed) };
      if (sound) playSound('dragon');
    };
    if (moves.length === 0 || held === null) return;
    if (root === undefined || isStill) land(...moves);
    else await flyDragons(root, moves, { speed, dragons: held.dragons, land });
  }

  async function stage(moment: Moment, after: View, direction: Direction): Promise<void> {
    isSkipping = false;
    if (moment.kind === 'bluffCall') await bluffFrames(moment, after, direction);
    await consequence(moment, after, direction);
  }

  return {
    get now() {
      return now;
    },
    get held() {
      return held;
    },
    get isStill() {
      return isStill;
    },
    get last() {
      return last;
    },
    async show({ before, events, after }, direction) {
      const moments = momentsIn({ before, events }, direction.box);
      const told = moments.at(-1);
      if (told !== undefined) {
        if (direction.speed === 0) last = { moment: told, after };
        else {
          isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
          held = asNobodyChooses(before);
          for (const moment of moments) await stage(moment, after, direction);
          now = null;
          held = null;
        }
      }
      const rest = direction.speed === 0 ? events : events.filter(({ event }) => !TOLD.has(event));
      await showEvents(direction.root, { before, events: rest, box: direction.box }, direction);
    },
    goOn() {
      isSkipping = !isStill;
      wake?.();
    },
  };
}

/** The events that moments show. */
const TOLD: ReadonlySet<GameEvent['event']> = new Set(['called', 'retreated', 'dragonMoved', 'gameEnded']);

function soundOf(moment: Moment, near: Seat): void {
  if (moment.kind === 'fightEnd') playSound(moment.winner === near ? 'fightWon' : 'fightLost');
  if (moment.kind === 'gameEnd') playSound(moment.winner === near ? 'gameWon' : 'gameLost');
}

function asNobodyChooses(view: View): View {
  return { ...view, decision: view.decision === null ? null : { ...view.decision, options: null } };
}
