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
  emblem: { card: 'caterpillar-lightseeker' },
  title: { en: 'Pillar', de: 'Pillar' },
  teaches: {
    en: 'Potions and their targets, hungry caterpillars, and a look at the rival’s hand',
    de: 'Tränke und ihre Ziele, hungrige Raupen und ein Blick auf die Hand des Gegners',
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
            en: 'The Pillar rarely win by their values alone. They use special boosters and supports: potions, butterflies and caterpillars.',
            de: 'Mit Werten allein gewinnen die Pillar selten. Sie nutzen besondere Verstärkungen und Unterstützungen: Tränke, Falter und Raupen.',
          },
          look: 'hand',
        },
        {
          kind: 'aim',
          goal: { en: 'Match 8 Fire with a potion', de: 'Erreiche 8 Feuer mit einem Trunk' },
          say: {
            en: 'Potions are boosters that raise the values of one character. Find the right potion for the right character and match 8 Fire.',
            de: 'Tränke sind Verstärkungen, die die Werte eines Charakters erhöhen. Finde den richtigen Trunk für den richtigen Charakter und erreiche 8 Feuer.',
          },
          look: 'hand',
          rules: ['TARGET-1', 'POWER-5', 'VALUE-1'],
          isMet: hasAnnounced,
          missed: {
            en: '[potion-of-conjoining] adds the two printed values and sets both to the sum. [devius-maximus] has 2 and 6.',
            de: 'Die Karte [potion-of-conjoining] zählt die zwei aufgedruckten Werte zusammen und hebt beide auf die Summe. [devius-maximus] hat 2 und 6.',
          },
        },
        {
          kind: 'read',
          say: {
            en: '2 and 6 make 8, in Fire and in Earth. A potion is a booster: your next character covers it, together with the character that drank it.',
            de: '2 und 6 sind 8, im Feuer und in der Erde. Ein Trunk ist eine Verstärkung: Dein nächster Charakter überdeckt ihn, zusammen mit dem Charakter, der ihn getrunken hat.',
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
            en: 'Caterpillars are free boosters with a demand: the rival must discard cards of a certain value or retreat. First look at the hand of the Terrah: play [deploy-butterfly].',
            de: 'Raupen sind freie Verstärkungen mit einer Forderung: Der Gegner muss Karten mit einem bestimmten Wert ablegen oder sich zurückziehen. Sieh dir zuerst die Hand der Terrah an: Spiele die Karte [deploy-butterfly].',
          },
          look: { card: 'deploy-butterfly' },
          rules: ['FREE-1', 'ENGAGE-10', 'DISCLOSE-1'],
          wants: ['play:deploy-butterfly'],
        },
        {
          kind: 'read',
          say: {
            en: 'You can see the hand of the Terrah now, but not the cards they draw later. Look at the Fire: [torana] has 3, all the others have 0.',
            de: 'Jetzt siehst du die Hand der Terrah, aber nicht die Karten, die sie später ziehen. Sieh dir das Feuer an: [torana] hat 3, alle anderen haben 0.',
          },
          look: 'rival:hand',
          rules: ['DISCLOSE-1', 'DISCLOSE-2'],
        },
        {
          kind: 'choose',
          say: { en: 'Continue.', de: 'Kämpfe weiter.' },
          look: 'actions',
          wants: ['continue'],
        },
        {
          kind: 'choose',
          say: {
            en: 'Play [crysalus-frendus]. This card doubles all numbers in the text of one caterpillar.',
            de: 'Spiele [crysalus-frendus]. Diese Karte verdoppelt alle Zahlen im Text einer Raupe.',
          },
          look: { card: 'crysalus-frendus' },
          rules: ['TARGET-1', 'OPEN-QUESTION-21'],
          wants: ['play:crysalus-frendus'],
        },
        {
          kind: 'choose',
          say: {
            en: 'Play [caterpillar-lightseeker]: it demands 5 Fire or 5 Earth. It is the only caterpillar, so it becomes the target of [crysalus-frendus].',
            de: 'Spiele die Karte [caterpillar-lightseeker]: Sie fordert 5 Feuer oder 5 Erde. Sie ist die einzige Raupe, also wird sie das Ziel von [crysalus-frendus].',
          },
          look: { card: 'caterpillar-lightseeker' },
          rules: ['PROJECT-1'],
          wants: ['play:caterpillar-lightseeker'],
        },
        {
          kind: 'choose',
          say: {
            en: 'Caterpillars are free, so you can play another one. Play [caterpillar-fireeater]: it demands 3 Fire.',
            de: 'Raupen sind frei, also kannst du noch eine spielen. Spiele die Karte [caterpillar-fireeater]: Sie fordert 3 Feuer.',
          },
          look: { card: 'caterpillar-fireeater' },
          rules: ['FREE-1'],
          wants: ['play:caterpillar-fireeater'],
        },
        {
          kind: 'choose',
          say: {
            en: 'A new card that fits lets you choose a new target. The Terrah could pay 10 Earth or 3 Fire. Could they pay 6 Fire?',
            de: 'Mit einer neuen passenden Karte darfst du ein neues Ziel wählen. Die Terrah könnten 10 Erde oder 3 Feuer bezahlen. Könnten sie auch 6 Feuer bezahlen?',
          },
          look: { card: 'caterpillar-fireeater' },
          rules: ['TARGET-4'],
          isQuiz: true,
          wants: ['target:caterpillar-fireeater'],
          reasons: {
            otherwise: {
              en: 'They have more than 10 Earth in hand and could pay that. But they have little Fire.',
              de: 'Sie haben mehr als 10 Erde auf der Hand und könnten das bezahlen. Aber sie haben wenig Feuer.',
            },
          },
        },
        {
          kind: 'choose',
          say: {
            en: 'You need 4 Fire and have 2. [giant-butterfly-morningwind] is a free support: play it.',
            de: 'Du brauchst 4 Feuer und hast 2. [giant-butterfly-morningwind] ist eine freie Unterstützung: Spiele sie.',
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
            en: 'The Terrah do not have 6 Fire to discard, so they have to retreat.',
            de: 'Die Terrah haben keine 6 Feuer zum Ablegen, also müssen sie sich zurückziehen.',
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
            en: 'Now the other way round: the Terrah have a caterpillar. It demands cards with 3 printed Earth from your hand. You can pay in any phase from Leadership to Booster/Support.',
            de: 'Jetzt umgekehrt: Die Terrah haben eine Raupe. Sie fordert Karten mit 3 aufgedruckter Erde aus deiner Hand. Bezahlen kannst du von der Führungsphase bis zur Verstärkungs-/Unterstützungsphase.',
          },
          look: { card: 'caterpillar-eartheroder' },
          rules: ['TEXT-4', 'OPEN-QUESTION-6', 'VALUE-2'],
        },
        {
          kind: 'aim',
          goal: { en: 'Pay the caterpillar and match 5 Earth', de: 'Bezahle die Raupe und erreiche 5 Erde' },
          say: {
            en: 'Pay, and keep enough cards to match 5 Earth. You may pay more than 3 in total, but not with a card that you could leave out.',
            de: 'Bezahle und behalte genug Karten, um 5 Erde zu erreichen. Du darfst zusammen mehr als 3 bezahlen, aber nicht mit einer Karte, die du weglassen könntest.',
          },
          look: 'hand',
          rules: ['DISCARD-4', 'RULING-13'],
          isMet: hasAnnounced,
          missed: {
            en: 'Only [bigus-musselus] can match 5 Earth, so keep this card. Pay with [bodius-maloderus] or with two smaller cards together.',
            de: 'Nur [bigus-musselus] kann 5 Erde erreichen, also behalte diese Karte. Bezahle mit [bodius-maloderus] oder mit zwei kleineren Karten zusammen.',
          },
        },
        {
          kind: 'read',
          say: {
            en: 'You have paid and are still in the fight. While the caterpillar is active, you have to pay again each turn. Several caterpillars are paid one by one.',
            de: 'Du hast bezahlt und bist noch im Kampf. Solange die Raupe aktiv ist, musst du in jedem Zug wieder bezahlen. Mehrere Raupen werden einzeln bezahlt.',
          },
          look: 'rival:combat',
          rules: ['DISCARD-5', 'TEXT-4'],
        },
      ],
    },
  ],
  learned: {
    en: 'Pillar: use potions for higher values, butterflies to see the rival’s hand, and caterpillars to demand what is not there.',
    de: 'Pillar: Nutze Tränke für höhere Werte, Falter, um die Hand des Gegners zu sehen, und Raupen, um zu fordern, was nicht da ist.',
  },
};
