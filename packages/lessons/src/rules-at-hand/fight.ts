import { point } from './entry.ts';
import type { Section } from './entry.ts';

export const FIGHT: Section = {
  id: 'fight',
  title: { en: 'A fight', de: 'Ein Kampf' },
  entries: [
    {
      id: 'course',
      title: { en: 'How it goes', de: 'Wie er verläuft' },
      points: [
        point(
          'ENGAGE-2 POWER-1 TURN-4',
          'One player starts, plays a character and announces. From then on both take turns.',
          'Ein Spieler beginnt, spielt einen Charakter und sagt an. Von da an wechselt ihr euch ab.',
        ),
        point(
          'POWER-3 ENGAGE-9',
          'Each turn the current player matches the rival’s total, or retreats. As much as the rival has is enough.',
          'In jedem Zug erreicht der Spieler am Zug die Gesamtstärke des Gegners, oder er zieht sich zurück. Gleich viel genügt.',
        ),
        point(
          'TURN-5',
          'In the rival’s turn you can do little: call their bluff after they have announced, and do what their texts demand of you.',
          'Im Zug des Gegners kannst du wenig tun: nach seiner Ansage einen Bluff anzweifeln und erfüllen, was seine Texte von dir fordern.',
        ),
      ],
    },
    {
      id: 'active',
      title: { en: 'Active and covered', de: 'Aktiv und überdeckt' },
      points: [
        point(
          'BEGIN-5 CHAR-5',
          'A card is active while it lies face up in a combat or support area and is not covered. Only active cards count, and only their texts work.',
          'Eine Karte ist aktiv, solange sie offen in einem Kampf- oder Unterstützungsbereich liegt und nicht überdeckt ist. Nur aktive Karten zählen, und nur ihre Texte wirken.',
        ),
        point(
          'CHAR-3 OPEN-QUESTION-2',
          'Covered cards stay in the combat area until the end of the fight, but do not become active again.',
          'Überdeckte Karten bleiben bis zum Ende des Kampfes im Kampfbereich, werden aber nicht wieder aktiv.',
        ),
        point(
          'SHIP-2 RETREAT-10',
          'Ships in the influence area are active, too, and survive the end of a fight.',
          'Auch Schiffe im Einflussbereich sind aktiv, und sie überdauern das Ende eines Kampfes.',
        ),
      ],
    },
    {
      id: 'retreat',
      title: { en: 'Retreat', de: 'Rückzug' },
      points: [
        point(
          'RETREAT-1 RETREAT-2 RETREAT-3',
          'First the other player attracts a dragon, or two if at least six cards lie in their combat and support areas together, covered ones included.',
          'Zuerst lockt der andere einen Drachen an, oder zwei, wenn in seinem Kampf- und Unterstützungsbereich zusammen mindestens sechs Karten liegen, überdeckte mitgezählt.',
        ),
        point(
          'BLUFF-6 RULING-4',
          'Bluff cards, leadership cards, ships and what they carry do not count for the six.',
          'Bluffkarten, Führungskarten, Schiffe und ihre Ladung zählen nicht für die sechs.',
        ),
        point(
          'RETREAT-4 RULING-28',
          'Texts can change the number of dragons. What adds and takes away comes first, then limits such as “at most one” or “none”.',
          'Texte können die Zahl der Drachen ändern. Zuerst kommt, was hinzufügt und abzieht, dann Grenzen wie „höchstens einer“ oder „keiner“.',
        ),
        point(
          'RETREAT-5 RETREAT-6',
          'Then both discard everything in their combat and support areas, and both draw up to six.',
          'Dann legen beide alles aus ihren Kampf- und Unterstützungsbereichen ab, und beide ziehen auf sechs nach.',
        ),
        point(
          'RETREAT-7 RETREAT-8',
          'The turn ends at once, and the player who retreated has the next one.',
          'Der Zug endet sofort, und wer sich zurückgezogen hat, hat den nächsten.',
        ),
        point(
          'RETREAT-9',
          'A text or a called bluff can force a retreat at other times; the steps are the same.',
          'Ein Text oder ein angezweifelter Bluff kann auch sonst zum Rückzug zwingen; die Schritte sind dieselben.',
        ),
      ],
    },
    {
      id: 'dragons',
      title: { en: 'Attracting dragons', de: 'Drachen anlocken' },
      points: [
        point(
          'DRAGON-2 DRAGON-3',
          'While the rival has dragons, each one you attract goes from them to the middle.',
          'Solange der Gegner Drachen hat, geht jeder, den du anlockst, von ihm in die Mitte.',
        ),
        point(
          'DRAGON-1 DRAGON-4',
          'Dragons come to you only when the rival has none left. Dragons are never on both sides.',
          'Erst wenn er keinen mehr hat, kommen sie zu dir. Drachen sind nie auf beiden Seiten.',
        ),
        point(
          'DRAGON-5',
          'You choose which dragon moves. They are all alike.',
          'Welcher Drache zieht, bestimmst du. Sie sind alle gleich.',
        ),
      ],
    },
  ],
};
