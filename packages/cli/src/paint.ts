import { colourMark } from './terminal.ts';

/** Highlights text with colours, or leaves it plain. */
export interface Paint {
  readonly heading: (text: string) => string;
  readonly fire: (text: string) => string;
  readonly earth: (text: string) => string;
  readonly quiet: (text: string) => string;
  readonly loud: (text: string) => string;
  readonly fault: (text: string) => string;
}

export function paintFor(isColoured: boolean): Paint {
  const colour = (opening: number, closing: number) => (text: string) =>
    isColoured ? painted(text, colourMark(opening), colourMark(closing)) : text;
  return {
    heading: colour(36, 39),
    fire: colour(33, 39),
    earth: colour(32, 39),
    quiet: colour(2, 22),
    loud: colour(1, 22),
    fault: colour(31, 39),
  };
}

/** Inner colours end with the same code, which must not end the outer one. */
function painted(text: string, opening: string, closing: string): string {
  return `${opening}${text.replaceAll(closing, closing + opening)}${closing}`;
}
