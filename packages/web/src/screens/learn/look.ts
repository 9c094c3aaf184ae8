import type { Seat, View } from '@bluemoon/engine';
import { canTryAgain, SEAT_AREAS } from '@bluemoon/lessons';
import type { Look, Progress, SeatArea } from '@bluemoon/lessons';
import { dragonsAt } from '../../table/sides.ts';

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
      return '[data-zone="board"]:has([data-dragon]), [data-zone$=":dragons"] [data-dragon]';
    case 'totals':
      return '[data-part="totals"]';
    case 'phase':
      return '[data-part="phases"]';
    default:
      return '[data-part="actions"]';
  }
}

/** Whether the learner has to see the rival's half: to choose there, or to look there before they do anything. */
export function isAboutRival(progress: Progress, near: Seat): boolean {
  const { look, view, options } = progress;
  const far: Seat = near === 0 ? 1 : 0;
  const wanted = options.filter(({ id }) => progress.wanted?.includes(id) === true);
  const dragons: readonly string[] = dragonsAt(view, far);
  if (wanted.length > 0)
    return wanted.every(({ id, owner }) => owner === far || dragons.includes(id.replace('dragon:', '')));
  return look !== null && !canTryAgain(progress) && isOfRival(look, view, far);
}

function isOfRival(look: Look, view: View, far: Seat): boolean {
  if (look === 'dragons') return dragonsAt(view, far).length > 0;
  if (typeof look === 'string') return look.startsWith('rival:');
  const { combat, support, hand } = view.seats[far];
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
      // Small screens show how many cards the rival has, and list those that are known.
      return `[data-hand="${seat}"], .table:not(.laptop) .side:not(.near) [data-zone="${seat}:hand"]`;
    case 'leader':
      return `[data-zone="${seat}:leaderArea"]`;
    default:
      return `[data-zone="${seat}:${area}"]`;
  }
}
