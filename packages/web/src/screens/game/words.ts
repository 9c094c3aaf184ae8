import type { BotId, OpponentName } from '@bluemoon/ai';
import { catalogue } from '../../words/language.svelte.ts';
import type { Language } from '../../words/language.svelte.ts';

/** The same in all languages. */
const OPPONENT_NAMES: Readonly<Record<OpponentName, string>> = {
  nib: 'Nib',
  brask: 'Brask',
  ossu: 'Ossu',
  mirl: 'Mirl',
  tharn: 'Tharn',
  velk: 'Velk',
  sirrel: 'Sirrel',
  orrun: 'Orrun',
};
const ENGLISH_LEVELS: Readonly<Record<BotId, string>> = {
  ...OPPONENT_NAMES,
  random: 'Random',
  novice: 'Novice',
  solid: 'Solid',
  strong: 'Strong',
};
const GERMAN_LEVELS: Readonly<Record<BotId, string>> = {
  ...OPPONENT_NAMES,
  random: 'Zufall',
  novice: 'Neuling',
  solid: 'Solide',
  strong: 'Stark',
};

export const LEVEL_NAMES = catalogue({ en: ENGLISH_LEVELS, de: GERMAN_LEVELS });

/**
 * What a bot of a server is called: house bots by their level in the reader's language, with a number if there are
 * several ("solid 2"). Programs of others, and levels that this page does not know, have their own name.
 */
export function botName(name: string, language: Language): string {
  const [, level = '', number = ''] = /^(\w+)( \d+)?$/.exec(name) ?? [];
  const told = (LEVEL_NAMES[language] as Readonly<Record<string, string>>)[level];
  return told === undefined ? name : `${told}${number}`;
}

/** Of somebody who sits at a table or takes part in a tournament. */
export const nameOf = (
  { name, bot }: { readonly name: string; readonly bot: string | null },
  language: Language,
): string => (bot === null ? name : botName(name, language));

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

