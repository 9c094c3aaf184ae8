import type { Attempt, Lesson } from '../lesson.ts';

const exchanged = ({ seat, events }: Attempt): number =>
  events.filter(
    (event) =>
      event.event === 'moved' && event.seat === seat && event.from === 'hand' && event.by === 'decline',
  ).length;

export const DECLINING: Lesson = {
  id: 'declining',
  chapter: 'basics',
  emblem: { card: 'sarogakanas-the-ancient' },
  title: { en: 'Declining a fight', de: 'Auf einen Kampf verzichten' },
  teaches: {
    en: 'Exchange up to three cards instead of starting a fight',
    de: 'Bis zu drei Karten austauschen, statt einen Kampf zu beginnen',
  },
  seat: 0,
  scenes: [
    {
      position: {
        turn: 0,
        seats: [
          {
            deck: 'hoax',
            hand: [
              'sarogakanas-the-ancient',
              'tome-of-wisdom',
              'trebuchet-of-fear',
              'inscrutable-armor',
              'potion-of-prodigious-passion',
              'var-dis-nar',
            ],
            drawDeck: [
              'wogarathoras-the-gloomy',
              'catusan',
              'ciklarethas-the-bitter',
              'penemikanas-the-paranoid',
              'battling-boomerang',
              'ballista-of-confusion',
              'helkomedes-the-rhetorician',
            ],
          },
          {
            deck: 'vulca',
            hand: ['spark', 'ignite', 'torch', 'shimmer', 'fireblast', 'lightning-bolts'],
          },
        ],
      },
      steps: [
        {
          kind: 'read',
          say: {
            en: 'It is your turn, and there is no fight. Only [sarogakanas-the-ancient] could start one, with just 1 in each element. You cannot play boosters or supports in the first turn of a fight.',
            de: 'Du bist am Zug, und es gibt keinen Kampf. Nur [sarogakanas-the-ancient] könnte einen beginnen, mit nur 1 in jedem Element. Verstärkungen und Unterstützungen kannst du im ersten Zug eines Kampfes nicht spielen.',
          },
          look: 'hand',
          rules: ['BOOST-4'],
        },
        {
          kind: 'read',
          say: {
            en: 'You can decline instead: discard one, two or three cards and draw back up to six. Then your turn is over, and no dragon moves. If you have no character to play, you must decline.',
            de: 'Du kannst stattdessen verzichten: Lege eine, zwei oder drei Karten ab und zieh auf sechs nach. Dann ist dein Zug vorbei, und kein Drache bewegt sich. Wenn du keinen Charakter spielen kannst, musst du verzichten.',
          },
          look: 'hand',
          rules: ['ENGAGE-3', 'ENGAGE-5', 'ENGAGE-6'],
        },
        {
          kind: 'aim',
          goal: { en: 'Decline and exchange three cards', de: 'Verzichte und tausche drei Karten aus' },
          say: {
            en: 'Decline and discard three cards. Keep what will help in a fight, such as [tome-of-wisdom].',
            de: 'Verzichte und lege drei Karten ab. Behalte, was im Kampf hilft, zum Beispiel die Karte [tome-of-wisdom].',
          },
          look: 'hand',
          rules: ['ENGAGE-3'],
          isMet: (attempt) => exchanged(attempt) >= 3,
          missed: {
            en: 'You could have had three new cards. Decline and choose three cards to discard.',
            de: 'Du hättest drei neue Karten bekommen können. Verzichte und wähle drei Karten zum Ablegen.',
          },
        },
        {
          kind: 'read',
          say: {
            en: 'You drew back up to six. With six or more cards you draw none and keep them all. There is no hand limit.',
            de: 'Du hast auf sechs nachgezogen. Mit sechs oder mehr Karten ziehst du keine und behältst alle. Es gibt kein Handlimit.',
          },
          look: 'hand',
          rules: ['REFRESH-1', 'REFRESH-2'],
        },
        {
          kind: 'watch',
          say: {
            en: 'Now it is the Vulca’s turn. They start a fight with [spark]: 4 Fire.',
            de: 'Jetzt sind die Vulca am Zug. Sie beginnen einen Kampf mit [spark]: 4 Feuer.',
          },
          look: 'rival:combat',
          rules: ['ENGAGE-3', 'POWER-1'],
          rival: ['start', 'play:spark', 'announce:fire'],
        },
        {
          kind: 'read',
          say: {
            en: 'Your new hand can match that. But a discarded card is gone, and the game ends when a player runs out of cards.',
            de: 'Deine neue Hand kann das erreichen. Aber abgelegte Karten sind weg, und die Partie endet, wenn jemandem die Karten ausgehen.',
          },
          look: 'drawDeck',
          rules: ['WIN-3', 'REFRESH-4'],
        },
      ],
    },
  ],
  learned: {
    en: 'Don’t fight with a bad hand: decline, exchange up to three cards, and let the rival start.',
    de: 'Kämpfe nicht mit einer schlechten Hand: Verzichte, tausche bis zu drei Karten aus und lass den Gegner anfangen.',
  },
};
