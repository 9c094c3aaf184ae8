import type { ReportReason } from '@bluemoon/wire';
import type { ConductTrouble } from '../../online/conduct.ts';
import { catalogue } from '../../words/language.svelte.ts';
import type { Language } from '../../words/language.svelte.ts';

export const CONDUCT = catalogue({
  en: {
    open: 'Block or report',
    openFor: (name: string) => `Block or report ${name}`,
    block: (name: string) => `Block ${name}`,
    blockHelp:
      'You won’t be paired any more, can’t sit at each other’s tables, and don’t read each other’s words. A game that is being played goes on.',
    unblock: (name: string) => `Unblock ${name}`,
    isBlocked: (name: string) => `${name} is blocked.`,
    isFree: (name: string) => `${name} is not blocked any more.`,
    report: 'Report to the operator',
    reason: 'What is wrong?',
    reasons: {
      name: 'An offensive name',
      stalling: 'Lets time run out on purpose',
      cheating: 'Cheats',
      annoying: 'Annoys me',
    } satisfies Record<ReportReason, string>,
    send: 'Send the report',
    sent: 'Thank you. The operator will see it.',
    blocked: 'Blocked players',
    troubles: {
      malformed: 'The server did not understand this page. Reload it.',
      unknown: 'The server does not know this browser. Reload the page.',
      foreign: 'The server does not trust this page. Open it by its own address.',
      notReady: 'Online play is not ready. Try again in a moment.',
      tooFast: 'That was too much for today. Try again tomorrow.',
      noPush: 'That is turned off here.',
      nobody: 'They are not here any more.',
      yourself: 'That is you.',
      aBot: 'Bots cannot be blocked or reported.',
      tooLong: 'That is too long.',
      unreachable: 'The server can’t be reached. Check your connection and try again.',
      noServer: 'This page comes from a host that plays no online games.',
    } satisfies Record<ConductTrouble['why'], string>,
  },
  de: {
    open: 'Blockieren oder melden',
    openFor: (name: string) => `${name} blockieren oder melden`,
    block: (name: string) => `${name} blockieren`,
    blockHelp:
      'Ihr werdet nicht mehr zusammengebracht, könnt nicht am Tisch des anderen sitzen und lest keine Worte voneinander. Ein laufendes Spiel geht weiter.',
    unblock: (name: string) => `${name} nicht mehr blockieren`,
    isBlocked: (name: string) => `${name} ist blockiert.`,
    isFree: (name: string) => `${name} ist nicht mehr blockiert.`,
    report: 'Dem Betreiber melden',
    reason: 'Was stimmt nicht?',
    reasons: {
      name: 'Ein anstößiger Name',
      stalling: 'Lässt absichtlich Zeit verstreichen',
      cheating: 'Betrügt',
      annoying: 'Belästigt mich',
    },
    send: 'Meldung senden',
    sent: 'Danke. Der Betreiber sieht die Meldung.',
    blocked: 'Blockierte Spieler',
    troubles: {
      malformed: 'Der Server hat diese Seite nicht verstanden. Lade sie neu.',
      unknown: 'Der Server kennt diesen Browser nicht. Lade die Seite neu.',
      foreign: 'Der Server traut dieser Seite nicht. Öffne sie unter ihrer eigenen Adresse.',
      notReady: 'Online-Spiel ist noch nicht bereit. Versuch es gleich noch einmal.',
      tooFast: 'Das war zu viel für heute. Versuch es morgen noch einmal.',
      noPush: 'Das ist hier abgeschaltet.',
      nobody: 'Dieser Spieler ist nicht mehr da.',
      yourself: 'Das bist du selbst.',
      aBot: 'Bots kann man nicht blockieren oder melden.',
      tooLong: 'Das ist zu lang.',
      unreachable: 'Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuch es noch einmal.',
      noServer: 'Diese Seite kommt von einem Host ohne Online-Spiele.',
    },
  },
});

export const conductTrouble = ({ why }: ConductTrouble, language: Language): string =>
  CONDUCT[language].troubles[why];
