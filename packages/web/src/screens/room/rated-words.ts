import { catalogue } from '../../words/language.svelte.ts';

/** Whether games move ratings. */
export const RATED = catalogue({
  en: {
    rated: 'Rated',
    terms: { yes: 'Rated', no: 'Unrated' },
    guest: 'Unrated: you play as a guest.',
    takeName: 'Take a name',
    forNamed: 'This table is rated',
  },
  de: {
    rated: 'Wertung',
    terms: { yes: 'Gewertet', no: 'Ungewertet' },
    guest: 'Ungewertet: Du spielst als Gast.',
    takeName: 'Einen Namen nehmen',
    forNamed: 'Dieser Tisch wird gewertet',
  },
});
