/** Looking into a state from outside the engine. */
import { DRAGONS, ELEMENT, FIRE, NO_ELEMENT } from './engine.ts';
import type { Workbench } from './engine.ts';

export function cell(t: Workbench, at: number): number {
  const value = t.cells[at];
  if (value === undefined) throw new RangeError(`the state has no cell ${at}`);
  return value;
}

export function dragonCounts(t: Workbench): readonly [number, number] {
  const counts: [number, number] = [0, 0];
  for (let dragon = 0; dragon < 3; dragon++) {
    const side = cell(t, DRAGONS + dragon);
    if (side > 0) counts[side - 1 === 0 ? 0 : 1]++;
  }
  return counts;
}

export function contested(t: Workbench): 'fire' | 'earth' | null {
  const element = cell(t, ELEMENT);
  return element === NO_ELEMENT ? null : element === FIRE ? 'fire' : 'earth';
}
