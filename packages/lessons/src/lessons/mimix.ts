import { announces, hasAnnounced } from '../goals.ts';
import type { Lesson } from '../lesson.ts';

export const MIMIX: Lesson = {
  id: 'mimix',
  chapter: 'peoples',
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
            en: 'The two rings are the pair icon. Two cards with it whose names begin with the same word may be played together as if they were one.',
            de: 'Die zwei Ringe sind das Paar-Symbol. Zwei Karten damit, deren Namen mit demselben Wort beginnen, dürfen zusammen gespielt werden, als wären sie eine.',
          },
          look: 'hand',
          rules: ['PAIR-1', 'PAIR-2'],
        },
        {
          kind: 'aim',
          goal: { en: 'Match 7 Earth with a pair', de: 'Erreiche 7 Erde mit einem Paar' },
          say: {
            en: '[virgin-of-pure-earth] alone has 6, one short of 7. Find the two that belong together, and play one after the other.',
            de: '[virgin-of-pure-earth] allein hat 6, eins zu wenig. Finde die zwei, die zusammengehören, und spiele sie nacheinander.',
          },
          look: 'hand',
          rules: ['PAIR-1', 'PAIR-3'],
          isMet: hasAnnounced,
          missed: {
            en: 'One character is not enough here. [spirit-of-the-night] and [spirit-of-the-light] begin with the same word: play both before you end the Character phase.',
            de: 'Ein Charakter reicht hier nicht. [spirit-of-the-night] und [spirit-of-the-light] beginnen mit demselben Wort: Spiele beide, bevor du die Charakterphase beendest.',
          },
        },
        {
          kind: 'read',
          say: {
            en: '2 and 5 make 7 Earth, and both stay active until your next character covers them. A pair card without its partner is played like any other card.',
            de: '2 und 5 sind 7 Erde, und beide bleiben aktiv, bis dein nächster Charakter sie überdeckt. Eine Paar-Karte ohne Partner wird gespielt wie jede andere.',
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
            en: 'The spark above a line is the free icon. A free card counts toward no limit, but it is played in the phase of its type: a free character in the Character phase.',
            de: 'Der Funke über dem Strich ist das Frei-Symbol. Eine freie Karte zählt nicht zur erlaubten Zahl, gespielt wird sie aber in der Phase ihrer Art: ein freier Charakter in der Charakterphase.',
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
            en: 'Free cards and pairs work on a starting turn, too. Start the fight and announce at least 10 Fire.',
            de: 'Freie Karten und Paare gehen auch im ersten Zug eines Kampfes. Beginne und sage mindestens 10 Feuer an.',
          },
          look: 'hand',
          rules: ['FREE-3', 'FREE-5', 'PAIR-5'],
          isMet: announces(10, 'fire'),
          missed: {
            en: 'More is possible: the two dancers are a pair with 6 Fire, and the three free characters add 2, 1 and 1. [heroine-of-the-high-flames] has no partner in this deck.',
            de: 'Da geht mehr: Die zwei Tänzerinnen sind ein Paar mit 6 Feuer, und die drei freien Charaktere bringen 2, 1 und 1. Für [heroine-of-the-high-flames] gibt es in diesem Deck keine Partnerin.',
          },
        },
        {
          kind: 'read',
          say: {
            en: 'Five characters in the first turn! Mind that they count as five cards, but that your next character will cover all of them at once.',
            de: 'Fünf Charaktere im ersten Zug! Sie zählen als fünf Karten, aber dein nächster Charakter wird sie alle auf einmal überdecken.',
          },
          look: 'combat',
          rules: ['CHAR-3', 'RETREAT-3'],
        },
      ],
    },
  ],
  learned: {
    en: 'Mimix: save pairs for the moment when one character is not enough, and free characters for the last missing points.',
    de: 'Mimix: Heb Paare für den Moment auf, in dem ein Charakter nicht reicht, und freie Charaktere für die letzten fehlenden Punkte.',
  },
};
