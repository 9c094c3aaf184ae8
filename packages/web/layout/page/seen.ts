/** What may lie over everything else. */
const OVERLAYS = 'dialog[open], .menu, [data-overlay]';

export const CARD = '.card, .back';

/** Rounding, and letters that reach over their line. */
const SLACK = 2;

/** The elements that somebody sees. */
export function seen(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter(isSeen);
}

export function isSeen(at: Element): boolean {
  return at.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isHeard(at);
}

/** For screen readers only: as small as a point. */
function isHeard(at: Element | null): boolean {
  if (!(at instanceof HTMLElement)) return at !== null && isHeard(at.parentElement);
  return (at.offsetWidth <= 1 && getComputedStyle(at).overflow === 'hidden') || isHeard(at.parentElement);
}

/** How a report names an element. */
export function nameOf(at: Element): string {
  const text = at.textContent.replaceAll(/\s+/g, ' ').trim().slice(0, 40);
  return (
    at.closest('[data-spot]')?.getAttribute('data-spot') ??
    at.closest('[data-dragon]')?.getAttribute('data-dragon') ??
    (text || at.getAttribute('aria-label') || at.tagName)
  );
}

export function isIn(box: DOMRect, around: DOMRect): boolean {
  return (
    box.left >= around.left - SLACK &&
    box.right <= around.right + SLACK &&
    box.top >= around.top - SLACK &&
    box.bottom <= around.bottom + SLACK
  );
}

export function meet(a: DOMRect, b: DOMRect): boolean {
  return (
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SLACK
  );
}

export const isOverlay = (at: Element): boolean => at.closest(OVERLAYS) !== null;

/** Whether something that may lie over others covers the middle of the element. */
export function isUnderOverlay(at: Element, box: DOMRect): boolean {
  const over = uppermost(box.x + box.width / 2, box.y + box.height / 2)?.closest(OVERLAYS);
  return over !== null && over !== undefined && !over.contains(at);
}

export function uppermost(x: number, y: number): Element | null {
  return document.elementFromPoint(within(x, innerWidth), within(y, innerHeight));
}

const within = (place: number, length: number): number => Math.min(Math.max(place, 0), length - 1);

/** The computed overflow of both directions is one of these. */
export function overflows(
  at: Element,
  ...ways: readonly string[]
): { readonly x: boolean; readonly y: boolean } {
  const { overflowX, overflowY } = getComputedStyle(at);
  return { x: ways.includes(overflowX), y: ways.includes(overflowY) };
}
