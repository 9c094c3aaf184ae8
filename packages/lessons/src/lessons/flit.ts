import { announces, hasAnnounced } from '../goals.ts';
import type { Lesson } from '../lesson.ts';

export const FLIT: Lesson = {
  id: 'flit',
  chapter: 'peoples',
  title: { en: 'Flit', de: 'Flit' },
  teaches: {
    en: 'Characters that come back, boosters in pairs, and when retrieving is blocked',
    de: 'Charaktere, die zurückkehren, Verstärkungen als Paar, und wann die Rückkehr versperrt ist',
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
            en: 'The bird people of the Flit fly away in time: nearly all of their characters have the retrieve icon. Their own boosters have the pair icon, and all begin with the same word.',
            de: 'Das Vogelvolk der Flit fliegt rechtzeitig davon: Fast alle seine Charaktere haben das Rückkehr-Symbol. Seine eigenen Verstärkungen haben das Paar-Symbol und beginnen alle mit demselben Wort.',
          },
          look: 'hand',
          rules: ['RETRIEVE-1', 'PAIR-1'],
        },
        {
          kind: 'aim',
          goal: { en: 'Match 10 Fire', de: 'Erreiche 10 Feuer' },
          say: {
            en: 'You need 10 Fire, and your best character lies on the table already. Use what comes back and what comes in twos.',
            de: 'Du brauchst 10 Feuer, und dein bester Charakter liegt schon aus. Nutze, was zurückkehrt, und was zu zweit kommt.',
          },
          look: { card: 'wing-commander-razorfeather' },
          rules: ['RETRIEVE-2', 'PAIR-2'],
          isMet: hasAnnounced,
          missed: {
            en: 'Take [wing-commander-razorfeather] back in the Beginning phase and play him again. Then two launches count as one booster: 4, 3 and 3.',
            de: 'Nimm [wing-commander-razorfeather] in der Anfangsphase zurück und spiele ihn noch einmal. Dann gelten zwei Abwürfe als eine Verstärkung: 4, 3 und 3.',
          },
        },
        {
          kind: 'read',
          say: {
            en: 'The same character, twice in one fight. A card that was taken back no longer lies in your areas, so the count toward six grows slowly.',
            de: 'Derselbe Charakter zweimal in einem Kampf. Was du zurückgenommen hast, liegt nicht mehr in deinen Bereichen; deshalb kommst du nur langsam auf sechs Karten.',
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
            en: 'Now the Hoax have [ciklarethas-the-bitter] in the fight, a character with the retrieve icon. While he is active your characters stay where they are; boosters may still come back. Take [launch-itching-bugs].',
            de: 'Jetzt kämpft für die Hoax [ciklarethas-the-bitter], ein Charakter mit Rückkehr-Symbol. Solange er aktiv ist, bleiben deine Charaktere liegen; Verstärkungen dürfen trotzdem zurück. Nimm die Karte [launch-itching-bugs].',
          },
          look: { card: 'ciklarethas-the-bitter' },
          rules: ['RETRIEVE-3', 'RETRIEVE-4'],
          wants: ['retrieve:launch-itching-bugs'],
          reasons: {
            done: {
              en: 'Then your booster would be covered by the next character. It may come back, so take it.',
              de: 'Dann würde deine Verstärkung vom nächsten Charakter überdeckt. Sie darf zurück, also nimm sie.',
            },
          },
        },
        {
          kind: 'read',
          say: {
            en: 'Even ignoring [ciklarethas-the-bitter] would not lift this: only the printed icon matters. So two peoples with such characters hold each other in check.',
            de: 'Selbst wenn [ciklarethas-the-bitter] ignoriert würde, änderte das nichts: Es kommt nur auf das aufgedruckte Symbol an. So halten zwei Völker mit solchen Charakteren einander in Schach.',
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
            en: 'The great moment of the Flit: throw everything at once. Announce at least 20 Fire.',
            de: 'Der große Moment der Flit: Wirf alles auf einmal ab. Sage mindestens 20 Feuer an.',
          },
          look: 'hand',
          rules: ['BOOST-7', 'POWER-5'],
          isMet: announces(20, 'fire'),
          missed: {
            en: '[commence-mega-launch] allows any number of boosters this turn, and [carl-kamikaze-crow] doubles them. All four are needed, so do not stop early.',
            de: 'Die Karte [commence-mega-launch] erlaubt in diesem Zug beliebig viele Verstärkungen, und [carl-kamikaze-crow] verdoppelt sie. Alle vier sind nötig, also hör nicht zu früh auf.',
          },
        },
      ],
    },
  ],
  learned: {
    en: 'Flit: take characters back as long as nobody blocks it, throw boosters in pairs, and keep the great launch for one decisive fight.',
    de: 'Flit: Nimm Charaktere zurück, solange es niemand versperrt, wirf Verstärkungen paarweise ab und heb den Großangriff für einen entscheidenden Kampf auf.',
  },
};
