import type { Measured } from './measured.ts';

export interface ScreenSize {
  readonly width: number;
  readonly height: number;
}

export const sizeText = ({ width, height }: ScreenSize): string => `${width}x${height}`;

/** One state of one scene on one screen. */
export interface Look {
  readonly scene: string;
  readonly measured: Measured;
}

/** The result for one screen. */
export interface Verdict {
  readonly size: string;
  readonly tableCard: number;
  readonly handCard: number;
  readonly problems: readonly string[];
}

/** Screens that many people have get more than the minimum of all. */
const WANTED: Readonly<Record<string, number>> = {
  '390x664': 68,
  '844x390': 76,
  '1280x720': 92,
  '1366x768': 100,
};
const MIN_CARD = 56;
const SHORTEST_SIDE = 360;

/** The minimum width of a card on the table; 0 on screens that are too small to promise anything. */
export function minimumCard({ width, height }: ScreenSize): number {
  const wanted = WANTED[sizeText({ width, height })];
  return wanted ?? (Math.min(width, height) >= SHORTEST_SIDE ? MIN_CARD : 0);
}

export function judge(size: ScreenSize, looks: readonly Look[]): Verdict {
  const cards = looks.flatMap(({ measured }) => measured.tableCards);
  const inHand = looks.flatMap(({ measured }) => measured.handCards);
  const tableCard = least(cards);
  const minimum = minimumCard(size);
  return {
    size: sizeText(size),
    tableCard,
    handCard: least(inHand),
    problems: [
      ...(tableCard < minimum ? [`a card on the table is ${tableCard} px wide, less than ${minimum}`] : []),
      ...changing('cards on the table are', cards, 'px wide'),
      ...changing(
        'the dock begins at',
        looks.map(({ measured }) => measured.dock[0]),
        'px',
      ),
      ...changing(
        'the dock is',
        looks.map(({ measured }) => measured.dock[1]),
        'px high',
      ),
      ...grouped(looks),
    ],
  };
}

const least = (numbers: readonly number[]): number => (numbers.length === 0 ? 0 : Math.min(...numbers));

/** Sizes and places depend on the screen alone. */
function changing(what: string, numbers: readonly number[], unit: string): readonly string[] {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return most - least > 1 ? [`${what} ${least} to ${most} ${unit}, but should stay the same`] : [];
}

/** Each problem once, with the scenes in which it occurs. */
function grouped(looks: readonly Look[]): readonly string[] {
  const scenes = new Map<string, string[]>();
  for (const { scene, measured } of looks)
    for (const problem of problemsOf(measured)) scenes.set(problem, [...(scenes.get(problem) ?? []), scene]);
  return [...scenes].map(([problem, where]) =>
    where.length === looks.length ? `${problem} (everywhere)` : `${problem} (${where.join('; ')})`,
  );
}

function problemsOf({ clipped, overlaps, unreachable, scroll }: Measured): readonly string[] {
  return [
    ...clipped.map((what) => `clipped: ${what}`),
    ...overlaps.map((what) => `overlap: ${what}`),
    ...unreachable.map((what) => `cannot be hit: ${what}`),
    ...(scroll > 0 ? [`the page scrolls by ${scroll} px`] : []),
  ];
}
