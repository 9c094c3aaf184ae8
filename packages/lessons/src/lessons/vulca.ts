import { hasAnnounced } from '../goals.ts';
import type { Lesson } from '../lesson.ts';

export const VULCA: Lesson = {
  id: 'vulca',
  chapter: 'peoples',
  title: { en: 'Vulca', de: 'Vulca' },
  teaches: {
    en: 'Strong Fire, gauntlets that double a value, and a way to clear supports away',
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
            en: 'The Vulca are plain fighters: high values in Fire, few texts, hardly any icons. They start fights in Fire and hit hard.',
            de: 'Die Vulca kämpfen geradeheraus: hohe Werte im Feuer, wenige Texte, kaum Symbole. Sie beginnen Kämpfe im Feuer und schlagen fest zu.',
          },
          look: 'hand',
          rules: ['POWER-1'],
        },
        {
          kind: 'aim',
          goal: { en: 'Match 11 Fire', de: 'Erreiche 11 Feuer' },
          say: {
            en: 'The Hoax have 11 Fire, thanks to three supports. Find a booster that does more than add a few points.',
            de: 'Die Hoax haben 11 Feuer, dank drei Unterstützungen. Finde eine Verstärkung, die mehr kann als ein paar Punkte beizusteuern.',
          },
          look: 'hand',
          rules: ['TARGET-1', 'POWER-5'],
          isMet: hasAnnounced,
          missed: {
            en: '7 and 3 are only 10. [volcanic-gauntlets] double the Fire of one of your characters, and the stronger he is, the better.',
            de: '7 und 3 sind nur 10. Die Karte [volcanic-gauntlets] verdoppelt das Feuer eines deiner Charaktere, und je stärker er ist, desto besser.',
          },
        },
        {
          kind: 'read',
          say: {
            en: 'A card that acts on one active card has a target. With a single character there was nothing to choose; otherwise you would have named it.',
            de: 'Eine Karte, die auf eine bestimmte aktive Karte wirkt, hat ein Ziel. Bei einem einzigen Charakter gab es nichts zu wählen; sonst hättest du ihn benannt.',
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
            en: 'Again 11 Fire, and this time no gauntlets. Supports are the strength of the Hoax: take it away from them.',
            de: 'Wieder 11 Feuer, diesmal ohne Handschuhe. Unterstützungen sind die Stärke der Hoax: Nimm sie ihnen.',
          },
          look: 'rival:support',
          rules: ['POWER-4', 'LEAD-1'],
          isMet: hasAnnounced,
          missed: {
            en: '[cast-cataclysm] discards all active supports of the rival. It is a leadership card, so play it before you continue.',
            de: 'Die Karte [cast-cataclysm] legt alle aktiven Unterstützungen des Gegners ab. Es ist eine Führungskarte, also spiele sie, bevor du weiterkämpfst.',
          },
        },
        {
          kind: 'read',
          say: {
            en: 'Three supports gone, 5 Fire left to match. And three cards fewer that count toward the six of the Hoax.',
            de: 'Drei Unterstützungen weg, nur noch 5 Feuer zu erreichen. Und drei Karten weniger, die für die sechs der Hoax zählen.',
          },
          look: 'rival:support',
          rules: ['RETREAT-3'],
        },
      ],
    },
  ],
  learned: {
    en: 'Vulca: fight in Fire, keep gauntlets for a strong character, and burn supports away when they grow too many.',
    de: 'Vulca: Kämpfe im Feuer, heb die Handschuhe für einen starken Charakter auf und brenn Unterstützungen weg, wenn es zu viele werden.',
  },
};
