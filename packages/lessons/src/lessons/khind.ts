import { hasAnnounced } from '../goals.ts';
import type { Lesson } from '../lesson.ts';

export const KHIND: Lesson = {
  id: 'khind',
  chapter: 'peoples',
  emblem: { card: 'funfun' },
  title: { en: 'Khind', de: 'Khind' },
  teaches: {
    en: 'The gang icon: many small characters that stay active together',
    de: 'Das Banden-Symbol: viele kleine Charaktere, die zusammen aktiv bleiben',
  },
  seat: 0,
  scenes: [
    {
      position: {
        element: 'fire',
        seats: [
          {
            deck: 'khind',
            hand: ['funfun', 'topgun', 'nostyle', 'noclue', 'gluing-dust'],
            combat: ['funfair', 'funflap'],
          },
          {
            deck: 'vulca',
            hand: ['spark', 'torch', 'glimmer', 'cinder', 'flare', 'sear'],
            combat: ['flamebreath-the-dazzling', 'fireblast'],
            support: ['flickering-fires'],
          },
        ],
      },
      steps: [
        {
          kind: 'read',
          say: {
            en: 'The pennant is the gang icon. The gangs are called Cool, Top, Fun and No. You can play any number of characters of one gang in a turn, as one card.',
            de: 'Der Wimpel ist das Banden-Symbol. Die Banden heißen Cool, Top, Fun und Null. Du kannst in einem Zug beliebig viele Charaktere einer Bande spielen, als eine Karte.',
          },
          look: 'hand',
          rules: ['GANG-1', 'GANG-2'],
        },
        {
          kind: 'read',
          say: {
            en: 'Gangs stay together. If only characters of one gang are active in your combat area, you can add more of that gang without covering them. This does not work with an active booster.',
            de: 'Banden halten zusammen. Sind in deinem Kampfbereich nur Charaktere einer Bande aktiv, kannst du weitere dazuspielen, ohne sie zu überdecken. Mit einer aktiven Verstärkung geht das nicht.',
          },
          look: 'combat',
          rules: ['GANG-3', 'GANG-4'],
        },
        {
          kind: 'aim',
          goal: { en: 'Match 11 Fire', de: 'Erreiche 11 Feuer' },
          say: {
            en: '[funfair] and [funflap] are on the table with 3 Fire each. Match 11 Fire.',
            de: '[funfair] und [funflap] liegen mit je 3 Feuer auf dem Tisch. Erreiche 11 Feuer.',
          },
          look: { card: 'funfun' },
          rules: ['GANG-3', 'POWER-5'],
          isMet: hasAnnounced,
          missed: {
            en: '[funfun] doubles all your characters, but only if they are not covered. When you play it, choose not to cover the others.',
            de: '[funfun] verdoppelt alle deine Charaktere, aber nur, wenn sie nicht überdeckt sind. Wähle beim Spielen, dass die anderen nicht überdeckt werden.',
          },
        },
        {
          kind: 'read',
          say: {
            en: 'Twice 6 makes 12 Fire. To keep a gang active, add a member each turn, as your first character. Any other character or a booster breaks the gang up.',
            de: 'Zweimal 6 sind 12 Feuer. Damit eine Bande aktiv bleibt, spiele in jedem Zug als Erstes ein Mitglied dazu. Ein anderer Charakter oder eine Verstärkung löst die Bande auf.',
          },
          look: 'combat',
          rules: ['GANG-5', 'GANG-7', 'RULING-12'],
        },
      ],
    },
    {
      position: {
        element: 'fire',
        seats: [
          {
            deck: 'khind',
            hand: ['topgun', 'topnotch', 'nostyle', 'funflip', 'coolcat', 'oath-of-khindship'],
            combat: ['funflop'],
          },
          {
            deck: 'hoax',
            hand: ['catusan', 'nirwadas-the-traveler', 'trebuchet-of-fear', 'athradysas-the-seeker'],
            combat: ['zedemikras-the-brain'],
            support: ['tome-of-wisdom'],
          },
        ],
      },
      steps: [
        {
          kind: 'aim',
          goal: { en: 'Stay in the fight', de: 'Bleib im Kampf' },
          say: {
            en: 'The Hoax have 7 Fire, 3 of them from a support. Some Khind characters have a text that you can use once each turn: use it.',
            de: 'Die Hoax haben 7 Feuer, 3 davon von einer Unterstützung. Manche Charaktere der Khind haben einen Text, den du einmal in jedem Zug nutzen kannst: Nutze ihn.',
          },
          look: { card: 'topnotch' },
          rules: ['TEXT-4', 'RULING-30'],
          isMet: hasAnnounced,
          missed: {
            en: 'Play the two Top characters together for 4 Fire. Use the text of [topnotch] to discard [tome-of-wisdom]: then 4 are enough.',
            de: 'Spiele die beiden Top-Charaktere zusammen für 4 Feuer. Lege mit dem Text von [topnotch] die Karte [tome-of-wisdom] ab: Dann genügen 4.',
          },
        },
        {
          kind: 'read',
          say: {
            en: 'You choose when to use such a text. You can use it again next turn, before a new character covers the card. You play gang cards one by one, and each text is resolved before the next card.',
            de: 'Du wählst, wann du so einen Text nutzt. Im nächsten Zug kannst du ihn wieder nutzen, bevor ein neuer Charakter die Karte überdeckt. Bandenkarten spielst du einzeln, und jeder Text wird vor der nächsten Karte ausgeführt.',
          },
          look: 'combat',
          rules: ['GANG-6', 'RULING-30', 'TEXT-4'],
        },
      ],
    },
  ],
  learned: {
    en: 'Khind: collect one gang, play it together, and add to it each turn. Watch the count: gangs get to six cards quickly.',
    de: 'Khind: Sammle eine Bande, spiele sie zusammen und füge in jedem Zug ein Mitglied hinzu. Zähl mit: Banden kommen schnell auf sechs Karten.',
  },
};
