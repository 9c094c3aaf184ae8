import { describe, expect, it } from 'vitest';
import { judge, minimumCard } from '../../layout/judge.ts';
import type { Look } from '../../layout/judge.ts';
import type { Measured } from '../../layout/measured.ts';
import { readLayoutOptions } from '../../layout/options.ts';

const GOOD: Measured = {
  tableCards: [72, 72],
  handCards: [78],
  clipped: [],
  overlaps: [],
  unreachable: [],
  scroll: 0,
  dock: [536, 128],
};
const PHONE = { width: 390, height: 664 };
const look = (changes: Partial<Measured>, scene = 'few cards'): Look => ({
  scene,
  measured: { ...GOOD, ...changes },
});
const problemsWith = (...looks: readonly Look[]): readonly string[] => judge(PHONE, looks).problems;

describe('a layout is judged', () => {
  it('good if cards are wide enough and nothing is in the way', () => {
    expect(judge(PHONE, [look({})])).toEqual({ size: '390x664', tableCard: 72, handCard: 78, problems: [] });
  });

  it('bad for each thing that is clipped, overlaps, cannot be hit, or scrolls', () => {
    expect(problemsWith(look({ clipped: ['“Hoax”'] }), look({}, 'many cards'))).toEqual([
      'clipped: “Hoax” (few cards)',
    ]);
    expect(problemsWith(look({ overlaps: ['a and b'] }))).toEqual(['overlap: a and b (everywhere)']);
    expect(problemsWith(look({ unreachable: ['Menu'] }))).toEqual(['cannot be hit: Menu (everywhere)']);
    expect(problemsWith(look({ scroll: 3 }))).toEqual(['the page scrolls by 3 px (everywhere)']);
  });

  it('bad if a card is too narrow, or has another size in another phase', () => {
    expect(problemsWith(look({ tableCards: [67] }))).toEqual([
      'a card on the table is 67 px wide, less than 68',
    ]);
    expect(problemsWith(look({}), look({ tableCards: [80] }))).toEqual([
      'cards on the table are 72 to 80 px wide, but should stay the same',
    ]);
  });

  it('bad if the dock moves or grows', () => {
    expect(problemsWith(look({}), look({ dock: [516, 148] }))).toEqual([
      'the dock begins at 516 to 536 px, but should stay the same',
      'the dock is 128 to 148 px high, but should stay the same',
    ]);
  });

  it('with a minimum for every screen from 360 pixels, and more on common ones', () => {
    expect(minimumCard({ width: 360, height: 640 })).toBe(56);
    expect(minimumCard({ width: 932, height: 430 })).toBe(56);
    expect(minimumCard({ width: 844, height: 390 })).toBe(76);
    expect(minimumCard({ width: 1366, height: 768 })).toBe(100);
    expect(minimumCard({ width: 320, height: 568 })).toBe(0);
  });
});

describe('the layout command reads', () => {
  it('sizes, a language and how to print', () => {
    expect(readLayoutOptions(['412x732', '932X430', '--lang', 'de', '--json'])).toEqual({
      sizes: [
        { width: 412, height: 732 },
        { width: 932, height: 430 },
      ],
      languages: ['de'],
      json: true,
      pictures: null,
    });
    expect(readLayoutOptions(['412x732']).languages).toEqual(['en', 'de']);
  });

  it.each([
    [[], /Give at least one size/],
    [['412'], /“412” is not a size: give width and height/],
    [['412x99999'], /200 to 8000/],
    [['412x732', '--lang', 'fr'], /no language “fr”: give en or de/],
    [['412x732', '--fast'], /--fast/],
  ])('%j as a mistake, and says what to type', (words, message) => {
    expect(() => readLayoutOptions(words)).toThrow(message);
  });
});
