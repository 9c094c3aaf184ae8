import type { Seat, View } from '@bluemoon/engine';
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

export function isOfRival(look: Look, { seats }: View, near: Seat): boolean {
  if (typeof look === 'string') return look.startsWith('rival:');
  const { combat, support, hand } = seats[near === 0 ? 1 : 0];
  return [...combat.active, ...support.faceUp, ...hand.cards].includes(look.card);
}

/** A CSS selector for where a player chooses this option: its button, its dragon, or its card. */
export function selectorForOption(option: string): string {
  const [kind, about = ''] = option.split(':');
  const button = `[data-option="${option}"]`;
  if (kind === 'dragon') return `[data-dragon="${about}"] .lit`;
  const [card = ''] = about.split(/[>+]/);
  return card === '' ? button : `${button}, .spot.lit[data-spot$=":${card}"]`;
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
