import { colourMark } from './terminal.ts';

/** How things stand out: by colour, or not at all. */
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

/** What is painted inside ends with the same mark, and must not end what is around it. */
function painted(text: string, opening: string, closing: string): string {
  return `${opening}${text.replaceAll(closing, closing + opening)}${closing}`;
}
