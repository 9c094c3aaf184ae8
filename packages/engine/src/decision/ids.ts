import { elementName } from '../compile/element.ts';
import type { Step } from '../vocabulary/text.ts';
import { agendaSize, KIND, OWNER, TEXT, top } from '../state/agenda.ts';
import { DRAGON_NAMES } from '../vocabulary/card.ts';
import {
  AS_FREE,
  cardOf,
  extraOf,
  KEEP,
  KEEPING,
  kindOf,
  MEET,
  NONE,
  OPTION_KINDS,
  PICK_DISCARD,
} from '../state/options.ts';
import type { OptionKind } from '../state/options.ts';
import type { Workbench } from '../state/workbench.ts';
import { idOf } from '../state/log.ts';
import { chooser } from '../turn/run.ts';
import { pendingStep } from '../turn/text.ts';

/** Names what is done, never an index: `play:funfun`, `announce:fire`, `retreat`. */
export function optionId(t: Workbench, code: number): string {
  const kind = OPTION_KINDS[kindOf(code)];
  const card = cardOf(code) === NONE ? null : cardOf(code);
  switch (kind) {
    case 'play':
      return `play:${name(t, code)}${(extraOf(code) & AS_FREE) !== 0 ? '+free' : ''}${(extraOf(code) & KEEPING) !== 0 ? '+keep' : ''}`;
    case 'load':
      return `load:${name(t, code)}>${idOf(t, chooser(t), extraOf(code))}`;
    case 'announce':
      return `announce:${elementName(extraOf(code))}`;
    case 'discardFaceDown':
      return `discard-face-down:${extraOf(code) + 1}`;
    case 'dragon':
      return `dragon:${DRAGON_NAMES[cardOf(code)]}`;
    case 'either':
      return eitherId(stepPending(t), extraOf(code));
    default:
      return card === null ? PREFIX[kind] : `${PREFIX[kind]}:${name(t, code)}`;
  }
}

const PREFIX: Readonly<Record<OptionKind, string>> = {
  done: 'done',
  refuse: 'refuse',
  use: 'use',
  play: 'play',
  bluff: 'bluff',
  load: 'load',
  retrieve: 'retrieve',
  land: 'land',
  start: 'start',
  continue: 'continue',
  decline: 'decline',
  retreat: 'retreat',
  announce: 'announce',
  call: 'call',
  trust: 'trust',
  meet: 'meet',
  discard: 'discard',
  discardFaceDown: 'discard-face-down',
  discardAtRandom: 'discard-at-random',
  return: 'return',
  take: 'take',
  under: 'under',
  shuffleIn: 'shuffle',
  target: 'target',
  keep: 'keep',
  dragon: 'dragon',
  either: 'choose',
  takeBack: 'take-back',
  embark: 'load',
  replace: 'replace',
};

function stepPending(t: Workbench): Step | null {
  return agendaSize(t) > 0 && t.cells[top(t) + KIND] === TEXT ? pendingStep(t, top(t)) : null;
}

function eitherId(step: Step | null, choice: number): string {
  switch (step?.do) {
    case 'draw':
    case 'drawFromDiscards':
      return `draw:${choice}`;
    case 'revealTop':
      return `reveal:${choice}`;
    case 'discard':
      return 'either' in step.cards
        ? `discard-all:${(step.cards.either[choice].types ?? []).join('+')}`
        : 'discard-all';
    default:
      return `choose:${choice}`;
  }
}

/** The owner of the card that an option names. */
export function cardSeat(t: Workbench, code: number): number {
  const seat = chooser(t);
  const kind = kindOf(code);
  if (kind === MEET) return 1 - seat;
  if (kind !== PICK_DISCARD && kind !== KEEP) return seat;
  const step = stepPending(t);
  const reachesOver = step?.do === 'discard' || step?.do === 'discardAtRandom';
  return reachesOver ? 1 - t.cells[top(t) + OWNER] : seat;
}

function name(t: Workbench, code: number): string {
  return idOf(t, cardSeat(t, code), cardOf(code));
}
