import { hasAnnounced } from '../goals.ts';
import type { Lesson } from '../lesson.ts';

/** EX-5, played by the Hoax. */
export const RUNNING_OUT: Lesson = {
  id: 'running-out',
  chapter: 'basics',
  emblem: { icon: 'deck' },
  title: { en: 'When the cards run out', de: 'Wenn die Karten ausgehen' },
  teaches: {
    en: 'How a game ends without a fourth dragon, and who wins then',
    de: 'Wie eine Partie ohne vierten Drachen endet und wer dann gewinnt',
  },
  seat: 0,
  scenes: [
    {
      position: {
        element: 'earth',
        turn: 1,
        phase: 'engagement',
        dragons: { doran: 1 },
        seats: [
          {
            deck: 'hoax',
            hand: ['helkomedes-the-rhetorician', 'zedemikras-the-brain', 'inscrutable-armor'],
            combat: ['nirwadas-the-traveler'],
            support: ['ballista-of-confusion'],
            drawDeck: ['brain-drain', 'ledinemras-the-monk'],
          },
          { deck: 'vulca', hand: ['glimmer', 'fireblast'], combat: ['torch'], drawDeck: [] },
        ],
      },
      steps: [
        {
          kind: 'read',
          say: {
            en: 'The game is almost over. You lead the Hoax with 4 Earth. The Vulca have a dragon, an empty draw deck, and only two cards left in hand.',
            de: 'Die Partie ist fast vorbei. Du führst die Hoax mit 4 Erde. Die Vulca haben einen Drachen, einen leeren Nachziehstapel und nur noch zwei Karten auf der Hand.',
          },
          look: 'rival:drawDeck',
          rules: ['REFRESH-4', 'OPEN-2'],
        },
        {
          kind: 'watch',
          say: {
            en: 'They play both cards and announce 5 Earth. Now they have no cards left, but the fight goes on. The game ends after this fight.',
            de: 'Sie spielen beide Karten und sagen 5 Erde an. Jetzt haben sie keine Karten mehr, aber der Kampf geht weiter. Die Partie endet nach diesem Kampf.',
          },
          look: 'rival:combat',
          rules: ['WIN-2', 'WIN-4'],
          rival: ['continue', 'play:glimmer', 'play:fireblast'],
        },
        {
          kind: 'aim',
          goal: { en: 'Match 5 Earth', de: 'Erreiche 5 Erde' },
          say: {
            en: 'Match them once more: the Vulca have nothing left to play. Don’t retreat now.',
            de: 'Erreiche sie noch einmal: Die Vulca haben keine Karten mehr. Zieh dich jetzt nicht zurück.',
          },
          look: 'hand',
          rules: ['POWER-3'],
          isMet: hasAnnounced,
          missed: {
            en: 'If you retreat, the Vulca get another dragon and win. [helkomedes-the-rhetorician] has 3 Earth, and [ballista-of-confusion] still gives you 2.',
            de: 'Wenn du dich zurückziehst, bekommen die Vulca noch einen Drachen und gewinnen. [helkomedes-the-rhetorician] hat 3 Erde, und die Karte [ballista-of-confusion] bringt dir weiter 2.',
          },
        },
        {
          kind: 'watch',
          say: {
            en: 'The Vulca have no character, so they must retreat. You attract a dragon: theirs goes to the middle. Then the game is over.',
            de: 'Die Vulca haben keinen Charakter, also müssen sie sich zurückziehen. Du lockst einen Drachen an: Ihrer geht in die Mitte. Dann ist die Partie vorbei.',
          },
          look: 'dragons',
          rules: ['ENGAGE-9', 'WIN-8'],
          rival: [],
        },
        {
          kind: 'read',
          say: {
            en: 'At the end, the player with dragons wins. Here nobody has any, so the player who ran out of cards first loses. You win, and you get one crystal.',
            de: 'Am Ende gewinnt, wer Drachen hat. Hier hat niemand einen, also verliert, wer zuerst keine Karten mehr hatte. Du gewinnst und bekommst einen Kristall.',
          },
          look: 'dragons',
          rules: ['WIN-5', 'WIN-6', 'SCORE-2'],
        },
        {
          kind: 'read',
          say: {
            en: 'The game also ends if a player declines with their last cards. An empty draw deck alone does not end the game: you just stop drawing.',
            de: 'Die Partie endet auch, wenn jemand mit den letzten Karten verzichtet. Ein leerer Nachziehstapel allein beendet nichts: Du ziehst nur keine Karten mehr.',
          },
          look: 'drawDeck',
          rules: ['WIN-3', 'REFRESH-4'],
        },
      ],
    },
  ],
  learned: {
    en: 'If a player has no cards left in hand and draw deck, the game ends after the fight. The player with dragons wins. Without dragons, the player who still has cards wins.',
    de: 'Hat jemand keine Karten mehr auf der Hand und im Nachziehstapel, endet die Partie nach dem Kampf. Wer Drachen hat, gewinnt. Ohne Drachen gewinnt, wer noch Karten hat.',
  },
};