export const GAME = catalogue({
  en: {
    you: 'You',
    player: (number: number) => `Player ${number}`,
    bot: (level: string) => `Bot, ${level}`,
    toAct: 'To act',
    thinks: 'Thinking',
    botsTurn: 'Meanwhile, you can read any card.',
    stopThinking: 'Stop thinking',
    goOn: 'Keep thinking',
    stopped: 'The bot was stopped.',
    trouble: (message: string) => `The bot could not answer (${message}). Your game is saved.`,
    curtain: (name: string) => `Hand the screen to ${name}`,
    curtainHelp: 'The cards stay hidden until you are ready.',
    ready: (name: string) => `I am ${name}, show my cards`,
    menu: 'Menu',
    rules: 'Rules',
    cards: 'All cards',
    home: 'Home',
    newGame: 'New game',
    again: 'Play again',
    partOf: { match: 'Continue the match', draft: 'Back to the draft' },
    exportGame: 'Save as a file',
    replay: 'Replay',
    analyse: 'Analyse',
    rematch: 'Rematch',
    backToAnalysis: 'Back to the analysis',
    takeBack: 'Take back',
    resign: 'Concede',
    resignSure: (name: string | null) =>
      `${name === null ? 'Concede this game?' : `Does ${name} concede this game?`} The rival wins at least 4 crystals.`,
    restart: 'Restart',
    restartSure: 'Start over with a new deal? This game stays in your list of games.',
    sure: 'Yes',
    notSure: 'No, play on',
    sound: 'Sound',
    sounds: { off: 'Off', on: 'On' },
    ownCards: (count: number) => `Your remaining cards (${count})`,
    ownCardsHelp: 'In your hand and draw deck. Nobody knows their order.',
    leave: 'Leave the table',
    more: 'More',
    makeLink: 'Copy a link to this game',
    linkCopied: 'The link is copied. It contains the whole game.',
    linkNotCopied: 'The browser does not let the page copy. Here is the link:',
    linkTooLong:
      'The game does not fit into a link: it is too long or uses cards of a pack. Save it as a file.',
    language: 'Language',
    speed: 'Animation',
    speeds: { off: 'Off', slow: 'Slow', normal: 'Normal', fast: 'Fast' },
    hints: 'What the strong bot would do',
    hintThinking: 'The strong bot is thinking …',
    hintTrouble: 'The strong bot could not answer. Close this and try again.',
    inOtherTab: {
      title: 'You are playing this game in another tab',
      help: 'You can go on with it here. The other tab then stops, and nothing is lost.',
      playHere: 'Play on here',
    },
    handedOver: {
      title: 'This game goes on in another tab',
      help: 'Everything you did here is saved. You can bring the game back to this tab at any time.',
      playHere: 'Play on here again',
    },
    missing: 'This game is not in this browser.',
    unreadable: 'This game cannot be read',
    unreadableHelp: 'It is kept as it is. The list of games can save it as a file.',
    toGames: 'To the list',
    untilClosed: 'This browser does not let the page save. The game is lost when you close it.',
    versus: (one: string, other: string) => `${one} against ${other}`,
  },
  de: {
    you: 'Du',
    player: (number: number) => `Spieler ${number}`,
    bot: (level: string) => `Bot, ${level}`,
    toAct: 'Am Zug',
    thinks: 'Denkt nach',
    botsTurn: 'Du kannst inzwischen jede Karte lesen.',
    stopThinking: 'Denken abbrechen',
    goOn: 'Weiterdenken lassen',
    stopped: 'Der Bot wurde angehalten.',
    trouble: (message: string) => `Der Bot konnte nicht antworten (${message}). Dein Spiel ist gespeichert.`,
    curtain: (name: string) => `Gib den Bildschirm an ${name} weiter`,
    curtainHelp: 'Die Karten bleiben verborgen, bis du bereit bist.',
    ready: (name: string) => `Ich bin ${name}, zeig meine Karten`,
    menu: 'Menü',
    rules: 'Regeln',
    cards: 'Alle Karten',
    home: 'Startseite',
    newGame: 'Neues Spiel',
    again: 'Nochmal spielen',
    partOf: { match: 'Weiter im Match', draft: 'Zurück zum Draft' },
    exportGame: 'Als Datei speichern',
    replay: 'Wiederholung',
    analyse: 'Analysieren',
    rematch: 'Revanche',
    backToAnalysis: 'Zurück zur Analyse',
    takeBack: 'Zurücknehmen',
    resign: 'Aufgeben',
    resignSure: (name: string | null) =>
      `${name === null ? 'Dieses Spiel aufgeben?' : `Gibt ${name} dieses Spiel auf?`} Der Gegner bekommt mindestens 4 Kristalle.`,
    restart: 'Neu starten',
    restartSure: 'Mit neuen Karten von vorn beginnen? Dieses Spiel bleibt in deiner Liste.',
    sure: 'Ja',
    notSure: 'Nein, weiterspielen',
    sound: 'Ton',
    sounds: { off: 'Aus', on: 'An' },
    ownCards: (count: number) => `Deine übrigen Karten (${count})`,
    ownCardsHelp: 'In deiner Hand und im Nachziehstapel. Ihre Reihenfolge kennt niemand.',
    leave: 'Tisch verlassen',
    more: 'Mehr',
    makeLink: 'Link zu diesem Spiel kopieren',
    linkCopied: 'Der Link ist kopiert. Er enthält das ganze Spiel.',
    linkNotCopied: 'Der Browser lässt die Seite nicht kopieren. Hier ist der Link:',
    linkTooLong:
      'Das Spiel passt in keinen Link: Es ist zu lang oder enthält Karten eines Pakets. Speichere es als Datei.',
    language: 'Sprache',
    speed: 'Bewegung',
    speeds: { off: 'Aus', slow: 'Langsam', normal: 'Normal', fast: 'Schnell' },
    hints: 'Was der starke Bot tun würde',
    hintThinking: 'Der starke Bot denkt nach …',
    hintTrouble: 'Der starke Bot konnte nicht antworten. Schließe das Fenster und versuch es noch einmal.',
    inOtherTab: {
      title: 'Du spielst dieses Spiel gerade in einem anderen Tab',
      help: 'Du kannst hier damit weitermachen. Der andere Tab hält dann an. Nichts geht verloren.',
      playHere: 'Hier weiterspielen',
    },
    handedOver: {
      title: 'Dieses Spiel geht in einem anderen Tab weiter',
      help: 'Alles, was du hier getan hast, ist gespeichert. Du kannst das Spiel jederzeit hierher zurückholen.',
      playHere: 'Wieder hier weiterspielen',
    },
    missing: 'Dieses Spiel gibt es in diesem Browser nicht.',
    unreadable: 'Dieses Spiel kann nicht gelesen werden',
    unreadableHelp: 'Es bleibt, wie es ist. Die Liste der Spiele kann es als Datei speichern.',
    toGames: 'Zur Liste',
    untilClosed: 'Dieser Browser lässt die Seite nicht speichern. Das Spiel geht beim Schließen verloren.',
    versus: (one: string, other: string) => `${one} gegen ${other}`,
  },
});
