/** Runs a lesson. The table only calls these functions and shows their results. */
import { BUILT_IN, parsePosition, projectEvents, stateFromPosition } from '@bluemoon/engine';
import type { Decision, GameEvent, Option, View } from '@bluemoon/engine';
import { choose, nowFor, openTable, passesByItself, USUAL_TERMS } from '@bluemoon/play';
import type { Host, Terms } from '@bluemoon/play';
import type { Aiming, Choosing, Lesson, Look, Scene, Step, Watching, Words } from './lesson.ts';
import { kindOf, reasonAgainst } from './reasons.ts';

/** What the lesson waits for: “go on”, an option, another attempt at a goal, or nothing. */
export type Awaited = 'goOn' | 'choice' | 'tryAgain' | 'nothing';

export interface Progress {
  readonly lesson: Lesson;
  /** Counted over all scenes, from 0; equals the number of steps when the lesson is over. */
  readonly step: number;
  readonly awaits: Awaited;
  readonly say: Words;
  /** The current goal. */
  readonly goal: Words | null;
  /** Why the last choice was rejected; it has changed nothing. */
  readonly objection: Words | null;
  readonly look: Look | null;
  /** The options that the text asks for; none in a quiz. Null: the learner chooses freely. */
  readonly wanted: readonly string[] | null;
  readonly rules: readonly string[];
  readonly host: Host;
  /** What the learner sees. */
  readonly view: View;
  /** The events since the last progress, as the learner saw them. */
  readonly events: readonly GameEvent[];
  /** Whether this is a new position: no events lead from the previous view to this one. */
  readonly isNewPosition: boolean;
  /** The possible choices; empty while no choice is awaited. */
  readonly options: readonly Option[];
  /** The state at the start of the current step, to which another attempt returns. */
  readonly began: Host;
  /** The events of the current attempt at a goal. */
  readonly attemptEvents: readonly GameEvent[];
}

export function stepsOf(lesson: Lesson): readonly Step[] {
  return lesson.scenes.flatMap(({ steps }) => steps);
}

/** An attempt can be restarted as soon as something was done. */
export function canTryAgain({ lesson, step, host, began }: Progress): boolean {
  return stepsOf(lesson)[step]?.kind === 'aim' && host !== began;
}

export function beginLesson(lesson: Lesson): Progress {
  return enter(lesson, 0, null);
}

/** Continues after reading. If something else is awaited, nothing changes. */
export function goOn(progress: Progress): Progress {
  const { lesson, step, awaits, host } = progress;
  return awaits === 'goOn' ? enter(lesson, step + 1, { host, events: [] }) : progress;
}

/** Returns to where the goal was set. */
export function tryAgain(progress: Progress): Progress {
  const { lesson, step, began } = progress;
  if (!canTryAgain(progress)) return progress;
  return { ...enter(lesson, step, { host: began, events: [] }), isNewPosition: true };
}

/** The learner chooses. An unknown option, or one at the wrong time, changes nothing. */
export function chooseOption(progress: Progress, option: string): Progress {
  const { lesson, step: number, awaits, options, host } = progress;
  const step = stepsOf(lesson)[number];
  if (awaits !== 'choice' || step === undefined || !options.some(({ id }) => id === option)) return progress;
  switch (step.kind) {
    case 'choose':
      return wanted(step, option)
        ? enter(lesson, number + 1, chosen({ host, events: [] }, option))
        : { ...progress, objection: reasonAgainst(option, step), events: [], isNewPosition: false };
    case 'aim':
      return attempted(progress, step, option);
    case 'read':
    case 'watch':
      return progress;
  }
}

function wanted({ wants }: Choosing, option: string): boolean {
  return wants.includes(option) || wants.includes(kindOf(option));
}

function wantedAmong(options: readonly Option[], step: Choosing): readonly string[] {
  return step.isQuiz === true ? [] : options.map(({ id }) => id).filter((id) => wanted(step, id));
}

function attempted(progress: Progress, aim: Aiming, option: string): Progress {
  const { lesson, step, began } = progress;
  const { seat } = lesson;
  const done = settled(chosen({ host: progress.host, events: [] }, option), isFormality);
  const attemptEvents = [...progress.attemptEvents, ...projectEvents(done.events, seat)];
  const { view } = nowFor(done.host, seat);
  if (aim.isMet({ seat, view, events: attemptEvents })) return enter(lesson, step + 1, done);
  const isStillOn = view.decision?.seat === seat && view.turn.number === nowFor(began, seat).view.turn.number;
  const awaits = isStillOn ? 'choice' : 'tryAgain';
  return {
    ...shown(lesson, step, awaits, done),
    began,
    attemptEvents,
    ...(isStillOn ? {} : { say: aim.missed }),
  };
}

