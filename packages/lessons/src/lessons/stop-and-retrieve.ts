import { all, hasAnnounced } from '../goals.ts';
import type { Attempt, Lesson } from '../lesson.ts';

const hasTurnedTheFight = ({ events }: Attempt): boolean =>
  events.some((event) => event.event === 'elementChanged' && event.element === 'fire');

export const STOP_AND_RETRIEVE: Lesson = {
  id: 'stop-and-retrieve',
  chapter: 'basics',
  emblem: { card: 'battling-boomerang' },
  title: { en: 'Stop and retrieve', de: 'Stopp und Rückkehr' },
  teaches: {
    en: 'Two icons, and mutants that change the element of a fight',
    de: 'Zwei Symbole, und Mutanten, die das Element eines Kampfes ändern',
  },
  seat: 0,
  scenes: [
    {
      position: {
        element: 'fire',
        seats: [
          {
            deck: 'hoax',
            hand: [
              'wogarathoras-the-gloomy',
              'penemikanas-the-paranoid',
              'catusan',
              'ballista-of-confusion',
              'homing-missiles',
            ],
            combat: ['vetraskedas-the-sceptic', 'battling-boomerang'],
          },
          {
            deck: 'vulca',
            hand: ['torch', 'furnace', 'cinder', 'flare', 'glimmer', 'wall-of-fire'],
            combat: ['spark', 'fireblast'],
          },
        ],
      },
      steps: [
        {
          kind: 'read',
          say: {
            en: 'The curved arrow is the retrieve icon. At the start of your turn you can take back an active card with this icon. You can even play it again in the same turn.',
            de: 'Der gebogene Pfeil ist das Rückkehr-Symbol. Am Anfang deines Zugs kannst du eine aktive Karte mit diesem Symbol zurücknehmen. Du kannst sie sogar im selben Zug wieder spielen.',
          },
          look: { card: 'battling-boomerang' },
          rules: ['RETRIEVE-1', 'RETRIEVE-2'],
        },
        {
          kind: 'aim',
          goal: { en: 'Match 7 Fire', de: 'Erreiche 7 Feuer' },
          say: {
            en: 'The Vulca have 7 Fire. Your strongest character has 5. When you play it, it covers everything in your combat area.',
            de: 'Die Vulca haben 7 Feuer. Dein stärkster Charakter hat 5. Wenn du ihn spielst, überdeckt er alles in deinem Kampfbereich.',
          },
          look: 'totals',
          rules: ['CHAR-3', 'BEGIN-2'],
          isMet: hasAnnounced,
          missed: {
            en: 'You cannot take back a covered card. First retrieve [battling-boomerang] at the start of your turn. Then play a character, and the boomerang again.',
            de: 'Eine überdeckte Karte kannst du nicht zurücknehmen. Nimm die Karte [battling-boomerang] zuerst zurück, am Anfang deines Zugs. Dann spiele einen Charakter und wieder den Bumerang.',
          },
        },
        {
          kind: 'read',
          say: {
            en: '5 and 2 make 7. One exception: you cannot take back a character while the rival has an active character with the retrieve icon.',
            de: '5 und 2 sind 7. Eine Ausnahme: Du kannst keinen Charakter zurücknehmen, solange der Gegner einen aktiven Charakter mit Rückkehr-Symbol hat.',
          },
          look: 'totals',
          rules: ['RETRIEVE-3', 'RETRIEVE-4'],
        },
      ],
    },
    {
      position: {
        element: 'earth',
        seats: [
          {
            deck: 'vulca',
            hand: ['zig-nur-don', 'spark', 'fireblast', 'torch', 'glimmer', 'elemental-enchantment'],
            combat: ['ignite'],
            support: ['flickering-fires'],
          },
          {
            deck: 'hoax',
            hand: [
              'nirwadas-the-traveler',
              'athradysas-the-seeker',
              'homing-missiles',
              'helkomedes-the-rhetorician',
            ],
            combat: ['catusan'],
            support: ['tome-of-wisdom'],
          },
        ],
      },
      steps: [
        {
          kind: 'read',
          say: {
            en: 'Now you lead the Vulca, against 8 Earth. [zig-nur-don] is a mutant: it belongs to no people. You can play it only against at least 5 Earth, and it changes the fight to Fire.',
            de: 'Jetzt führst du die Vulca, gegen 8 Erde. [zig-nur-don] ist ein Mutant und gehört zu keinem Volk. Du kannst die Karte nur gegen mindestens 5 Erde spielen, und danach geht es um Feuer.',
          },
          look: { card: 'zig-nur-don' },
          rules: ['MUTANT-1', 'MUTANT-2', 'MUTANT-4'],
        },
        {
          kind: 'aim',
          goal: { en: 'Change the fight to Fire', de: 'Mach Feuer zum umkämpften Element' },
          say: {
            en: 'With its stop icon, the mutant is the last card you play this turn. With its shields, you do not have to match. Play it.',
            de: 'Wegen des Stopp-Symbols ist der Mutant die letzte Karte, die du in diesem Zug spielst. Dank seiner Schilde musst du nicht mithalten. Spiele ihn.',
          },
          look: 'hand',
          rules: ['STOP-1', 'SHIELD-1'],
          isMet: all(hasAnnounced, hasTurnedTheFight),
          missed: {
            en: 'The fight is still over Earth, where you are weak. Continue and play [zig-nur-don].',
            de: 'Es geht immer noch um Erde, und da bist du schwach. Kämpfe weiter und spiele [zig-nur-don].',
          },
        },
        {
          kind: 'read',
          say: {
            en: '4 and 1 make 5 Fire: the card in your support area still counts. The stop icon only means that you play no more cards. You announce and draw as usual.',
            de: '4 und 1 sind 5 Feuer: Die Karte in deinem Unterstützungsbereich zählt weiter. Das Stopp-Symbol heißt nur, dass du keine Karten mehr spielst. Ansagen und Nachziehen gehen wie immer.',
          },
          look: 'support',
          rules: ['STOP-2', 'STOP-5'],
        },
      ],
    },
  ],
  learned: {
    en: 'Retrieve cards at the start of your turn, before you cover them. A stop card is the last card you play in a turn.',
    de: 'Nimm Karten am Anfang deines Zugs zurück, bevor du sie überdeckst. Eine Stopp-Karte ist die letzte, die du in einem Zug spielst.',
  },
};
