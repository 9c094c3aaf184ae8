/** A name on one or two lines. An epithet on the second is set smaller and in italics. */
export interface NameLines {
  readonly first: string;
  readonly second?: string;
  readonly isEpithet: boolean;
}

const EPITHET = /^(.+?) ((?:the|of|der|die|das|vom|von|des) .+)$/;
const SHORT = 12;
const MAX_BEFORE_EPITHET = 16;

export function nameLines(name: string): NameLines {
  const [, called, epithet] = EPITHET.exec(name) ?? [];
  if (called !== undefined && epithet !== undefined) {
    if (called.length <= MAX_BEFORE_EPITHET && name.length > SHORT)
      return { first: called, second: epithet, isEpithet: true };
  }
  if (name.length <= SHORT) return { first: name, isEpithet: false };
  const [best] = breaks(name).toSorted((a, b) => longest(a) - longest(b));
  if (best === undefined) return { first: name, isEpithet: false };
  return { first: best[0], second: best[1], isEpithet: false };
}

/** Without an epithet. */
export function shortName(name: string): string {
  const { first, isEpithet } = nameLines(name);
  return isEpithet ? first : name;
}

type Broken = readonly [string, string];

/** At a space, or after a hyphen. */
function breaks(name: string): readonly Broken[] {
  return [...name.matchAll(/ |(?<=-)/g)]
    .map(({ index, 0: gap }): Broken => [name.slice(0, index), name.slice(index + gap.length)])
    .filter(([first, second]) => first.length > 1 && second.length > 1);
}

const longest = ([first, second]: Broken): number => Math.max(first.length, second.length);

/** Small letters come out a little wider than their outlines. */
const SPARE = 1.04;

/** Estimated width in em of the display font. */
export function widthOf(words: string): number {
  let width = 0;
  for (const letter of words) {
    if (/[mwMW]/.test(letter)) width += 0.9;
    else if (/[iljtfrI\-. ']/.test(letter)) width += 0.4;
    else if (/[A-ZÄÖÜ]/.test(letter)) width += 0.72;
    else width += 0.575;
  }
  return width * SPARE;
}
