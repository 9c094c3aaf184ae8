import pc from 'picocolors';

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
  const colours = pc.createColors(isColoured);
  return {
    heading: colours.cyan,
    fire: colours.yellow,
    earth: colours.green,
    quiet: colours.dim,
    loud: colours.bold,
    fault: colours.red,
  };
}
