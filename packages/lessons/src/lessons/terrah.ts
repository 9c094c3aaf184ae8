import { all, hasActive, hasAnnounced } from '../goals.ts';
import type { Lesson } from '../lesson.ts';

const OPEN_HAND = ['spark', 'volca', 'blaze', 'fireblast', 'infernal-armor', 'torch'];

export const TERRAH: Lesson = {
  id: 'terrah',
  chapter: 'peoples',
  title: { en: 'Terrah', de: 'Terrah' },
  teaches: {
    en: 'Storms that attract dragons, and demands that the rival must meet or retreat',
    de: 'Stürme, die Drachen anlocken, und Forderungen, die der Gegner erfüllen muss, wenn er bleiben will',
  },
  seat: 0,
  scenes: [
    {
      position: {
        element: 'earth',
        seats: [
          {
            deck: 'terrah',
            hand: [
              'swirling-snow-storm',
              'gravitos-greatpower',
              'roomban-rockmaster',
              'earthblast',
              'seismic-drill',
              'helitos',
            ],
            combat: ['terraton'],
            support: ['crashing-thunder-storm'],
          },
          {
            deck: 'pillar',
            hand: [
              'devius-maximus',
              'potion-of-conjoining',
              'smartia-pantia',
              'introvertus-completus',
              'halitosus-teriblus',
              'caterpillar-fireeater',
            ],
            combat: ['colossus-gigantus'],
          },
        ],
      },
      steps: [
        {
          kind: 'read',
          say: {
            en: 'The Terrah rule over Earth and weather. If two of their Storm cards are active in the support area at the beginning of your turn, you attract a dragon, without winning any fight.',
            de: 'Die Terrah gebieten über Erde und Wetter. Sind zu Beginn deines Zugs zwei ihrer Sturm-Karten im Unterstützungsbereich aktiv, lockst du einen Drachen an, ganz ohne einen Kampf zu gewinnen.',
          },
          look: { card: 'crashing-thunder-storm' },
          rules: ['BEGIN-1', 'BOOST-3'],
        },
        {
          kind: 'aim',
          goal: {
            en: 'Match 5 Earth with two Storms active',
            de: 'Erreiche 5 Erde und habe zwei Stürme aktiv',
          },
          say: {
            en: 'One storm is up already. Stay in the fight and bring the second.',
            de: 'Ein Sturm tobt schon. Bleib im Kampf und bring den zweiten.',
          },
          look: { card: 'swirling-snow-storm' },
          isMet: all(hasAnnounced, hasActive('crashing-thunder-storm', 'swirling-snow-storm')),
          missed: {
            en: 'You get one booster or support a turn. This time let it be [swirling-snow-storm]; a character with 5 Earth or more is enough beside it.',
            de: 'Du hast eine Verstärkung oder Unterstützung im Zug. Diesmal soll es die Karte [swirling-snow-storm] sein; dazu genügt ein Charakter mit 5 Erde oder mehr.',
          },
        },
        {
          kind: 'watch',
          say: {
            en: 'The Pillar hold out with [devius-maximus] and a potion: 8 Earth. Now your turn begins, and both storms are still there.',
            de: 'Die Pillar halten sich mit [devius-maximus] und einem Trunk: 8 Erde. Jetzt beginnt dein Zug, und beide Stürme sind noch da.',
          },
          look: 'support',
          rules: ['BEGIN-1'],
          rival: ['continue', 'play:devius-maximus', 'play:potion-of-conjoining', 'done'],
        },
        {
          kind: 'choose',
          say: {
            en: 'A dragon comes to you. Two, three or four storms make no difference: together they attract one dragon each turn.',
            de: 'Ein Drache kommt zu dir. Ob zwei, drei oder vier Stürme, ist gleich: Zusammen locken sie einen Drachen je Zug an.',
          },
          look: 'dragons',
          rules: ['BEGIN-1', 'DRAGON-1'],
          wants: ['dragon'],
        },
        {
          kind: 'read',
          say: {
            en: 'The fight goes on as if nothing had happened. As long as both storms stay, each turn of yours brings another dragon.',
            de: 'Der Kampf geht weiter, als wäre nichts gewesen. Solange beide Stürme bleiben, bringt jeder deiner Züge einen weiteren Drachen.',
          },
          look: 'dragons',
        },
      ],
    },
    {
      position: {
        element: 'fire',
        seats: [
          {
            deck: 'terrah',
            hand: ['kabu-kat', 'baku-but', 'torana', 'ferro-fos', 'seismic-drill', 'rocara'],
            combat: ['sonatos'],
          },
          { deck: 'vulca', hand: OPEN_HAND, disclosed: OPEN_HAND, combat: ['glimmer'] },
        ],
      },
      steps: [
        {
          kind: 'read',
          say: {
            en: 'Here the hand of the Vulca was disclosed: you see it until its cards are played or discarded. Two of your characters make demands that have to be met by the end of the rival’s Booster/Support phase.',
            de: 'Hier wurde die Hand der Vulca offengelegt: Sie liegt offen, bis die Karten gespielt oder abgelegt sind. Zwei deiner Charaktere stellen Forderungen, die bis zum Ende der Verstärkungs-/Unterstützungsphase des Gegners zu erfüllen sind.',
          },
          look: 'rival:hand',
          rules: ['DISCLOSE-1', 'ENGAGE-10'],
        },
        {
          kind: 'aim',
          goal: {
            en: 'Make a demand that the Vulca cannot meet',
            de: 'Stelle eine Forderung, die die Vulca nicht erfüllen können',
          },
          say: {
            en: 'You have to match 2 Fire. Compare what your characters demand with what the Vulca hold.',
            de: 'Du musst 2 Feuer erreichen. Vergleiche, was deine Charaktere fordern, mit dem, was die Vulca auf der Hand haben.',
          },
          look: 'rival:hand',
          rules: ['TEXT-9', 'ENGAGE-10'],
          isMet: all(hasAnnounced, hasActive('kabu-kat')),
          missed: {
            en: 'The Vulca hold boosters, but not one support card. [kabu-kat] demands a support card.',
            de: 'Die Vulca haben Verstärkungen, aber keine einzige Unterstützung. [kabu-kat] fordert eine Unterstützung.',
          },
        },
        {
          kind: 'watch',
          say: {
            en: 'The Vulca could match your Fire many times over, but they have no support card to play. So they have to retreat.',
            de: 'Dein Feuer könnten die Vulca mehrfach erreichen, aber sie haben keine Unterstützung zu spielen. Also müssen sie sich zurückziehen.',
          },
          look: 'totals',
          rules: ['ENGAGE-10'],
          rival: ['retreat'],
        },
        {
          kind: 'choose',
          say: { en: 'Take your dragon.', de: 'Hol dir deinen Drachen.' },
          look: 'dragons',
          wants: ['dragon'],
        },
      ],
    },
  ],
  learned: {
    en: 'Terrah: fight in Earth, keep two storms up, and ask for what the rival does not have.',
    de: 'Terrah: Kämpfe um Erde, halte zwei Stürme am Toben und fordere, was der Gegner nicht hat.',
  },
};
