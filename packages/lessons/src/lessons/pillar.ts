import { hasAnnounced } from '../goals.ts';
import type { Lesson } from '../lesson.ts';

const TERRAH_HAND = [
  'megalit-mountainshaker',
  'suranom-stormbringer',
  'rocara',
  'torana',
  'cloying-mud',
  'silento-sol',
];

export const PILLAR: Lesson = {
  id: 'pillar',
  chapter: 'peoples',
  title: { en: 'Pillar', de: 'Pillar' },
  teaches: {
    en: 'Potions and their targets, caterpillars that must be fed, and hands laid open',
    de: 'Tränke und ihre Ziele, Raupen, die gefüttert werden wollen, und offengelegte Hände',
  },
  seat: 0,
  scenes: [
    {
      position: {
        element: 'fire',
        seats: [
          {
            deck: 'pillar',
            hand: [
              'devius-maximus',
              'smartia-pantia',
              'halitosus-teriblus',
              'gulpus-permanentus',
              'potion-of-conjoining',
              'potion-of-mutation',
            ],
            combat: ['bodius-maloderus'],
          },
          {
            deck: 'terrah',
            hand: ['rocara', 'torana', 'cloying-mud', 'silento-sol'],
            combat: ['flash-the-incendiary', 'earthblast'],
          },
        ],
      },
      steps: [
        {
          kind: 'read',
          say: {
            en: 'The Pillar rarely win by values alone. Their boosters brew, spy and bite: potions, butterflies and caterpillars.',
            de: 'Mit Werten allein gewinnen die Pillar selten. Ihre Verstärkungen brauen, spähen und beißen: Tränke, Falter und Raupen.',
          },
          look: 'hand',
        },
        {
          kind: 'aim',
          goal: { en: 'Match 8 Fire with a potion', de: 'Erreiche 8 Feuer mit einem Trunk' },
          say: {
            en: 'Potions are boosters that raise the values of one character. Match 8 Fire with the right drink for the right one.',
            de: 'Die Tränke sind Verstärkungen, die die Werte eines Charakters erhöhen. Erreiche 8 Feuer mit dem richtigen Trunk für den Richtigen.',
          },
          look: 'hand',
          rules: ['TARGET-1', 'POWER-5', 'VALUE-1'],
          isMet: hasAnnounced,
          missed: {
            en: '[potion-of-conjoining] raises both values to the sum of the printed ones. [devius-maximus] has 2 and 6: think of the sum, not of his Fire.',
            de: 'Die Karte [potion-of-conjoining] hebt beide Werte auf die Summe der aufgedruckten. [devius-maximus] hat 2 und 6: Denk an die Summe, nicht an sein Feuer.',
          },
        },
        {
          kind: 'read',
          say: {
            en: '2 and 6 make 8, in Fire as well as in Earth. A potion is a booster: the next character covers it together with the one who drank it.',
            de: '2 und 6 sind 8, im Feuer wie in der Erde. Ein Trunk ist eine Verstärkung: Der nächste Charakter überdeckt ihn zusammen mit dem, der ihn getrunken hat.',
          },
          look: 'combat',
          rules: ['BOOST-2', 'CHAR-3'],
        },
      ],
    },
    {
      position: {
        element: 'fire',
        seats: [
          {
            deck: 'pillar',
            hand: [
              'deploy-butterfly',
              'crysalus-frendus',
              'caterpillar-lightseeker',
              'caterpillar-fireeater',
              'giant-butterfly-morningwind',
              'introvertus-completus',
            ],
            combat: ['speedius-unnecessarius'],
          },
          { deck: 'terrah', hand: TERRAH_HAND, combat: ['sonatos'] },
        ],
      },
      steps: [
        {
          kind: 'choose',
          say: {
            en: 'Caterpillars are free boosters that demand: the rival must discard cards of some value, or retreat. First find out what the Terrah have, with [deploy-butterfly].',
            de: 'Raupen sind freie Verstärkungen, die fordern: Der Gegner muss Karten eines bestimmten Werts ablegen oder sich zurückziehen. Erkunde zuerst, was die Terrah haben, mit der Karte [deploy-butterfly].',
          },
          look: { card: 'deploy-butterfly' },
          rules: ['FREE-1', 'ENGAGE-10', 'DISCLOSE-1'],
          wants: ['play:deploy-butterfly'],
        },
        {
          kind: 'read',
          say: {
            en: 'The hand of the Terrah is disclosed. Cards they draw later stay hidden. Look at the Fire: [torana] has 3, all the others have 0.',
            de: 'Die Hand der Terrah liegt offen. Karten, die sie später ziehen, bleiben verborgen. Sieh dir das Feuer an: [torana] hat 3, alle anderen haben 0.',
          },
          look: 'rival:hand',
          rules: ['DISCLOSE-1', 'DISCLOSE-2'],
        },
        {
          kind: 'choose',
          say: { en: 'Continue the fight.', de: 'Kämpfe weiter.' },
          look: 'actions',
          wants: ['continue'],
        },
        {
          kind: 'choose',
          say: {
            en: 'Play [crysalus-frendus]. He doubles all numbers in the text of one caterpillar.',
            de: 'Spiele [crysalus-frendus]. Er verdoppelt alle Zahlen im Text einer Raupe.',
          },
          look: { card: 'crysalus-frendus' },
          rules: ['TARGET-1', 'OPEN-QUESTION-21'],
          wants: ['play:crysalus-frendus'],
        },
        {
          kind: 'choose',
          say: {
            en: 'Play [caterpillar-lightseeker]: it demands 5 Fire or 5 Earth. As the only caterpillar it becomes the target of [crysalus-frendus].',
            de: 'Spiele die Karte [caterpillar-lightseeker]: Gefordert sind 5 Feuer oder 5 Erde. Als einzige Raupe wird sie das Ziel von [crysalus-frendus].',
          },
          look: { card: 'caterpillar-lightseeker' },
          rules: ['PROJECT-1'],
          wants: ['play:caterpillar-lightseeker'],
        },
        {
          kind: 'choose',
          say: {
            en: 'Caterpillars are free, so a second one may follow. Play [caterpillar-fireeater]: it demands 3 Fire.',
            de: 'Raupen sind frei, also darf eine zweite folgen. Spiele die Karte [caterpillar-fireeater]: Gefordert sind 3 Feuer.',
          },
          look: { card: 'caterpillar-fireeater' },
          rules: ['FREE-1'],
          wants: ['play:caterpillar-fireeater'],
        },
        {
          kind: 'choose',
          say: {
            en: 'A new card that fits lets you name a new target. 10 Earth the Terrah could pay, and 3 Fire as well, but 6 Fire? Choose the new target.',
            de: 'Kommt eine neue passende Karte hinzu, darfst du ein neues Ziel nennen. 10 Erde könnten die Terrah bezahlen, 3 Feuer auch, aber 6 Feuer? Wähle das neue Ziel.',
          },
          look: { card: 'caterpillar-fireeater' },
          rules: ['TARGET-4'],
          wants: ['target:caterpillar-fireeater'],
          reasons: {
            otherwise: {
              en: 'They hold more than 10 Earth and could pay that. It is Fire they lack.',
              de: 'Sie haben mehr als 10 Erde auf der Hand und könnten das bezahlen. Was ihnen fehlt, ist Feuer.',
            },
          },
        },
        {
          kind: 'choose',
          say: {
            en: 'You still need 4 Fire and have 2. [giant-butterfly-morningwind] is a free support card: play it.',
            de: 'Du brauchst noch 4 Feuer und hast 2. [giant-butterfly-morningwind] ist eine freie Unterstützung: Spiele sie.',
          },
          look: { card: 'giant-butterfly-morningwind' },
          rules: ['FREE-1'],
          wants: ['play:giant-butterfly-morningwind'],
        },
        {
          kind: 'choose',
          say: { en: 'Announce your 4 Fire.', de: 'Sage deine 4 Feuer an.' },
          look: 'totals',
          wants: ['done'],
        },
        {
          kind: 'watch',
          say: {
            en: 'Nobody can feed that. The Terrah cannot continue and have to retreat.',
            de: 'Das kann niemand füttern. Die Terrah können nicht weiterkämpfen und müssen sich zurückziehen.',
          },
          look: 'rival:hand',
          rules: ['ENGAGE-10'],
          rival: ['done', 'retreat'],
        },
      ],
    },
    {
      position: {
        element: 'earth',
        seats: [
          {
            deck: 'pillar',
            hand: [
              'bigus-musselus',
              'bodius-maloderus',
              'halitosus-teriblus',
              'gloria-gracia',
              'primus-magicus',
              'potion-of-sparkling-fire',
            ],
            combat: ['smartia-pantia'],
          },
          {
            deck: 'terrah',
            hand: ['rocara', 'torana', 'cloying-mud', 'silento-sol'],
            combat: ['gravitos-greatpower', 'caterpillar-eartheroder'],
          },
        ],
      },
      steps: [
        {
          kind: 'read',
          say: {
            en: 'The other way round: the Terrah have a caterpillar themselves, and it wants 3 printed Earth from your hand. You may pay in any phase from Leadership to Booster/Support.',
            de: 'Umgekehrt: Die Terrah haben selbst eine Raupe, und sie will 3 aufgedruckte Erde aus deiner Hand. Bezahlen darfst du von der Führungs- bis zur Verstärkungs-/Unterstützungsphase.',
          },
          look: { card: 'caterpillar-eartheroder' },
          rules: ['TEXT-4', 'OPEN-QUESTION-6', 'VALUE-2'],
        },
        {
          kind: 'aim',
          goal: { en: 'Pay the caterpillar and match 5 Earth', de: 'Bezahle die Raupe und erreiche 5 Erde' },
          say: {
            en: 'Pay, and keep enough to match 5 Earth. Cards together may be worth more than 3, but none of them may be needless.',
            de: 'Bezahle und behalte genug, um 5 Erde zu erreichen. Zusammen dürfen die Karten mehr als 3 wert sein, aber keine davon überflüssig.',
          },
          look: 'hand',
          rules: ['DISCARD-4', 'RULING-13'],
          isMet: hasAnnounced,
          missed: {
            en: '[bigus-musselus] is the one who matches 5 Earth, so do not feed him to the caterpillar. [bodius-maloderus], or two smaller ones together, will do.',
            de: '[bigus-musselus] ist der, der 5 Erde erreicht, also verfüttere ihn nicht. [bodius-maloderus] genügt, oder zwei kleinere zusammen.',
          },
        },
        {
          kind: 'read',
          say: {
            en: 'Paid, and still in the fight. The same caterpillar asks again in each of your turns while it is active, and several caterpillars are paid one by one.',
            de: 'Bezahlt und noch im Kampf. Dieselbe Raupe fordert in jedem deiner Züge von Neuem, solange sie aktiv ist, und mehrere Raupen werden einzeln bezahlt.',
          },
          look: 'rival:combat',
          rules: ['DISCARD-5', 'TEXT-4'],
        },
      ],
    },
  ],
  learned: {
    en: 'Pillar: potions for a good base, butterflies to look, caterpillars to ask for what is not there.',
    de: 'Pillar: Tränke für gute Werte, Falter zum Nachsehen, Raupen, um zu fordern, was nicht da ist.',
  },
};
