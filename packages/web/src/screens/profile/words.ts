import { peopleName } from '@bluemoon/engine/names';
import type { GameKind, GameShown, PlayerShown, RatingVerdict } from '@bluemoon/wire';
import type { ProfileTrouble } from '../../online/profiles.ts';
import { botName } from '../game/words.ts';
import { catalogue } from '../../words/language.svelte.ts';
import type { Language } from '../../words/language.svelte.ts';
import type { PeopleOrMixed } from './results.ts';

const KINDS_EN: Readonly<Record<GameKind, string>> = {
  people: 'People decks',
  built: 'Built decks',
  drafted: 'Drafts',
};
const KINDS_DE: Readonly<Record<GameKind, string>> = {
  people: 'Volksdecks',
  built: 'Gebaute Decks',
  drafted: 'Drafts',
};

export const PROFILE = catalogue({
  en: {
    title: 'Player',
    reading: 'Reading about this player …',
    bot: 'Bot',
    botHelp: 'A program plays here.',
    since: (day: string) => `Here since ${day}`,
    challenge: 'Challenge',
    challengeHelp: 'They see it here, or by your link.',
    playBot: 'Play against it',
    yourAccount: 'Name, sign-in, your data',
    thisIsYou: 'This is how others see you.',
    games: 'Games',
    won: 'Won',
    favourite: 'Favourite deck',
    mixed: 'Mixed cards',
    againstYou: 'Against you',
    kinds: KINDS_EN,
    kindsLabel: 'Kind of game',
    unrated: 'Not rated',
    ratedGames: (count: number) => (count === 1 ? '1 rated game' : `${count} rated games`),
    provisional: 'Provisional: more games make it certain.',
    provisionalMark: 'provisional',
    curve: (kind: string, from: number, to: number) => `Rating in ${kind}: from ${from} to ${to}.`,
    curveHelp: 'The line is the rating, game by game; the band is what it is certain to.',
    noCurve: 'No rated game of this kind yet.',
    ratingHelp: 'How ratings work',
    ratingText:
      'Winning against somebody stronger counts more. “±” says how certain the rating is: the strength lies in that range two times out of three. Games that hardly began do not count, nor does more than a handful a day between the same two.',
    latest: 'Latest games',
    all: 'All games',
    noGames: 'No games yet.',
    results: 'Results by people',
    people: 'People',
    playing: 'Playing it',
    against: 'Against it',
    resultsHelp: 'Share of games won and number of games. Striped: under half.',
    share: (percent: string, games: string) => `${percent} of ${games} won`,
    countOnly: (games: string) => games,
    gamesCount: (count: number) => (count === 1 ? '1 game' : `${count} games`),
    rivals: 'Head to head',
    score: (won: number, lost: number) => `${won} won, ${lost} lost`,
    result: {
      won: (rival: string) => `Won against ${rival}`,
      lost: (rival: string) => `Lost to ${rival}`,
      void: (rival: string) => `Nobody won against ${rival}`,
    },
    nameless: 'somebody without a name',
    rated: 'Rated',
    notRated: 'Unrated',
    crystals: (count: number) => (count === 1 ? '1 crystal' : `${count} crystals`),
    replay: 'Replay',
    replayOf: (game: string) => `Replay: ${game}`,
    analyse: 'Analyse',
    analysisOf: (game: string) => `Analyse: ${game}`,
    change: (by: string) => `rating ${by}`,
    nobody: (name: string) => `There is no player called ${name}.`,
    nobodyHelp: 'Guests have no page. Names that were deleted or changed lead nowhere.',
    blocked: 'You have blocked this player, so nothing is shown.',
    best: 'The best players',
    troubles: {
      malformed: 'This address cannot be read.',
      unknownPlayer: 'There is no such player.',
      unknownGame: 'There is no such game, or it is not over.',
      tooFast: 'Too many pages at once. Wait a moment and try again.',
      notReady: 'Online play is not ready: the server waits for its database.',
      unreachable: 'The server can’t be reached. Check your connection and try again.',
      noServer: 'This page comes from a host that plays no online games.',
    },
    tryAgain: 'Try again',
    gamesOf: (name: string) => `Games of ${name}`,
    search: 'Search',
    any: 'Any',
    rival: 'Against',
    rivalHelp: 'A name',
    filters: { kind: 'Kind', people: 'Playing', against: 'Against people', result: 'Result' },
    resultNames: { won: 'Won', lost: 'Lost', void: 'Nobody won' },
    more: 'More games',
    noneFound: 'No game fits this search.',
    unknownRival: 'Nobody has that name.',
    showAll: 'Show all games',
    verdicts: {
      none: 'This game is not rated.',
      waits: 'The rating is being counted …',
      counted: '',
      tooShort: 'Too few choices: this game does not count for ratings.',
      tooOften: 'You two have played enough rated games today: this one does not count.',
    } satisfies Record<RatingVerdict, string>,
    ratingNow: (rating: number) => `Rating ${rating}`,
  },
  de: {
    title: 'Spieler',
    reading: 'Wird nachgeschlagen …',
    bot: 'Bot',
    botHelp: 'Hier spielt ein Programm.',
    since: (day: string) => `Dabei seit ${day}`,
    challenge: 'Herausfordern',
    challengeHelp: 'Hier zu sehen, oder per Link.',
    playBot: 'Dagegen spielen',
    yourAccount: 'Name, Anmeldung, deine Daten',
    thisIsYou: 'So sehen dich andere.',
    games: 'Spiele',
    won: 'Gewonnen',
    favourite: 'Lieblingsdeck',
    mixed: 'Gemischte Karten',
    againstYou: 'Gegen dich',
    kinds: KINDS_DE,
    kindsLabel: 'Art des Spiels',
    unrated: 'Ohne Wertung',
    ratedGames: (count: number) => (count === 1 ? '1 gewertetes Spiel' : `${count} gewertete Spiele`),
    provisional: 'Vorläufig: Mehr Spiele machen sie sicherer.',
    provisionalMark: 'vorläufig',
    curve: (kind: string, from: number, to: number) => `Wertung, ${kind}: von ${from} bis ${to}.`,
    curveHelp: 'Die Linie ist die Wertung von Spiel zu Spiel, das Band zeigt, wie sicher sie ist.',
    noCurve: 'Noch kein gewertetes Spiel dieser Art.',
    ratingHelp: 'Wie Wertungen entstehen',
    ratingText:
      'Ein Sieg gegen Stärkere zählt mehr. „±“ sagt, wie sicher die Wertung ist: In zwei von drei Fällen liegt die Stärke in diesem Bereich. Kaum begonnene Spiele zählen nicht, und von denselben zwei nur eine Handvoll am Tag.',
    latest: 'Letzte Spiele',
    all: 'Alle Spiele',
    noGames: 'Noch keine Spiele.',
    results: 'Ergebnisse nach Volk',
    people: 'Volk',
    playing: 'Damit',
    against: 'Dagegen',
    resultsHelp: 'Anteil gewonnener Spiele und Zahl der Spiele. Gestreift: unter der Hälfte.',
    share: (percent: string, games: string) => `${percent} von ${games} gewonnen`,
    countOnly: (games: string) => games,
    gamesCount: (count: number) => (count === 1 ? '1 Spiel' : `${count} Spiele`),
    rivals: 'Direkter Vergleich',
    score: (won: number, lost: number) => `${won} gewonnen, ${lost} verloren`,
    result: {
      won: (rival: string) => `Sieg gegen ${rival}`,
      lost: (rival: string) => `Niederlage gegen ${rival}`,
      void: (rival: string) => `Kein Sieger gegen ${rival}`,
    },
    nameless: 'jemand ohne Namen',
    rated: 'Gewertet',
    notRated: 'Ungewertet',
    crystals: (count: number) => (count === 1 ? '1 Kristall' : `${count} Kristalle`),
    replay: 'Ansehen',
    replayOf: (game: string) => `Ansehen: ${game}`,
    analyse: 'Analyse',
    analysisOf: (game: string) => `Analyse: ${game}`,
    change: (by: string) => `Wertung ${by}`,
    nobody: (name: string) => `Niemand heißt ${name}.`,
    nobodyHelp: 'Gäste haben keine Seite. Gelöschte oder geänderte Namen führen nirgends hin.',
    blocked: 'Du hast diesen Spieler blockiert, deshalb siehst du hier nichts.',
    best: 'Die besten Spieler',
    troubles: {
      malformed: 'Diese Adresse ist nicht lesbar.',
      unknownPlayer: 'Diesen Spieler gibt es nicht.',
      unknownGame: 'Dieses Spiel gibt es nicht, oder es läuft noch.',
      tooFast: 'Zu viele Seiten auf einmal. Warte kurz und versuch es noch einmal.',
      notReady: 'Online-Spiel ist noch nicht bereit: Der Server wartet auf seine Datenbank.',
      unreachable: 'Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuch es noch einmal.',
      noServer: 'Diese Seite kommt von einem Ort, an dem nicht online gespielt wird.',
    },
    tryAgain: 'Noch einmal versuchen',
    gamesOf: (name: string) => `Spiele von ${name}`,
    search: 'Suche',
    any: 'Alle',
    rival: 'Gegner',
    rivalHelp: 'Ein Name',
    filters: { kind: 'Art', people: 'Eigenes Volk', against: 'Gegen Volk', result: 'Ergebnis' },
    resultNames: { won: 'Gewonnen', lost: 'Verloren', void: 'Kein Sieger' },
    more: 'Weitere Spiele',
    noneFound: 'Kein Spiel passt zu dieser Suche.',
    unknownRival: 'Niemand heißt so.',
    showAll: 'Alle Spiele zeigen',
    verdicts: {
      none: 'Dieses Spiel wird nicht gewertet.',
      waits: 'Die Wertung wird berechnet …',
      counted: '',
      tooShort: 'Zu wenige Entscheidungen: Dieses Spiel zählt nicht für die Wertung.',
      tooOften: 'Ihr habt heute genug gewertete Spiele gespielt: Dieses zählt nicht.',
    },
    ratingNow: (rating: number) => `Wertung ${rating}`,
  },
});

export const troubleText = ({ why }: ProfileTrouble, language: Language): string =>
  PROFILE[language].troubles[why];

/** House bots are called by their level; who has deleted their data has no name. */
export function playerText({ name, kind }: PlayerShown, language: Language): string {
  if (name === null) return PROFILE[language].nameless;
  return kind === 'bot' ? botName(name, language) : name;
}

export const peopleText = (people: PeopleOrMixed, language: Language): string =>
  people === 'mixed' ? PROFILE[language].mixed : peopleName(people, language);

export const gameText = ({ result, rival }: GameShown, language: Language): string =>
  PROFILE[language].result[result](playerText(rival, language));

/** With a real minus. */
export const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

export const PERCENT = catalogue({
  en: new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 }),
  de: new Intl.NumberFormat('de', { style: 'percent', maximumFractionDigits: 0 }),
});
