import { CARD, isIn, isSeen, isUnderOverlay, meet, overflows, seen } from './seen.ts';

/** One line of a text that can be read. */
export interface Line {
  readonly text: string;
  readonly at: HTMLElement;
  readonly box: DOMRect;
}

export function linesOfText(): readonly Line[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines: Line[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const at = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (at === null || text === '' || !isSeen(at)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects())
      if (line.width > 0 && line.height > 0)
        lines.push({ text: text.slice(0, 40), at, box: lettersIn(line) });
  }
  return lines.filter((line) => !isUnderOverlay(line.at, line.box));
}

/** Without the room above and below the letters, which lines may share. */
function lettersIn({ x, y, width, height }: DOMRect): DOMRect {
  return new DOMRect(x, y + height * 0.2, width, height * 0.6);
}

export function clippedTexts(lines: readonly Line[]): readonly string[] {
  const cards = seen(CARD).map((card) => ({ card, box: card.getBoundingClientRect() }));
  return lines
    .filter((line) => !isBelow(line) && isCut(line.at, line.box) && !isUnderCard(line, cards))
    .map(({ text, at }) => `“${text}”${placeOf(at)}`);
}

/** In low windows only the upper part of the hand is shown. */
const isBelow = ({ at, box }: Line): boolean =>
  at.closest('[data-hand]') !== null && box.bottom > innerHeight;

function placeOf(at: Element): string {
  const place = at.closest('[data-spot], [data-zone], [data-part], [aria-label]');
  const name = ['data-spot', 'data-zone', 'data-part', 'aria-label'].flatMap(
    (attribute) => place?.getAttribute(attribute) ?? [],
  )[0];
  return name === undefined ? '' : ` in ${name}`;
}

interface CardBox {
  readonly card: Element;
  readonly box: DOMRect;
}

/** Cards of a row may lie on each other; then only the uppermost can be read. */
function isUnderCard({ at, box }: Line, cards: readonly CardBox[]): boolean {
  const own = at.closest(CARD);
  if (own === null) return false;
  return cards.some(({ card, box: over }) => !card.contains(own) && !own.contains(card) && meet(over, box));
}

function isCut(at: Element, box: DOMRect): boolean {
  for (let outer: Element | null = at; outer !== null; outer = outer.parentElement) {
    const scrolls = overflows(outer, 'auto', 'scroll');
    if (scrolls.x || scrolls.y) return false;
    const cuts = overflows(outer, 'hidden', 'clip');
    const edge = outer.getBoundingClientRect();
    const seenPart = new DOMRect(
      cuts.x ? edge.x : box.x,
      cuts.y ? edge.y : box.y,
      cuts.x ? edge.width : box.width,
      cuts.y ? edge.height : box.height,
    );
    if (!isIn(box, seenPart)) return true;
  }
  return !isIn(box, new DOMRect(0, 0, innerWidth, innerHeight));
}
