import { projectEvents } from '@bluemoon/engine';
import type { GameEvent, Seat, State, View } from '@bluemoon/engine';
import type { Hint } from '@bluemoon/ai';
import { companyOf, isMatterOfForm } from '@bluemoon/play';
import { Stopped } from './bots.ts';
import type { Bots } from './bots.ts';
import { chosen, courseOf, decisionNow, shortened, stateNow } from './course.ts';
import type { Course } from './course.ts';
import { othersOf } from './others.ts';
import { perspectiveFor, seen } from './perspective.ts';
import type { Perspective } from './perspective.ts';
import type { Sitting } from './sitting.ts';
import { takingBackOf } from './taking-back.ts';
import type { TakingBack } from './taking-back.ts';

/** One choice carried out, as the onlooker saw it. */
export interface Step {
  readonly before: View;
  readonly events: readonly GameEvent[];
}

export interface Outside {
  readonly bots: Bots;
  /** Called after every choice. */
  readonly keep: (sitting: Sitting) => void;
  readonly clock: () => number;
  /** Shows a step; done when the next may follow. */
  readonly show: (step: Step) => Promise<void>;
}

/** A game in progress at one screen. Reading its fields while rendering follows the game. */
export interface Play {
  readonly sitting: Sitting;
  readonly course: Course;
  readonly state: State;
  readonly perspective: Perspective;
  readonly view: View;
  /** Whose turn it is to look, while a curtain hides the hands from the other. */
  readonly curtain: Seat | null;
  /** The bot that thinks. */
  readonly thinking: Seat | null;
  /** What went wrong with a bot; the game is safe and can go on. */
  readonly trouble: string | null;
  readonly takingBack: TakingBack;
  /** One after the other; each must be legal after the one before. */
  choose(options: readonly string[]): void;
  takeBack(): void;
  raiseCurtain(): void;
  hints(): Promise<readonly Hint[]>;
  /** Lets a bot think that was stopped or in trouble, or begins. */
  goOn(): void;
  /** Stops thinking; the bot begins anew with `goOn`. */
  pause(): void;
}

export function startPlay(begun: Sitting, { bots, keep, clock, show }: Outside): Play {
  let sitting = $state.raw(begun);
  const first = courseOf(begun.record);
  let course = $state.raw(first);
  let curtain = $state<Seat | null>(firstCurtain(begun, decisionNow(first)?.seat ?? null));
  let thinking = $state<Seat | null>(null);
  let trouble = $state<string | null>(null);
  let perspective = $state<Perspective>(perspectiveFor(begun.players, decisionNow(first)?.seat ?? null));
  const state = $derived(stateNow(course));
  const view = $derived(seen(state, perspective));
  /** A new one whenever the game goes another way, so that what was begun before ends in nothing. */
  let thread = 0;

  /** The same deal against the same bot is the same game again. */
  const seed = 'seed' in begun.record.setup ? begun.record.setup.seed : 1;

  const others = othersOf(begun.record);

  const isPerson = (seat: Seat): boolean => sitting.players[seat].kind === 'person';

  function turnTo(next: Course): void {
    course = next;
    sitting = { ...sitting, record: next.record, touched: clock() };
    keep(sitting);
  }

  /** Several at once, so that nothing can come between them while the first is shown. */
  async function carryOut(options: readonly string[]): Promise<void> {
    const before = view;
    const next = options.reduce(chosen, course);
    const events = next.moments.slice(course.moments.length).flatMap((moment) => moment.events);
    turnTo(next);
    const seenEvents = perspective === 'open' ? events : projectEvents(events, perspective);
    await show({ before, events: seenEvents });
  }

  /** Whoever sits at the screen must not see the other's hand. */
  function lowerCurtain(seat: Seat): boolean {
    if (perspective === 'open' || perspective === seat || !isPerson(seat)) return false;
    curtain = seat;
    return true;
  }

  async function run(): Promise<void> {
    const mine = ++thread;
    for (;;) {
      const pending = decisionNow(course);
      if (pending === null || mine !== thread || curtain !== null || lowerCurtain(pending.seat)) return;
      const player = sitting.players[pending.seat];
      if (player.kind === 'person') {
        if (!isMatterOfForm(pending, companyOf(sitting.players))) return;
        await carryOut(pending.options.map(({ id }) => id));
        continue;
      }
      thinking = pending.seat;
      try {
        const at = { view: seen(state, pending.seat), seed, others };
        const option = await bots.choice(player.level, at);
        if (mine !== thread) return;
        thinking = null;
        await carryOut([option]);
      } catch (error) {
        if (mine !== thread) return;
        thinking = null;
        if (!(error instanceof Stopped)) trouble = error instanceof Error ? error.message : String(error);
        return;
      }
    }
  }

  function begin(): void {
    trouble = null;
    void run();
  }

  function pause(): void {
    thread++;
    thinking = null;
    bots.stop();
  }

  return {
    get sitting() {
      return sitting;
    },
    get course() {
      return course;
    },
    get state() {
      return state;
    },
    get perspective() {
      return perspective;
    },
    get view() {
      return view;
    },
    get curtain() {
      return curtain;
    },
    get thinking() {
      return thinking;
    },
    get trouble() {
      return trouble;
    },
    get takingBack(): TakingBack {
      return perspective === 'open' ? { kind: 'nothing' } : takingBackOf(course, perspective);
    },
    choose(options) {
      const pending = decisionNow(course);
      if (pending === null || !isPerson(pending.seat) || curtain !== null) return;
      const mine = ++thread;
      void carryOut(options).then(() => mine === thread && begin());
    },
    takeBack() {
      const back = perspective === 'open' ? null : takingBackOf(course, perspective);
      if (back?.kind !== 'possible') return;
      if (thinking !== null) pause();
      turnTo(shortened(course, back.choices));
      begin();
    },
    raiseCurtain() {
      if (curtain === null) return;
      perspective = curtain;
      curtain = null;
      begin();
    },
    hints: () => bots.hints({ view, seed, others }),
    goOn: begin,
    pause,
  };
}

/** Nobody knows who opens a game that two people play; a position was laid out in the open. */
function firstCurtain({ players, record }: Sitting, toChoose: Seat | null): Seat | null {
  const areBothPeople = players.every(({ kind }) => kind === 'person');
  const isHidden = record.choices.length > 0 || 'seed' in record.setup;
  return areBothPeople && isHidden ? toChoose : null;
}
