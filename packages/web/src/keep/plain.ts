/** What can be told of values that somebody stored or sent, whatever they are. */

/** Such as this program gives to games, decks, matches and drafts: it can stand in addresses and names of files. */
export const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{1,64}$/.test(value);

const YEAR_10000 = 253_402_300_800_000;

/** Milliseconds since 1970, in years that every calendar can show. */
export const isTime = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value < YEAR_10000;
