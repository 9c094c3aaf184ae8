import type { Lesson } from '../lesson.ts';
import { drawDeck } from './draw-deck.ts';

const HOAX_HAND = [
  'muster-reinforcements',
  'penemikanas-the-paranoid',
  'catusan',
  'battling-boomerang',
  'nirwadas-the-traveler',
  'ballista-of-confusion',
];
const HOAX_DISCARDS = ['vetraskedas-the-sceptic', 'trebuchet-of-fear'];
const VULCA_HAND = [
  'aaralia-aqua-secunda',
  'flickering-fires',
  'zig-nur-don',
  'glimmer',
  'elemental-enchantment',
  'torch',
];
const VULCA_DISCARDS = ['volca', 'flamebreath-the-dazzling', 'fireblast'];

/** EX-2, played by the Hoax: the learner should win, and the Hoax have the leadership card and the retrieving. */
export const SECOND_FIGHT: Lesson = {
  id: 'second-fight',
  chapter: 'firstFights',
  title: { en: 'The second fight', de: 'Der zweite Kampf' },
  teaches: {
    en: 'Leadership cards, special texts and icons, and a second dragon for six cards',
    de: 'Führungskarten, Sondertexte und Symbole, und ein zweiter Drache für sechs Karten',
  },
  seat: 0,
  scenes: [
    {
      position: {
        turn: 0,
        dragons: { lika: 1 },
        seats: [
          {
            deck: 'hoax',
            hand: HOAX_HAND,
            discardPile: HOAX_DISCARDS,
            drawDeck: drawDeck('hoax', {
              first: [
                'hank-highflyer-hawk',
                'tome-of-wisdom',
                'thirkomedas-the-serene',
                'brain-drain',
                'var-dis-nar',
              ],
              elsewhere: [...HOAX_HAND, ...HOAX_DISCARDS],
            }),
          },
          {
            deck: 'vulca',
            hand: VULCA_HAND,
            discardPile: VULCA_DISCARDS,
            drawDeck: drawDeck('vulca', { first: [], elsewhere: [...VULCA_HAND, ...VULCA_DISCARDS] }),
          },
        ],
      },
      steps: [
        {
          kind: 'read',
          say: {
            en: 'The game goes on, and you change sides: now you lead the Hoax, the learned people. The Vulca have one dragon already. It is your turn, because the Hoax retreated from the first fight.',
            de: 'Die Partie geht weiter, und du wechselst die Seite: Jetzt führst du die Hoax, das gelehrte Volk. Die Vulca haben schon einen Drachen. Du bist am Zug, weil die Hoax sich aus dem ersten Kampf zurückgezogen haben.',
          },
          look: 'dragons',
          rules: ['RETREAT-7'],
        },
        {
          kind: 'choose',
          say: {
            en: 'Before a fight you may play one leadership card. Play [muster-reinforcements] onto your leader.',
            de: 'Vor dem Kampf darfst du eine Führungskarte spielen. Lege die Karte [muster-reinforcements] auf deinen Anführer.',
          },
          look: { card: 'muster-reinforcements' },
          rules: ['LEAD-1', 'LEAD-2'],
          wants: ['play:muster-reinforcements'],
        },
        {
          kind: 'choose',
          say: {
            en: 'Its text says that you may draw five cards. “I may” means that you decide, but all five or none. Do it.',
            de: 'Der Text sagt, dass du fünf Karten ziehen darfst. „Ich darf“ heißt: Du entscheidest, aber ganz oder gar nicht. Tu es.',
          },
          look: 'drawDeck',
          rules: ['TEXT-7', 'LEAD-5'],
          wants: ['use:muster-reinforcements'],
          reasons: {
            otherwise: {
              en: 'You may leave it, but five cards for nothing are hard to refuse.',
              de: 'Du darfst es lassen, aber fünf geschenkte Karten schlägt man kaum aus.',
            },
          },
        },
        {
          kind: 'choose',
          say: {
            en: 'You hold ten cards now. Start the fight.',
            de: 'Du hast jetzt zehn Karten auf der Hand. Beginne den Kampf.',
          },
          look: 'actions',
          rules: ['ENGAGE-1'],
          wants: ['start'],
          reasons: {
            otherwise: {
              en: 'With ten cards in hand there is no reason to decline.',
              de: 'Mit zehn Karten auf der Hand gibt es keinen Grund zu verzichten.',
            },
          },
        },
        {
          kind: 'choose',
          say: {
            en: 'Begin small, with [penemikanas-the-paranoid]: it is early, and your good cards should last.',
            de: 'Fang klein an, mit [penemikanas-the-paranoid]: Es ist noch früh, und deine guten Karten sollen reichen.',
          },
          look: { card: 'penemikanas-the-paranoid' },
          wants: ['play:penemikanas-the-paranoid'],
        },
        {
          kind: 'choose',
          say: {
            en: 'He has 2 in Fire and 3 in Earth. Announce Earth, away from the Fire of the Vulca.',
            de: 'Er hat 2 im Feuer und 3 in der Erde. Sage Erde an, weg vom Feuer der Vulca.',
          },
          look: 'totals',
          rules: ['POWER-1', 'REFRESH-2'],
          wants: ['announce:earth'],
          reasons: {
            otherwise: {
              en: 'In Fire the Vulca are at home. Announce Earth.',
              de: 'Im Feuer sind die Vulca zu Hause. Sage Erde an.',
            },
          },
        },
        {
          kind: 'watch',
          say: {
            en: 'You hold nine cards, so you draw none. The Vulca answer with [aaralia-aqua-secunda] and the support card [flickering-fires]: 5 Earth, and no leadership cards for you while it lies there.',
            de: 'Du hast neun Karten, also ziehst du keine. Die Vulca antworten mit [aaralia-aqua-secunda] und der Unterstützung [flickering-fires]: 5 Erde, und keine Führungskarten für dich, solange sie daliegt.',
          },
          look: { card: 'flickering-fires' },
          rules: ['REFRESH-2', 'BOOST-3', 'TEXT-5'],
          rival: ['continue', 'play:aaralia-aqua-secunda', 'play:flickering-fires'],
        },
        {
          kind: 'choose',
          say: {
            en: 'You need 5 Earth. Continue.',
            de: 'Du brauchst 5 Erde. Kämpfe weiter.',
          },
          look: 'totals',
          wants: ['continue'],
        },
        {
          kind: 'choose',
          say: {
            en: '[catusan] has 5 Earth all by himself. Play him.',
            de: '[catusan] bringt allein schon 5 Erde. Spiele ihn.',
          },
          look: { card: 'catusan' },
          wants: ['play:catusan'],
        },
        {
          kind: 'choose',
          say: {
            en: 'Add the booster [battling-boomerang]. Its retrieve icon will let you take it back at the beginning of your next turn.',
            de: 'Lege die Verstärkung [battling-boomerang] dazu. Mit ihrem Rückkehr-Symbol kannst du sie am Anfang deines nächsten Zugs zurücknehmen.',
          },
          look: { card: 'battling-boomerang' },
          rules: ['RETRIEVE-1'],
          wants: ['play:battling-boomerang'],
        },
        {
          kind: 'choose',
          say: { en: '5 and 2 make 7 Earth. Announce it.', de: '5 und 2 sind 7 Erde. Sage sie an.' },
          look: 'totals',
          wants: ['done'],
        },
        {
          kind: 'watch',
          say: {
            en: '[zig-nur-don], a mutant, turns the fight to Fire. His shields would spare the Vulca the matching, and his stop icon forbids them further cards. 4 and 1 make 5 Fire.',
            de: '[zig-nur-don], ein Mutant, lenkt den Kampf auf Feuer um. Seine Schilde würden den Vulca das Erreichen ersparen, sein Stopp-Symbol verbietet ihnen weitere Karten. 4 und 1 sind 5 Feuer.',
          },
          look: { card: 'zig-nur-don' },
          rules: ['MUTANT-1', 'MUTANT-2', 'SHIELD-1', 'STOP-1'],
          rival: ['continue', 'play:zig-nur-don'],
        },
        {
          kind: 'choose',
          say: {
            en: 'Your turn begins. Take [battling-boomerang] back into your hand before a new character covers it.',
            de: 'Dein Zug beginnt. Nimm die Karte [battling-boomerang] auf die Hand zurück, bevor ein neuer Charakter sie überdeckt.',
          },
          look: { card: 'battling-boomerang' },
          rules: ['BEGIN-2', 'RETRIEVE-1'],
          wants: ['retrieve:battling-boomerang'],
          reasons: {
            otherwise: {
              en: 'Then the boomerang would be covered and lost for this fight. Take it back.',
              de: 'Dann würde der Bumerang überdeckt und wäre für diesen Kampf verloren. Nimm ihn zurück.',
            },
          },
        },
        {
          kind: 'choose',
          say: { en: 'Now continue the fight.', de: 'Kämpfe jetzt weiter.' },
          look: 'actions',
          wants: ['continue'],
        },
        {
          kind: 'choose',
          say: {
            en: 'Play [hank-highflyer-hawk]. He has 0 himself, but the rival’s characters are ignored while he is active: they add nothing.',
            de: 'Spiele [hank-highflyer-hawk]. Er hat selbst 0, aber solange er aktiv ist, werden die Charaktere des Gegners ignoriert: Sie bringen nichts.',
          },
          look: { card: 'hank-highflyer-hawk' },
          rules: ['IGNORE-1', 'POWER-6'],
          wants: ['play:hank-highflyer-hawk'],
        },
        {
          kind: 'choose',
          say: {
            en: 'The Vulca have only the 1 of [flickering-fires] left. What you must match is what they have now, not what they announced. Add the support card [tome-of-wisdom].',
            de: 'Den Vulca bleibt nur die 1 von [flickering-fires]. Erreichen musst du, was sie jetzt haben, nicht was sie angesagt haben. Lege die Unterstützung [tome-of-wisdom] dazu.',
          },
          look: 'totals',
          rules: ['POWER-4', 'BOOST-3'],
          wants: ['play:tome-of-wisdom'],
          reasons: {
            'play:battling-boomerang': {
              en: 'It would do, too. But a support card stays for the whole fight, so play the tome first.',
              de: 'Auch das würde reichen. Eine Unterstützung bleibt aber den ganzen Kampf liegen, also spiele zuerst das Buch.',
            },
          },
        },
        {
          kind: 'choose',
          say: { en: '3 Fire against 1. Announce it.', de: '3 Feuer gegen 1. Sage sie an.' },
          look: 'totals',
          wants: ['done'],
        },
        {
          kind: 'watch',
          say: {
            en: 'The Vulca play [glimmer], who is ignored and adds nothing. But the booster [elemental-enchantment] raises their total of 1 to 6.',
            de: 'Die Vulca spielen [glimmer], die ignoriert wird und nichts bringt. Die Verstärkung [elemental-enchantment] hebt aber ihre Gesamtstärke von 1 auf 6.',
          },
          look: { card: 'elemental-enchantment' },
          rules: ['IGNORE-5', 'POWER-5'],
          rival: ['continue', 'play:glimmer', 'play:elemental-enchantment'],
        },
        {
          kind: 'choose',
          say: {
            en: 'You need 6 Fire, and the tome still gives 3. Continue.',
            de: 'Du brauchst 6 Feuer, und das Buch bringt weiterhin 3. Kämpfe weiter.',
          },
          look: 'totals',
          wants: ['continue'],
        },
        {
          kind: 'choose',
          say: {
            en: 'Play [thirkomedas-the-serene]. [hank-highflyer-hawk] is covered by him, so [glimmer] counts again; but 2 and 1 are less than 6, and the total stays 6.',
            de: 'Spiele [thirkomedas-the-serene]. Er überdeckt [hank-highflyer-hawk], also zählt [glimmer] wieder; aber 2 und 1 sind weniger als 6, und es bleibt bei 6.',
          },
          look: { card: 'thirkomedas-the-serene' },
          rules: ['CHAR-3', 'RULING-9'],
          wants: ['play:thirkomedas-the-serene'],
        },
        {
          kind: 'choose',
          say: {
            en: 'Now [battling-boomerang] comes in handy again. Play it.',
            de: 'Jetzt kommt die Karte [battling-boomerang] noch einmal gerade recht. Spiele sie.',
          },
          look: { card: 'battling-boomerang' },
          rules: ['RETRIEVE-2'],
          wants: ['play:battling-boomerang'],
        },
        {
          kind: 'choose',
          say: {
            en: '2, 2 and 3 make 7 Fire. Announce it; then you draw up to six.',
            de: '2, 2 und 3 sind 7 Feuer. Sage sie an; danach ziehst du auf sechs Karten nach.',
          },
          look: 'totals',
          rules: ['REFRESH-1'],
          wants: ['done'],
        },
        {
          kind: 'watch',
          say: {
            en: 'The Vulca may play neither boosters nor supports against [thirkomedas-the-serene], and retreat. Count your cards in the combat and support areas, the covered ones too: there are six!',
            de: 'Gegen [thirkomedas-the-serene] dürfen die Vulca weder Verstärkungen noch Unterstützungen spielen, und sie ziehen sich zurück. Zähle deine Karten im Kampf- und im Unterstützungsbereich, die überdeckten auch: Es sind sechs!',
          },
          look: 'combat',
          rules: ['RETREAT-2', 'RETREAT-3'],
          rival: ['retreat'],
        },
        {
          kind: 'choose',
          say: {
            en: 'Six cards attract two dragons instead of one. The first returned from the Vulca to the middle of the board; with the second you take a dragon for yourself.',
            de: 'Sechs Karten locken zwei Drachen an statt einen. Der erste ist von den Vulca in die Mitte zurückgekehrt; mit dem zweiten holst du dir selbst einen.',
          },
          look: 'dragons',
          rules: ['DRAGON-2', 'DRAGON-3'],
          wants: ['dragon'],
        },
      ],
    },
  ],
  learned: {
    en: 'Texts and icons change what counts, so look at the totals as they are now. Six cards in your areas, covered or not, are worth a second dragon.',
    de: 'Texte und Symbole ändern, was zählt; achte also auf die Stärken, wie sie jetzt sind. Sechs Karten in deinen Bereichen, überdeckt oder nicht, sind einen zweiten Drachen wert.',
  },
};
