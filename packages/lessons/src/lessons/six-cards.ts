import { all, cardsInAreas, hasAnnounced } from '../goals.ts';
import type { Lesson } from '../lesson.ts';

export const SIX_CARDS: Lesson = {
  id: 'six-cards',
  chapter: 'basics',
  emblem: { dragon: 'doran' },
  title: { en: 'Six cards, two dragons', de: 'Sechs Karten, zwei Drachen' },
  teaches: {
    en: 'Two dragons for six cards, and which cards count',
    de: 'Zwei Drachen für sechs Karten, und welche Karten zählen',
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
            en: 'If the rival retreats, you attract one dragon. If you have six or more cards in your combat and support areas, you attract two. Covered cards count, too.',
            de: 'Zieht sich der Gegner zurück, lockst du einen Drachen an. Hast du sechs oder mehr Karten in Kampf- und Unterstützungsbereich, sind es zwei. Überdeckte Karten zählen mit.',
          },
          look: 'combat',
          rules: ['RETREAT-2', 'RETREAT-3'],
        },
        {
          kind: 'read',
          say: {
            en: 'You have four: [blaze], two covered cards, and the support [lightning-bolts]. Leadership cards, ships and face-down bluff cards do not count.',
            de: 'Du hast vier: [blaze], zwei überdeckte Karten und die Unterstützung [lightning-bolts]. Führungskarten, Schiffe und verdeckte Bluffkarten zählen nicht.',
          },
          look: 'support',
          rules: ['RULING-4', 'BLUFF-6'],
        },
        {
          kind: 'aim',
          goal: {
            en: 'Match 8 Fire with six cards in your areas',
            de: 'Erreiche 8 Feuer mit sechs Karten in deinen Bereichen',
          },
          say: {
            en: 'The Hoax have 8 Fire. Match it, and get to six cards this turn.',
            de: 'Die Hoax haben 8 Feuer. Erreiche sie und komm in diesem Zug auf sechs Karten.',
          },
          look: 'hand',
          isMet: all(hasAnnounced, (attempt) => cardsInAreas(attempt) >= 6),
          missed: {
            en: 'You are one card short of six. Add a booster or a support to your character. Even a weak one counts as a card.',
            de: 'Dir fehlt noch eine Karte. Spiele zum Charakter eine Verstärkung oder Unterstützung. Auch eine schwache zählt als Karte.',
          },
        },
        {
          kind: 'watch',
          say: {
            en: 'The Hoax cannot match you and retreat. You have six cards in your areas, so you attract two dragons.',
            de: 'Die Hoax können nicht mithalten und ziehen sich zurück. Du hast sechs Karten in deinen Bereichen, also lockst du zwei Drachen an.',
          },
          look: 'dragons',
          rules: ['RETREAT-2'],
          rival: ['retreat'],
        },
        {
          kind: 'choose',
          say: {
            en: 'The first dragon went from the Hoax back to the middle. The second comes to you: choose one.',
            de: 'Der erste Drache ging von den Hoax zurück in die Mitte. Der zweite kommt zu dir: Wähle einen.',
          },
          look: 'dragons',
          rules: ['DRAGON-3'],
          wants: ['dragon'],
        },
      ],
    },
  ],
  learned: {
    en: 'Long fights can earn the winner two dragons. Watch the card count on both sides. If you are losing, leave before the rival has six.',
    de: 'Lange Kämpfe können zwei Drachen bringen. Achte auf beiden Seiten auf die Zahl der Karten. Wenn du verlierst, geh, bevor der Gegner sechs hat.',
  },
};
