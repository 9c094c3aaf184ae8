import type { Lesson } from '../lesson.ts';

export const RETREATING: Lesson = {
  id: 'retreating',
  chapter: 'basics',
  title: { en: 'Retreating', de: 'Sich zurückziehen' },
  teaches: {
    en: 'When to leave a fight, what it costs, and what may still be done before',
    de: 'Wann man einen Kampf verlässt, was das kostet und was man vorher noch tun darf',
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
            en: 'You lead the Hoax against 10 Fire. Your best play, [zedemikras-the-brain] with [trebuchet-of-fear], comes to 6. If you cannot match, you must retreat.',
            de: 'Du führst die Hoax und stehst vor 10 Feuer. Deine beste Antwort, [zedemikras-the-brain] mit [trebuchet-of-fear], kommt auf 6. Wer nicht mithalten kann, muss sich zurückziehen.',
          },
          look: 'totals',
          rules: ['ENGAGE-9', 'POWER-3'],
        },
        {
          kind: 'choose',
          say: {
            en: 'A leadership card may be played even before a retreat. Play [muster-reinforcements]: it pays off in any case.',
            de: 'Eine Führungskarte darfst du sogar vor einem Rückzug spielen. Spiele die Karte [muster-reinforcements]: Das lohnt sich auf jeden Fall.',
          },
          look: { card: 'muster-reinforcements' },
          rules: ['LEAD-8'],
          wants: ['play:muster-reinforcements'],
          reasons: {
            done: {
              en: 'You would give five cards away. The Leadership phase is over once you leave it.',
              de: 'Du würdest fünf Karten verschenken. Die Führungsphase ist vorbei, sobald du sie verlässt.',
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
            en: 'None of them brings you to 10 Fire. The Engagement phase is the moment to leave, before any character is played: who has played one can no longer just walk away. Retreat.',
            de: 'Keine davon bringt dich auf 10 Feuer. Die Kampfphase ist der Moment zu gehen, bevor ein Charakter gespielt ist: Danach kann man nicht mehr einfach aufgeben. Zieh dich zurück.',
          },
          look: 'actions',
          rules: ['ENGAGE-9', 'ENGAGE-11'],
          wants: ['retreat'],
          reasons: {
            continue: {
              en: 'Then you would have to reach 10 Fire with what you hold now: cards drawn at the end of the turn come too late. It cannot be done.',
              de: 'Dann müsstest du 10 Feuer mit dem erreichen, was du jetzt hast: Karten, die man am Ende des Zugs zieht, kommen zu spät. Das geht nicht.',
            },
          },
        },
        {
          kind: 'watch',
          say: {
            en: 'The Vulca have three cards in their areas, fewer than six, and attract one dragon. Then all cards of both areas, on both sides, are discarded.',
            de: 'Die Vulca haben drei Karten in ihren Bereichen, weniger als sechs, und locken einen Drachen an. Danach werden alle Karten beider Bereiche auf beiden Seiten abgelegt.',
          },
          look: 'dragons',
          rules: ['RETREAT-1', 'RETREAT-2', 'RETREAT-5'],
          rival: ['dragon:lika'],
        },
        {
          kind: 'read',
          say: {
            en: 'You hold ten cards, so you draw none. The next turn is yours again: you may start a fight in the element you like, or decline.',
            de: 'Du hast zehn Karten auf der Hand, also ziehst du keine. Der nächste Zug gehört wieder dir: Du darfst einen Kampf im Element deiner Wahl beginnen oder verzichten.',
          },
          look: 'hand',
          rules: ['RETREAT-6', 'RETREAT-7'],
        },
        {
          kind: 'read',
          say: {
            en: 'You may retreat even if you could go on. Often that is wise: a fight that you will lose anyway should end before the rival has six cards on the table, and before you have spent your own.',
            de: 'Du darfst dich auch zurückziehen, wenn du weiterkämpfen könntest. Oft ist das klug: Ein Kampf, den du ohnehin verlierst, sollte enden, bevor der Gegner sechs Karten ausliegen hat und bevor deine eigenen verbraucht sind.',
          },
          rules: ['ENGAGE-12', 'RETREAT-3'],
        },
      ],
    },
  ],
  learned: {
    en: 'Retreat in the Engagement phase or not at all. It costs a dragon, or two against six cards, and the next turn is yours.',
    de: 'Zieh dich in der Kampfphase zurück oder gar nicht. Das kostet einen Drachen, gegen sechs Karten zwei, und der nächste Zug gehört dir.',
  },
};
