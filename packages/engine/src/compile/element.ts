import type { Element } from '../vocabulary/card.ts';

/** Elements as bits, so that a card with both shields has one number. */
export const NO_ELEMENT = 0;
export const FIRE = 1;
export const EARTH = 2;

export function elementNumber(element: Element | null): number {
  if (element === null) return NO_ELEMENT;
  return element === 'fire' ? FIRE : EARTH;
}

/** The name of `FIRE` or `EARTH`. */
export function elementName(number: number): Element {
  return number === FIRE ? 'fire' : 'earth';
}

/** Null before an element is named. */
export function contestedElement(number: number): Element | null {
  return number === NO_ELEMENT ? null : elementName(number);
}
