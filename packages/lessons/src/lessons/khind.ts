import { hasAnnounced } from '../goals.ts';
import type { Lesson } from '../lesson.ts';

export const KHIND: Lesson = {
  id: 'khind',
  chapter: 'peoples',
  title: { en: 'Khind', de: 'Khind' },
  teaches: {
    en: 'The gang icon: many small characters as one, kept active from turn to turn',
    de: 'Das Banden-Symbol: viele kleine Charaktere als einer, von Zug zu Zug aktiv gehalten',
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
            en: 'The pennant is the gang icon. Of each gang, Cool, Top, Fun or No, any number of characters may be played in a turn as if they were one.',
            de: 'Der Wimpel ist das Banden-Symbol. Von jeder Bande, Cool, Top, Fun oder Null, dürfen in einem Zug beliebig viele Charaktere gespielt werden, als wären sie einer.',
          },
          look: 'hand',
          rules: ['GANG-1', 'GANG-2'],
        },
        {
          kind: 'read',
          say: {
            en: 'And a gang sticks together: if only characters of one gang are active in your combat area, and no booster, you may add another of them without covering the rest.',
            de: 'Und eine Bande hält zusammen: Sind in deinem Kampfbereich nur Charaktere einer Bande aktiv und keine Verstärkung, darfst du weitere dazulegen, ohne die anderen zu überdecken.',
          },
          look: 'combat',
          rules: ['GANG-3', 'GANG-4'],
        },
        {
          kind: 'aim',
          goal: { en: 'Match 11 Fire', de: 'Erreiche 11 Feuer' },
          say: {
            en: '[funfair] and [funflap] lie there with 3 Fire each. Match 11 Fire.',
            de: '[funfair] und [funflap] liegen mit je 3 Feuer da. Erreiche 11 Feuer.',
          },
          look: { card: 'funfun' },
          rules: ['GANG-3', 'POWER-5'],
          isMet: hasAnnounced,
          missed: {
            en: '[funfun] doubles all your characters, but only if they stay uncovered: choose to play it beside them, covering nothing.',
            de: '[funfun] verdoppelt all deine Charaktere, aber nur, wenn sie nicht überdeckt werden: Spiele die Karte daneben, ohne etwas zu überdecken.',
          },
        },
        {
          kind: 'read',
          say: {
            en: 'Twice 6 makes 12 Fire. To keep a gang active you have to add a member each turn, as the first thing in the Character phase; any other character, or a booster played on top, breaks it up.',
            de: 'Zweimal 6 sind 12 Feuer. Um eine Bande aktiv zu halten, musst du in jedem Zug ein Mitglied dazulegen, gleich zu Beginn der Charakterphase; ein anderer Charakter oder eine Verstärkung obendrauf löst sie auf.',
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
            en: 'The Hoax have 7 Fire, 3 of them from a support card. Some characters of the Khind do something once in each of your turns: use that.',
            de: 'Die Hoax haben 7 Feuer, 3 davon von einer Unterstützung. Manche Charaktere der Khind tun einmal in jedem deiner Züge etwas: Nutze das.',
          },
          look: { card: 'topnotch' },
          rules: ['TEXT-4', 'RULING-30'],
          isMet: hasAnnounced,
          missed: {
            en: 'Play the two Top characters together for 4 Fire, and use the text of [topnotch] to discard [tome-of-wisdom]: then 4 are enough.',
            de: 'Spiele die beiden Top-Charaktere zusammen für 4 Feuer und lege mit dem Text von [topnotch] die Karte [tome-of-wisdom] ab: Dann genügen 4.',
          },
        },
        {
          kind: 'read',
          say: {
            en: 'You choose the moment for such a text, and you may use it again next turn, before a new character covers its card. Each gang card is played by itself, so its text is done before the next one comes.',
            de: 'Den Moment für so einen Text wählst du, und im nächsten Zug darfst du ihn noch einmal nutzen, bevor ein neuer Charakter die Karte überdeckt. Bandenkarten spielst du einzeln, und jeder Text ist fertig, bevor die nächste kommt.',
          },
          look: 'combat',
          rules: ['GANG-6', 'RULING-30', 'TEXT-4'],
        },
      ],
    },
  ],
  learned: {
    en: 'Khind: collect one gang, lay it down together, and keep it growing. Count the cards: gangs reach six soon.',
    de: 'Khind: Sammle eine Bande, lege sie zusammen aus und lass sie wachsen. Zähl die Karten: Banden kommen schnell auf sechs.',
  },
};
