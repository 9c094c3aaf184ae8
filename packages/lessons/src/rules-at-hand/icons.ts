import { iconHelp, iconName } from '@bluemoon/engine/words';
import type { CardSymbol } from '@bluemoon/engine/words';
import { point } from './entry.ts';
import type { Entry, Point, Section } from './entry.ts';

function icon(symbol: CardSymbol, rules: string, ...more: readonly Point[]): Entry {
  return {
    id: `icon-${symbol.replace(':', '-')}`,
    title: { en: iconName(symbol, 'en'), de: iconName(symbol, 'de') },
    symbols: [symbol],
    points: [point(rules, iconHelp(symbol, 'en'), iconHelp(symbol, 'de')), ...more],
  };
}

/** The replace icon is left out: it appears only with deck building (VARIANT-2). */
export const ICONS: Section = {
  id: 'icons',
  title: { en: 'Icons', de: 'Symbole' },
  entries: [
    icon(
      'shield',
      'SHIELD-1',
      point(
        'SHIELD-2 SHIELD-3 SHIELD-4',
        'Its value counts as usual. It does nothing in the other element, and it lowers what the rival has to match next.',
        'Sein Wert zählt wie immer. Im anderen Element bewirkt er nichts, und er senkt, was der Gegner als Nächstes erreichen muss.',
      ),
    ),
    icon(
      'stop',
      'STOP-1',
      point(
        'STOP-2 STOP-5',
        'What you played before stays, and announcing and drawing go on as usual.',
        'Was du vorher gespielt hast, bleibt, und Ansagen und Nachziehen gehen wie immer.',
      ),
    ),
    icon(
      'retrieve',
      'RETRIEVE-1 RETRIEVE-3 RETRIEVE-4',
      point(
        'RETRIEVE-2 RETRIEVE-5',
        'The card may be kept or played again at once. The block holds even if the rival’s character is ignored.',
        'Du darfst die Karte behalten oder gleich wieder spielen. Die Sperre gilt auch, wenn der Charakter des Gegners ignoriert wird.',
      ),
    ),
    icon(
      'free',
      'FREE-1',
      point(
        'FREE-2 FREE-4 FREE-5',
        'Any number may be played, each in the phase of its type and only where its type is not forbidden. A free character may be your only one.',
        'Beliebig viele dürfen gespielt werden, jede in der Phase ihrer Art und nur, wo ihre Art nicht verboten ist. Ein freier Charakter darf dein einziger sein.',
      ),
    ),
    icon(
      'pair',
      'PAIR-1',
      point(
        'PAIR-2 PAIR-3 PAIR-4',
        'Two characters or two boosters, one after the other. A lone one is played like any other card.',
        'Zwei Charaktere oder zwei Verstärkungen, eine nach der anderen. Eine einzelne wird gespielt wie jede andere Karte.',
      ),
      point(
        'PAIR-5 FREE-7',
        'A pair of boosters is not allowed on a starting turn. If its first card counts as free, the whole pair does.',
        'Ein Paar Verstärkungen ist im ersten Zug eines Kampfes nicht erlaubt. Gilt die erste Karte als frei, gilt es das ganze Paar.',
      ),
    ),
    {
      id: 'icon-gang',
      title: { en: 'Gang (Cool, Top, Fun, No)', de: 'Bande (Cool, Top, Fun, Null)' },
      symbols: ['gang:cool', 'gang:top', 'gang:fun', 'gang:no'],
      points: [
        point(
          'GANG-1 GANG-2 GANG-6',
          'Any number of characters of one gang may be played in a turn as one card, one after the other.',
          'Beliebig viele Charaktere einer Bande dürfen in einem Zug wie eine einzige Karte gespielt werden, einer nach dem anderen.',
        ),
        point(
          'GANG-3 GANG-5 GANG-7 RULING-12',
          'If nothing but characters of one gang is active in your combat area, you may add to them at the start of the Character phase without covering them. For that you must add at least one each turn.',
          'Sind in deinem Kampfbereich nur Charaktere einer Bande aktiv, darfst du zu Beginn der Charakterphase weitere dazulegen, ohne sie zu überdecken. Dafür muss in jedem Zug mindestens einer dazukommen.',
        ),
        point(
          'GANG-4 FREE-8',
          'Keeping them is your choice. If the first one is played as free, all of that gang are.',
          'Ob du sie behältst, entscheidest du. Gilt der erste als frei, gelten alle dieser Bande so.',
        ),
      ],
    },
    icon(
      'protect',
      'PROTECT-1',
      point(
        'PROTECT-2 PROTECT-5',
        'A covered card is not protected any more, and your own texts always reach your own cards.',
        'Eine überdeckte Karte ist nicht mehr geschützt, und deine eigenen Texte erreichen deine Karten immer.',
      ),
    ),
    icon('bluff:neutral', 'BLUFF-2 BLUFF-3 BLUFF-20'),
    icon('bluff:fire', 'BLUFF-2 BLUFF-3 BLUFF-9'),
    icon('bluff:earth', 'BLUFF-2 BLUFF-3 BLUFF-9'),
  ],
};
