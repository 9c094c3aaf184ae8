import { catalogue } from '../../words/language.svelte.ts';

export const TOURNAMENT_LIST = catalogue({
  en: {
    title: 'Tournaments',
    lobby: 'Find an opponent',
    open: 'Open a tournament',
    none: 'No tournament is open right now. Open one, and send your friends its link.',
    phases: { joining: 'Join now', playing: 'Being played', over: 'Over' },
    startsAt: (time: string) => `starts ${time}`,
    startedBy: (opener: string) => `${opener} starts it`,
    round: (round: number) => `round ${round}`,
    decks: { people: 'people decks', built: 'built decks', drafted: 'drafted decks' },
  },
  de: {
    title: 'Turniere',
    lobby: 'Gegner finden',
    open: 'Turnier eröffnen',
    none: 'Gerade ist kein Turnier offen. Eröffne eins und schick deinen Freunden den Link.',
    phases: { joining: 'Jetzt mitspielen', playing: 'Wird gespielt', over: 'Vorbei' },
    startsAt: (time: string) => `beginnt ${time}`,
    startedBy: (opener: string) => `${opener} startet es`,
    round: (round: number) => `Runde ${round}`,
    decks: { people: 'Volksdecks', built: 'gebaute Decks', drafted: 'gedraftete Decks' },
  },
});
