import { hasAnnounced } from '../goals.ts';
import type { Lesson } from '../lesson.ts';

export const SHIELDS: Lesson = {
  id: 'shields',
  chapter: 'basics',
  emblem: { card: 'infernal-armor' },
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
            en: 'The Hoax have 10 Earth. Your best cards, [furnace] and [fireblast], only reach 6. But with a shield around the Earth value you do not have to match Earth in your turn.',
            de: 'Die Hoax haben 10 Erde. Deine besten Karten, [furnace] und [fireblast], kommen nur auf 6. Aber mit einem Schild um den Erdwert musst du in deinem Zug die Erde nicht erreichen.',
          },
          look: 'totals',
          rules: ['SHIELD-1'],
        },
        {
          kind: 'aim',
          goal: { en: 'Stay in the fight', de: 'Bleib im Kampf' },
          say: {
            en: 'One of your cards has a shield in Earth. Use it to stay in the fight.',
            de: 'Eine deiner Karten hat einen Schild in Erde. Bleib mit ihrer Hilfe im Kampf.',
          },
          look: 'hand',
          isMet: hasAnnounced,
          missed: {
            en: 'You cannot reach 10 Earth without a shield. [infernal-armor] is a booster: first play a character, then the armor.',
            de: 'Ohne Schild kannst du 10 Erde nicht erreichen. Die [infernal-armor] ist eine Verstärkung: Spiele erst einen Charakter, dann die Rüstung.',
          },
        },
        {
          kind: 'read',
          say: {
            en: 'You announced much less than 10, and that is allowed. Now the Hoax only have to match what you have.',
            de: 'Du hast viel weniger als 10 angesagt, und das ist erlaubt. Die Hoax müssen jetzt nur erreichen, was du hast.',
          },
          look: 'totals',
          rules: ['SHIELD-2', 'SHIELD-4'],
        },
        {
          kind: 'watch',
          say: {
            en: 'That is easy for them: [nirwadas-the-traveler] and their supports make 7 Earth. Your shield is still there. But it only works in your turn, until a new character covers it.',
            de: 'Das ist leicht: [nirwadas-the-traveler] und die Unterstützungen sind 7 Erde. Dein Schild liegt noch da. Er hilft aber nur in deinem Zug, bis ein neuer Charakter ihn überdeckt.',
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
            en: 'A new fight, this time over Fire. You need 7. Can you stay in the fight with these cards, or must you retreat?',
            de: 'Ein neuer Kampf, diesmal um Feuer. Du brauchst 7. Kannst du mit diesen Karten im Kampf bleiben, oder musst du dich zurückziehen?',
          },
          look: 'hand',
          rules: ['SHIELD-3'],
          isQuiz: true,
          wants: ['retreat'],
          reasons: {
            continue: {
              en: 'Look at the shield again: it is around the Earth value. In a fight over Fire it does nothing, and you cannot reach 7 Fire.',
              de: 'Sieh dir den Schild noch einmal an: Er ist um den Erdwert. In einem Kampf um Feuer nützt er nichts, und 7 Feuer erreichst du nicht.',
            },
          },
        },
        {
          kind: 'watch',
          say: {
            en: 'Right: a shield in one element does not help in the other. The Hoax attract a dragon.',
            de: 'Richtig: Ein Schild im einen Element hilft im anderen nicht. Die Hoax locken einen Drachen an.',
          },
          look: 'dragons',
          rules: ['SHIELD-3', 'RETREAT-2'],
          rival: ['dragon:sesha'],
        },
      ],
    },
  ],
  learned: {
    en: 'A shield works in its own element, in your turn, while its card is active. Then any total is enough.',
    de: 'Ein Schild wirkt in seinem Element, in deinem Zug und solange seine Karte aktiv ist. Dann genügt jede Stärke.',
  },
};
