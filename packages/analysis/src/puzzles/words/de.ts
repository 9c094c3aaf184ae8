import { elementName } from '@bluemoon/engine/words';
import { enumerated } from './enumerated.ts';
import type { PuzzleWords, TaskNames } from './language.ts';

const where = ({ own, against, element }: TaskNames): string =>
  element === null
    ? `Du spielst ${own} gegen ${against} und beginnst den Kampf.`
    : `Kampf in ${element}, du spielst ${own} gegen ${against}.`;

const honest = ({ mayBluff }: TaskNames): string =>
  mayBluff ? ' Ein Bluff zählt nicht, wenn du dich zurückziehen musst, sobald ihn jemand anzweifelt.' : '';

export const GERMAN: PuzzleWords = {
  and: 'und',
  element: (element) => elementName(element, 'de'),
  goals: {
    winFight: 'Gewinne den Kampf',
    fourthDragon: 'Locke deinen vierten Drachen an',
    winGame: 'Gewinne das Spiel',
    announce: 'Bleib im Kampf',
    saveGame: 'Rette das Spiel',
    bestChoice: 'Finde die beste Wahl',
  },
  tasks: {
    winFight: (names) =>
      `${where(names)} Spiele diesen Zug so, dass sich ${names.rival} zurückziehen muss, egal welche Karten dort auf der Hand sind oder gezogen werden.${honest(names)}`,
    fourthDragon: (names) =>
      `${where(names)} Spiele diesen Zug so, dass du deinen vierten Drachen anlockst, sofort oder wenn sich ${names.rival} zurückziehen muss, egal welche Karten dort auf der Hand sind oder gezogen werden.${honest(names)}`,
    winGame: (names) =>
      `${where(names)} Spiele diesen Zug so, dass du das Spiel gewinnst, spätestens wenn sich ${names.rival} zurückziehen muss, egal welche Karten dort auf der Hand sind oder gezogen werden.${honest(names)}`,
    announce: (names) =>
      `${where(names)} Nur auf eine Weise bleibst du in diesem Zug im Kampf. Finde sie.${honest(names)}`,
    saveGame: (names) =>
      `${where(names)} Wenn du dich zurückziehst, verlierst du das Spiel. Nur auf eine Weise bleibst du im Kampf. Finde sie.${honest(names)}`,
    bestChoice: (names) => `${where(names)} Eine Wahl ist deutlich besser als alle anderen. Finde sie.`,
  },
  kinds: {
    provable: 'durch vollständige Suche in beiden Zügen',
    onlyMove: 'durch vollständige Suche in deinem Zug',
    judgement: 'beurteilt vom stärksten Bot',
  },
  themes: {
    fourthDragon: 'Vierter Drache',
    gang: 'Bande',
    pair: 'Paar',
    free: 'Freie Karten',
    bluff: 'Bluff',
    retrieve: 'Rückkehr',
    ignoring: 'Ignorieren',
    ships: 'Schiffe',
    shield: 'Schild',
    leadership: 'Führung',
    demand: 'Forderung',
    cannot: 'Verbot',
    protected: 'Schutz',
    discarding: 'Ablegen',
    values: 'Geänderte Werte',
    mutant: 'Mutant',
    stop: 'Stopp',
    drawing: 'Ziehen',
    strength: 'Stärke',
  },
  theRival: 'der Gegner',
  need: (total) => `Du brauchst mindestens ${total}.`,
  lowered: (rival, now, before) => `Damit hat ${rival} nur noch ${now} statt ${before}.`,
  elementNow: (element) => `Der Kampf geht jetzt um ${element}.`,
  retreatGivesDragon: (rival) => `Wenn du dich zurückziehst, lockt ${rival} einen vierten Drachen an.`,
  retreatEndsGame: (rival) =>
    `Wenn du dich zurückziehst, endet das Spiel, weil jemand keine Karten mehr hat, und ${rival} gewinnt es.`,
  noOtherWay: 'Auf keine andere Weise endet dieser Zug mit einer gültigen Ansage.',
  atMost: (rival, best, needed) =>
    `Selbst mit allen Karten, die du nicht kennst, kommt ${rival} höchstens auf ${best}; nötig ist ${needed}.`,
  notEnough: (rival, best) =>
    `Selbst mit allen Karten, die du nicht kennst, kommt ${rival} höchstens auf ${best}, und das reicht nicht.`,
  callLowers: (rival, total) =>
    `Wenn ${rival} deinen Bluff anzweifelt, legst du ihn ab, und deine Gesamtstärke sinkt auf ${total}.`,
  cardsLower: (rival, cards, total) => `Mit ${cards} könnte ${rival} deine Gesamtstärke auf ${total} senken.`,
  onceCovered: (rival, total) =>
    `Sobald ${rival} einen Charakter spielt, sind die alten Karten dort überdeckt, und deine Gesamtstärke ist ${total} oder mehr.`,
  noAnswer: (rival, cards) =>
    `${rival} kann jede von ${cards} Karten auf der Hand haben. Keine davon und keine Kombination erlaubt eine gültige Ansage.`,
  noCards: (rival) => `${rival} hat keine Karte mehr, um sie zu spielen.`,
  retreats: (rival, dragons) =>
    dragons === 1
      ? `${rival} muss sich zurückziehen, und du lockst einen Drachen an.`
      : `${rival} muss sich zurückziehen, und du lockst ${dragons} Drachen an.`,
  forced: (rival) => `${rival} muss sich zurückziehen.`,
  winsByDragon: 'Drei Drachen sind schon bei dir, also gewinnst du damit das Spiel.',
  winsByCards:
    'Jemand hat Hand und Nachziehstapel aufgebraucht, also endet das Spiel mit diesem Kampf, und du gewinnst es.',
  cardSays: (card, text) => `${card} sagt: „${text}“`,
  leaves: 'Damit gibst du den Kampf auf.',
  short: (best, needed) => `Danach kommst du höchstens auf ${best}, und du brauchst ${needed}.`,
  stuck: 'Danach kannst du deinen Zug nicht mit einer gültigen Ansage beenden.',
  onlyBluff:
    'Danach kannst du nur mit einem Bluff ansagen, und du musst dich zurückziehen, sobald ihn jemand anzweifelt.',
  deeds: {
    play: (cards) => `${cards} spielst`,
    bluff: (cards) => `mit ${cards} bluffst`,
    land: (cards) => `${cards} landest`,
    discard: (cards) => `${cards} ablegst`,
  },
  announcing: (total) => `${total} ansagst`,
  couldAnswer: (rival, { held, seen }, further) => {
    const even = further.length === 0 ? null : `Selbst wenn du danach ${enumerated(further, 'und')}`;
    const have = held.length === 0 ? [] : [`${enumerated(held, 'und')} haben`];
    const use = seen.length === 0 ? [] : [`${enumerated(seen, 'und')} einsetzen`];
    const could = enumerated([...have, ...use, 'im Kampf bleiben'], 'und');
    return even === null ? `${rival} könnte ${could}.` : `${even}, könnte ${rival} ${could}.`;
  },
  gameGoesOn: (rival) => `${rival} könnte sich zurückziehen, und das Spiel ginge weiter.`,
  notCertain: (rival) =>
    `Das kann gelingen, aber nicht bei jeder Karte, die ${rival} haben oder die du ziehen könntest.`,
  chance: (percent, next) =>
    `Der stärkste Bot gibt dir damit eine Gewinnchance von ${percent} %, mit der nächstbesten Wahl ${next} %.`,
  worse: (percent, best) =>
    `Das gibt dir eine Gewinnchance von ${percent} %. Die beste Wahl gibt dir ${best} %.`,
  hintPhase: {
    leadership: 'Sieh dir deine Führungskarten und Schiffe an.',
    hand: 'Die Karte, die du brauchst, ist auf deiner Hand.',
    table: 'Sieh dir deine Karten im Spiel an.',
    wait: 'Spiele jetzt keine Karte.',
  },
  hintCard: (card) => `Denk an ${card}.`,
};
