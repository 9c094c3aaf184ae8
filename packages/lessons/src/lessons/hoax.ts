import { hasAnnounced } from '../goals.ts';
import type { Lesson } from '../lesson.ts';

export const HOAX: Lesson = {
  id: 'hoax',
  chapter: 'peoples',
  emblem: { card: 'demegodas-the-odd' },
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
            en: 'The Hoax are weak fighters with clever machines. Their supports stay for the whole fight, and their texts make supports stronger.',
            de: 'Die Hoax sind schwache Kämpfer mit schlauen Maschinen. Ihre Unterstützungen bleiben den ganzen Kampf liegen, und ihre Texte machen sie stärker.',
          },
          look: 'hand',
          rules: ['BOOST-3'],
        },
        {
          kind: 'aim',
          goal: { en: 'Match 13 Fire', de: 'Erreiche 13 Feuer' },
          say: {
            en: 'You need 13 Fire. Usually you play only one booster or support a turn. Two of your cards together help you do more.',
            de: 'Du brauchst 13 Feuer. Normalerweise spielst du nur eine Verstärkung oder Unterstützung im Zug. Mit zwei deiner Karten zusammen geht mehr.',
          },
          look: 'hand',
          rules: ['BOOST-1', 'BOOST-9', 'POWER-5'],
          isMet: hasAnnounced,
          missed: {
            en: '[trigger-brainstorm] lets you play any number of supports this turn, and [demegodas-the-odd] doubles them. You need both cards and all three machines.',
            de: 'Mit der Karte [trigger-brainstorm] kannst du in diesem Zug beliebig viele Unterstützungen spielen, und [demegodas-the-odd] verdoppelt sie. Du brauchst beide Karten und alle drei Maschinen.',
          },
        },
        {
          kind: 'read',
          say: {
            en: '3, 2 and 1 make 6. Twice 6 and 2 more are 14 Fire. The supports stay, but they count twice only while [demegodas-the-odd] is active.',
            de: '3, 2 und 1 sind 6. Zweimal 6 und noch 2 sind 14 Feuer. Die Unterstützungen bleiben, doppelt zählen sie aber nur, solange [demegodas-the-odd] aktiv ist.',
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
            en: 'You could match 8 Fire once more, but next turn the Vulca will have six cards. Now [bethenitana-the-storyteller] is active: if you retreat, the Vulca cannot attract dragons. Retreat.',
            de: '8 Feuer könntest du noch einmal erreichen, aber im nächsten Zug haben die Vulca sechs Karten. Jetzt ist [bethenitana-the-storyteller] aktiv: Wenn du dich zurückziehst, können die Vulca keine Drachen anlocken. Zieh dich zurück.',
          },
          look: { card: 'bethenitana-the-storyteller' },
          rules: ['RETREAT-4', 'ENGAGE-12'],
          wants: ['retreat'],
          reasons: {
            continue: {
              en: 'Then a new character covers [bethenitana-the-storyteller], and the text is gone. A retreat costs nothing now.',
              de: 'Dann überdeckt ein neuer Charakter [bethenitana-the-storyteller], und der Text ist weg. Jetzt kostet der Rückzug nichts.',
            },
          },
        },
        {
          kind: 'read',
          say: {
            en: 'No dragon moved, and the next turn is yours. If one text says “cannot” and another one allows it, “cannot” wins.',
            de: 'Kein Drache hat sich bewegt, und der nächste Zug gehört dir. Sagt ein Text „kann nicht“ und ein anderer erlaubt es, gilt „kann nicht“.',
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
