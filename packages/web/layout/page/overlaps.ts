import { CARD, isOverlay, isUnderOverlay, meet, nameOf, seen } from './seen.ts';
import type { Line } from './texts.ts';

interface Thing {
  readonly at: Element;
  readonly box: DOMRect;
  readonly name: string;
}

/** Pairs of texts, buttons, cards, dragons and totals that lie on each other. */
export function overlaps(lines: readonly Line[]): readonly string[] {
  const things: readonly Thing[] = [
    ...lines
      .filter(({ at }) => at.closest(CARD) === null)
      .map(({ text, at, box }) => ({ at, box, name: `“${text}”` })),
    ...seen('button, a[href], [data-dragon], .total, .spot')
      .map((at) => ({ at, box: at.getBoundingClientRect(), name: nameOf(at) }))
      .filter(({ at, box }) => !isUnderOverlay(at, box)),
  ].filter(({ box }) => box.width > 0 && box.height > 0);
  return things.flatMap((a, i) =>
    things
      .slice(i + 1)
      .filter((b) => meet(a.box, b.box) && !mayMeet(a.at, b.at))
      .map((b) => `${a.name} and ${b.name}`),
  );
}

/** Parts of one thing, cards of one row, and what lies over the table. */
function mayMeet(a: Element, b: Element): boolean {
  if (a.contains(b) || b.contains(a) || isOverlay(a) || isOverlay(b)) return true;
  const spot = a.closest('.spot');
  if (spot !== null && spot === b.closest('.spot')) return true;
  const row = a.closest('[data-zone], [data-hand]');
  return row !== null && row === b.closest('[data-zone], [data-hand]') && !row.matches('[data-zone="board"]');
}
