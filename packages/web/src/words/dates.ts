import { catalogue } from './language.svelte.ts';

const DATE_AND_TIME = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** Creating a format takes longer than everything else in a row of a list. */
export const DATES = catalogue({
  en: new Intl.DateTimeFormat('en', DATE_AND_TIME),
  de: new Intl.DateTimeFormat('de', DATE_AND_TIME),
});

// A short month would end German sentences with two full stops.
const DAY = { day: 'numeric', month: 'long' } as const;

/** For days of the near future, where the year is clear. */
export const DAYS = catalogue({
  en: new Intl.DateTimeFormat('en', DAY),
  de: new Intl.DateTimeFormat('de', DAY),
});

export const TIMES_AGO = catalogue({
  en: new Intl.RelativeTimeFormat('en', { numeric: 'auto' }),
  de: new Intl.RelativeTimeFormat('de', { numeric: 'auto' }),
});
