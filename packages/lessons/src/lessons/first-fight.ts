import type { Lesson } from '../lesson.ts';
import { drawDeck } from './draw-deck.ts';

const VULCA_HAND = [
  'volca',
  'flamebreath-the-dazzling',
  'fireblast',
  'aaralia-aqua-secunda',
  'flickering-fires',
  'zig-nur-don',
];
const HOAX_HAND = [
  'vetraskedas-the-sceptic',
  'trebuchet-of-fear',
  'muster-reinforcements',
  'penemikanas-the-paranoid',
  'catusan',
  'battling-boomerang',
];

/** EX-1, played by the Vulca. */
export const FIRST_FIGHT: Lesson = {
  id: 'first-fight',
  chapter: 'firstFights',
  emblem: { card: 'flamebreath-the-dazzling' },
  title: { en: 'The first fight', de: 'Der erste Kampf' },
  teaches: {
    en: 'Start a fight, match the rival’s power, win a dragon',
    de: 'Einen Kampf beginnen, die Stärke des Gegners erreichen, einen Drachen gewinnen',
  },
  seat: 0,
  scenes: [
    {
      position: {
        turn: 0,
        seats: [
          {
            deck: 'vulca',
            hand: VULCA_HAND,
            drawDeck: drawDeck('vulca', {
              first: ['glimmer', 'elemental-enchantment', 'torch'],
              elsewhere: VULCA_HAND,
            }),
          },
          {
            deck: 'hoax',
            hand: HOAX_HAND,
            drawDeck: drawDeck('hoax', {
              first: ['nirwadas-the-traveler', 'ballista-of-confusion'],
              elsewhere: HOAX_HAND,
            }),
          },
        ],
      },
      steps: [
        {
          kind: 'read',
          say: {
            en: 'Two peoples want to win over three dragons. A game is a series of fights. The winner of a fight attracts a dragon to their side.',
            de: 'Zwei Völker werben um drei Drachen. Eine Partie besteht aus mehreren Kämpfen. Wer einen Kampf gewinnt, lockt einen Drachen auf die eigene Seite.',
          },
          look: 'dragons',
          rules: ['TURN-1', 'SETUP-1'],
        },
        {
          kind: 'read',
          say: {
            en: 'You lead the Vulca, the people of the volcanoes. These six cards are your hand. Most show two numbers: their power in Fire and their power in Earth.',
            de: 'Du führst die Vulca, das Volk der Vulkane. Diese sechs Karten sind deine Hand. Die meisten zeigen zwei Zahlen: ihre Stärke im Feuer und ihre Stärke in der Erde.',
          },
          look: 'hand',
          rules: ['SETUP-6', 'COMP-5'],
        },
        {
          kind: 'choose',
          say: {
            en: 'It is your turn, and there is no fight yet. You can start one, or decline and exchange some cards. Press “Start a fight”.',
            de: 'Du bist am Zug, und es gibt noch keinen Kampf. Du kannst einen beginnen oder verzichten und Karten austauschen. Drücke „Kampf beginnen“.',
          },
          look: 'actions',
          rules: ['ENGAGE-1'],
          wants: ['start'],
          reasons: {
            decline: {
              en: 'Declining is for weak hands. Yours is strong, so start the fight.',
              de: 'Verzichten ist für schwache Hände. Deine ist stark, also beginne den Kampf.',
            },
          },
        },
        {
          kind: 'choose',
          say: {
            en: 'In a fight you play one character each turn. Play [volca].',
            de: 'Im Kampf spielst du in jedem Zug einen Charakter. Spiele [volca].',
          },
          look: { card: 'volca' },
          rules: ['CHAR-1', 'CHAR-2'],
          wants: ['play:volca'],
          reasons: {
            'play:flamebreath-the-dazzling': {
              en: 'That card is stronger. Keep it for later: [volca] is enough for a good start.',
              de: 'Diese Karte ist stärker. Heb sie für später auf: Für einen guten Anfang genügt [volca].',
            },
          },
        },
        {
          kind: 'choose',
          say: {
            en: 'In the first turn of a fight you play no boosters or supports, so [fireblast] has to wait. Now choose the element of this fight. [volca] has 5 in Fire but only 1 in Earth: announce Fire.',
            de: 'Im ersten Zug eines Kampfes spielst du keine Verstärkung und keine Unterstützung; [fireblast] muss also warten. Wähle jetzt das Element für diesen Kampf. [volca] hat 5 im Feuer, aber nur 1 in der Erde: Sage Feuer an.',
          },
          look: 'totals',
          rules: ['BOOST-4', 'POWER-1'],
          wants: ['announce:fire'],
          reasons: {
            'announce:earth': {
              en: 'The Hoax could easily match 1 Earth. Announce Fire, where you are strong.',
              de: '1 Erde könnten die Hoax leicht erreichen. Sage Feuer an, da bist du stark.',
            },
          },
        },
        {
          kind: 'read',
          say: {
            en: 'You announced 5 Fire. Then you drew a card, so you have six again. This whole fight is about Fire: now the Hoax must match your 5 or retreat.',
            de: 'Du hast 5 Feuer angesagt. Dann hast du eine Karte gezogen und wieder sechs. In diesem Kampf geht es nun um Feuer: Die Hoax müssen deine 5 erreichen oder sich zurückziehen.',
          },
          look: 'totals',
          rules: ['REFRESH-1', 'POWER-2', 'POWER-3'],
        },
        {
          kind: 'watch',
          say: {
            en: 'The Hoax play [vetraskedas-the-sceptic] for 3 and the support card [trebuchet-of-fear] for 2. That makes 5 Fire, the same as you. The same is enough.',
            de: 'Die Hoax spielen [vetraskedas-the-sceptic] für 3 und die Unterstützung [trebuchet-of-fear] für 2. Das sind 5 Feuer, so viel wie du. Gleich viel genügt.',
          },
          look: 'rival:support',
          rules: ['BOOST-3', 'POWER-3'],
          rival: ['done', 'continue', 'play:vetraskedas-the-sceptic', 'play:trebuchet-of-fear'],
        },
        {
          kind: 'choose',
          say: {
            en: 'Before you play a card, you choose: fight on or retreat? You can easily reach 5 Fire, so continue.',
            de: 'Bevor du eine Karte spielst, entscheidest du: weiterkämpfen oder zurückziehen? 5 Feuer erreichst du leicht, also kämpfe weiter.',
          },
          look: 'actions',
          rules: ['ENGAGE-7'],
          wants: ['continue'],
        },
        {
          kind: 'choose',
          say: {
            en: 'Play [flamebreath-the-dazzling] for 7 Fire. A new character covers the cards you played there before. [volca] stays on the table but no longer counts.',
            de: 'Spiele [flamebreath-the-dazzling] für 7 Feuer. Ein neuer Charakter überdeckt die Karten, die du vorher dort gespielt hast. [volca] bleibt liegen, zählt aber nicht mehr.',
          },
          look: { card: 'flamebreath-the-dazzling' },
          rules: ['CHAR-3'],
          wants: ['play:flamebreath-the-dazzling'],
        },
        {
          kind: 'choose',
          say: {
            en: 'From your second turn in a fight, you can add one booster or one support, not both. Play the booster [fireblast] for 3 more Fire.',
            de: 'Ab deinem zweiten Zug im Kampf kannst du eine Verstärkung oder eine Unterstützung dazuspielen, nicht beides. Spiele die Verstärkung [fireblast] für 3 Feuer mehr.',
          },
          look: { card: 'fireblast' },
          rules: ['BOOST-1', 'BOOST-2'],
          wants: ['play:fireblast'],
          reasons: {
            'play:flickering-fires': {
              en: 'A support stays for the whole fight. That is good, but it adds only 1. Hit hard now: play [fireblast].',
              de: 'Eine Unterstützung bleibt den ganzen Kampf liegen. Das ist gut, aber sie bringt nur 1. Schlag jetzt fest zu: Spiele [fireblast].',
            },
          },
        },
        {
          kind: 'choose',
          say: {
            en: '7 from [flamebreath-the-dazzling] and 3 from [fireblast] make 10 Fire. Announce them.',
            de: '7 von [flamebreath-the-dazzling] und 3 von [fireblast] sind 10 Feuer. Sage sie an.',
          },
          look: 'totals',
          rules: ['POWER-3', 'POWER-6'],
          wants: ['done'],
        },
        {
          kind: 'watch',
          say: {
            en: 'The Hoax cannot reach 10 Fire and retreat. You have won the fight!',
            de: 'Die Hoax kommen nicht auf 10 Feuer und ziehen sich zurück. Du hast den Kampf gewonnen!',
          },
          look: 'totals',
          rules: ['ENGAGE-9', 'RETREAT-1'],
          rival: ['done', 'retreat'],
        },
        {
          kind: 'choose',
          say: {
            en: 'The winner of a fight attracts one dragon. Choose one; they are all alike.',
            de: 'Wer einen Kampf gewinnt, lockt einen Drachen an. Wähle einen; sie sind alle gleich.',
          },
          look: 'dragons',
          rules: ['RETREAT-2', 'DRAGON-1', 'DRAGON-5'],
          wants: ['dragon'],
        },
        {
          kind: 'read',
          say: {
            en: 'All cards of this fight went to the discard piles. The Hoax retreated, so the next turn is theirs. They can start the next fight in either element.',
            de: 'Alle Karten dieses Kampfes liegen jetzt auf den Ablagestapeln. Die Hoax haben sich zurückgezogen, also sind sie am Zug. Sie können den nächsten Kampf in einem der beiden Elemente beginnen.',
          },
          look: 'discardPile',
          rules: ['RETREAT-5', 'RETREAT-7'],
        },
      ],
    },
  ],
  learned: {
    en: 'Each turn: play a character, then one booster or support. Match the rival’s total or retreat. If the rival retreats, you attract a dragon.',
    de: 'In jedem Zug: Spiele einen Charakter, dann eine Verstärkung oder Unterstützung. Erreiche die Stärke des Gegners oder zieh dich zurück. Zieht sich der Gegner zurück, lockst du einen Drachen an.',
  },
};
