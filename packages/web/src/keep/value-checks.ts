/** Type guards for stored or imported values. */

/** An id as this program creates them, safe in URLs and file names. */
export const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{1,64}$/.test(value);

const YEAR_10000 = 253_402_300_800_000;

/** Milliseconds since 1970, before the year 10000. */
export const isTime = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value < YEAR_10000;
