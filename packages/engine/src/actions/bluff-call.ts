import { kindBits } from '../compile/icons.ts';
import { hasActiveBluffs } from '../derive/bluff.ts';
import { standing } from '../derive/standing.ts';
import {
  bluffing,
  BLUFFS,
  CALLED,
  ELEMENT,
  KNOWN,
  PHASE,
  REFRESH,
  TRUSTED,
  TURN_SEAT,
  zone,
} from '../state/layout.ts';
import type { Seat } from '../state/layout.ts';
import { idOf } from '../state/log.ts';
import { CALL_BLUFF, kindOf, offer, option, TRUST } from '../state/options.ts';
import { add, cardsIn } from '../state/sets.ts';
import type { Workbench } from '../state/workbench.ts';
import { discardBluffs } from './bluff.ts';
import { attractBy } from './dragons.ts';
import { beginRetreat } from './retreat.ts';

/** BLUFF-8, BLUFF-18. */
export function mayBeCalled(t: Workbench, seat: number): boolean {
  if (!hasActiveBluffs(t, seat)) return false;
  const st = standing(t);
  return st.bluffsIgnored[seat] === 0 && st.inForce[seat].cannotCall.length === 0;
}

export function offerCalling(t: Workbench): void {
  offer(t, option(CALL_BLUFF));
  offer(t, option(TRUST));
}

const BLUFF_ICON = kindBits(['bluff']);

/** BLUFF-19, BLUFF-20: bluff icons that are ignored match nothing, and neither does a neutral one. */
export function isHonest(t: Workbench, seat: number, bluffs: readonly number[]): boolean {
  if ((standing(t).iconsIgnored[seat] & BLUFF_ICON) !== 0) return false;
  return bluffs.every((card) => t.game.decks[seat].bluff[card] === t.cells[ELEMENT]);
}

export function takeCalling(t: Workbench, code: number): void {
  const { cells } = t;
  const seat = cells[TURN_SEAT];
  const isCalled = kindOf(code) === CALL_BLUFF;
  cells[bluffing(1 - seat, isCalled ? CALLED : TRUSTED)]++;
  if (!isCalled) cells[PHASE] = REFRESH;
  else settleCall(t, isHonest(t, seat, cardsIn(cells, zone(seat, BLUFFS))) ? 'honest' : 'bluff');
}

/** BLUFF-9 to -12; cards of a bluff that failed go with everything else when the retreat discards (PROJECT-13). */
export function settleCall(t: Workbench, truth: 'honest' | 'bluff'): void {
  const { cells } = t;
  const seat = cells[TURN_SEAT];
  const revealed = cardsIn(cells, zone(seat, BLUFFS));
  cells[PHASE] = REFRESH;
  for (const card of revealed) add(cells, zone(seat, KNOWN), card);
  if (t.events) {
    t.events.push({
      event: 'called',
      seat: (1 - seat) as Seat,
      revealed: revealed.map((card) => idOf(t, seat, card)),
      honest: truth === 'honest',
    });
  }
  if (truth === 'honest') {
    attractBy(t, seat, 1, 'bluff');
    discardBluffs(t, seat, 'bluff');
  } else {
    beginRetreat(t, seat, 'forced');
    attractBy(t, 1 - seat, 1, 'bluff');
  }
}
