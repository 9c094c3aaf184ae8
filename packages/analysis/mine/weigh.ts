import { weighChoice } from '@bluemoon/ai';
import type { BotContext } from '@bluemoon/ai';
import type { View } from '@bluemoon/engine';

/** Nodes for each comparison of the best option with another; a hint has 16,000 for all of them. */
export const NODES = 60_000;

/** By how much the best option must be better than any other, as a chance to win, and in standard errors. */
const MIN_GAP = 0.15;
const MIN_ERRORS = 4;

export interface Weighing {
  /** For each option its chance to win, and by how much the best one is better. */
  readonly chances: ReadonlyMap<string, number>;
  readonly gaps: readonly Gap[];
}

interface Gap {
  readonly option: string;
  /** What the option gives away; 0 if the comparison found another best option. */
  readonly loss: number;
  readonly error: number;
}

/** Compares the best option with each other one, in worlds that were not used to find it. Stops at the first that is too good. */
export function weighed(
  view: View,
  best: string,
  context: Omit<BotContext, 'clock'>,
  nodes: number,
): Weighing {
  const chances = new Map<string, number>();
  const gaps: Gap[] = [];
  for (const { id } of view.decision?.options ?? []) {
    if (id === best) continue;
    const { chosen, best: liked, loss, error } = weighChoice(view, [id], context, nodes);
    const isSame = liked.option.id === best;
    gaps.push({ option: id, loss: isSame ? loss : 0, error });
    chances.set(id, round(chosen.chance));
    chances.set(best, round(liked.chance));
    if (!isClear(gaps[gaps.length - 1])) break;
  }
  return { chances, gaps };
}

const isClear = ({ loss, error }: Gap): boolean => loss >= MIN_GAP && loss >= MIN_ERRORS * error;

export const isJudgement = ({ gaps }: Weighing): boolean => gaps.length > 0 && gaps.every(isClear);

const round = (chance: number): number => Math.round(chance * 1000) / 1000;
