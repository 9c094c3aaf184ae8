import { all, hasActive, hasAnnounced } from '../goals.ts';
import type { Lesson } from '../lesson.ts';

const OPEN_HAND = ['spark', 'volca', 'blaze', 'fireblast', 'infernal-armor', 'torch'];

export const TERRAH: Lesson = {
  id: 'terrah',
  chapter: 'peoples',
  emblem: { card: 'swirling-snow-storm' },
  title: { en: 'Terrah', de: 'Terrah' },
  teaches: {
    en: 'Storms that attract dragons, and demands: the rival meets them or retreats',
    de: 'Stürme, die Drachen anlocken, und Forderungen: Der Gegner erfüllt sie oder zieht sich zurück',
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
            en: 'The Terrah command Earth and the weather. If you have two active Storm cards at the start of your turn, you attract a dragon. You don’t even have to win the fight.',
            de: 'Die Terrah beherrschen Erde und Wetter. Hast du am Anfang deines Zugs zwei aktive Sturm-Karten, lockst du einen Drachen an. Dafür musst du den Kampf nicht gewinnen.',
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
            en: 'You already have one storm. Stay in the fight and play the second one.',
            de: 'Einen Sturm hast du schon. Bleib im Kampf und spiele den zweiten.',
          },
          look: { card: 'swirling-snow-storm' },
          isMet: all(hasAnnounced, hasActive('crashing-thunder-storm', 'swirling-snow-storm')),
          missed: {
            en: 'You can play one booster or support each turn. Choose [swirling-snow-storm], with a character that has 5 Earth or more.',
            de: 'Du kannst in jedem Zug eine Verstärkung oder Unterstützung spielen. Nimm die Karte [swirling-snow-storm], dazu einen Charakter mit 5 Erde oder mehr.',
          },
        },
        {
          kind: 'watch',
          say: {
            en: 'The Pillar stay in the fight with [devius-maximus] and a potion: 8 Earth. Now your turn begins, and both storms are still there.',
            de: 'Die Pillar bleiben mit [devius-maximus] und einem Trunk im Kampf: 8 Erde. Jetzt beginnt dein Zug, und beide Stürme sind noch da.',
          },
          look: 'support',
          rules: ['BEGIN-1'],
          rival: ['continue', 'play:devius-maximus', 'play:potion-of-conjoining', 'done'],
        },
        {
          kind: 'choose',
          say: {
            en: 'A dragon comes to you: choose one. More than two storms make no difference: you attract one dragon each turn.',
            de: 'Ein Drache kommt zu dir: Wähle einen. Mehr als zwei Stürme ändern nichts: Du lockst einen Drachen je Zug an.',
          },
          look: 'dragons',
          rules: ['BEGIN-1', 'DRAGON-1'],
          wants: ['dragon'],
        },
        {
          kind: 'read',
          say: {
            en: 'The fight goes on as usual. While both storms stay, you attract another dragon each turn.',
            de: 'Der Kampf geht ganz normal weiter. Solange beide Stürme bleiben, lockst du in jedem Zug einen weiteren Drachen an.',
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
            en: 'The hand of the Vulca is disclosed: you can see these cards until they are played or discarded. Two of your characters make demands. The rival must meet them by the end of their Booster/Support phase.',
            de: 'Die Hand der Vulca ist offengelegt: Du siehst diese Karten, bis sie gespielt oder abgelegt werden. Zwei deiner Charaktere stellen Forderungen. Der Gegner muss sie bis zum Ende der eigenen Verstärkungs-/Unterstützungsphase erfüllen.',
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
            en: 'You have to match 2 Fire. Read what your characters demand, and look at the hand of the Vulca.',
            de: 'Du musst 2 Feuer erreichen. Lies, was deine Charaktere fordern, und sieh dir die Hand der Vulca an.',
          },
          look: 'rival:hand',
          rules: ['TEXT-9', 'ENGAGE-10'],
          isMet: all(hasAnnounced, hasActive('kabu-kat')),
          missed: {
            en: 'The Vulca have boosters but no support. [kabu-kat] demands a support.',
            de: 'Die Vulca haben Verstärkungen, aber keine Unterstützung. [kabu-kat] fordert eine Unterstützung.',
          },
        },
        {
          kind: 'watch',
          say: {
            en: 'The Vulca could easily match your Fire, but they have no support to play. So they have to retreat.',
            de: 'Die Vulca könnten dein Feuer leicht erreichen, aber sie haben keine Unterstützung. Also müssen sie sich zurückziehen.',
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
    en: 'Terrah: fight in Earth, keep two storms active, and demand what the rival does not have.',
    de: 'Terrah: Kämpfe in der Erde, halte zwei Stürme aktiv und fordere, was der Gegner nicht hat.',
  },
};
