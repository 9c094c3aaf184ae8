import { hasAnnounced } from '../goals.ts';
import type { Lesson } from '../lesson.ts';

export const BUKA: Lesson = {
  id: 'buka',
  chapter: 'peoples',
  emblem: { card: 'rising-sun' },
  title: { en: 'Buka', de: 'Buka' },
  teaches: {
    en: 'Load and land ships, play bluff cards, and call a bluff',
    de: 'Schiffe beladen und landen, Bluffkarten spielen und einen Bluff anzweifeln',
  },
  seat: 0,
  scenes: [
    {
      position: {
        element: 'earth',
        seats: [
          {
            deck: 'buka',
            hand: [
              'rising-sun',
              'commodore-tai-marn',
              'cannoneer-qu-cha',
              'cannoneer-tara-ko',
              'captain-su-cha',
              'armory',
            ],
            combat: ['sailingmaster-yo-cha'],
          },
          { deck: 'terrah', hand: ['torana', 'helitos', 'sonatos', 'cloying-mud'], combat: ['rocara'] },
        ],
      },
      steps: [
        {
          kind: 'choose',
          say: {
            en: 'The Buka come from the sea. You play a ship instead of a leadership card, and it stays when the fight is over. Play [rising-sun].',
            de: 'Die Buka kommen übers Meer. Ein Schiff spielst du anstelle einer Führungskarte, und es bleibt nach dem Kampf liegen. Spiele [rising-sun].',
          },
          look: { card: 'rising-sun' },
          rules: ['SHIP-1', 'SHIP-2', 'LEAD-6'],
          wants: ['play:rising-sun'],
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
            en: 'You need 4 Earth. Play [commodore-tai-marn].',
            de: 'Du brauchst 4 Erde. Spiele [commodore-tai-marn].',
          },
          look: { card: 'commodore-tai-marn' },
          wants: ['play:commodore-tai-marn'],
        },
        {
          kind: 'choose',
          say: {
            en: 'Instead of playing a support, you can load one card from your hand onto a ship. Load one of the two cannoneers.',
            de: 'Statt eine Unterstützung zu spielen, kannst du eine Handkarte auf ein Schiff laden. Lade einen der beiden Cannoneers.',
          },
          look: 'influence',
          rules: ['SHIP-4', 'BOOST-10'],
          wants: ['load:cannoneer-qu-cha>rising-sun', 'load:cannoneer-tara-ko>rising-sun'],
          reasons: {
            bluff: {
              en: 'You will bluff later in this lesson. Load a cannoneer now.',
              de: 'Bluffen kommt später in dieser Lektion. Lade jetzt einen Cannoneer.',
            },
            'play:armory': {
              en: 'That card is good: it gives you one more support each turn. But for this lesson, load a cannoneer.',
              de: 'Diese Karte ist gut: Sie bringt dir in jedem Zug eine Unterstützung mehr. Aber lade in dieser Lektion einen Cannoneer.',
            },
            load: {
              en: 'You could load that card, too. But characters are best on a ship: load a cannoneer.',
              de: 'Auch diese Karte könntest du laden. Aber Charaktere sind auf einem Schiff am besten: Lade einen Cannoneer.',
            },
          },
        },
        {
          kind: 'read',
          say: {
            en: 'Cards on a ship are not played yet: they do not count for anything, not even for the six cards. The number on a ship shows how many cards are aboard.',
            de: 'Karten auf einem Schiff sind noch nicht gespielt: Sie zählen nirgends mit, auch nicht für die sechs Karten. Die Zahl auf dem Schiff zeigt, wie viele Karten an Bord sind.',
          },
          look: 'influence',
          rules: ['SHIP-5', 'SHIP-6', 'RULING-4'],
        },
      ],
    },
    {
      position: {
        element: 'earth',
        seats: [
          {
            deck: 'buka',
            hand: ['commodore-tai-marn', 'captain-ariosa-paal', 'armory', 'letter-of-marque'],
            combat: ['sailingmaster-yo-cha'],
            ships: {
              'rising-sun': [
                'cannoneer-qu-cha',
                'cannoneer-tara-ko',
                'cannoneer-rilana-paal',
                'commodore-lo-tan',
              ],
            },
          },
          {
            deck: 'terrah',
            hand: ['torana', 'helitos', 'sonatos', 'cloying-mud'],
            combat: ['roomban-rockmaster', 'earthblast'],
            support: ['seismic-drill'],
          },
        ],
      },
      steps: [
        {
          kind: 'aim',
          goal: { en: 'Land the ship and match 12 Earth', de: 'Lande das Schiff und erreiche 12 Erde' },
          say: {
            en: 'A few turns later the ship is full. You can land it at the start of your turn. Then you play Buka characters from the ship as if they were free.',
            de: 'Ein paar Züge später ist das Schiff voll. Du kannst es am Anfang deines Zugs landen. Dann spielst du Buka-Charaktere vom Schiff, als wären sie frei.',
          },
          look: 'influence',
          rules: ['SHIP-9', 'SHIP-10', 'SHIP-11'],
          isMet: hasAnnounced,
          missed: {
            en: 'You cannot reach 12 Earth from your hand. Land [rising-sun] at the start of your turn. Then play at least three characters from the ship.',
            de: 'Mit deiner Hand erreichst du 12 Erde nicht. Lande [rising-sun] am Anfang deines Zugs. Dann spiele mindestens drei Charaktere vom Schiff.',
          },
        },
        {
          kind: 'read',
          say: {
            en: 'In the turn when you land, you cannot play cards from your hand. The ship and all cards left on it were discarded before you announced.',
            de: 'Im Zug der Landung kannst du keine Handkarten spielen. Das Schiff und alle Karten, die noch darauf waren, wurden vor dem Ansagen abgelegt.',
          },
          look: 'hand',
          rules: ['SHIP-12', 'SHIP-13'],
        },
      ],
    },
    {
      position: {
        element: 'fire',
        seats: [
          {
            deck: 'buka',
            hand: ['commodore-lo-tan', 'cannoneer-tara-ko', 'captain-su-cha', 'cannoneer-alo-cha'],
            combat: ['sailingmaster-boo-marn'],
          },
          {
            deck: 'terrah',
            hand: ['torana', 'helitos', 'sonatos', 'cloying-mud'],
            combat: ['flash-the-incendiary'],
          },
        ],
      },
      steps: [
        {
          kind: 'choose',
          say: {
            en: 'You can play a card with the bluff icon, a mask, face down as a support. It is worth 2 in the element of the fight. You need 6 Fire: continue.',
            de: 'Eine Karte mit Bluff-Symbol, der Maske, kannst du verdeckt als Unterstützung spielen. Sie ist 2 wert, im Element des Kampfes. Du brauchst 6 Feuer: Kämpfe weiter.',
          },
          look: 'hand',
          rules: ['BLUFF-2', 'BLUFF-3'],
          wants: ['continue'],
        },
        {
          kind: 'choose',
          say: { en: 'Play [commodore-lo-tan] for 5 Fire.', de: 'Spiele [commodore-lo-tan] für 5 Feuer.' },
          look: { card: 'commodore-lo-tan' },
          wants: ['play:commodore-lo-tan'],
        },
        {
          kind: 'choose',
          say: {
            en: 'The Terrah may call your bluff. Then the mask on the card must show the element of the fight. Play a mask face down that shows Fire.',
            de: 'Die Terrah dürfen deinen Bluff anzweifeln. Dann muss die Maske auf der Karte das Element des Kampfes zeigen. Spiele eine Maske verdeckt, die Feuer zeigt.',
          },
          look: 'hand',
          rules: ['BLUFF-1', 'BLUFF-8', 'BLUFF-9'],
          isQuiz: true,
          wants: ['bluff:cannoneer-tara-ko'],
          reasons: {
            'bluff:captain-su-cha': {
              en: 'A neutral mask shows neither element, so that would be a real bluff. If the rival calls it, you must retreat and lose one more dragon.',
              de: 'Eine neutrale Maske zeigt keines der Elemente, das wäre also ein echter Bluff. Zweifelt der Gegner ihn an, musst du dich zurückziehen und verlierst einen Drachen mehr.',
            },
            'bluff:cannoneer-alo-cha': {
              en: 'This mask shows Earth, but the fight is over Fire. If the rival calls it, you must retreat.',
              de: 'Diese Maske zeigt Erde, aber es geht um Feuer. Zweifelt der Gegner sie an, musst du dich zurückziehen.',
            },
          },
        },
        {
          kind: 'choose',
          say: { en: 'Announce your 7 Fire.', de: 'Sage deine 7 Feuer an.' },
          look: 'totals',
          wants: ['done'],
        },
        {
          kind: 'watch',
          say: {
            en: 'The Terrah call your bluff! Your card is turned face up: the mask shows Fire, so you were honest.',
            de: 'Die Terrah zweifeln deinen Bluff an! Deine Karte wird aufgedeckt: Die Maske zeigt Feuer, du warst also ehrlich.',
          },
          look: 'support',
          rules: ['BLUFF-8', 'BLUFF-9'],
          rival: ['call'],
        },
        {
          kind: 'choose',
          say: {
            en: 'The Terrah were wrong, so you attract a dragon. Choose one.',
            de: 'Die Terrah lagen falsch, also lockst du einen Drachen an. Wähle einen.',
          },
          look: 'dragons',
          rules: ['BLUFF-9'],
          wants: ['dragon'],
        },
        {
          kind: 'read',
          say: {
            en: 'The revealed cards are discarded, and the fight goes on. You now have only 5 Fire, but that is fine. Face-down cards never count for the six cards.',
            de: 'Die aufgedeckten Karten werden abgelegt, und der Kampf geht weiter. Du hast jetzt nur noch 5 Feuer, aber das ist in Ordnung. Verdeckte Karten zählen nie für die sechs Karten.',
          },
          look: 'totals',
          rules: ['BLUFF-9', 'BLUFF-10', 'BLUFF-6'],
        },
      ],
    },
    {
      position: {
        element: 'earth',
        turn: 1,
        phase: 'engagement',
        seats: [
          {
            deck: 'vulca',
            hand: ['torch', 'ignite', 'lavar-the-powerful', 'fireblast', 'flare', 'glimmer'],
            combat: ['furnace', 'elemental-enchantment'],
          },
          {
            deck: 'buka',
            hand: ['sailingmaster-yo-cha', 'cannoneer-alo-cha', 'captain-ariosa-paal'],
            combat: ['cannoneer-qu-cha'],
            covered: ['cannoneer-rilana-paal'],
            bluffs: ['captain-su-cha'],
          },
        ],
      },
      steps: [
        {
          kind: 'watch',
          say: {
            en: 'Now you lead the Vulca, and the Buka attack in Earth. They play [sailingmaster-yo-cha] and a second card face down: 8 Earth.',
            de: 'Jetzt führst du die Vulca, und die Buka greifen in Erde an. Sie spielen [sailingmaster-yo-cha] und eine zweite Karte verdeckt: 8 Erde.',
          },
          look: 'rival:support',
          rules: ['BLUFF-2', 'BLUFF-3'],
          rival: ['continue', 'play:sailingmaster-yo-cha', 'bluff:cannoneer-alo-cha'],
        },
        {
          kind: 'choose',
          say: {
            en: 'Do you call the bluff? Only three Buka cards have an Earth mask, and two of them are covered in front of you. Can both face-down cards be honest?',
            de: 'Zweifelst du den Bluff an? Nur drei Karten der Buka haben eine Erd-Maske, und zwei davon liegen überdeckt vor dir. Können beide verdeckten Karten ehrlich sein?',
          },
          look: 'rival:combat',
          rules: ['BLUFF-8', 'BLUFF-11', 'OPEN-1'],
          isQuiz: true,
          wants: ['call'],
          reasons: {
            trust: {
              en: 'Count again: you can see two of the three Earth masks. So only one of the face-down cards can be honest. If one of them is not, the bluff fails.',
              de: 'Zähl noch einmal: Zwei der drei Erd-Masken siehst du. Also kann nur eine der verdeckten Karten ehrlich sein. Ist eine es nicht, scheitert der Bluff.',
            },
          },
        },
        {
          kind: 'choose',
          say: {
            en: 'One of them was [captain-su-cha], with a neutral mask. You were right, so you attract a dragon.',
            de: 'Eine davon war [captain-su-cha], mit neutraler Maske. Du lagst richtig, also lockst du einen Drachen an.',
          },
          look: 'dragons',
          rules: ['BLUFF-11', 'BLUFF-20'],
          wants: ['dragon'],
        },
        {
          kind: 'choose',
          say: {
            en: 'The Buka must also retreat at once, so you attract one more dragon. Take it, too.',
            de: 'Die Buka müssen sich außerdem sofort zurückziehen, also lockst du noch einen Drachen an. Nimm auch ihn.',
          },
          look: 'dragons',
          rules: ['BLUFF-12'],
          wants: ['dragon'],
        },
      ],
    },
  ],
  learned: {
    en: 'Buka: load ships in quiet turns and land them when it matters. Bluff cards work while the rival cannot know your masks. Count the masks you have seen.',
    de: 'Buka: Belade Schiffe in ruhigen Zügen und lande sie, wenn es wichtig ist. Bluffkarten wirken, solange der Gegner deine Masken nicht kennt. Zähl die Masken, die du gesehen hast.',
  },
};
