import type { Attempt, Lesson } from '../lesson.ts';

const exchanged = ({ seat, events }: Attempt): number =>
  events.filter(
    (event) =>
      event.event === 'moved' && event.seat === seat && event.from === 'hand' && event.by === 'decline',
  ).length;

export const DECLINING: Lesson = {
  id: 'declining',
  chapter: 'basics',
  title: { en: 'Declining a fight', de: 'Auf einen Kampf verzichten' },
  teaches: {
    en: 'Exchange up to three cards instead of starting a fight; drawing up to six',
    de: 'Bis zu drei Karten austauschen, statt einen Kampf zu beginnen; auf sechs nachziehen',
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
            en: 'No fight is on and it is your turn. Of these cards only [sarogakanas-the-ancient] could start one, with 1 in either element. Boosters and supports are of no use on a starting turn.',
            de: 'Es gibt keinen Kampf, und du bist am Zug. Von diesen Karten könnte nur [sarogakanas-the-ancient] einen beginnen, mit 1 in jedem Element. Verstärkungen und Unterstützungen nützen im ersten Zug eines Kampfes nichts.',
          },
          look: 'hand',
          rules: ['BOOST-4'],
        },
        {
          kind: 'read',
          say: {
            en: 'Instead you may decline: you discard one, two or three cards, draw up to six, and your turn is over. No dragon moves. If you have no character to play, you must decline.',
            de: 'Stattdessen darfst du verzichten: Du legst eine, zwei oder drei Karten ab, ziehst auf sechs nach, und dein Zug ist vorbei. Kein Drache bewegt sich. Wer keinen Charakter spielen kann, muss verzichten.',
          },
          look: 'actions',
          rules: ['ENGAGE-3', 'ENGAGE-5', 'ENGAGE-6'],
        },
        {
          kind: 'aim',
          goal: { en: 'Decline and exchange three cards', de: 'Verzichte und tausche drei Karten aus' },
          say: {
            en: 'Decline, and make the most of it: part with three cards. Keep what helps later in a fight, such as [tome-of-wisdom].',
            de: 'Verzichte und nutze das ganz aus: Trenn dich von drei Karten. Behalte, was später im Kampf hilft, zum Beispiel die Karte [tome-of-wisdom].',
          },
          look: 'hand',
          rules: ['ENGAGE-3'],
          isMet: (attempt) => exchanged(attempt) >= 3,
          missed: {
            en: 'Three new cards were possible. Decline, and discard three before you stop.',
            de: 'Drei neue Karten waren möglich. Verzichte und lege drei ab, bevor du aufhörst.',
          },
        },
        {
          kind: 'read',
          say: {
            en: 'You have drawn up to six. With six or more cards you draw nothing and keep them all; nobody ever has to discard for holding too many.',
            de: 'Du hast auf sechs nachgezogen. Wer sechs oder mehr hat, zieht nichts und behält alle; niemand muss ablegen, weil er zu viele hat.',
          },
          look: 'hand',
          rules: ['REFRESH-1', 'REFRESH-2'],
        },
        {
          kind: 'watch',
          say: {
            en: 'Now the Vulca have the same choice. They start a fight with [spark]: 4 Fire.',
            de: 'Nun haben die Vulca dieselbe Wahl. Sie beginnen einen Kampf mit [spark]: 4 Feuer.',
          },
          look: 'rival:combat',
          rules: ['ENGAGE-3', 'POWER-1'],
          rival: ['start', 'play:spark', 'announce:fire'],
        },
        {
          kind: 'read',
          say: {
            en: 'Your new hand can match that. But remember that a discarded card is gone, and that a game ends when the cards run out.',
            de: 'Mit der neuen Hand kannst du antworten. Bedenke aber: Jede abgelegte Karte ist weg, und ohne Karten endet die Partie.',
          },
          look: 'drawDeck',
          rules: ['WIN-3', 'REFRESH-4'],
        },
      ],
    },
  ],
  learned: {
    en: 'A bad hand need not fight: decline, exchange up to three cards, and let the rival begin.',
    de: 'Mit einer schlechten Hand musst du nicht kämpfen: Verzichte, tausche bis zu drei Karten aus und lass den Gegner anfangen.',
  },
};
