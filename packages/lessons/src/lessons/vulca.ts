import { hasAnnounced } from '../goals.ts';
import type { Lesson } from '../lesson.ts';

export const VULCA: Lesson = {
  id: 'vulca',
  chapter: 'peoples',
  emblem: { card: 'scorch-the-inflammable' },
  title: { en: 'Vulca', de: 'Vulca' },
  teaches: {
    en: 'Strong Fire, gauntlets that double a value, and a way to remove supports',
    de: 'Starkes Feuer, Handschuhe, die einen Wert verdoppeln, und ein Mittel gegen Unterstützungen',
  },
  seat: 0,
  scenes: [
    {
      position: {
        element: 'fire',
        seats: [
          {
            deck: 'vulca',
            hand: [
              'scorch-the-inflammable',
              'flamebreath-the-dazzling',
              'fireblast',
              'volcanic-gauntlets',
              'torch',
              'flickering-fires',
            ],
            combat: ['sear'],
          },
          {
            deck: 'hoax',
            hand: ['catusan', 'nirwadas-the-traveler', 'zedemikras-the-brain', 'inscrutable-armor'],
            combat: ['athradysas-the-seeker'],
            support: ['tome-of-wisdom', 'trebuchet-of-fear', 'ballista-of-confusion'],
          },
        ],
      },
      steps: [
        {
          kind: 'read',
          say: {
            en: 'The Vulca are simple fighters: high values in Fire, few texts, hardly any icons. They start fights in Fire and hit hard.',
            de: 'Die Vulca kämpfen einfach und direkt: hohe Werte im Feuer, wenige Texte, kaum Symbole. Sie beginnen Kämpfe im Feuer und schlagen fest zu.',
          },
          look: 'hand',
          rules: ['POWER-1'],
        },
        {
          kind: 'aim',
          goal: { en: 'Match 11 Fire', de: 'Erreiche 11 Feuer' },
          say: {
            en: 'The Hoax have 11 Fire, thanks to three supports. Find a booster that does more than add a few points.',
            de: 'Die Hoax haben 11 Feuer, dank drei Unterstützungen. Finde eine Verstärkung, die mehr bringt als ein paar Punkte.',
          },
          look: 'hand',
          rules: ['TARGET-1', 'POWER-5'],
          isMet: hasAnnounced,
          missed: {
            en: '7 and 3 are only 10. [volcanic-gauntlets] doubles the Fire of one of your characters, so use it on a strong one.',
            de: '7 und 3 sind nur 10. Die Karte [volcanic-gauntlets] verdoppelt das Feuer eines deiner Charaktere, also nutze sie bei einem starken.',
          },
        },
        {
          kind: 'read',
          say: {
            en: 'A card that affects one active card has a target. You had only one character, so there was nothing to choose. With several, you choose the target.',
            de: 'Eine Karte, die auf eine einzelne aktive Karte wirkt, hat ein Ziel. Du hattest nur einen Charakter, also gab es nichts zu wählen. Bei mehreren wählst du das Ziel.',
          },
          look: { card: 'volcanic-gauntlets' },
          rules: ['TARGET-1', 'PROJECT-1'],
        },
      ],
    },
    {
      position: {
        element: 'fire',
        seats: [
          {
            deck: 'vulca',
            hand: ['cast-cataclysm', 'volca', 'flare', 'glimmer', 'infernal-armor', 'fireblast'],
            combat: ['sear'],
          },
          {
            deck: 'hoax',
            hand: ['catusan', 'nirwadas-the-traveler', 'zedemikras-the-brain', 'inscrutable-armor'],
            combat: ['wogarathoras-the-gloomy'],
            support: ['tome-of-wisdom', 'trebuchet-of-fear', 'ballista-of-confusion'],
          },
        ],
      },
      steps: [
        {
          kind: 'aim',
          goal: { en: 'Stay in the fight', de: 'Bleib im Kampf' },
          say: {
            en: 'Again 11 Fire, and this time you have no gauntlets. The Hoax are strong because of their supports: get rid of them.',
            de: 'Wieder 11 Feuer, diesmal ohne Handschuhe. Die Hoax sind durch ihre Unterstützungen stark: Schaff sie weg.',
          },
          look: 'rival:support',
          rules: ['POWER-4', 'LEAD-1'],
          isMet: hasAnnounced,
          missed: {
            en: '[cast-cataclysm] discards all active supports of the rival. It is a leadership card, so play it at the start of your turn.',
            de: 'Die Karte [cast-cataclysm] legt alle aktiven Unterstützungen des Gegners ab. Sie ist eine Führungskarte, also spiele sie am Anfang deines Zugs.',
          },
        },
        {
          kind: 'read',
          say: {
            en: 'Three supports are gone, and only 5 Fire are left to match. The Hoax also have three cards fewer on the way to six.',
            de: 'Drei Unterstützungen sind weg, und es sind nur noch 5 Feuer. Den Hoax fehlen damit auch drei Karten auf dem Weg zu sechs.',
          },
          look: 'rival:support',
          rules: ['RETREAT-3'],
        },
      ],
    },
  ],
  learned: {
    en: 'Vulca: fight in Fire. Save gauntlets for a strong character. Remove the rival’s supports when there are too many.',
    de: 'Vulca: Kämpfe im Feuer. Heb die Handschuhe für einen starken Charakter auf. Entferne Unterstützungen des Gegners, wenn es zu viele werden.',
  },
};
