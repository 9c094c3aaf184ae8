import type { Element, Option, View } from '@bluemoon/engine';
import {
  choose,
  ELEMENT,
  FIGHT,
  FIRE,
  listOptions,
  NO_FIGHT,
  optionOn,
  OVER,
  PHASE,
  powerOf,
  workbenchFor,
  TURN_NUMBER,
} from '@bluemoon/engine/simulation';
import type { Workbench } from '@bluemoon/engine/simulation';
import type { BotName } from './bot-name.ts';
import { optionsOf } from './bots/options.ts';
import { NORMAL, thinker } from './bots/strong.ts';
import type { BotContext } from './bot-context.ts';
import type { Prospect } from './search/prospects.ts';
import { hasTurnEnded } from './search/turn-search.ts';
import { worldOf } from './search/worlds.ts';

/** A choice worth considering, and where it leads. */
export interface Hint {
  readonly option: Option;
  /** Probability of winning the game, from 0 to 1. */
  readonly chance: number;
  /** Expected, from -4 (for the rival) to 4. */
  readonly crystals: number;
  /** The best continuation of the own turn, as far as it can be foreseen; empty in the rival's turn. */
  readonly line: readonly Option[];
  /** The power at the end of the turn; null if the turn ends without announcing. */
  readonly announces: Announcement | null;
  /** The share of worlds in which the rival retreats in their next turn; null if not searched. */
  readonly rivalRetreats: number | null;
}

export interface Announcement {
  readonly element: Element;
  readonly power: number;
}

/** The best options of the viewer's decision, from best to worst, according to the strong bot. */
export function hintsFor(view: View, name: BotName, context: BotContext, max = 3): readonly Hint[] {
  optionsOf(view);
  if (name.level !== 'strong') {
    throw new RangeError('Only the strong bot gives hints: use strong, or a budget such as strong@500nodes.');
  }
  return thinker(
    context,
    name.budget ?? NORMAL,
  )(view)
    .slice(0, max)
    .map((prospect) => hintOf(view, prospect, context));
}

export function hintOf(view: View, prospect: Prospect, context: Pick<BotContext, 'seed' | 'box'>): Hint {
  const { win, crystals, worlds, retreats } = prospect;
  return {
    ...told(view, prospect, context),
    chance: win,
    crystals,
    rivalRetreats: worlds === 0 ? null : retreats / worlds,
  };
}

/** The line as options, played in the world in which it was found. */
function told(
  view: View,
  { code, line }: Prospect,
  context: Pick<BotContext, 'seed' | 'box'>,
): Pick<Hint, 'option' | 'line' | 'announces'> {
  const t = workbenchFor(worldOf(view, context), null);
  listOptions(t);
  const turn = t.cells[TURN_NUMBER];
  const option = optionOn(t, code);
  const options = line.map((step) => {
    const said = optionOn(t, step.code);
    for (const made of [step.code, ...step.replies]) choose(t, made);
    return said;
  });
  return {
    option,
    line: options.slice(1),
    announces: hasTurnEnded(t, turn) ? announced(t, view.viewer === 1 ? 1 : 0) : null,
  };
}

function announced(t: Workbench, seat: number): Announcement | null {
  if (t.cells[PHASE] === OVER || t.cells[FIGHT] === NO_FIGHT) return null;
  const element = t.cells[ELEMENT];
  return { element: element === FIRE ? 'fire' : 'earth', power: powerOf(t, seat, element) };
}
