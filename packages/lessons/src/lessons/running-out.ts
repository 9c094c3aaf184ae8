import { hasAnnounced } from '../goals.ts';
import type { Lesson } from '../lesson.ts';

/** EX-5, played by the Hoax. */
export const RUNNING_OUT: Lesson = {
  id: 'running-out',
  chapter: 'basics',
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
            en: 'The end of a game, over Earth. You lead the Hoax with 4 Earth. The Vulca have a dragon, an empty draw deck, and only two cards left in hand.',
            de: 'Das Ende einer Partie, im Kampf um Erde. Du führst die Hoax mit 4 Erde. Die Vulca haben einen Drachen, einen leeren Nachziehstapel und nur noch zwei Karten auf der Hand.',
          },
          look: 'rival:drawDeck',
          rules: ['REFRESH-4', 'OPEN-2'],
        },
        {
          kind: 'watch',
          say: {
            en: 'They play both cards and announce 5 Earth. Hand and draw deck are used up now, but the fight goes on: the game ends when this fight is over.',
            de: 'Sie spielen beide Karten und sagen 5 Erde an. Hand und Nachziehstapel sind damit verbraucht, aber der Kampf geht weiter: Die Partie endet, wenn dieser Kampf vorbei ist.',
          },
          look: 'rival:combat',
          rules: ['WIN-2', 'WIN-4'],
          rival: ['continue', 'play:glimmer', 'play:fireblast'],
        },
        {
          kind: 'aim',
          goal: { en: 'Match 5 Earth', de: 'Erreiche 5 Erde' },
          say: {
            en: 'One more match is enough, because the Vulca have nothing left to play. Do not retreat now.',
            de: 'Noch einmal mithalten genügt, denn die Vulca haben nichts mehr, um zu antworten. Zieh dich jetzt nicht zurück.',
          },
          look: 'hand',
          rules: ['POWER-3'],
          isMet: hasAnnounced,
          missed: {
            en: 'If you retreat, the Vulca get another dragon and win the game. [helkomedes-the-rhetorician] has 3 Earth, and [ballista-of-confusion] still gives 2.',
            de: 'Wenn du dich zurückziehst, bekommen die Vulca noch einen Drachen und gewinnen. [helkomedes-the-rhetorician] hat 3 Erde, und die Karte [ballista-of-confusion] bringt weiter 2.',
          },
        },
        {
          kind: 'watch',
          say: {
            en: 'Without a character the Vulca must retreat. You attract a dragon: theirs goes to the middle. Then the game is over.',
            de: 'Ohne Charakter müssen die Vulca sich zurückziehen. Du lockst einen Drachen an: Ihrer geht in die Mitte. Dann ist die Partie vorbei.',
          },
          look: 'dragons',
          rules: ['ENGAGE-9', 'WIN-8'],
          rival: [],
        },
        {
          kind: 'read',
          say: {
            en: 'At the end the player with dragons wins. Here nobody has any, so the player who ran out of cards first has lost: you win, and it is worth one crystal.',
            de: 'Am Ende gewinnt, wer Drachen hat. Hier hat niemand einen, also hat verloren, wem zuerst die Karten ausgingen: Du gewinnst, und das ist einen Kristall wert.',
          },
          look: 'dragons',
          rules: ['WIN-5', 'WIN-6', 'SCORE-2'],
        },
        {
          kind: 'read',
          say: {
            en: 'A game also ends when a player declines with their very last cards. An empty draw deck alone ends nothing: you just draw no more.',
            de: 'Eine Partie endet auch, wenn jemand mit seinen allerletzten Karten verzichtet. Ein leerer Nachziehstapel allein beendet nichts: Du ziehst nur nicht mehr nach.',
          },
          look: 'drawDeck',
          rules: ['WIN-3', 'REFRESH-4'],
        },
      ],
    },
  ],
  learned: {
    en: 'Running out of hand and draw deck ends the game after the fight. Then dragons decide, and without dragons the player who still had cards wins.',
    de: 'Sind Hand und Nachziehstapel verbraucht, endet die Partie nach dem Kampf. Dann entscheiden die Drachen, und ohne Drachen gewinnt, wer noch Karten hatte.',
  },
};
