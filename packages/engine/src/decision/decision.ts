import type { CardId } from '../vocabulary/card.ts';
import {
  agendaSize,
  INTERFERING,
  CARD,
  FRAME_KINDS,
  KIND,
  MEETING,
  OWNER,
  TARGET,
  TEXT,
  top,
} from '../state/agenda.ts';
import type { GameEvent } from '../state/events.ts';
import { AGENDA_SIZE, DECISION_NUMBER, OVER, PHASE, PHASES, REVEALED } from '../state/layout.ts';
import type { Phase, Seat } from '../state/layout.ts';
import { cardOf, kindOf, NONE, OPTION_KINDS, PICK_DRAGON } from '../state/options.ts';
import type { OptionKind } from '../state/options.ts';
import { shortened } from '../reading/shortened.ts';
import { handedOver, reusedBench, SEEDED_DICE, workbenchFor } from '../state/workbench.ts';
import type { Dice, State, Workbench } from '../state/workbench.ts';
import { idOf } from '../state/log.ts';
import { takeTurnBack } from '../turn/backtrack.ts';
import { choose, chooser, listOptions, run } from '../turn/run.ts';
import { RulesError } from '../rules-error.ts';
import { cardSeat, optionId } from './ids.ts';

export interface Option {
  readonly id: string;
  readonly kind: OptionKind;
  /** The card that the option is about, and whose it is. */
  readonly card?: CardId;
  readonly owner?: Seat;
}

/** What has to be decided: part of a phase, or a step of a card's text. */
export interface Subject {
  readonly phase: Phase;
  readonly during: 'phase' | (typeof FRAME_KINDS)[number];
  /** The card whose text asks. */
  readonly card?: CardId;
  readonly owner?: Seat;
}

export interface Decision {
  /** Never repeats within a game. */
  readonly id: number;
  readonly seat: Seat;
  readonly about: Subject;
  readonly options: readonly Option[];
}

const benchFor = reusedBench();

/** Who must choose, and every legal option; null when the game is over. */
export function decision(state: State): Decision | null {
  if (state.cells[PHASE] === OVER) return null;
  const t = benchFor(state);
  listOptions(t);
  return decisionOn(t);
}

function decisionOn(t: Workbench): Decision {
  return {
    id: t.cells[DECISION_NUMBER],
    seat: chooser(t) as Seat,
    about: subjectOn(t),
    options: optionsOn(t),
  };
}

function optionsOn(t: Workbench): readonly Option[] {
  const options: Option[] = [];
  for (let i = 0; i < t.optionCount; i++) options.push(optionOn(t, t.options[i]));
  return options;
}

export function subjectOn(t: Workbench): Subject {
  const phase = PHASES[t.cells[PHASE]];
  if (agendaSize(t) === 0) return { phase, during: 'phase' };
  const f = top(t);
  const kind = t.cells[f + KIND];
  const during = FRAME_KINDS[kind];
  const isAboutCard = kind === TEXT || kind === TARGET || kind === MEETING || kind === INTERFERING;
  if (!isAboutCard || t.cells[f + CARD] < 0) return { phase, during };
  const owner = kind === MEETING ? 1 - t.cells[f + OWNER] : t.cells[f + OWNER];
  return { phase, during, card: idOf(t, owner, t.cells[f + CARD]), owner: owner as Seat };
}

export function optionOn(t: Workbench, code: number): Option {
  const base = { id: optionId(t, code), kind: OPTION_KINDS[kindOf(code)] };
  if (cardOf(code) === NONE || kindOf(code) === PICK_DRAGON) return base;
  const owner = cardSeat(t, code) as Seat;
  return { ...base, card: idOf(t, owner, cardOf(code)), owner };
}

export interface Applied {
  readonly state: State;
  readonly events: readonly GameEvent[];
}

/** The chosen option; `decision` guards against answers that arrive too late. */
export interface Answer {
  readonly option: string;
  readonly decision?: number;
}

/** Carries out a choice. Throws before any change if it is not one of the options. */
export function apply(state: State, answer: string | Answer, dice: Dice = SEEDED_DICE): Applied {
  const { option, decision: asked } = answerFrom(answer);
  if (state.cells[PHASE] === OVER)
    throw new RulesError('gameOver', 'The game is over; there is nothing to choose.');
  const pending = state.cells[DECISION_NUMBER];
  if (asked !== undefined && asked !== pending) {
    throw new RulesError(
      'staleDecision',
      `This answers decision ${asked}, but decision ${pending} is pending.`,
    );
  }
  const events: GameEvent[] = [];
  const t = workbenchFor(state, events, dice);
  listOptions(t);
  choose(t, codeOf(t, option));
  return { state: handedOver(t), events };
}

/** Answers come from outside, so nothing is known about their type. */
function answerFrom(answer: unknown): Answer {
  if (typeof answer === 'string') return { option: answer };
  const { option, decision: asked } = (answer ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof option === 'string' && (asked === undefined || typeof asked === 'number'))
    return asked === undefined ? { option } : { option, decision: asked };
  throw new RulesError(
    'illegalOption',
    'An answer is the id of an option, or { option, decision } with the number of the decision.',
  );
}

function codeOf(t: Workbench, id: string): number {
  const codes = t.options.subarray(0, t.optionCount);
  const found = codes.find((code) => optionId(t, code) === id);
  if (found !== undefined) return found;
  const legal = Array.from(codes, (code) => optionId(t, code)).join(', ');
  throw new RulesError('illegalOption', `“${shortened(id)}” is not an option here. Legal now: ${legal}.`);
}

/** Whether the current player can take the turn back to Engagement voluntarily, and if not, why. */
export type TakingBack = 'possible' | 'revealed' | 'notNow';

export function takingBack(state: State): TakingBack {
  const { cells, engagement } = state;
  const phase = PHASES[cells[PHASE]];
  const isOwnChoice = phase === 'character' || phase === 'boosterSupport';
  if (engagement === null || !isOwnChoice || cells[AGENDA_SIZE] > 0) return 'notNow';
  return cells[REVEALED] === 1 ? 'revealed' : 'possible';
}

/** Voluntary undo, free as long as nothing was revealed; same mechanism as the option in a dead end. */
export function takeBack(state: State): Applied {
  switch (takingBack(state)) {
    case 'notNow':
      throw new RulesError(
        'illegalOption',
        'A turn can be taken back only from its own phases after Engagement.',
      );
    case 'revealed':
      throw new RulesError(
        'illegalOption',
        'Hidden information was revealed this turn, so it can no longer be taken back voluntarily.',
      );
    case 'possible': {
      const events: GameEvent[] = [];
      const t = workbenchFor(state, events);
      t.cells[DECISION_NUMBER]++;
      takeTurnBack(t);
      run(t);
      return { state: handedOver(t), events };
    }
  }
}
