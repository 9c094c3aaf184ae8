import { hasAnnounced, rivalRetreated } from '../goals.ts';
import type { Lesson } from '../lesson.ts';

export const AQUA: Lesson = {
  id: 'aqua',
  chapter: 'peoples',
  title: { en: 'Aqua', de: 'Aqua' },
  teaches: {
    en: 'The protect icon, free cards on loan, and floods that sweep a rival away',
    de: 'Das Schutz-Symbol, geliehene Freiheit und Fluten, die einen Gegner fortspülen',
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
            en: 'The Hoax have [hank-highflyer-hawk], who makes your characters ignored. But the arch over a stone is the protect icon: such a card cannot be ignored, discarded or weakened by the rival.',
            de: 'Die Hoax haben [hank-highflyer-hawk], durch den deine Charaktere ignoriert werden. Der Bogen über dem Stein aber ist das Schutz-Symbol: So eine Karte kann der Gegner weder ignorieren noch ablegen noch schwächen.',
          },
          look: { card: 'hank-highflyer-hawk' },
          rules: ['PROTECT-1', 'PROTECT-4', 'IGNORE-1'],
        },
        {
          kind: 'aim',
          goal: { en: 'Match 5 Fire', de: 'Erreiche 5 Feuer' },
          say: {
            en: '[eelena-aqua-prima-alpha] has 5 Fire, and so has somebody else. Only one of them counts now.',
            de: '[eelena-aqua-prima-alpha] hat 5 Feuer, und noch jemand. Nur einer von beiden zählt jetzt.',
          },
          look: 'hand',
          rules: ['PROTECT-1', 'IGNORE-5'],
          isMet: hasAnnounced,
          missed: {
            en: 'An ignored character may be played, but adds nothing. [giant-octopus] is protected and counts in full.',
            de: 'Einen ignorierten Charakter darf man spielen, aber er bringt nichts. [giant-octopus] ist geschützt und zählt ganz.',
          },
        },
        {
          kind: 'read',
          say: {
            en: 'Protection holds while the card is active. Once covered it is a card like any other, and your own texts may always touch it.',
            de: 'Der Schutz gilt, solange die Karte aktiv ist. Überdeckt ist sie eine Karte wie jede andere, und deine eigenen Texte erreichen sie immer.',
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
            en: 'If two Flood supports of yours are active after your turn, the rival must retreat, however strong they are. But only one support a turn is allowed, and a single flood would warn the Pillar.',
            de: 'Sind nach deinem Zug zwei deiner Flut-Karten aktiv, muss der Gegner sich zurückziehen, so stark er auch ist. Erlaubt ist aber nur eine Unterstützung im Zug, und eine einzelne Flut würde die Pillar warnen.',
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
            en: 'Match 4 Earth and lay both floods in one turn. Somebody in your hand lends the free icon to the very next card.',
            de: 'Erreiche 4 Erde und lege beide Fluten in einem Zug. Jemand auf deiner Hand leiht der allernächsten Karte das Frei-Symbol.',
          },
          look: 'hand',
          rules: ['FREE-1', 'FREE-9', 'RULING-31'],
          isMet: rivalRetreated,
          missed: {
            en: 'Play [yin], and a flood right after: it counts as free. Then the other flood is your one normal support. If [perilous-marsh] comes directly after [yin], the loan is wasted on a card that is free anyway.',
            de: 'Spiele [yin] und gleich danach eine Flut: Sie gilt als frei. Dann ist die andere Flut deine normale Unterstützung. Kommt die Karte [perilous-marsh] direkt nach [yin], ist die Leihgabe an eine ohnehin freie Karte verschwendet.',
          },
        },
        {
          kind: 'choose',
          say: {
            en: 'The flood came after your End phase, and the Pillar had to go. Take your dragon.',
            de: 'Die Flut kam nach deiner Endphase, und die Pillar mussten gehen. Hol dir deinen Drachen.',
          },
          look: 'dragons',
          rules: ['RULING-31', 'RETREAT-9'],
          wants: ['dragon'],
        },
      ],
    },
  ],
  learned: {
    en: 'Aqua: protected cards for the hard moments, free cards to fill up, and two floods at once before the rival can react.',
    de: 'Aqua: geschützte Karten für die schweren Momente, freie Karten zum Auffüllen, und zwei Fluten auf einmal, bevor jemand antworten kann.',
  },
};
