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
    count: (count: number) => count.toLocaleString('en'),
    more: (next: number, left: number) => `Show ${next} more (${left.toLocaleString('en')} left)`,
  },
  de: {
    running: 'Laufend',
    unreadable: 'Unlesbar',
    saveRaw: 'Rohtext speichern',
    remove: 'Löschen',
    about: (action: string, name: string) => `${action}: ${name}`,
    undo: 'Rückgängig',
    count: (count: number) => count.toLocaleString('de'),
    more: (next: number, left: number) => `${next} weitere zeigen (noch ${left.toLocaleString('de')})`,
  },
});
