const SHORTEST_MS = 600;
const LONGEST_MS = 2600;

/**
 * How long a house bot takes for anything in a game: as long as a person who presses a button, mostly a second,
 * sometimes more. It is the same whether there was much to think about or nothing, so that the pace tells nothing.
 */
export const naturalPause = (random: () => number): number =>
  SHORTEST_MS + (LONGEST_MS - SHORTEST_MS) * random() * random();
