import { hasAnnounced, rivalRetreated } from '../goals.ts';
import type { Lesson } from '../lesson.ts';

export const AQUA: Lesson = {
  id: 'aqua',
  chapter: 'peoples',
  emblem: { card: 'giant-octopus' },
  title: { en: 'Aqua', de: 'Aqua' },
  teaches: {
    en: 'The protect icon, cards that count as free, and floods that force a retreat',
    de: 'Das Schutz-Symbol, Karten, die als frei gelten, und Fluten, die zum Rückzug zwingen',
  },
  seat: 0,
  scenes: [
    {
      position: {
        element: 'fire',
        seats: [
          {
            deck: 'aqua',
            hand: [
              'eelena-aqua-prima-alpha',
              'giant-octopus',
              'uurunia-aqua-terz',
              'terrible-kraken',
              'sudden-waterspout',
              'swarming-sea-serpents',
            ],
            combat: ['kelp-leech'],
          },
          {
            deck: 'hoax',
            hand: ['catusan', 'nirwadas-the-traveler', 'zedemikras-the-brain', 'ballista-of-confusion'],
            combat: ['hank-highflyer-hawk'],
            support: ['tome-of-wisdom', 'trebuchet-of-fear'],
          },
        ],
      },
      steps: [
        {
          kind: 'read',
          say: {
            en: 'The Hoax have [hank-highflyer-hawk]: your characters are ignored. The arch over a stone is the protect icon. The rival cannot ignore, discard or weaken a card with this icon.',
            de: 'Die Hoax haben [hank-highflyer-hawk]: Deine Charaktere werden ignoriert. Der Bogen über dem Stein ist das Schutz-Symbol. Eine Karte mit diesem Symbol kann der Gegner nicht ignorieren, ablegen oder schwächen.',
          },
          look: { card: 'hank-highflyer-hawk' },
          rules: ['PROTECT-1', 'PROTECT-4', 'IGNORE-1'],
        },
        {
          kind: 'aim',
          goal: { en: 'Match 5 Fire', de: 'Erreiche 5 Feuer' },
          say: {
            en: '[eelena-aqua-prima-alpha] has 5 Fire, and so does one other character. Only one of the two counts now.',
            de: '[eelena-aqua-prima-alpha] hat 5 Feuer, und ein anderer Charakter auch. Nur einer von beiden zählt jetzt.',
          },
          look: 'hand',
          rules: ['PROTECT-1', 'IGNORE-5'],
          isMet: hasAnnounced,
          missed: {
            en: 'You can play an ignored character, but it adds nothing. [giant-octopus] is protected, so it counts.',
            de: 'Du kannst einen ignorierten Charakter spielen, aber er bringt nichts. [giant-octopus] ist geschützt und zählt.',
          },
        },
        {
          kind: 'read',
          say: {
            en: 'A card is protected while it is active. A covered card is no longer protected. Your own texts can always affect the card.',
            de: 'Eine Karte ist geschützt, solange sie aktiv ist. Überdeckt ist sie nicht mehr geschützt. Deine eigenen Texte können immer auf sie wirken.',
          },
          look: { card: 'giant-octopus' },
          rules: ['PROTECT-2', 'PROTECT-5'],
        },
      ],
    },
    {
      position: {
        element: 'earth',
        seats: [
          {
            deck: 'aqua',
            hand: [
              'yin',
              'torrential-flood',
              'tidal-flood',
              'perilous-marsh',
              'terrible-kraken',
              'oomola-aqua-delta',
            ],
            combat: ['briny-behemoth'],
          },
          {
            deck: 'pillar',
            hand: ['smartia-pantia', 'primus-magicus', 'devius-maximus', 'potion-of-trembling-earth'],
            combat: ['bodius-maloderus'],
          },
        ],
      },
      steps: [
        {
          kind: 'read',
          say: {
            en: 'If you have two active Flood cards after your turn, the rival must retreat. But you can play only one support each turn. If you play a single flood, the Pillar can prepare.',
            de: 'Hast du nach deinem Zug zwei aktive Flut-Karten, muss der Gegner sich zurückziehen. Du kannst aber nur eine Unterstützung in jedem Zug spielen. Bei einer einzelnen Flut könnten sich die Pillar darauf einstellen.',
          },
          look: { card: 'tidal-flood' },
          rules: ['RULING-31', 'BOOST-1'],
        },
        {
          kind: 'aim',
          goal: {
            en: 'Make the Pillar retreat this turn',
            de: 'Bring die Pillar in diesem Zug zum Rückzug',
          },
          say: {
            en: 'Match 4 Earth and play both floods in one turn. One of your characters gives the free icon to the next card you play.',
            de: 'Erreiche 4 Erde und spiele beide Fluten in einem Zug. Einer deiner Charaktere gibt der nächsten Karte, die du spielst, das Frei-Symbol.',
          },
          look: 'hand',
          rules: ['FREE-1', 'FREE-9', 'RULING-31'],
          isMet: rivalRetreated,
          missed: {
            en: 'Play [yin] and then a flood, which counts as free. The other flood is your normal support. Don’t play [perilous-marsh] directly after [yin]: that card is free anyway.',
            de: 'Spiele [yin] und dann eine Flut: Sie gilt als frei. Die andere Flut ist deine normale Unterstützung. Spiele die Karte [perilous-marsh] nicht direkt nach [yin]: Sie ist sowieso frei.',
          },
        },
        {
          kind: 'choose',
          say: {
            en: 'Your turn ended with two floods, so the Pillar had to retreat. Take your dragon.',
            de: 'Dein Zug endete mit zwei Fluten, also mussten die Pillar sich zurückziehen. Hol dir deinen Drachen.',
          },
          look: 'dragons',
          rules: ['RULING-31', 'RETREAT-9'],
          wants: ['dragon'],
        },
      ],
    },
  ],
  learned: {
    en: 'Aqua: protected cards for hard fights, free cards for extra points, and two floods in one turn, before the rival can react.',
    de: 'Aqua: geschützte Karten für schwere Kämpfe, freie Karten für ein paar Punkte mehr und zwei Fluten in einem Zug, bevor der Gegner reagieren kann.',
  },
};
