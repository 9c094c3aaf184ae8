import { hasAnnounced } from '../goals.ts';
import type { Lesson } from '../lesson.ts';

export const HOAX: Lesson = {
  id: 'hoax',
  chapter: 'peoples',
  title: { en: 'Hoax', de: 'Hoax' },
  teaches: {
    en: 'Many supports in one turn, doubled supports, and a retreat that costs nothing',
    de: 'Viele Unterstützungen in einem Zug, verdoppelte Unterstützungen und ein Rückzug, der nichts kostet',
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
              'trigger-brainstorm',
              'demegodas-the-odd',
              'wogarathoras-the-gloomy',
              'tome-of-wisdom',
              'trebuchet-of-fear',
              'ballista-of-confusion',
            ],
            combat: ['nirwadas-the-traveler'],
          },
          {
            deck: 'vulca',
            hand: ['spark', 'torch', 'glimmer', 'cinder', 'flare', 'sear'],
            combat: ['flamebreath-the-dazzling', 'fireblast'],
            support: ['lightning-bolts'],
          },
        ],
      },
      steps: [
        {
          kind: 'read',
          say: {
            en: 'The Hoax are weak fighters with clever machines. Their supports stay for the whole fight, and their texts make much of them.',
            de: 'Die Hoax sind schwache Kämpfer mit schlauen Maschinen. Ihre Unterstützungen bleiben den ganzen Kampf liegen, und ihre Texte machen viel daraus.',
          },
          look: 'hand',
          rules: ['BOOST-3'],
        },
        {
          kind: 'aim',
          goal: { en: 'Match 13 Fire', de: 'Erreiche 13 Feuer' },
          say: {
            en: '13 Fire, and normally you add only one booster or support a turn. Two of your cards together get round that.',
            de: '13 Feuer, und normalerweise legst du nur eine Verstärkung oder Unterstützung im Zug dazu. Zwei deiner Karten helfen zusammen darüber hinweg.',
          },
          look: 'hand',
          rules: ['BOOST-1', 'BOOST-9', 'POWER-5'],
          isMet: hasAnnounced,
          missed: {
            en: '[trigger-brainstorm] allows any number of supports this turn, and [demegodas-the-odd] doubles them all. You need both, and all three machines.',
            de: 'Die Karte [trigger-brainstorm] erlaubt in diesem Zug beliebig viele Unterstützungen, und [demegodas-the-odd] verdoppelt sie alle. Du brauchst beides und alle drei Maschinen.',
          },
        },
        {
          kind: 'read',
          say: {
            en: '2, and twice the sum of 3, 2 and 1: 14 Fire. The supports stay, but only as long as [demegodas-the-odd] is active they count twice.',
            de: '2, dazu zweimal die Summe von 3, 2 und 1: 14 Feuer. Die Unterstützungen bleiben, doppelt zählen sie aber nur, solange [demegodas-the-odd] aktiv ist.',
          },
          look: 'support',
          rules: ['TEXT-5', 'CHAR-5'],
        },
      ],
    },
    {
      position: {
        element: 'fire',
        dragons: { sesha: 0 },
        seats: [
          {
            deck: 'hoax',
            hand: ['zedemikras-the-brain', 'catusan', 'ballista-of-confusion', 'helkomedes-the-rhetorician'],
            combat: ['bethenitana-the-storyteller'],
            support: ['trebuchet-of-fear', 'tome-of-wisdom'],
          },
          {
            deck: 'vulca',
            hand: ['spark', 'torch', 'glimmer', 'cinder', 'flare', 'sear'],
            combat: ['lavar-the-powerful', 'fireblast'],
            covered: ['volca', 'shimmer', 'furnace'],
          },
        ],
      },
      steps: [
        {
          kind: 'choose',
          say: {
            en: 'You could match 8 Fire once more. But the next turn will bring the Vulca their sixth card, and [bethenitana-the-storyteller] is active now: if you retreat, they cannot attract any dragons.',
            de: '8 Feuer könntest du noch einmal erreichen. Aber der nächste Zug bringt den Vulca ihre sechste Karte, und jetzt ist [bethenitana-the-storyteller] aktiv: Wenn du dich zurückziehst, können sie keinen Drachen anlocken.',
          },
          look: { card: 'bethenitana-the-storyteller' },
          rules: ['RETREAT-4', 'ENGAGE-12'],
          wants: ['retreat'],
          reasons: {
            continue: {
              en: 'Then a new character covers [bethenitana-the-storyteller], and her text is gone. Now a retreat is free.',
              de: 'Dann überdeckt ein neuer Charakter [bethenitana-the-storyteller], und ihr Text ist weg. Jetzt kostet der Rückzug nichts.',
            },
          },
        },
        {
          kind: 'read',
          say: {
            en: 'No dragon moved, your own one stayed with you, and the next turn is yours. “Cannot” beats whatever would allow more dragons.',
            de: 'Kein Drache hat sich bewegt, deiner ist bei dir geblieben, und der nächste Zug gehört dir. „Kann nicht“ schlägt alles, was mehr Drachen erlauben würde.',
          },
          look: 'dragons',
          rules: ['RULING-28', 'PRECED-4', 'RETREAT-7'],
        },
      ],
    },
  ],
  learned: {
    en: 'Hoax: build up supports, double them at the right moment, and retreat when it costs nothing.',
    de: 'Hoax: Bau Unterstützungen auf, verdopple sie im richtigen Moment und zieh dich zurück, wenn es nichts kostet.',
  },
};