/** Starts a step from the table of the previous one; the first step of a scene sets up a new position. */
function enter(lesson: Lesson, number: number, left: Played | null): Progress {
  const step = stepsOf(lesson)[number];
  const opened = sceneOpenedBy(lesson, number);
  const before = opened === null ? left : { host: laid(opened), events: [] };
  if (before === null) throw new Error(`The lesson “${lesson.id}” has no scene.`);
  const [awaits, table] = step === undefined ? (['nothing', before] as const) : begun(lesson, step, before);
  return { ...shown(lesson, number, awaits, table), isNewPosition: opened !== null };
}

/** What a step waits for, with the table at that time. */
function begun(lesson: Lesson, step: Step, before: Played): readonly [Awaited, Played] {
  switch (step.kind) {
    case 'read':
      return ['goOn', before];
    case 'watch':
      return ['goOn', scripted(lesson, step, before)];
    case 'choose':
      return ['choice', settled(before, ({ options }) => !options.some(({ id }) => wanted(step, id)))];
    case 'aim':
      return ['choice', settled(before, isFormality)];
  }
}

function sceneOpenedBy(lesson: Lesson, number: number): Scene | null {
  let first = 0;
  for (const scene of lesson.scenes) {
    if (number === first) return scene;
    first += scene.steps.length;
  }
  return null;
}

/** The lesson itself passes on, step by step. */
const TERMS: Terms = { ...USUAL_TERMS, passing: 'nothing' };

function laid({ position }: Scene): Host {
  return openTable({ position: stateFromPosition(parsePosition(position, BUILT_IN), BUILT_IN) }, TERMS, 0);
}

/** The progress at a step, with the current table. */
function shown(lesson: Lesson, number: number, awaits: Awaited, { host, events }: Played): Progress {
  const step = stepsOf(lesson)[number];
  const { view } = nowFor(host, lesson.seat);
  const options = awaits === 'choice' ? (view.decision?.options ?? []) : [];
  return {
    lesson,
    step: number,
    awaits,
    say: step?.say ?? lesson.learned,
    goal: step?.kind === 'aim' ? step.goal : null,
    objection: null,
    look: step?.look ?? null,
    wanted: step?.kind === 'choose' ? wantedAmong(options, step) : null,
    rules: step?.rules ?? [],
    host,
    view,
    events: projectEvents(events, lesson.seat),
    isNewPosition: false,
    options,
    began: host,
    attemptEvents: [],
  };
}

const isFormality = (pending: Decision): boolean => passesByItself(pending, 'formalities');

/** A table, and its events since the previous step. */
interface Played {
  readonly host: Host;
  readonly events: readonly GameEvent[];
}

/** Chooses for the seat that has to choose; tests ensure that lessons name only legal options. */
function chosen({ host, events }: Played, option: string): Played {
  const seat = host.decision?.seat ?? 0;
  const outcome = choose(host, { seat, ply: host.record.entries.length, options: [option] }, 0);
  if (outcome.kind === 'refused') throw new Error(`The lesson cannot go on with “${option}”.`);
  return { host: outcome.host, events: [...events, ...outcome.host.events] };
}

/** Makes forced choices of the given kinds. */
function settled(left: Played, isNone: (pending: Decision) => boolean): Played {
  const { decision } = left.host;
  const [only, ...others] = decision?.options ?? [];
  if (decision === null || only === undefined || others.length > 0 || !isNone(decision)) return left;
  return settled(chosen(left, only.id), isNone);
}

/** The rival follows the script, and makes forced choices without it. */
function scripted(lesson: Lesson, { rival }: Watching, left: Played): Played {
  const isRivals = ({ seat }: Decision): boolean => seat !== lesson.seat;
  const played = rival.reduce((before, option) => {
    const isOnTheWay = (pending: Decision): boolean =>
      isRivals(pending) && (option === 'done' || !offers(pending, option));
    return chosen(settled(before, isOnTheWay), option);
  }, left);
  return settled(played, isRivals);
}

function offers({ options }: Decision, option: string): boolean {
  return options.some(({ id }) => id === option);
}
