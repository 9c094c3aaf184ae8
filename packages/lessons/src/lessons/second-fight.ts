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
  emblem: { card: 'hank-highflyer-hawk' },
  title: { en: 'The second fight', de: 'Der zweite Kampf' },
  teaches: {
    en: 'Leadership cards, special texts, icons, and two dragons for six cards',
    de: 'Führungskarten, Sondertexte, Symbole und zwei Drachen für sechs Karten',
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
            en: 'The game goes on, and you change sides: now you lead the Hoax, the scholars. The Vulca already have one dragon. The Hoax retreated from the first fight, so it is your turn.',
            de: 'Die Partie geht weiter, und du wechselst die Seite: Jetzt führst du die Hoax, das Volk der Gelehrten. Die Vulca haben schon einen Drachen. Die Hoax haben sich aus dem ersten Kampf zurückgezogen, also bist du am Zug.',
          },
          look: 'dragons',
          rules: ['RETREAT-7'],
        },
        {
          kind: 'choose',
          say: {
            en: 'At the start of your turn you can play one leadership card. Play [muster-reinforcements].',
            de: 'Am Anfang deines Zugs kannst du eine Führungskarte spielen. Spiele die Karte [muster-reinforcements].',
          },
          look: { card: 'muster-reinforcements' },
          rules: ['LEAD-1', 'LEAD-2'],
          wants: ['play:muster-reinforcements'],
        },
        {
          kind: 'choose',
          say: {
            en: 'The text says that you may draw five cards. “May” means you choose: all five or none. Draw them.',
            de: 'Der Text sagt, dass du fünf Karten ziehen darfst. „Darf“ heißt, du entscheidest: alle fünf oder keine. Zieh sie.',
          },
          look: 'drawDeck',
          rules: ['TEXT-7', 'LEAD-5'],
          wants: ['use:muster-reinforcements'],
          reasons: {
            otherwise: {
              en: 'You could skip it, but five extra cards are worth taking.',
              de: 'Du kannst es lassen, aber fünf Karten extra lohnen sich.',
            },
          },
        },
        {
          kind: 'choose',
          say: {
            en: 'Now you have ten cards in hand. Start the fight.',
            de: 'Du hast jetzt zehn Karten auf der Hand. Beginne den Kampf.',
          },
          look: 'actions',
          rules: ['ENGAGE-1'],
          wants: ['start'],
          reasons: {
            otherwise: {
              en: 'With ten cards in hand you have no reason to decline.',
              de: 'Mit zehn Karten auf der Hand hast du keinen Grund zu verzichten.',
            },
          },
        },
        {
          kind: 'choose',
          say: {
            en: 'Start small and save your good cards for later. Play [penemikanas-the-paranoid].',
            de: 'Fang klein an und spar dir die guten Karten für später. Spiele [penemikanas-the-paranoid].',
          },
          look: { card: 'penemikanas-the-paranoid' },
          wants: ['play:penemikanas-the-paranoid'],
        },
        {
          kind: 'choose',
          say: {
            en: 'This card has 2 in Fire and 3 in Earth. The Vulca are strong in Fire, so announce Earth.',
            de: 'Diese Karte hat 2 im Feuer und 3 in der Erde. Die Vulca sind im Feuer stark, also sage Erde an.',
          },
          look: 'totals',
          rules: ['POWER-1', 'REFRESH-2'],
          wants: ['announce:earth'],
          reasons: {
            otherwise: {
              en: 'The Vulca are strong in Fire. Announce Earth.',
              de: 'Im Feuer sind die Vulca stark. Sage Erde an.',
            },
          },
        },
        {
          kind: 'watch',
          say: {
            en: 'You have nine cards, so you draw none. The Vulca play [aaralia-aqua-secunda] and the support [flickering-fires]: 5 Earth. While that support is there, you cannot play leadership cards.',
            de: 'Du hast neun Karten, also ziehst du keine. Die Vulca spielen [aaralia-aqua-secunda] und die Unterstützung [flickering-fires]: 5 Erde. Solange diese Unterstützung daliegt, kannst du keine Führungskarten spielen.',
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
            en: '[catusan] alone has 5 Earth. Play this card.',
            de: '[catusan] bringt allein schon 5 Erde. Spiele diese Karte.',
          },
          look: { card: 'catusan' },
          wants: ['play:catusan'],
        },
        {
          kind: 'choose',
          say: {
            en: 'Add the booster [battling-boomerang]. It has the retrieve icon: you can take it back at the start of your next turn.',
            de: 'Spiele dazu die Verstärkung [battling-boomerang]. Sie hat das Rückkehr-Symbol: Du kannst sie am Anfang deines nächsten Zugs zurücknehmen.',
          },
          look: { card: 'battling-boomerang' },
          rules: ['RETRIEVE-1'],
          wants: ['play:battling-boomerang'],
        },
        {
          kind: 'choose',
          say: { en: '5 and 2 make 7 Earth. Announce them.', de: '5 und 2 sind 7 Erde. Sage sie an.' },
          look: 'totals',
          wants: ['done'],
        },
        {
          kind: 'watch',
          say: {
            en: '[zig-nur-don] is a mutant and changes the fight to Fire. With its shields the Vulca do not need to match your total. The stop icon means they play no more cards: 4 and 1 make 5 Fire.',
            de: '[zig-nur-don] ist ein Mutant und macht Feuer zum umkämpften Element. Mit den Schilden müssen die Vulca deine Stärke nicht erreichen. Das Stopp-Symbol heißt, sie spielen keine weiteren Karten: 4 und 1 sind 5 Feuer.',
          },
          look: { card: 'zig-nur-don' },
          rules: ['MUTANT-1', 'MUTANT-2', 'SHIELD-1', 'STOP-1'],
          rival: ['continue', 'play:zig-nur-don'],
        },
        {
          kind: 'choose',
          say: {
            en: 'Your turn begins. Take back [battling-boomerang] before a new character covers it.',
            de: 'Dein Zug beginnt. Nimm die Karte [battling-boomerang] zurück, bevor ein neuer Charakter sie überdeckt.',
          },
          look: { card: 'battling-boomerang' },
          rules: ['BEGIN-2', 'RETRIEVE-1'],
          wants: ['retrieve:battling-boomerang'],
          reasons: {
            otherwise: {
              en: 'Then a new character would cover the boomerang, and you could not use it again in this fight. Take it back.',
              de: 'Dann würde ein neuer Charakter den Bumerang überdecken, und du könntest ihn in diesem Kampf nicht mehr nutzen. Nimm ihn zurück.',
            },
          },
        },
        {
          kind: 'choose',
          say: { en: 'Now continue.', de: 'Kämpfe jetzt weiter.' },
          look: 'actions',
          wants: ['continue'],
        },
        {
          kind: 'choose',
          say: {
            en: 'Play [hank-highflyer-hawk]. The card itself has 0 Fire. But while it is active, the rival’s characters are ignored: they add nothing.',
            de: 'Spiele [hank-highflyer-hawk]. Die Karte selbst hat 0 Feuer. Aber solange sie aktiv ist, werden die Charaktere des Gegners ignoriert: Sie bringen nichts.',
          },
          look: { card: 'hank-highflyer-hawk' },
          rules: ['IGNORE-1', 'POWER-6'],
          wants: ['play:hank-highflyer-hawk'],
        },
        {
          kind: 'choose',
          say: {
            en: 'Now only [flickering-fires] counts for the Vulca: 1 Fire. You must match what they have now, not what they announced. Add the support [tome-of-wisdom].',
            de: 'Jetzt zählt für die Vulca nur noch [flickering-fires]: 1 Feuer. Du musst erreichen, was sie jetzt haben, nicht was sie angesagt haben. Spiele dazu die Unterstützung [tome-of-wisdom].',
          },
          look: 'totals',
          rules: ['POWER-4', 'BOOST-3'],
          wants: ['play:tome-of-wisdom'],
          reasons: {
            'play:battling-boomerang': {
              en: 'That would be enough, too. But a support stays for the whole fight, so play the tome first.',
              de: 'Auch das würde reichen. Aber eine Unterstützung bleibt den ganzen Kampf liegen, also spiele zuerst das Buch.',
            },
          },
        },
        {
          kind: 'choose',
          say: { en: '3 Fire against 1. Announce them.', de: '3 Feuer gegen 1. Sage sie an.' },
          look: 'totals',
          wants: ['done'],
        },
        {
          kind: 'watch',
          say: {
            en: 'The Vulca play [glimmer], but their characters are ignored. Then the booster [elemental-enchantment] raises their total from 1 to 6.',
            de: 'Die Vulca spielen [glimmer], aber ihre Charaktere werden ignoriert. Dann hebt die Verstärkung [elemental-enchantment] ihre Gesamtstärke von 1 auf 6.',
          },
          look: { card: 'elemental-enchantment' },
          rules: ['IGNORE-5', 'POWER-5'],
          rival: ['continue', 'play:glimmer', 'play:elemental-enchantment'],
        },
        {
          kind: 'choose',
          say: {
            en: 'You need 6 Fire, and the tome still gives you 3. Continue.',
            de: 'Du brauchst 6 Feuer, und das Buch bringt weiterhin 3. Kämpfe weiter.',
          },
          look: 'totals',
          wants: ['continue'],
        },
        {
          kind: 'choose',
          say: {
            en: 'Play [thirkomedas-the-serene]. This covers [hank-highflyer-hawk], so [glimmer] counts again. But 2 and 1 are less than 6, so the total of the Vulca stays 6.',
            de: 'Spiele [thirkomedas-the-serene]. Damit ist [hank-highflyer-hawk] überdeckt, und [glimmer] zählt wieder. Aber 2 und 1 sind weniger als 6, also bleibt die Gesamtstärke der Vulca bei 6.',
          },
          look: { card: 'thirkomedas-the-serene' },
          rules: ['CHAR-3', 'RULING-9'],
          wants: ['play:thirkomedas-the-serene'],
        },
        {
          kind: 'choose',
          say: {
            en: 'You have [battling-boomerang] in hand again. Play it.',
            de: 'Du hast die Karte [battling-boomerang] wieder auf der Hand. Spiele sie.',
          },
          look: { card: 'battling-boomerang' },
          rules: ['RETRIEVE-2'],
          wants: ['play:battling-boomerang'],
        },
        {
          kind: 'choose',
          say: {
            en: '2, 2 and 3 make 7 Fire. Announce them. Then you draw back up to six cards.',
            de: '2, 2 und 3 sind 7 Feuer. Sage sie an. Danach ziehst du auf sechs Karten nach.',
          },
          look: 'totals',
          rules: ['REFRESH-1'],
          wants: ['done'],
        },
        {
          kind: 'watch',
          say: {
            en: 'Against [thirkomedas-the-serene] the Vulca cannot play boosters or supports, so they retreat. Count the cards you have in this fight, covered ones too: there are six!',
            de: 'Gegen [thirkomedas-the-serene] können die Vulca weder Verstärkungen noch Unterstützungen spielen, also ziehen sie sich zurück. Zähle deine Karten in diesem Kampf, auch die überdeckten: Es sind sechs!',
          },
          look: 'combat',
          rules: ['RETREAT-2', 'RETREAT-3'],
          rival: ['retreat'],
        },
        {
          kind: 'choose',
          say: {
            en: 'With six cards you attract two dragons instead of one. The first went from the Vulca back to the middle. The second comes to you: take it.',
            de: 'Mit sechs Karten lockst du zwei Drachen an statt einen. Der erste ging von den Vulca zurück in die Mitte. Der zweite kommt zu dir: Nimm ihn.',
          },
          look: 'dragons',
          rules: ['DRAGON-2', 'DRAGON-3'],
          wants: ['dragon'],
        },
      ],
    },
  ],
  learned: {
    en: 'Texts and icons change what counts, so look at the totals as they are now. Six cards in your areas, covered or not, earn a second dragon.',
    de: 'Texte und Symbole ändern, was zählt; achte also darauf, wie stark beide jetzt sind. Sechs Karten in deinen Bereichen, überdeckt oder nicht, bringen einen zweiten Drachen.',
  },
};
