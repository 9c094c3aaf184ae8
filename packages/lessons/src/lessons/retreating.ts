import type { Lesson } from '../lesson.ts';

export const RETREATING: Lesson = {
  id: 'retreating',
  chapter: 'basics',
  emblem: { icon: 'retreat' },
  title: { en: 'Retreating', de: 'Sich zurückziehen' },
  teaches: {
    en: 'When to leave a fight, what it costs, and what you can do before',
    de: 'Wann du einen Kampf verlässt, was das kostet und was du vorher noch tun kannst',
  },
  seat: 0,
  scenes: [
    {
      position: {
        element: 'fire',
        seats: [
          {
            deck: 'hoax',
            hand: [
              'muster-reinforcements',
              'zedemikras-the-brain',
              'trebuchet-of-fear',
              'nirwadas-the-traveler',
              'ballista-of-confusion',
              'helkomedes-the-rhetorician',
            ],
            combat: ['ledinemras-the-monk'],
            drawDeck: [
              'penemikanas-the-paranoid',
              'homing-missiles',
              'redamikanas-the-cartographer',
              'genathones-the-blind',
              'battling-boomerang',
              'catusan',
              'brain-drain',
            ],
          },
          {
            deck: 'vulca',
            hand: ['spark', 'ignite', 'torch', 'shimmer', 'cinder', 'wall-of-fire'],
            combat: ['flamebreath-the-dazzling', 'fireblast'],
            covered: ['volca'],
          },
        ],
      },
      steps: [
        {
          kind: 'read',
          say: {
            en: 'You lead the Hoax, and the Vulca have 10 Fire. Your best play is [zedemikras-the-brain] with [trebuchet-of-fear], and that is only 6. If you cannot match, you must retreat.',
            de: 'Du führst die Hoax, und die Vulca haben 10 Feuer. Deine beste Antwort ist [zedemikras-the-brain] mit [trebuchet-of-fear], und das sind nur 6. Wenn du 10 nicht erreichst, musst du dich zurückziehen.',
          },
          look: 'totals',
          rules: ['ENGAGE-9', 'POWER-3'],
        },
        {
          kind: 'choose',
          say: {
            en: 'You can play a leadership card even if you retreat afterward. Play [muster-reinforcements]: it helps you either way.',
            de: 'Eine Führungskarte kannst du auch dann spielen, wenn du dich danach zurückziehst. Spiele die Karte [muster-reinforcements]: Sie hilft dir auf jeden Fall.',
          },
          look: { card: 'muster-reinforcements' },
          rules: ['LEAD-8'],
          wants: ['play:muster-reinforcements'],
          reasons: {
            done: {
              en: 'First play your leadership card: it gives you five cards. You cannot play it later in the turn.',
              de: 'Spiele zuerst deine Führungskarte: Sie bringt dir fünf Karten. Später im Zug geht das nicht mehr.',
            },
          },
        },
        {
          kind: 'choose',
          say: { en: 'Draw the five cards.', de: 'Zieh die fünf Karten.' },
          look: 'drawDeck',
          rules: ['TEXT-7'],
          wants: ['use:muster-reinforcements'],
        },
        {
          kind: 'choose',
          say: {
            en: 'None of these cards brings you to 10 Fire. You can only retreat now, before you play a character. Retreat.',
            de: 'Keine dieser Karten bringt dich auf 10 Feuer. Zurückziehen kannst du dich nur jetzt, bevor du einen Charakter spielst. Zieh dich zurück.',
          },
          look: 'actions',
          rules: ['ENGAGE-9', 'ENGAGE-11'],
          wants: ['retreat'],
          reasons: {
            continue: {
              en: 'Then you would need 10 Fire from the cards you have now, and they are not enough. You draw new cards only at the end of your turn.',
              de: 'Dann bräuchtest du 10 Feuer mit den Karten, die du jetzt hast, und die reichen nicht. Neue Karten ziehst du erst am Ende deines Zugs.',
            },
          },
        },
        {
          kind: 'watch',
          say: {
            en: 'The Vulca have three cards in this fight, fewer than six, so they attract one dragon. Then both players discard all cards of the fight.',
            de: 'Die Vulca haben drei Karten in diesem Kampf, weniger als sechs, also locken sie einen Drachen an. Danach werden auf beiden Seiten alle Karten des Kampfes abgelegt.',
          },
          look: 'dragons',
          rules: ['RETREAT-1', 'RETREAT-2', 'RETREAT-5'],
          rival: ['dragon:lika'],
        },
        {
          kind: 'read',
          say: {
            en: 'You have ten cards, so you draw none. The next turn is yours again: start a fight in either element, or decline.',
            de: 'Du hast zehn Karten, also ziehst du keine. Der nächste Zug gehört wieder dir: Beginne einen Kampf in einem der beiden Elemente oder verzichte.',
          },
          look: 'hand',
          rules: ['RETREAT-6', 'RETREAT-7'],
        },
        {
          kind: 'read',
          say: {
            en: 'You may retreat even if you could fight on. This is often wise if you will lose the fight anyway: leave before the rival has six cards on the table. It also saves your own cards.',
            de: 'Du darfst dich auch zurückziehen, wenn du weiterkämpfen könntest. Das ist oft klug, wenn du den Kampf sowieso verlierst: Geh, bevor der Gegner sechs Karten ausliegen hat. So sparst du auch eigene Karten.',
          },
          rules: ['ENGAGE-12', 'RETREAT-3'],
        },
      ],
    },
  ],
  learned: {
    en: 'You can retreat only before you play a character. A retreat costs you one dragon, or two if the rival has six cards. The next turn is yours.',
    de: 'Zurückziehen kannst du dich nur, bevor du einen Charakter spielst. Das kostet dich einen Drachen, oder zwei, wenn der Gegner sechs Karten hat. Der nächste Zug gehört dir.',
  },
};
