import { weighChoice } from '@bluemoon/ai';
import type { BotContext } from '@bluemoon/ai';
import { viewFor } from '@bluemoon/engine';
import type { State } from '@bluemoon/engine';
import type { JudgedDecision, Mark } from '../game-analysis.ts';
import type { MadeChoice } from './judged-choices.ts';

/** Judges a choice by what the player could know when they made it. */
export function judge(
  state: State,
  { at, seat, played }: MadeChoice,
  context: Omit<BotContext, 'clock'>,
  nodes: number,
): JudgedDecision {
  const { options, chosen, best, loss, error } = weighChoice(viewFor(state, seat), played, context, nodes);
  const crystals = best.crystals - chosen.crystals;
  return { at, seat, options, chosen, best, loss, error, crystals, mark: markOf(loss, error) };
}

/** From the worst; as a chance to win. */
const FLOORS: readonly (readonly [Mark, number])[] = [
  ['blunder', 0.2],
  ['mistake', 0.1],
  ['inaccuracy', 0.05],
];

export function markOf(loss: number, error: number): Mark | null {
  if (!isClear(loss, error)) return null;
  return FLOORS.find(([, floor]) => loss >= floor)?.[0] ?? null;
}

/** Whether the loss is more than chance in the imagined worlds would explain. */
export function isClear(loss: number, error: number): boolean {
  return loss > 0 && loss >= 2 * error;
}
