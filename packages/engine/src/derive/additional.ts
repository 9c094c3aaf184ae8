import { BOOSTER_UNITS, FIGHT, STARTING, STOPPED, SUPPORT_UNITS } from '../state/layout.ts';
import type { Standing, Workbench } from '../state/workbench.ts';

/**
 * BOOST-1 and -4 to -9, STOP-3, STOP-4, PAIR-5: whether one more unit of the booster/support limit is there. Permissions
 * are derived, so that they count from the moment their card is active (RULING-29).
 */
export function hasUnit(t: Workbench, st: Standing, seat: number, type: 'booster' | 'support'): boolean {
  const { cells } = t;
  const boosters = cells[BOOSTER_UNITS] + (type === 'booster' ? 1 : 0);
  const supports = cells[SUPPORT_UNITS] + (type === 'support' ? 1 : 0);
  const limit = cells[FIGHT] === STARTING || cells[STOPPED] === 1 ? 0 : 1;
  const over =
    Math.max(0, boosters - additional(st, seat, 'booster')) +
    Math.max(0, supports - additional(st, seat, 'support'));
  return over <= limit;
}

export function additional(st: Standing, seat: number, type: 'booster' | 'support'): number {
  let more = 0;
  for (const { says } of st.inForce[seat].mayPlay)
    if (says.cards.types?.includes(type)) more += says.more === 'any' ? Infinity : says.more;
  return more;
}
