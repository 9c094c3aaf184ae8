import { point } from './entry.ts';
import type { Section } from './entry.ts';

export const END: Section = {
  id: 'end',
  title: { en: 'The end of a game', de: 'Das Ende einer Partie' },
  entries: [
    {
      id: 'how-it-ends',
      title: { en: 'How a game ends', de: 'Wie eine Partie endet' },
      points: [
        point(
          'WIN-1 WIN-9 DRAGON-6',
          'At once, when a player who has all three dragons attracts another one, in whatever way.',
          'Sofort, wenn ein Spieler mit allen drei Drachen noch einen anlockt, auf welche Weise auch immer.',
        ),
        point(
          'WIN-2 WIN-4 WIN-8',
          'After the fight in which a player has used up both hand and draw deck. The fight itself is fought to its end, the retreat included.',
          'Nach dem Kampf, in dem ein Spieler Hand und Nachziehstapel aufgebraucht hat. Der Kampf selbst geht noch zu Ende, samt Rückzug.',
        ),
        point(
          'WIN-3 ENGAGE-4',
          'When somebody declines and has no card left in hand and draw deck.',
          'Wenn jemand verzichtet und danach weder Handkarten noch Nachziehstapel hat.',
        ),
      ],
    },
    {
      id: 'who-wins',
      title: { en: 'Who wins', de: 'Wer gewinnt' },
      points: [
        point(
          'WIN-5 DRAGON-4',
          'The player with dragons on their side wins; they are never on both sides.',
          'Es gewinnt, wer Drachen auf seiner Seite hat; beide zugleich können keine haben.',
        ),
        point(
          'WIN-6 RULING-6',
          'If nobody has a dragon, the player who ran out of cards first has lost.',
          'Hat niemand einen Drachen, hat verloren, wem zuerst die Karten ausgingen.',
        ),
      ],
    },
    {
      id: 'crystals',
      title: { en: 'Crystals', de: 'Kristalle' },
      points: [
        point(
          'SCORE-1 SCORE-3 RULING-5',
          'A win is worth one crystal and one more for each dragon of the winner: four with a fourth dragon. The loser gets none.',
          'Ein Sieg ist einen Kristall wert und einen weiteren für jeden Drachen des Siegers: vier mit dem vierten Drachen. Der Verlierer bekommt keinen.',
        ),
        point('SCORE-2 RULING-7', 'Without dragons it is one crystal.', 'Ohne Drachen ist es ein Kristall.'),
        point(
          'MATCH-1 MATCH-2',
          'A match goes to five crystals. The loser of a game starts the next one.',
          'Ein Match geht bis fünf Kristalle. Wer eine Partie verliert, beginnt die nächste.',
        ),
      ],
    },
  ],
};
