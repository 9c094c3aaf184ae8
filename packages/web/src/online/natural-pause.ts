const SHORTEST = 500;
const LONGEST = 2600;

/**
 * How long a step waits that the player need not be asked about. A rival who watches the pace must not learn that there
 * was nothing to decide, so it takes as long as a person who presses a button: mostly a second, sometimes more.
 */
export function naturalPause(random: () => number): number {
  return SHORTEST + (LONGEST - SHORTEST) * random() * random();
}
