import { announces, hasAnnounced } from '../goals.ts';
import type { Lesson } from '../lesson.ts';

export const MIMIX: Lesson = {
  id: 'mimix',
  chapter: 'peoples',
  emblem: { card: 'spirit-of-the-night' },
  title: { en: 'Mimix', de: 'Mimix' },
  teaches: {
    en: 'The pair icon and the free icon: several characters in one turn',
    de: 'Die Symbole Paar und Frei: mehrere Charaktere in einem Zug',
  },
  seat: 0,
  scenes: [
    {
      position: {
        element: 'earth',
        seats: [
          {
            deck: 'mimix',
            hand: [
              'spirit-of-the-night',
              'spirit-of-the-light',
              'virgin-of-pure-earth',
              'wild-gazelle',
              'dancer-of-dawn',
              'hypnotic-rattle',
            ],
            combat: ['young-bear'],
          },
          {
            deck: 'hoax',
            hand: [
              'nirwadas-the-traveler',
              'zedemikras-the-brain',
              'trebuchet-of-fear',
              'athradysas-the-seeker',
            ],
            combat: ['catusan'],
            support: ['ballista-of-confusion'],
          },
        ],
      },
      steps: [
        {
          kind: 'read',
          say: {
            en: 'The two rings are the pair icon. If the names of two pair cards begin with the same word, you can play them together as one card.',
            de: 'Die zwei Ringe sind das Paar-Symbol. Beginnen die Namen zweier Paar-Karten mit demselben Wort, kannst du sie zusammen als eine Karte spielen.',
          },
          look: 'hand',
          rules: ['PAIR-1', 'PAIR-2'],
        },
        {
          kind: 'aim',
          goal: { en: 'Match 7 Earth with a pair', de: 'Erreiche 7 Erde mit einem Paar' },
          say: {
            en: '[virgin-of-pure-earth] alone has 6, but you need 7. Find the two cards that belong together, and play one after the other.',
            de: '[virgin-of-pure-earth] allein hat 6, du brauchst aber 7. Finde die zwei Karten, die zusammengehören, und spiele sie nacheinander.',
          },
          look: 'hand',
          rules: ['PAIR-1', 'PAIR-3'],
          isMet: hasAnnounced,
          missed: {
            en: 'One character is not enough. [spirit-of-the-night] and [spirit-of-the-light] begin with the same word: play both.',
            de: 'Ein Charakter reicht nicht. [spirit-of-the-night] und [spirit-of-the-light] beginnen mit demselben Wort: Spiele beide.',
          },
        },
        {
          kind: 'read',
          say: {
            en: '2 and 5 make 7 Earth. Both stay active until your next character covers them. You can also play a pair card alone, like any other card.',
            de: '2 und 5 sind 7 Erde. Beide bleiben aktiv, bis dein nächster Charakter sie überdeckt. Du kannst eine Paar-Karte auch allein spielen, wie jede andere.',
          },
          look: 'combat',
          rules: ['CHAR-4', 'PAIR-4'],
        },
      ],
    },
    {
      position: {
        turn: 0,
        seats: [
          {
            deck: 'mimix',
            hand: [
              'heroine-of-the-high-flames',
              'dancer-of-dawn',
              'dancer-of-dusk',
              'sun-setting',
              'moon-rising',
              'stars-shining',
            ],
          },
          { deck: 'hoax', hand: ['nirwadas-the-traveler', 'zedemikras-the-brain', 'trebuchet-of-fear'] },
        ],
      },
      steps: [
        {
          kind: 'read',
          say: {
            en: 'The spark above a line is the free icon. A free card is extra: it does not count toward the limit. You play it in the usual phase, so a free character in the Character phase.',
            de: 'Der Funke über dem Strich ist das Frei-Symbol. Freie Karten spielst du zusätzlich: Sie zählen nicht zur erlaubten Zahl. Du spielst sie in der üblichen Phase, einen freien Charakter also in der Charakterphase.',
          },
          look: { card: 'sun-setting' },
          rules: ['FREE-1', 'FREE-2'],
        },
        {
          kind: 'aim',
          goal: {
            en: 'Start a fight with at least 10 Fire',
            de: 'Beginne einen Kampf mit mindestens 10 Feuer',
          },
          say: {
            en: 'You can play free cards and pairs in the first turn of a fight, too. Start the fight and announce at least 10 Fire.',
            de: 'Freie Karten und Paare kannst du auch im ersten Zug eines Kampfes spielen. Beginne den Kampf und sage mindestens 10 Feuer an.',
          },
          look: 'hand',
          rules: ['FREE-3', 'FREE-5', 'PAIR-5'],
          isMet: announces(10, 'fire'),
          missed: {
            en: 'You can do more: the two dancers are a pair with 6 Fire, and the three free characters add 2, 1 and 1. [heroine-of-the-high-flames] has no partner in this deck.',
            de: 'Da geht mehr: Die zwei Tänzerinnen sind ein Paar mit 6 Feuer, und die drei freien Charaktere bringen 2, 1 und 1. Zu [heroine-of-the-high-flames] gibt es in diesem Deck keine passende Karte.',
          },
        },
        {
          kind: 'read',
          say: {
            en: 'Five characters in the first turn! They count as five cards. But your next character will cover all of them at once.',
            de: 'Fünf Charaktere im ersten Zug! Sie zählen als fünf Karten. Aber dein nächster Charakter überdeckt sie alle auf einmal.',
          },
          look: 'combat',
          rules: ['CHAR-3', 'RETREAT-3'],
        },
      ],
    },
  ],
  learned: {
    en: 'Mimix: save pairs for turns when one character is not enough. Save free characters for the last few points.',
    de: 'Mimix: Heb Paare für Züge auf, in denen ein Charakter nicht reicht. Heb freie Charaktere für die letzten Punkte auf.',
  },
};
