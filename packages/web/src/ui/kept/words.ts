import { catalogue } from '../../words/language.svelte.ts';

/** What all lists of kept things have to say. */
export const KEPT = catalogue({
  en: {
    running: 'In progress',
    unreadable: 'Unreadable',
    saveRaw: 'Save the raw text',
    remove: 'Delete',
    about: (action: string, name: string) => `${action}: ${name}`,
    undo: 'Undo',
    more: (left: number) => `Show more (${left} left)`,
  },
  de: {
    running: 'Laufend',
    unreadable: 'Unlesbar',
    saveRaw: 'Rohtext speichern',
    remove: 'Löschen',
    about: (action: string, name: string) => `${action}: ${name}`,
    undo: 'Rückgängig',
    more: (left: number) => `Mehr zeigen (noch ${left})`,
  },
});
