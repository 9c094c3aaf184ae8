import { point } from './entry.ts';
import type { Section } from './entry.ts';

export const TOTALS: Section = {
  id: 'totals',
  title: { en: 'Values and totals', de: 'Werte und Gesamtstärke' },
  entries: [
    {
      id: 'what-counts',
      title: { en: 'What counts', de: 'Was zählt' },
      points: [
        point(
          'POWER-6',
          'Your total is the sum of all your active cards in the element, changed by texts of both sides.',
          'Deine Gesamtstärke ist die Summe all deiner aktiven Karten im Element, geändert durch Texte beider Seiten.',
        ),
        point(
          'POWER-4',
          'You must match the rival’s total as it is when you announce, not what they announced.',
          'Erreichen musst du die Gesamtstärke des Gegners, wie sie bei deiner Ansage ist, nicht was er angesagt hat.',
        ),
        point(
          'POWER-7 POWER-8',
          'A total is never below 0. Announcing 0 is fine if the rival has 0, or if you have a shield.',
          'Eine Gesamtstärke ist nie kleiner als 0. Du darfst 0 ansagen, wenn der Gegner 0 hat oder du einen Schild hast.',
        ),
      ],
    },
    {
      id: 'order',
      title: { en: 'In which order values change', de: 'In welcher Reihenfolge sich Werte ändern' },
      points: [
        point(
          'POWER-5 RULING-10',
          'First what changes printed values, then what changes the value of single cards, last what changes the total.',
          'Zuerst was aufgedruckte Werte ändert, dann was den Wert einzelner Karten ändert, zuletzt was die Gesamtstärke ändert.',
        ),
        point(
          'POWER-9 RULING-10',
          'Within each of the three, increases come first and in the best order for their owner, then decreases.',
          'Innerhalb jeder dieser drei Stufen kommen zuerst Erhöhungen, in der für ihren Besitzer besten Reihenfolge, dann Verringerungen.',
        ),
        point(
          'RULING-9 RULING-27',
          '“Rises to” never lowers what is higher already. A raise in one element does nothing in a fight over the other.',
          '„Steigt auf“ senkt nie, was schon höher ist. Eine Erhöhung in einem Element bewirkt nichts in einem Kampf um das andere.',
        ),
      ],
    },
    {
      id: 'ignored',
      title: { en: 'Ignored cards', de: 'Ignorierte Karten' },
      points: [
        point(
          'IGNORE-1 IGNORE-5',
          'An ignored card adds nothing, and its icons and text have no effect. It may still be played, stays where it is and counts as a card.',
          'Eine ignorierte Karte bringt nichts, und ihre Symbole und ihr Text bewirken nichts. Gespielt werden darf sie trotzdem; sie bleibt liegen und zählt als Karte.',
        ),
        point(
          'IGNORE-4',
          'If only text or only icons are ignored, the rest of the card works.',
          'Werden nur Text oder nur Symbole ignoriert, wirkt der Rest der Karte.',
        ),
        point(
          'PROTECT-1 PROTECT-4',
          'Protected cards cannot be ignored by the rival.',
          'Geschützte Karten kann der Gegner nicht ignorieren.',
        ),
      ],
    },
    {
      id: 'paying',
      title: { en: 'Discarding for a value', de: 'Für einen Wert ablegen' },
      points: [
        point(
          'VALUE-2 RULING-23',
          'When cards are discarded for a value, the printed values are added up, whatever effects there are. Ignored cards count, too.',
          'Wird für einen Wert abgelegt, zählen die aufgedruckten Werte zusammen, gleich welche Wirkungen es gibt. Auch ignorierte Karten zählen.',
        ),
        point(
          'DISCARD-4 RULING-13',
          'No card may be added that is not needed: without any one of them it must be too little.',
          'Keine Karte darf überflüssig sein: Ohne jede einzelne davon muss es zu wenig sein.',
        ),
        point(
          'DISCARD-5',
          'Several demands are met one by one, and no card serves two of them.',
          'Mehrere Forderungen werden einzeln erfüllt, und keine Karte dient zweien.',
        ),
      ],
    },
    {
      id: 'targets',
      title: { en: 'Targets', de: 'Ziele' },
      points: [
        point(
          'TARGET-1 PROJECT-1',
          'A text that acts on one active card has a target. If several fit, its owner names one.',
          'Ein Text, der auf eine bestimmte aktive Karte wirkt, hat ein Ziel. Passen mehrere, nennt der Besitzer eine.',
        ),
        point(
          'TARGET-2 TARGET-3 TARGET-4',
          'A new target may be named if the old one is discarded or affected by the rival’s text, or if a new card that fits is played; in that case only this new card.',
          'Ein neues Ziel darf genannt werden, wenn das alte abgelegt wird oder ein Text des Gegners es betrifft, oder wenn eine neue passende Karte gespielt wird; dann nur diese neue.',
        ),
      ],
    },
  ],
};
