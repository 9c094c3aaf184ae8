import { all, cardsInAreas, hasAnnounced } from '../goals.ts';
import type { Lesson } from '../lesson.ts';

export const SIX_CARDS: Lesson = {
  id: 'six-cards',
  chapter: 'basics',
  title: { en: 'Six cards, two dragons', de: 'Sechs Karten, zwei Drachen' },
  teaches: {
    en: 'The bonus for six cards, and which cards count for it',
    de: 'Der Lohn für sechs Karten, und welche Karten dafür zählen',
  },
  seat: 0,
  scenes: [
    {
      position: {
        element: 'fire',
        dragons: { lika: 1 },
        seats: [
          {
            deck: 'vulca',
            hand: [
              'lavar-the-powerful',
              'fireblast',
              'torch',
              'flickering-fires',
              'infernal-armor',
              'furnace',
            ],
            combat: ['blaze'],
            covered: ['spark', 'shimmer'],
            support: ['lightning-bolts'],
          },
          {
            deck: 'hoax',
            hand: [
              'nirwadas-the-traveler',
              'helkomedes-the-rhetorician',
              'duplicator-of-strength',
              'ballista-of-confusion',
              'homing-missiles',
              'catusan',
            ],
            combat: ['wogarathoras-the-gloomy'],
            covered: ['vetraskedas-the-sceptic'],
            support: ['tome-of-wisdom'],
          },
        ],
      },
      steps: [
        {
          kind: 'read',
          say: {
            en: 'When the rival retreats you attract one dragon, but two if at least six cards lie in your combat and support areas together. Covered cards count, too.',
            de: 'Wenn der Gegner sich zurückzieht, lockst du einen Drachen an; zwei sind es, wenn in deinem Kampf- und deinem Unterstützungsbereich zusammen mindestens sechs Karten liegen. Überdeckte Karten zählen mit.',
          },
          look: 'combat',
          rules: ['RETREAT-2', 'RETREAT-3'],
        },
        {
          kind: 'read',
          say: {
            en: 'You have four there: [blaze], two covered ones, and [lightning-bolts] as support. Leadership cards, ships and face-down bluff cards would not count.',
            de: 'Vier hast du dort: [blaze], zwei überdeckte und [lightning-bolts] als Unterstützung. Führungskarten, Schiffe und verdeckte Bluffkarten würden nicht zählen.',
          },
          look: 'support',
          rules: ['RULING-4', 'BLUFF-6'],
        },
        {
          kind: 'aim',
          goal: {
            en: 'Match 8 Fire and have six cards in your areas',
            de: 'Erreiche 8 Feuer und habe sechs Karten in deinen Bereichen',
          },
          say: {
            en: 'The Hoax have 8 Fire. Match them, and make it six cards with this turn.',
            de: 'Die Hoax haben 8 Feuer. Halte mit und komm in diesem Zug auf sechs Karten.',
          },
          look: 'hand',
          isMet: all(hasAnnounced, (attempt) => cardsInAreas(attempt) >= 6),
          missed: {
            en: 'That way the sixth card is missing. Each turn you may add a booster or a support to your character, and even a weak one counts as a card.',
            de: 'So fehlt die sechste Karte. In jedem Zug darfst du zu deinem Charakter noch eine Verstärkung oder Unterstützung legen, und auch eine schwache zählt als Karte.',
          },
        },
        {
          kind: 'watch',
          say: {
            en: 'The Hoax cannot match you and retreat. Six cards lie in your areas: you attract two dragons.',
            de: 'Die Hoax können nicht mithalten und ziehen sich zurück. In deinen Bereichen liegen sechs Karten: Du lockst zwei Drachen an.',
          },
          look: 'dragons',
          rules: ['RETREAT-2'],
          rival: ['retreat'],
        },
        {
          kind: 'choose',
          say: {
            en: 'The first movement brought the dragon of the Hoax back to the board. With the second you take one yourself.',
            de: 'Die erste Bewegung hat den Drachen der Hoax zurück in die Mitte gebracht. Mit der zweiten holst du dir selbst einen.',
          },
          look: 'dragons',
          rules: ['DRAGON-3'],
          wants: ['dragon'],
        },
      ],
    },
  ],
  learned: {
    en: 'Long fights are worth two dragons to the winner. Watch the count on both sides, and leave a lost fight before the rival has six.',
    de: 'Lange Kämpfe bringen dem, der übrig bleibt, zwei Drachen. Behalte die Zahl auf beiden Seiten im Auge und verlass einen verlorenen Kampf, bevor der Gegner sechs hat.',
  },
};
