import type { Seat } from '@bluemoon/engine';
import { SEAT_AREAS } from '@bluemoon/lessons';
import type { Look, SeatArea } from '@bluemoon/lessons';

/** A CSS selector for what the lesson points at. */
export function selectorFor(look: Look, near: Seat): string {
  if (typeof look !== 'string') return `[data-spot="0:${look.card}"], [data-spot="1:${look.card}"]`;
  const far: Seat = near === 0 ? 1 : 0;
  for (const area of SEAT_AREAS) {
    if (look === area) return areaOf(area, near);
    if (look === `rival:${area}`) return areaOf(area, far);
  }
  switch (look) {
    case 'dragons':
      return '[data-zone="board"]';
    case 'totals':
      return '[data-part="totals"]';
    case 'phase':
      return '[data-part="phases"]';
    default:
      return '[data-part="actions"]';
  }
}

function areaOf(area: SeatArea, seat: Seat): string {
  switch (area) {
    case 'hand':
      return `[data-hand="${seat}"]`;
    case 'leader':
      return `[data-zone="${seat}:leaderArea"]`;
    default:
      return `[data-zone="${seat}:${area}"]`;
  }
}
