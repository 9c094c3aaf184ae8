import { isIn, isUnderOverlay, nameOf, overflows, seen, uppermost } from './seen.ts';

/** Buttons that a mouse or finger does not reach where they are. */
export function unreachable(): readonly string[] {
  return seen('button, a[href]')
    .filter((at) => !isUnderOverlay(at, at.getBoundingClientRect()) && !canBeScrolledTo(at) && !canBeHit(at))
    .map(nameOf);
}

const MIDDLE = [0.5];
/** Cards lie on each other, so any part of them will do. */
const ANYWHERE = [0.08, 0.2, 0.35, 0.5, 0.65, 0.8, 0.92];

/** A link in a text may have several lines. */
function canBeHit(at: HTMLElement): boolean {
  const parts = at.matches('.spot') ? ANYWHERE : MIDDLE;
  return Array.from(at.getClientRects()).some(({ x, y, width, height }) =>
    parts.some((right) =>
      parts.some((down) => {
        const [atX, atY] = [x + right * width, y + down * height];
        const isInside = atX >= 0 && atX < innerWidth && atY >= 0 && atY < innerHeight;
        return isInside && at.contains(uppermost(atX, atY));
      }),
    ),
  );
}

function canBeScrolledTo(at: Element): boolean {
  const box = at.getBoundingClientRect();
  for (let outer = at.parentElement; outer !== null; outer = outer.parentElement) {
    const { x, y } = overflows(outer, 'auto', 'scroll');
    if ((x || y) && !isIn(box, outer.getBoundingClientRect())) return true;
  }
  return false;
}
