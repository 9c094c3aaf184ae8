import { hasAnnounced } from '../goals.ts';
import type { Lesson } from '../lesson.ts';

/** EX-3 and EX-6. */
export const TOTALS: Lesson = {
  id: 'totals',
  chapter: 'basics',
  emblem: { card: 'volcanic-gauntlets' },
  title: { en: 'How totals are counted', de: 'So wird die Stärke gezählt' },
  teaches: {
    en: 'Values that are doubled, raised or ignored, and what you have to match',
    de: 'Werte, die verdoppelt, erhöht oder ignoriert werden, und was du erreichen musst',
  },
  seat: 0,
  scenes: [
    {
      position: {
        element: 'earth',
        seats: [
          {
            deck: 'hoax',
            hand: [
              'demegodas-the-odd',
              'nirwadas-the-traveler',
              'redamikanas-the-cartographer',
              'zedemikras-the-brain',
              'ledinemras-the-monk',
              'inscrutable-armor',
            ],
            combat: ['helkomedes-the-rhetorician'],
            support: ['trebuchet-of-fear'],
          },
          {
            deck: 'vulca',
            hand: ['spark', 'sear', 'shimmer', 'flare', 'volca', 'cinder'],
            combat: ['torch'],
          },
        ],
      },
      steps: [
        {
          kind: 'read',
          say: {
            en: 'Your total is the sum of all your active cards: combat area and support area. Covered cards add nothing.',
            de: 'Deine Gesamtstärke ist die Summe deiner aktiven Karten: Kampfbereich und Unterstützungsbereich. Überdeckte Karten bringen nichts.',
          },
          look: 'totals',
          rules: ['POWER-6', 'BEGIN-5'],
        },
        {
          kind: 'aim',
          goal: { en: 'Match 4 Earth', de: 'Erreiche 4 Erde' },
          say: {
            en: 'You need 4 Earth, and [trebuchet-of-fear] gives you only 1. Read the texts of your characters.',
            de: 'Du brauchst 4 Erde, und die Karte [trebuchet-of-fear] bringt nur 1. Lies die Texte deiner Charaktere.',
          },
          look: 'hand',
          rules: ['POWER-5'],
          isMet: hasAnnounced,
          missed: {
            en: 'That was not enough. [demegodas-the-odd] doubles the values of all your supports, even those already on the table.',
            de: 'Das hat nicht gereicht. [demegodas-the-odd] verdoppelt die Werte aller deiner Unterstützungen, auch wenn sie schon daliegen.',
          },
        },
        {
          kind: 'read',
          say: {
            en: '2 from [demegodas-the-odd] and twice 1 from [trebuchet-of-fear] make 4 Earth. First come the printed values. Then come changes to single cards, and last changes to the total.',
            de: '2 von [demegodas-the-odd] und zweimal 1 von [trebuchet-of-fear] sind 4 Erde. Zuerst zählen die aufgedruckten Werte. Dann kommen Änderungen an einzelnen Karten, zuletzt Änderungen an der Gesamtstärke.',
          },
          look: 'totals',
          rules: ['POWER-5', 'POWER-9'],
        },
      ],
    },
    {
      position: {
        element: 'fire',
        seats: [
          {
            deck: 'hoax',
            hand: [
              'enthrall-opposition',
              'zedemikras-the-brain',
              'wogarathoras-the-gloomy',
              'nirwadas-the-traveler',
              'homing-missiles',
              'battling-boomerang',
            ],
            combat: ['athradysas-the-seeker'],
            support: ['tome-of-wisdom'],
          },
          {
            deck: 'vulca',
            hand: ['spark', 'sear', 'shimmer', 'flare', 'volca', 'cinder'],
            combat: ['scorch-the-inflammable', 'volcanic-gauntlets'],
          },
        ],
      },
      steps: [
        {
          kind: 'read',
          say: {
            en: 'A new fight. [scorch-the-inflammable] has 6 Fire, and [volcanic-gauntlets] doubles that to 12.',
            de: 'Ein neuer Kampf. [scorch-the-inflammable] hat 6 Feuer, und die Karte [volcanic-gauntlets] verdoppelt das auf 12.',
          },
          look: 'totals',
          rules: ['POWER-5'],
        },
        {
          kind: 'aim',
          goal: { en: 'Stay in the fight', de: 'Bleib im Kampf' },
          say: {
            en: 'You cannot reach 12 Fire. But you only have to match what the Vulca have when you announce, and you can lower that.',
            de: '12 Feuer erreichst du nicht. Du musst aber nur erreichen, was die Vulca haben, wenn du ansagst. Und das kannst du senken.',
          },
          look: 'hand',
          rules: ['POWER-4', 'IGNORE-4'],
          isMet: hasAnnounced,
          missed: {
            en: 'Use your leadership card. This turn, [enthrall-opposition] ignores the rival’s texts, and so the text of [volcanic-gauntlets], too. Play it at the start of your turn.',
            de: 'Nutze deine Führungskarte. Durch die Karte [enthrall-opposition] werden in diesem Zug die Texte des Gegners ignoriert, auch der von [volcanic-gauntlets]. Spiele sie am Anfang deines Zugs.',
          },
        },
        {
          kind: 'read',
          say: {
            en: 'The booster’s text was ignored, so you only had to match 6 Fire. A leadership card works for one turn: the Vulca have their 12 again now. But they have to match your new total.',
            de: 'Der Text der Verstärkung wurde ignoriert, also musstest du nur 6 Feuer erreichen. Eine Führungskarte wirkt nur einen Zug lang: Jetzt haben die Vulca wieder 12. Sie müssen aber deine neue Stärke erreichen.',
          },
          look: 'totals',
          rules: ['LEAD-4', 'POWER-4'],
        },
      ],
    },
  ],
  learned: {
    en: 'Your total is counted when you announce, with all cards that are active then. Texts of both sides can change both totals.',
    de: 'Gezählt wird beim Ansagen, mit allen Karten, die dann aktiv sind. Texte beider Seiten können beide Gesamtstärken ändern.',
  },
};
