import type { Measured } from '../measured.ts';
import { unreachable } from './hits.ts';
import { overlaps } from './overlaps.ts';
import { seen } from './seen.ts';
import { clippedTexts, linesOfText } from './texts.ts';

const AREAS = ['combat', 'support', 'influence'];
const TABLE_CARDS = AREAS.flatMap((area) =>
  ['.card.table', '.back'].map((card) => `[data-zone$=":${area}"] .spot ${card}`),
).join(', ');
const HAND_CARDS = 'section.hand[data-hand] .spot .card';

/** Runs in the page. */
export function measure(): Measured {
  const lines = linesOfText();
  const page = document.documentElement;
  const dock = document.querySelector('[data-part="dock"]')?.getBoundingClientRect() ?? new DOMRect();
  return {
    tableCards: seen(TABLE_CARDS).map(({ offsetWidth }) => offsetWidth),
    handCards: seen(HAND_CARDS).map(({ offsetWidth }) => offsetWidth),
    clipped: [...new Set(clippedTexts(lines))],
    overlaps: [...new Set(overlaps(lines))],
    unreachable: [...new Set(unreachable())],
    scroll: Math.max(page.scrollHeight - innerHeight, page.scrollWidth - innerWidth, 0),
    dock: [Math.round(dock.top), Math.round(dock.height)],
  };
}
