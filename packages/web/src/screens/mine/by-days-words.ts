import type { ByDaysTrouble, Pushes } from '../../online/by-days.ts';
import { catalogue } from '../../words/language.svelte.ts';

const PUSHES_EN: Readonly<Record<Pushes, string>> = {
  unable:
    'This browser can’t notify you. On an iPhone or iPad, add the page to your home screen first and open it there.',
  blocked: 'You have blocked notifications for this page. You can allow them in your browser’s settings.',
  off: 'This device can tell you when it’s your turn in a game by days, even if the page is closed.',
  on: 'This device tells you when it’s your turn in a game by days.',
};
const PUSHES_DE: Readonly<Record<Pushes, string>> = {
  unable:
    'Dieser Browser kann dich nicht benachrichtigen. Auf einem iPhone oder iPad lege die Seite zuerst auf deinen Home-Bildschirm und öffne sie dort.',
  blocked:
    'Du hast Benachrichtigungen dieser Seite blockiert. In den Einstellungen deines Browsers kannst du sie erlauben.',
  off: 'Dieses Gerät kann dir sagen, wenn du in einem Spiel nach Tagen dran bist, auch wenn die Seite zu ist.',
  on: 'Dieses Gerät sagt dir, wenn du in einem Spiel nach Tagen dran bist.',
};

const troublesEn = (trouble: ByDaysTrouble): string => {
  switch (trouble.why) {
    case 'tooLong':
      return `You have only ${trouble.left} vacation days left this year. Choose fewer.`;
    case 'blocked':
      return 'Your browser did not allow notifications.';
    case 'noPushService':
      return 'Your browser could not reach its notification service. Try again later.';
    case 'noPush':
      return 'This server sends no notifications.';
    case 'tooFast':
      return 'Too many requests. Wait a moment and try again.';
    case 'noServer':
      return 'This page can’t play online, so there are no games by days here.';
    default:
      return 'The server can’t be reached. Check your connection and try again.';
  }
};

const troublesDe = (trouble: ByDaysTrouble): string => {
  switch (trouble.why) {
    case 'tooLong':
      return `Du hast in diesem Jahr nur noch ${trouble.left} Urlaubstage. Wähle weniger.`;
    case 'blocked':
      return 'Dein Browser hat Benachrichtigungen nicht erlaubt.';
    case 'noPushService':
      return 'Dein Browser konnte seinen Benachrichtigungsdienst nicht erreichen. Versuche es später noch einmal.';
    case 'noPush':
      return 'Dieser Server verschickt keine Benachrichtigungen.';
    case 'tooFast':
      return 'Zu viele Anfragen. Warte einen Moment und versuche es noch einmal.';
    case 'noServer':
      return 'Diese Seite kann nicht online spielen, also gibt es hier keine Spiele nach Tagen.';
    default:
      return 'Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.';
  }
};

export const BY_DAYS = catalogue({
  en: {
    title: 'Games by days',
    looking: 'One moment …',
    notifications: 'Notifications',
    pushes: PUSHES_EN,
    allow: 'Notify me on this device',
    stop: 'Stop notifications',
    vacation: 'Vacation',
    vacationHelp: (left: number, all: number) =>
      left === 0
        ? `You have used all ${all} vacation days of this year.`
        : `Your clocks stand in all games by days. You have ${left} of ${all} days left this year.`,
    days: 'Days',
    begin: 'Start vacation',
    onVacation: 'You’re on vacation',
    standUntil: (date: string) => `Your clocks stand until ${date}. Days you don’t use are kept.`,
    comeBack: 'End vacation',
    troubles: troublesEn,
  },
  de: {
    title: 'Spiele nach Tagen',
    looking: 'Einen Moment …',
    notifications: 'Benachrichtigungen',
    pushes: PUSHES_DE,
    allow: 'Auf diesem Gerät benachrichtigen',
    stop: 'Nicht mehr benachrichtigen',
    vacation: 'Urlaub',
    vacationHelp: (left: number, all: number) =>
      left === 0
        ? `Du hast alle ${all} Urlaubstage dieses Jahres verbraucht.`
        : `Deine Uhren stehen in allen Spielen nach Tagen. Du hast in diesem Jahr noch ${left} von ${all} Tagen.`,
    days: 'Tage',
    begin: 'Urlaub beginnen',
    onVacation: 'Du bist im Urlaub',
    standUntil: (date: string) => `Deine Uhren stehen bis ${date}. Tage, die du nicht brauchst, bleiben dir.`,
    comeBack: 'Urlaub beenden',
    troubles: troublesDe,
  },
});
