import { announces, hasAnnounced } from '../goals.ts';
import type { Lesson } from '../lesson.ts';

export const FLIT: Lesson = {
  id: 'flit',
  chapter: 'peoples',
  emblem: { card: 'wing-commander-razorfeather' },
  title: { en: 'Flit', de: 'Flit' },
  teaches: {
    en: 'Characters that come back, boosters in pairs, and what blocks retrieving',
    de: 'Charaktere, die zurückkehren, Verstärkungen als Paar, und was die Rückkehr verhindert',
  },
  seat: 0,
  scenes: [
    {
      position: {
        element: 'fire',
        seats: [
          {
            deck: 'flit',
            hand: [
              'peckswift',
              'steepstoop',
              'launch-rain-of-fire',
              'launch-dazzling-flares',
              'launch-rockdrop',
            ],
            combat: ['wing-commander-razorfeather'],
          },
          {
            deck: 'vulca',
            hand: ['spark', 'torch', 'glimmer', 'cinder', 'flare', 'sear'],
            combat: ['flamebreath-the-dazzling'],
            support: ['lightning-bolts'],
          },
        ],
      },
      steps: [
        {
          kind: 'read',
          say: {
            en: 'The Flit are birds that fly away in time: nearly all their characters have the retrieve icon. Their boosters have the pair icon, and their names begin with the same word.',
            de: 'Die Flit sind Vögel, die rechtzeitig davonfliegen: Fast alle ihre Charaktere haben das Rückkehr-Symbol. Ihre Verstärkungen haben das Paar-Symbol, und ihre Namen beginnen mit demselben Wort.',
          },
          look: 'hand',
          rules: ['RETRIEVE-1', 'PAIR-1'],
        },
        {
          kind: 'aim',
          goal: { en: 'Match 10 Fire', de: 'Erreiche 10 Feuer' },
          say: {
            en: 'You need 10 Fire, and your best character is already on the table. Use cards that come back and cards that make a pair.',
            de: 'Du brauchst 10 Feuer, und dein bester Charakter liegt schon aus. Nutze Karten, die zurückkehren, und Karten, die ein Paar sind.',
          },
          look: { card: 'wing-commander-razorfeather' },
          rules: ['RETRIEVE-2', 'PAIR-2'],
          isMet: hasAnnounced,
          missed: {
            en: 'Take back [wing-commander-razorfeather] at the start of your turn and play this card again. Then play two launches as a pair: 4, 3 and 3.',
            de: 'Nimm [wing-commander-razorfeather] am Anfang deines Zugs zurück und spiele die Karte noch einmal. Dann spiele zwei Abwürfe als Paar: 4, 3 und 3.',
          },
        },
        {
          kind: 'read',
          say: {
            en: 'You played the same character twice in one fight. But a card you take back is no longer in your areas, so it takes longer to get to six.',
            de: 'Du hast denselben Charakter zweimal in einem Kampf gespielt. Eine zurückgenommene Karte liegt aber nicht mehr in deinen Bereichen, also dauert es länger bis zu sechs Karten.',
          },
          look: 'combat',
          rules: ['RETRIEVE-2', 'RETREAT-3'],
        },
      ],
    },
    {
      position: {
        element: 'earth',
        seats: [
          {
            deck: 'flit',
            hand: ['steepstoop', 'peckswift', 'launch-boiling-oil', 'tittertweet'],
            combat: ['flight-leader-squawk', 'launch-itching-bugs'],
          },
          {
            deck: 'hoax',
            hand: ['catusan', 'zedemikras-the-brain', 'trebuchet-of-fear'],
            combat: ['ciklarethas-the-bitter'],
            support: ['ballista-of-confusion'],
          },
        ],
      },
      steps: [
        {
          kind: 'choose',
          say: {
            en: 'The Hoax have [ciklarethas-the-bitter], a character with the retrieve icon. While it is active, you cannot take back characters. You can still take back boosters: take [launch-itching-bugs].',
            de: 'Die Hoax haben [ciklarethas-the-bitter], einen Charakter mit Rückkehr-Symbol. Solange er aktiv ist, kannst du keine Charaktere zurücknehmen. Verstärkungen gehen trotzdem: Nimm die Karte [launch-itching-bugs].',
          },
          look: { card: 'ciklarethas-the-bitter' },
          rules: ['RETRIEVE-3', 'RETRIEVE-4'],
          wants: ['retrieve:launch-itching-bugs'],
          reasons: {
            done: {
              en: 'Then the next character would cover your booster. Take it back first.',
              de: 'Dann würde der nächste Charakter deine Verstärkung überdecken. Nimm sie zuerst zurück.',
            },
          },
        },
        {
          kind: 'read',
          say: {
            en: 'This works even if [ciklarethas-the-bitter] is ignored: only the printed icon matters. It works both ways, so such characters block each other.',
            de: 'Das gilt auch, wenn [ciklarethas-the-bitter] ignoriert wird: Es zählt nur das aufgedruckte Symbol. Und es gilt für beide Seiten, also blockieren solche Charaktere einander.',
          },
          look: 'combat',
          rules: ['RETRIEVE-5', 'RULING-21'],
        },
      ],
    },
    {
      position: {
        element: 'fire',
        seats: [
          {
            deck: 'flit',
            hand: [
              'commence-mega-launch',
              'carl-kamikaze-crow',
              'launch-rain-of-fire',
              'launch-burning-earth',
              'launch-flaming-dust',
              'launch-fire-flash',
            ],
            combat: ['peckswift'],
          },
          {
            deck: 'hoax',
            hand: ['catusan', 'zedemikras-the-brain', 'trebuchet-of-fear', 'nirwadas-the-traveler'],
            combat: ['wogarathoras-the-gloomy'],
            support: ['tome-of-wisdom'],
          },
        ],
      },
      steps: [
        {
          kind: 'aim',
          goal: { en: 'Announce at least 20 Fire', de: 'Sage mindestens 20 Feuer an' },
          say: {
            en: 'Now the great moment of the Flit: throw everything at once. Announce at least 20 Fire.',
            de: 'Jetzt der große Moment der Flit: Wirf alles auf einmal ab. Sage mindestens 20 Feuer an.',
          },
          look: 'hand',
          rules: ['BOOST-7', 'POWER-5'],
          isMet: announces(20, 'fire'),
          missed: {
            en: '[commence-mega-launch] lets you play any number of boosters this turn, and [carl-kamikaze-crow] doubles them. You need all four.',
            de: 'Mit der Karte [commence-mega-launch] kannst du in diesem Zug beliebig viele Verstärkungen spielen, und [carl-kamikaze-crow] verdoppelt sie. Du brauchst alle vier.',
          },
        },
      ],
    },
  ],
  learned: {
    en: 'Flit: take characters back while nothing blocks it. Play boosters in pairs. Save the mega launch for a fight that matters.',
    de: 'Flit: Nimm Charaktere zurück, solange nichts sie blockiert. Spiele Verstärkungen als Paar. Heb den Großangriff für einen wichtigen Kampf auf.',
  },
};
