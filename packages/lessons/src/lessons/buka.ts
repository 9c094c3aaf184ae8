import { hasAnnounced } from '../goals.ts';
import type { Lesson } from '../lesson.ts';

export const BUKA: Lesson = {
  id: 'buka',
  chapter: 'peoples',
  title: { en: 'Buka', de: 'Buka' },
  teaches: {
    en: 'Ships to load and land, bluff cards, and calling a bluff',
    de: 'Schiffe laden und landen, Bluffkarten, und wie man einen Bluff anzweifelt',
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
            en: 'The Buka come across the sea. A ship is played in the Leadership phase, instead of a leadership card, and stays even when a fight is over. Play [rising-sun].',
            de: 'Die Buka kommen übers Meer. Ein Schiff wird in der Führungsphase gespielt, anstelle einer Führungskarte, und bleibt auch nach dem Ende eines Kampfes. Spiele [rising-sun].',
          },
          look: { card: 'rising-sun' },
          rules: ['SHIP-1', 'SHIP-2', 'LEAD-6'],
          wants: ['play:rising-sun'],
        },
        {
          kind: 'choose',
          say: { en: 'Continue the fight.', de: 'Kämpfe weiter.' },
          look: 'actions',
          wants: ['continue'],
        },
        {
          kind: 'choose',
          say: {
            en: '4 Earth are needed. Play [commodore-tai-marn].',
            de: '4 Erde sind nötig. Spiele [commodore-tai-marn].',
          },
          look: { card: 'commodore-tai-marn' },
          wants: ['play:commodore-tai-marn'],
        },
        {
          kind: 'choose',
          say: {
            en: 'Instead of a support you may load one card from your hand onto a ship. Load one of the two cannoneers.',
            de: 'Statt einer Unterstützung darfst du eine Karte aus deiner Hand auf ein Schiff laden. Lade einen der beiden Cannoneers.',
          },
          look: 'influence',
          rules: ['SHIP-4', 'BOOST-10'],
          wants: ['load:cannoneer-qu-cha>rising-sun', 'load:cannoneer-tara-ko>rising-sun'],
          reasons: {
            bluff: {
              en: 'Bluffing comes later in this lesson. Load a card first.',
              de: 'Das Bluffen kommt später in dieser Lektion. Lade zuerst eine Karte.',
            },
            'play:armory': {
              en: 'Then you would get one more support each turn, a good thing. For the example load a cannoneer.',
              de: 'Damit hättest du in jedem Zug eine Unterstützung mehr, das ist gut. Lade für das Beispiel einen Cannoneer.',
            },
            load: {
              en: 'You may load that, too. But characters gain most from a ship: load a cannoneer.',
              de: 'Auch das darfst du laden. Am meisten haben aber Charaktere von einem Schiff: Lade einen Cannoneer.',
            },
          },
        },
        {
          kind: 'read',
          say: {
            en: 'What is aboard has not been played: it counts nowhere, not even for the six cards. The number on a ship says how many cards it carries.',
            de: 'Was an Bord ist, ist nicht gespielt: Es zählt nirgends mit, auch nicht für die sechs Karten. Die Zahl auf einem Schiff sagt, wie viele Karten es trägt.',
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
            en: 'Some turns later the ship is full. Landing happens in the Beginning phase; then Buka characters leave the ship as if they had the free icon. Match 12 Earth.',
            de: 'Einige Züge später ist das Schiff voll. Gelandet wird in der Anfangsphase; dann gehen Buka-Charaktere von Bord, als hätten sie das Frei-Symbol. Erreiche 12 Erde.',
          },
          look: 'influence',
          rules: ['SHIP-9', 'SHIP-10', 'SHIP-11'],
          isMet: hasAnnounced,
          missed: {
            en: 'From your hand alone 12 Earth are out of reach. Land [rising-sun] at the very beginning, and play at least three of the characters aboard.',
            de: 'Mit der Hand allein sind 12 Erde nicht zu erreichen. Lande [rising-sun] ganz am Anfang und spiele mindestens drei der Charaktere von Bord.',
          },
        },
        {
          kind: 'read',
          say: {
            en: 'On the turn of a landing nothing is played from hand. The ship, and what was left on it, was discarded before you announced.',
            de: 'Im Zug einer Landung wird nichts aus der Hand gespielt. Das Schiff und was noch darauf war, wurde abgelegt, bevor du angesagt hast.',
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
            en: 'Now for the masks. A card with the bluff icon may be laid face down as a support worth 2 in the contested element. You need 6 Fire: continue.',
            de: 'Nun zu den Masken. Eine Karte mit Bluff-Symbol darf verdeckt als Unterstützung gelegt werden, die im umkämpften Element 2 wert ist. Du brauchst 6 Feuer: Kämpfe weiter.',
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
            en: 'The Terrah may call your bluff, and then the mask must show the contested element. Lay the card face down that can stand it.',
            de: 'Die Terrah dürfen deinen Bluff anzweifeln, und dann muss die Maske das umkämpfte Element zeigen. Lege die Karte verdeckt, die das aushält.',
          },
          look: 'hand',
          rules: ['BLUFF-1', 'BLUFF-8', 'BLUFF-9'],
          wants: ['bluff:cannoneer-tara-ko'],
          reasons: {
            'bluff:captain-su-cha': {
              en: 'A neutral mask matches neither element. That would be a real bluff: if it is called you must retreat, and a dragon more is lost.',
              de: 'Eine neutrale Maske passt zu keinem Element. Das wäre ein echter Bluff: Wird er angezweifelt, musst du dich zurückziehen, und ein Drache mehr ist verloren.',
            },
            'bluff:cannoneer-alo-cha': {
              en: 'This mask shows Earth, but the fight is over Fire. If it is called you must retreat.',
              de: 'Diese Maske zeigt Erde, gekämpft wird aber um Feuer. Wird angezweifelt, musst du dich zurückziehen.',
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
            en: 'The Terrah call! Your card is turned up: its mask shows Fire, as it should.',
            de: 'Die Terrah zweifeln! Deine Karte wird aufgedeckt: Ihre Maske zeigt Feuer, wie es sein soll.',
          },
          look: 'support',
          rules: ['BLUFF-8', 'BLUFF-9'],
          rival: ['call'],
        },
        {
          kind: 'choose',
          say: {
            en: 'For the wrong doubt you attract a dragon. Choose it.',
            de: 'Für den falschen Zweifel lockst du einen Drachen an. Wähle ihn.',
          },
          look: 'dragons',
          rules: ['BLUFF-9'],
          wants: ['dragon'],
        },
        {
          kind: 'read',
          say: {
            en: 'The cards that were turned up are discarded, and the fight goes on, although you have only 5 Fire now. Face-down cards never count for the six.',
            de: 'Die aufgedeckten Karten werden abgelegt, und der Kampf geht weiter, obwohl du jetzt nur noch 5 Feuer hast. Verdeckte Karten zählen nie für die sechs.',
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
            en: 'Change sides: you lead the Vulca, the Buka attack in Earth. They play [sailingmaster-yo-cha] and lay a second card face down: 8 Earth.',
            de: 'Seitenwechsel: Du führst die Vulca, die Buka greifen in Erde an. Sie spielen [sailingmaster-yo-cha] und legen eine zweite Karte verdeckt: 8 Erde.',
          },
          look: 'rival:support',
          rules: ['BLUFF-2', 'BLUFF-3'],
          rival: ['continue', 'play:sailingmaster-yo-cha', 'bluff:cannoneer-alo-cha'],
        },
        {
          kind: 'choose',
          say: {
            en: 'Call, or trust? Only three cards of the Buka have a mask of Earth, and two of them lie covered before you. So can both face-down cards be genuine?',
            de: 'Anzweifeln oder glauben? Nur drei Karten der Buka haben eine Maske mit Erde, und zwei davon liegen überdeckt vor dir. Können also beide verdeckten Karten echt sein?',
          },
          look: 'rival:combat',
          rules: ['BLUFF-8', 'BLUFF-11', 'OPEN-1'],
          wants: ['call'],
          reasons: {
            trust: {
              en: 'Count once more: two of the three Earth masks are in sight, so at most one of the face-down cards can be genuine. All of them must be, or the bluff fails.',
              de: 'Zähl noch einmal: Zwei der drei Erd-Masken sind zu sehen, also kann höchstens eine der verdeckten Karten echt sein. Es müssen aber alle echt sein, sonst ist der Bluff gescheitert.',
            },
          },
        },
        {
          kind: 'choose',
          say: {
            en: 'One of them was [captain-su-cha], with a neutral mask. For the right doubt you attract a dragon.',
            de: 'Eine davon war [captain-su-cha], mit neutraler Maske. Für den richtigen Zweifel lockst du einen Drachen an.',
          },
          look: 'dragons',
          rules: ['BLUFF-11', 'BLUFF-20'],
          wants: ['dragon'],
        },
        {
          kind: 'choose',
          say: {
            en: 'And the Buka must retreat at once, which brings you the usual dragon besides. Take it, too.',
            de: 'Und die Buka müssen sich sofort zurückziehen, was dir noch den üblichen Drachen bringt. Nimm auch ihn.',
          },
          look: 'dragons',
          rules: ['BLUFF-12'],
          wants: ['dragon'],
        },
      ],
    },
  ],
  learned: {
    en: 'Buka: load ships in quiet turns and land them in the decisive one. Masks win as long as nobody knows whether they are genuine; count the ones you have seen.',
    de: 'Buka: Lade Schiffe in ruhigen Zügen und lande sie im entscheidenden. Masken gewinnen, solange niemand weiß, ob sie echt sind; zähl die, die du gesehen hast.',
  },
};
