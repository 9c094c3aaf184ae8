import { hasWon } from '../goals.ts';
import type { Lesson } from '../lesson.ts';

export const DRAGONS_AND_CRYSTALS: Lesson = {
  id: 'dragons-and-crystals',
  chapter: 'basics',
  emblem: { dragon: 'sesha' },
  title: { en: 'Dragons and crystals', de: 'Drachen und Kristalle' },
  teaches: {
    en: 'How dragons move, how the fourth one wins, and what a win is worth',
    de: 'Wie Drachen ziehen, wie der vierte gewinnt und was ein Sieg wert ist',
  },
  seat: 0,
  scenes: [
    {
      position: {
        element: 'earth',
        turn: 1,
        phase: 'engagement',
        dragons: { lika: 1, doran: 1 },
        seats: [
          {
            deck: 'vulca',
            hand: ['spark', 'torch', 'glimmer', 'cinder', 'flare', 'sear'],
            combat: ['lavar-the-powerful', 'fireblast'],
            covered: ['ignite', 'furnace', 'blaze'],
            support: ['lightning-bolts'],
          },
          {
            deck: 'hoax',
            hand: [
              'zedemikras-the-brain',
              'athradysas-the-seeker',
              'ledinemras-the-monk',
              'trebuchet-of-fear',
            ],
            combat: ['helkomedes-the-rhetorician'],
            support: ['tome-of-wisdom'],
          },
        ],
      },
      steps: [
        {
          kind: 'watch',
          say: {
            en: 'You lead the Vulca. The Hoax have two dragons, but they retreat from this fight. You have six cards, so you attract two dragons.',
            de: 'Du führst die Vulca. Die Hoax haben zwei Drachen, ziehen sich aber aus diesem Kampf zurück. Du hast sechs Karten, also lockst du zwei Drachen an.',
          },
          look: 'dragons',
          rules: ['RETREAT-2'],
          rival: ['retreat'],
        },
        {
          kind: 'choose',
          say: {
            en: 'While the rival has dragons, each dragon you attract goes from their side to the middle. Choose the first.',
            de: 'Solange der Gegner Drachen hat, geht jeder, den du anlockst, von dort in die Mitte. Wähle den ersten.',
          },
          look: 'dragons',
          rules: ['DRAGON-2', 'DRAGON-5'],
          wants: ['dragon'],
        },
        {
          kind: 'read',
          say: {
            en: 'Both are back in the middle, and none came to you. Only one player can have dragons at a time: first the rival’s go away, then yours come.',
            de: 'Beide sind wieder in der Mitte, und keiner kam zu dir. Drachen sind nie auf beiden Seiten: Erst gehen die des Gegners, dann kommen deine.',
          },
          look: 'dragons',
          rules: ['DRAGON-3', 'DRAGON-4'],
        },
      ],
    },
    {
      position: {
        turn: 0,
        dragons: { lika: 0, doran: 0, sesha: 0 },
        seats: [
          {
            deck: 'vulca',
            hand: ['charm-holy-dragon', 'scorch-the-inflammable', 'sear', 'spark', 'torch', 'wall-of-fire'],
          },
          {
            deck: 'hoax',
            hand: [
              'catusan',
              'nirwadas-the-traveler',
              'tome-of-wisdom',
              'brain-drain',
              'zedemikras-the-brain',
            ],
          },
        ],
      },
      steps: [
        {
          kind: 'read',
          say: {
            en: 'Later in the game you have all three dragons. If you attract one more now, you win at once.',
            de: 'Später in der Partie hast du alle drei Drachen. Lockst du jetzt noch einen an, gewinnst du sofort.',
          },
          look: 'dragons',
          rules: ['WIN-1', 'WIN-9', 'DRAGON-6'],
        },
        {
          kind: 'aim',
          goal: { en: 'Win the game this turn', de: 'Gewinne die Partie in diesem Zug' },
          say: {
            en: 'You do not need a fight for this: read [charm-holy-dragon]. The printed Fire of the cards you discard is added up. Discard no more cards than you need.',
            de: 'Dafür brauchst du keinen Kampf: Lies die Karte [charm-holy-dragon]. Das aufgedruckte Feuer der Karten, die du ablegst, wird zusammengezählt. Lege nicht mehr Karten ab als nötig.',
          },
          look: { card: 'charm-holy-dragon' },
          rules: ['DISCARD-4', 'VALUE-2', 'RULING-13'],
          isMet: hasWon,
          missed: {
            en: 'You do not need a fight. Play [charm-holy-dragon] at the start of your turn and use its text. Discard cards with at least 8 Fire in total.',
            de: 'Du brauchst keinen Kampf. Spiele die Karte [charm-holy-dragon] am Anfang deines Zugs und nutze ihren Text. Lege Karten mit zusammen mindestens 8 Feuer ab.',
          },
        },
        {
          kind: 'read',
          say: {
            en: 'You have won! You get one crystal for the win and one for each dragon on your side: four. In a match, the first player with five crystals wins.',
            de: 'Du hast gewonnen! Du bekommst einen Kristall für den Sieg und einen für jeden Drachen auf deiner Seite: vier. In einem Match gewinnt, wer zuerst fünf Kristalle hat.',
          },
          look: 'dragons',
          rules: ['SCORE-1', 'SCORE-3', 'MATCH-1'],
        },
      ],
    },
  ],
  learned: {
    en: 'First the rival’s dragons go away, then yours come. With a fourth one you win at once. Each dragon on your side at the end is worth a crystal.',
    de: 'Erst gehen die Drachen des Gegners, dann kommen deine. Mit einem vierten gewinnst du sofort. Jeder Drache, der am Ende bei dir ist, bringt einen Kristall.',
  },
};
