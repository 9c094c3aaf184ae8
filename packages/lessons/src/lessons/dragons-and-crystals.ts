import { hasWon } from '../goals.ts';
import type { Lesson } from '../lesson.ts';

export const DRAGONS_AND_CRYSTALS: Lesson = {
  id: 'dragons-and-crystals',
  chapter: 'basics',
  title: { en: 'Dragons and crystals', de: 'Drachen und Kristalle' },
  teaches: {
    en: 'How dragons move, how a fourth one wins, and what a win is worth',
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
            en: 'You lead the Vulca. The Hoax have two dragons, but they retreat from this fight, and you have six cards: two dragons are yours to attract.',
            de: 'Du führst die Vulca. Die Hoax haben zwei Drachen, ziehen sich aber aus diesem Kampf zurück, und du hast sechs Karten: Zwei Drachen darfst du anlocken.',
          },
          look: 'dragons',
          rules: ['RETREAT-2'],
          rival: ['retreat'],
        },
        {
          kind: 'choose',
          say: {
            en: 'As long as the rival has dragons, each one you attract goes from him to the middle of the board. Choose the first.',
            de: 'Solange der Gegner Drachen hat, geht jeder, den du anlockst, von ihm in die Mitte. Wähle den ersten.',
          },
          look: 'dragons',
          rules: ['DRAGON-2', 'DRAGON-5'],
          wants: ['dragon'],
        },
        {
          kind: 'read',
          say: {
            en: 'Both are back in the middle, and none came to you. Dragons are never on both sides at once: first the rival’s go, then yours come.',
            de: 'Beide sind wieder in der Mitte, und keiner kam zu dir. Drachen sind nie auf beiden Seiten zugleich: Erst gehen die des Gegners, dann kommen deine.',
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
            en: 'Later in the game you have all three dragons. A player who then attracts one more wins at once, no matter how.',
            de: 'Später in der Partie hast du alle drei Drachen. Wer dann noch einen anlockt, gewinnt sofort, auf welche Weise auch immer.',
          },
          look: 'dragons',
          rules: ['WIN-1', 'WIN-9', 'DRAGON-6'],
        },
        {
          kind: 'aim',
          goal: { en: 'Win the game this turn', de: 'Gewinne die Partie in diesem Zug' },
          say: {
            en: 'You need no fight for it: read [charm-holy-dragon]. The printed Fire of what you discard is added up, and no card may be more than is needed.',
            de: 'Dafür brauchst du keinen Kampf: Lies die Karte [charm-holy-dragon]. Das aufgedruckte Feuer der abgelegten Karten wird zusammengezählt, und keine Karte darf überflüssig sein.',
          },
          look: { card: 'charm-holy-dragon' },
          rules: ['DISCARD-4', 'VALUE-2', 'RULING-13'],
          isMet: hasWon,
          missed: {
            en: 'No fight is needed. Play [charm-holy-dragon] in the Leadership phase, use its text, and discard cards with at least 8 Fire together.',
            de: 'Ein Kampf ist nicht nötig. Spiele die Karte [charm-holy-dragon] in der Führungsphase, nutze ihren Text und lege Karten mit zusammen mindestens 8 Feuer ab.',
          },
        },
        {
          kind: 'read',
          say: {
            en: 'You have won! A win is worth one crystal, and one more for each dragon on your side: four. The loser gets none, and in a match the first player with five crystals wins.',
            de: 'Du hast gewonnen! Ein Sieg ist einen Kristall wert, dazu einen für jeden Drachen auf deiner Seite: vier. Der Verlierer bekommt keinen, und in einem Match siegt, wer zuerst fünf Kristalle hat.',
          },
          look: 'dragons',
          rules: ['SCORE-1', 'SCORE-3', 'MATCH-1'],
        },
      ],
    },
  ],
  learned: {
    en: 'First the rival’s dragons leave, then yours come, and a fourth one wins at once. Each dragon on your side at the end is a crystal more.',
    de: 'Erst gehen die Drachen des Gegners, dann kommen deine, und ein vierter gewinnt sofort. Jeder Drache, der am Ende bei dir ist, bringt einen Kristall mehr.',
  },
};
