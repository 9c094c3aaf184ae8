import { hasAnnounced } from '../goals.ts';
import type { Lesson } from '../lesson.ts';

export const SHIELDS: Lesson = {
  id: 'shields',
  chapter: 'basics',
  title: { en: 'Shields', de: 'Schilde' },
  teaches: {
    en: 'Stay in a fight without matching the rival’s power',
    de: 'Im Kampf bleiben, ohne die Stärke des Gegners zu erreichen',
  },
  seat: 0,
  scenes: [
    {
      position: {
        element: 'earth',
        seats: [
          {
            deck: 'vulca',
            hand: ['infernal-armor', 'furnace', 'sear', 'fireblast', 'spark', 'lightning-bolts'],
            combat: ['ignite'],
          },
          {
            deck: 'hoax',
            hand: [
              'helkomedes-the-rhetorician',
              'nirwadas-the-traveler',
              'zedemikras-the-brain',
              'homing-missiles',
              'duplicator-of-strength',
              'inscrutable-armor',
            ],
            combat: ['catusan'],
            support: ['tome-of-wisdom', 'ballista-of-confusion'],
          },
        ],
      },
      steps: [
        {
          kind: 'read',
          say: {
            en: 'The Hoax have 10 Earth. Your best, [furnace] with [fireblast], comes to 6. A shield around a value helps: in a fight over that element you need not match in your own turn.',
            de: 'Die Hoax haben 10 Erde. Dein Bestes, [furnace] mit [fireblast], kommt auf 6. Da hilft ein Schild um einen Wert: In einem Kampf um dieses Element musst du in deinem Zug nicht mithalten.',
          },
          look: 'totals',
          rules: ['SHIELD-1'],
        },
        {
          kind: 'aim',
          goal: { en: 'Stay in the fight', de: 'Bleib im Kampf' },
          say: {
            en: 'One of your cards has a shield in Earth. Stay in the fight with it.',
            de: 'Eine deiner Karten hat einen Schild in Erde. Bleib mit ihr im Kampf.',
          },
          look: 'hand',
          isMet: hasAnnounced,
          missed: {
            en: 'Without a shield 10 Earth are out of reach. [infernal-armor] is a booster: play a character first, then the armor.',
            de: 'Ohne Schild sind 10 Erde außer Reichweite. Die [infernal-armor] ist eine Verstärkung: Spiele erst einen Charakter, dann sie.',
          },
        },
        {
          kind: 'read',
          say: {
            en: 'You announced far less than 10, and that is legal. It even lowers the level of the fight: the Hoax only have to match what you have now.',
            de: 'Du hast viel weniger als 10 angesagt, und das ist erlaubt. Es senkt sogar die Höhe des Kampfes: Die Hoax müssen nur erreichen, was du jetzt hast.',
          },
          look: 'totals',
          rules: ['SHIELD-2', 'SHIELD-4'],
        },
        {
          kind: 'watch',
          say: {
            en: 'They do so easily: [nirwadas-the-traveler] and their supports make 7 Earth. Your shield still lies there, but it only works in your turn and until a new character covers it.',
            de: 'Das fällt ihnen leicht: [nirwadas-the-traveler] und die Unterstützungen sind 7 Erde. Dein Schild liegt noch da, hilft aber nur in deinem Zug und nur, bis ein neuer Charakter ihn überdeckt.',
          },
          look: 'rival:combat',
          rules: ['SHIELD-5', 'BOOST-2'],
          rival: ['continue', 'play:nirwadas-the-traveler', 'done'],
        },
      ],
    },
    {
      position: {
        element: 'fire',
        seats: [
          {
            deck: 'vulca',
            hand: ['infernal-armor', 'torch', 'ignite', 'ember', 'wall-of-fire', 'fearsome-spirits'],
            combat: ['glimmer'],
          },
          {
            deck: 'hoax',
            hand: ['catusan', 'nirwadas-the-traveler', 'ledinemras-the-monk', 'homing-missiles'],
            combat: ['wogarathoras-the-gloomy'],
            support: ['trebuchet-of-fear'],
          },
        ],
      },
      steps: [
        {
          kind: 'choose',
          say: {
            en: 'Another fight, over Fire this time: you need 7. Can you stay in it with these cards, or do you have to retreat?',
            de: 'Ein anderer Kampf, diesmal um Feuer: Du brauchst 7. Kannst du mit diesen Karten bleiben, oder musst du dich zurückziehen?',
          },
          look: 'hand',
          rules: ['SHIELD-3'],
          wants: ['retreat'],
          reasons: {
            continue: {
              en: 'Look at the shield again: it is around the value in Earth. In a fight over Fire it does nothing, and 7 Fire are too many for you.',
              de: 'Sieh dir den Schild noch einmal an: Er steht um den Wert in Erde. In einem Kampf um Feuer bewirkt er nichts, und 7 Feuer sind zu viel für dich.',
            },
          },
        },
        {
          kind: 'watch',
          say: {
            en: 'Right: a shield in one element is worth nothing in the other. The Hoax attract a dragon.',
            de: 'Richtig: Ein Schild im einen Element ist im anderen nichts wert. Die Hoax locken einen Drachen an.',
          },
          look: 'dragons',
          rules: ['SHIELD-3', 'RETREAT-2'],
          rival: ['dragon:sesha'],
        },
      ],
    },
  ],
  learned: {
    en: 'A shield works in its own element, in your own turn, while its card is active. Then any total will do.',
    de: 'Ein Schild wirkt in seinem Element, in deinem eigenen Zug und solange seine Karte aktiv ist. Dann genügt jede Stärke.',
  },
};
