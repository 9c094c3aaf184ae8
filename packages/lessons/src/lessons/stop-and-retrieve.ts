import { all, hasAnnounced } from '../goals.ts';
import type { Attempt, Lesson } from '../lesson.ts';

const hasTurnedTheFight = ({ events }: Attempt): boolean =>
  events.some((event) => event.event === 'elementChanged' && event.element === 'fire');

export const STOP_AND_RETRIEVE: Lesson = {
  id: 'stop-and-retrieve',
  chapter: 'basics',
  title: { en: 'Stop and retrieve', de: 'Stopp und Rückkehr' },
  teaches: {
    en: 'Two icons, and the mutants that turn a fight to the other element',
    de: 'Zwei Symbole, und die Mutanten, die einen Kampf ins andere Element lenken',
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
            en: 'The hooked arrow is the retrieve icon. At the beginning of your turn you may take an active card that has it back into your hand, and even play it again in the same turn.',
            de: 'Der gebogene Pfeil ist das Rückkehr-Symbol. Am Anfang deines Zugs darfst du eine aktive Karte, die es trägt, auf die Hand zurücknehmen und sogar im selben Zug wieder spielen.',
          },
          look: { card: 'battling-boomerang' },
          rules: ['RETRIEVE-1', 'RETRIEVE-2'],
        },
        {
          kind: 'aim',
          goal: { en: 'Match 7 Fire', de: 'Erreiche 7 Feuer' },
          say: {
            en: 'The Vulca have 7 Fire. Your strongest character has 5, and he will cover everything that lies in your combat area.',
            de: 'Die Vulca haben 7 Feuer. Dein stärkster Charakter hat 5, und er wird alles überdecken, was in deinem Kampfbereich liegt.',
          },
          look: 'totals',
          rules: ['CHAR-3', 'BEGIN-2'],
          isMet: hasAnnounced,
          missed: {
            en: 'A covered card cannot be taken back any more. Retrieve [battling-boomerang] first, before the Beginning phase is over, and play it on top of your character.',
            de: 'Eine überdeckte Karte lässt sich nicht mehr zurücknehmen. Nimm die Karte [battling-boomerang] zuerst zurück, noch in der Anfangsphase, und spiele sie dann zu deinem Charakter.',
          },
        },
        {
          kind: 'read',
          say: {
            en: '5 and 2 make 7. One thing to watch: a character with this icon stays where it is while the rival has an active character with it.',
            de: '5 und 2 sind 7. Eines ist zu beachten: Ein Charakter mit diesem Symbol bleibt liegen, solange der Gegner einen aktiven Charakter damit hat.',
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
            en: 'You lead the Vulca now, against 8 Earth. [zig-nur-don] is a mutant: he belongs to no people and may be played only if his condition holds, here an attack with at least 5 Earth. Then he turns the fight to Fire.',
            de: 'Nun führst du die Vulca, gegen 8 Erde. [zig-nur-don] ist ein Mutant: Er gehört zu keinem Volk und darf nur gespielt werden, wenn seine Bedingung gilt, hier ein Angriff mit mindestens 5 Erde. Dann lenkt er den Kampf auf Feuer um.',
          },
          look: { card: 'zig-nur-don' },
          rules: ['MUTANT-1', 'MUTANT-2', 'MUTANT-4'],
        },
        {
          kind: 'aim',
          goal: { en: 'Turn the fight to Fire', de: 'Lenke den Kampf auf Feuer um' },
          say: {
            en: 'His stop icon ends your playing for this turn, and his shields spare you the matching. Bring him in.',
            de: 'Sein Stopp-Symbol beendet dein Ausspielen für diesen Zug, und seine Schilde ersparen dir das Mithalten. Bring ihn ins Spiel.',
          },
          look: 'hand',
          rules: ['STOP-1', 'SHIELD-1'],
          isMet: all(hasAnnounced, hasTurnedTheFight),
          missed: {
            en: 'The fight is still over Earth, where you are weak. Continue and play [zig-nur-don] as your character.',
            de: 'Es wird immer noch um Erde gekämpft, da bist du schwach. Kämpfe weiter und spiele [zig-nur-don] als Charakter.',
          },
        },
        {
          kind: 'read',
          say: {
            en: '4 and 1 make 5 Fire: what lay in your support area still counts. The stop icon only forbids further cards; announcing and drawing go on as usual.',
            de: '4 und 1 sind 5 Feuer: Was in deinem Unterstützungsbereich lag, zählt weiter. Das Stopp-Symbol verbietet nur weitere Karten; Ansagen und Nachziehen gehen wie immer.',
          },
          look: 'support',
          rules: ['STOP-2', 'STOP-5'],
        },
      ],
    },
  ],
  learned: {
    en: 'Retrieve at the beginning of the turn, before anything is covered. A stop card is the last one you play in a turn.',
    de: 'Zurückgenommen wird am Anfang des Zugs, bevor etwas überdeckt wird. Eine Stopp-Karte ist die letzte, die du in einem Zug spielst.',
  },
};
