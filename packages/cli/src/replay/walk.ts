import type { State } from '@bluemoon/engine';
import { cardAnswer, whyAnswer } from '../text/answers.ts';
import { tableText } from '../text/table-text.ts';
import { lastStep, stepOfTurn, tellingStep } from './showing.ts';
import type { Showing } from './showing.ts';
import { HELP, readTyped } from './typed.ts';

/** The step after a line of input, and what to print. */
export interface Reply {
  readonly step: number;
  readonly lines: readonly string[];
  readonly ends: boolean;
}

const END = 'The record ends here.';

export function arrive(showing: Showing, step: number): Reply {
  const { page } = showing;
  const where = page.paint.quiet(`Step ${step} of ${lastStep(showing)}`);
  return { step, ends: false, lines: [where, ...table(showing, step)] };
}

export function respond(showing: Showing, step: number, line: string): Reply {
  const typed = readTyped(line);
  const { page, perspective, box } = showing;
  const stay = (lines: readonly string[]): Reply => ({ step, lines, ends: false });
  const refuse = (why: string): Reply => stay([page.paint.fault(why)]);
  const asked = { state: stateAt(showing, step), perspective, page, box };
  switch (typed.do) {
    case 'next':
      return step === lastStep(showing) ? stay([END]) : pass(showing, step, tellingStep(showing, step, 1));
    case 'back':
      return step === 0 ? stay(['The record starts here.']) : arrive(showing, tellingStep(showing, step, -1));
    case 'turn': {
      if (typed.to === '') return nextTurn(showing, step);
      const to = stepOfTurn(showing, numberIn(typed.to));
      return to === undefined ? refuse(`There is no turn ${typed.to.slice(0, 20)}.`) : arrive(showing, to);
    }
    case 'go': {
      const to = numberIn(typed.to);
      return to <= lastStep(showing) ? arrive(showing, to) : refuse(`Steps are 0 to ${lastStep(showing)}.`);
    }
    case 'table':
      return stay(table(showing, step));
    case 'why':
      return stay(whyAnswer(asked, typed.about));
    case 'card':
      return stay(cardAnswer(asked, typed.about));
    case 'help':
      return stay(HELP);
    case 'quit':
      return { step, lines: [], ends: true };
    case 'unknown':
      return refuse(`“${line.trim().slice(0, 40)}” is not a command. Type ? for help.`);
  }
}

/** Infinity if it is not a number. */
const numberIn = (text: string): number => (/^\d{1,6}$/.test(text) ? Number(text) : Infinity);

function nextTurn(showing: Showing, step: number): Reply {
  if (step === lastStep(showing)) return { step, lines: [END], ends: false };
  const turn = showing.turns[step];
  const later = showing.turns.findIndex((each, at) => at > step && each !== turn);
  const to = later < 0 ? lastStep(showing) : later;
  const passed = pass(showing, step, to);
  return { ...passed, lines: [...passed.lines, '', ...table(showing, to)] };
}

/** Prints what happens on the way. */
function pass(showing: Showing, from: number, to: number): Reply {
  const lines = showing.news.slice(from + 1, to + 1).flat();
  return { step: to, lines: to === lastStep(showing) ? [...lines, END] : lines, ends: false };
}

function table(showing: Showing, step: number): readonly string[] {
  const { perspective, page, box } = showing;
  return tableText(stateAt(showing, step), perspective, page, box);
}

function stateAt({ states }: Showing, step: number): State {
  const state = states[step];
  if (state === undefined) throw new Error(`there is no step ${step}`);
  return state;
}
