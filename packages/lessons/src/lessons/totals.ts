import { hasAnnounced } from '../goals.ts';
import type { Lesson } from '../lesson.ts';

/** EX-3 and EX-6. */
export const TOTALS: Lesson = {
  id: 'totals',
  chapter: 'basics',
  title: { en: 'How totals come about', de: 'Wie Gesamtstärken entstehen' },
  teaches: {
    en: 'Doubled, raised and ignored values; what exactly has to be matched',
    de: 'Verdoppelte, erhöhte und ignorierte Werte; was genau zu erreichen ist',
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
            en: 'Your total is made of all your active cards, in the combat area and in the support area. Covered cards add nothing.',
            de: 'Deine Gesamtstärke ergibt sich aus all deinen aktiven Karten, im Kampfbereich und im Unterstützungsbereich. Überdeckte Karten bringen nichts.',
          },
          look: 'totals',
          rules: ['POWER-6', 'BEGIN-5'],
        },
        {
          kind: 'aim',
          goal: { en: 'Match 4 Earth', de: 'Erreiche 4 Erde' },
          say: {
            en: 'You need 4 Earth, and [trebuchet-of-fear] gives only 1. Read the texts of your characters.',
            de: 'Du brauchst 4 Erde, und die Karte [trebuchet-of-fear] bringt nur 1. Lies die Texte deiner Charaktere.',
          },
          look: 'hand',
          rules: ['POWER-5'],
          isMet: hasAnnounced,
          missed: {
            en: 'That was not enough. [demegodas-the-odd] doubles all values of your supports, also of those that lie there already.',
            de: 'Das hat nicht gereicht. [demegodas-the-odd] verdoppelt alle Werte deiner Unterstützungen, auch derer, die schon daliegen.',
          },
        },
        {
          kind: 'read',
          say: {
            en: '2 for [demegodas-the-odd] and twice 1 for [trebuchet-of-fear]: 4 Earth. Printed values come first, then what changes single cards, and last what changes the whole total.',
            de: '2 für [demegodas-the-odd] und zweimal 1 für [trebuchet-of-fear]: 4 Erde. Zuerst kommen die aufgedruckten Werte, dann was einzelne Karten ändert, zuletzt was die ganze Gesamtstärke ändert.',
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
            en: 'Another fight. [scorch-the-inflammable] has 6 Fire, and [volcanic-gauntlets] double that: 12.',
            de: 'Ein anderer Kampf. [scorch-the-inflammable] hat 6 Feuer, und die Karte [volcanic-gauntlets] verdoppelt das: 12.',
          },
          look: 'totals',
          rules: ['POWER-5'],
        },
        {
          kind: 'aim',
          goal: { en: 'Stay in the fight', de: 'Bleib im Kampf' },
          say: {
            en: 'You cannot reach 12 Fire. But what you must match is the total that the Vulca have when you announce, and you can lower that.',
            de: '12 Feuer erreichst du nicht. Erreichen musst du aber nur, was die Vulca haben, wenn du ansagst, und das kannst du senken.',
          },
          look: 'hand',
          rules: ['POWER-4', 'IGNORE-4'],
          isMet: hasAnnounced,
          missed: {
            en: 'Your leadership card is the key: [enthrall-opposition] makes the rival’s texts ignored this turn, those of [volcanic-gauntlets], too. Play it before the Leadership phase is over.',
            de: 'Der Schlüssel ist deine Führungskarte: Durch die Karte [enthrall-opposition] werden in diesem Zug die Texte des Gegners ignoriert, auch der Text der Karte [volcanic-gauntlets]. Spiele sie, bevor die Führungsphase vorbei ist.',
          },
        },
        {
          kind: 'read',
          say: {
            en: 'With its text ignored the booster did nothing, and you had 6 Fire to match. A leadership card lasts for one turn only: the Vulca count their 12 again now, but what they must match is your new total.',
            de: 'Mit ignoriertem Text bewirkte die Verstärkung nichts, und du musstest nur 6 Feuer erreichen. Eine Führungskarte wirkt nur einen Zug lang: Die Vulca haben jetzt wieder ihre 12, erreichen müssen sie aber deine neue Gesamtstärke.',
          },
          look: 'totals',
          rules: ['LEAD-4', 'POWER-4'],
        },
      ],
    },
  ],
  learned: {
    en: 'Totals are counted when power is announced, with everything that is active then. Both sides’ texts can change both totals.',
    de: 'Gezählt wird beim Ansagen, mit allem, was dann aktiv ist. Texte beider Seiten können beide Gesamtstärken ändern.',
  },
};
