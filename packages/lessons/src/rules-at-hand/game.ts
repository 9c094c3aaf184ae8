import { point } from './entry.ts';
import type { Section } from './entry.ts';

export const GAME: Section = {
  id: 'game',
  title: { en: 'The game in short', de: 'Das Spiel in Kürze' },
  entries: [
    {
      id: 'aim',
      title: { en: 'What it is about', de: 'Worum es geht' },
      points: [
        point(
          'TURN-1 RETREAT-2',
          'Two peoples meet in fights. A fight ends when somebody retreats, and the other player attracts dragons.',
          'Zwei Völker treffen in Kämpfen aufeinander. Ein Kampf endet, wenn sich jemand zurückzieht, und der andere lockt Drachen an.',
        ),
        point(
          'WIN-1 WIN-2 WIN-5',
          'A player with all three dragons who attracts one more wins at once. Otherwise the game ends when a player has run out of cards, and the player with dragons wins.',
          'Wer alle drei Drachen hat und noch einen anlockt, gewinnt sofort. Sonst endet die Partie, wenn einem Spieler die Karten ausgegangen sind; dann gewinnt, wer Drachen hat.',
        ),
      ],
    },
    {
      id: 'setup',
      title: { en: 'Setting up', de: 'Aufbau' },
      points: [
        point(
          'SETUP-1 SETUP-2 SETUP-3 SETUP-6',
          'All dragons begin in the middle of the board. Each player has a leader and thirty cards, and draws a hand of six.',
          'Alle Drachen beginnen in der Mitte. Jeder hat einen Anführer und dreißig Karten und zieht sechs davon auf die Hand.',
        ),
        point(
          'SETUP-5 SETUP-7',
          'Who takes the first turn is left to chance. For a first game Vulca against Hoax is best.',
          'Wer den ersten Zug hat, entscheidet der Zufall. Für die erste Partie eignen sich Vulca gegen Hoax am besten.',
        ),
      ],
    },
    {
      id: 'open',
      title: { en: 'What everybody may know', de: 'Was alle wissen dürfen' },
      points: [
        point(
          'OPEN-1 BLUFF-16',
          'Both combat and support areas may be looked through at any time, covered cards included; only the rival’s face-down bluff cards may not.',
          'Beide Kampf- und Unterstützungsbereiche darf man jederzeit durchsehen, auch die überdeckten Karten; nur die verdeckten Bluffkarten des Gegners nicht.',
        ),
        point(
          'OPEN-2 OPEN-3',
          'How many cards are in each hand and draw deck is public. Of a discard pile, or of the cards on a leader, only the top one may be looked at.',
          'Wie viele Karten jeder auf der Hand und im Nachziehstapel hat, ist öffentlich. Von einem Ablagestapel und von den Karten beim Anführer darf man nur die oberste ansehen.',
        ),
      ],
    },
  ],
};
