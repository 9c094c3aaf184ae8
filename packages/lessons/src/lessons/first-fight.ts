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
            en: 'Two peoples court three dragons. A game is a series of fights, and the winner of a fight attracts a dragon to their side.',
            de: 'Zwei Völker werben um drei Drachen. Eine Partie ist eine Folge von Kämpfen, und wer einen Kampf gewinnt, lockt einen Drachen auf seine Seite.',
          },
          look: 'dragons',
          rules: ['TURN-1', 'SETUP-1'],
        },
        {
          kind: 'read',
          say: {
            en: 'You lead the Vulca, the people of the volcanoes. These six cards are your hand. Most show two numbers: what they are worth in Fire, and what they are worth in Earth.',
            de: 'Du führst die Vulca, das Volk der Vulkane. Diese sechs Karten sind deine Hand. Die meisten zeigen zwei Zahlen: was sie im Feuer wert sind und was in der Erde.',
          },
          look: 'hand',
          rules: ['SETUP-6', 'COMP-5'],
        },
        {
          kind: 'choose',
          say: {
            en: 'It is your turn and no fight is on. You may start one, or decline and exchange some cards. Start the fight.',
            de: 'Du bist am Zug, und es gibt noch keinen Kampf. Du darfst einen beginnen oder verzichten und dafür Karten austauschen. Beginne den Kampf.',
          },
          look: 'actions',
          rules: ['ENGAGE-1'],
          wants: ['start'],
          reasons: {
            decline: {
              en: 'Declining is for hands that cannot win. Yours is strong, so start the fight.',
              de: 'Verzichten hilft, wenn die Hand nichts taugt. Deine ist stark, also beginne den Kampf.',
            },
          },
        },
        {
          kind: 'choose',
          say: {
            en: 'In a fight you play one character each turn. Play [volca] into your combat area.',
            de: 'Wer kämpft, spielt in jedem Zug einen Charakter. Spiele [volca] in deinen Kampfbereich.',
          },
          look: { card: 'volca' },
          rules: ['CHAR-1', 'CHAR-2'],
          wants: ['play:volca'],
          reasons: {
            'play:flamebreath-the-dazzling': {
              en: 'He is stronger. Keep him for later: [volca] is enough for a good start.',
              de: 'Er ist tatsächlich stärker. Heb ihn für die Antwort auf: Für einen guten Anfang genügt [volca].',
            },
          },
        },
        {
          kind: 'choose',
          say: {
            en: 'On the turn that starts a fight neither boosters nor supports are played, so [fireblast] has to wait. Now name the element that is fought over: [volca] has 5 in Fire, but only 1 in Earth.',
            de: 'Im Zug, der einen Kampf beginnt, werden weder Verstärkungen noch Unterstützungen gespielt; [fireblast] muss also warten. Nenne jetzt das Element, um das gekämpft wird: [volca] hat 5 im Feuer, aber nur 1 in der Erde.',
          },
          look: 'totals',
          rules: ['BOOST-4', 'POWER-1'],
          wants: ['announce:fire'],
          reasons: {
            'announce:earth': {
              en: '1 Earth would be easy to match. Announce Fire, where you are strong.',
              de: '1 Erde wäre leicht zu erreichen. Sage Feuer an, da bist du stark.',
            },
          },
        },
        {
          kind: 'read',
          say: {
            en: 'You announced 5 Fire and drew a card, so that you hold six again. Fire stays the contested element for this fight. Now the Hoax must match your 5, or retreat.',
            de: 'Du hast 5 Feuer angesagt und eine Karte gezogen, hast also wieder sechs. Feuer bleibt in diesem Kampf das umkämpfte Element. Jetzt müssen die Hoax deine 5 erreichen oder sich zurückziehen.',
          },
          look: 'totals',
          rules: ['REFRESH-1', 'POWER-2', 'POWER-3'],
        },
        {
          kind: 'watch',
          say: {
            en: 'The Hoax play [vetraskedas-the-sceptic] for 3 and the support card [trebuchet-of-fear] for 2. That makes 5 Fire: as much as you have is enough.',
            de: 'Die Hoax spielen [vetraskedas-the-sceptic] für 3 und die Unterstützung [trebuchet-of-fear] für 2. Das sind 5 Feuer: Gleich viel genügt.',
          },
          look: 'rival:support',
          rules: ['BOOST-3', 'POWER-3'],
          rival: ['done', 'continue', 'play:vetraskedas-the-sceptic', 'play:trebuchet-of-fear'],
        },
        {
          kind: 'choose',
          say: {
            en: 'Before you play anything you decide: go on fighting, or retreat? You can reach 5 Fire easily, so continue.',
            de: 'Bevor du etwas spielst, entscheidest du: weiterkämpfen oder zurückziehen? 5 Feuer erreichst du leicht, also kämpfe weiter.',
          },
          look: 'actions',
          rules: ['ENGAGE-7'],
          wants: ['continue'],
        },
        {
          kind: 'choose',
          say: {
            en: 'Play [flamebreath-the-dazzling], 7 Fire. A new character covers what lay in the combat area before: [volca] stays there, but counts no longer.',
            de: 'Spiele [flamebreath-the-dazzling], 7 Feuer. Ein neuer Charakter überdeckt, was vorher im Kampfbereich lag: [volca] bleibt liegen, zählt aber nicht mehr mit.',
          },
          look: { card: 'flamebreath-the-dazzling' },
          rules: ['CHAR-3'],
          wants: ['play:flamebreath-the-dazzling'],
        },
        {
          kind: 'choose',
          say: {
            en: 'From the second turn of a fight on you may add one booster or one support card, not one of each. Play the booster [fireblast] for 3 more.',
            de: 'Vom zweiten Zug eines Kampfes an darfst du eine Verstärkung oder eine Unterstützung dazuspielen, nicht beides. Spiele die Verstärkung [fireblast] für 3 weitere.',
          },
          look: { card: 'fireblast' },
          rules: ['BOOST-1', 'BOOST-2'],
          wants: ['play:fireblast'],
          reasons: {
            'play:flickering-fires': {
              en: 'A support card stays for the whole fight, which is good, but it adds only 1. Hit hard now: play [fireblast].',
              de: 'Eine Unterstützung bleibt den ganzen Kampf liegen, das ist gut; sie bringt aber nur 1. Schlag jetzt fest zu: Spiele [fireblast].',
            },
          },
        },
        {
          kind: 'choose',
          say: {
            en: '7 from [flamebreath-the-dazzling] and 3 from [fireblast] make 10 Fire. Announce it.',
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
            en: 'Winning a fight attracts one dragon. Which one is up to you; they are all alike.',
            de: 'Ein gewonnener Kampf lockt einen Drachen an. Welchen, entscheidest du; sie sind alle gleich.',
          },
          look: 'dragons',
          rules: ['RETREAT-2', 'DRAGON-1', 'DRAGON-5'],
          wants: ['dragon'],
        },
        {
          kind: 'read',
          say: {
            en: 'Both combat and support areas were cleared onto the discard piles. Now the Hoax have the turn, since they retreated: they may start the next fight in the element they like.',
            de: 'Die Karten aus den Kampf- und Unterstützungsbereichen sind auf die Ablagestapel gewandert. Nun sind die Hoax am Zug, weil sie sich zurückgezogen haben: Sie dürfen den nächsten Kampf im Element ihrer Wahl beginnen.',
          },
          look: 'discardPile',
          rules: ['RETREAT-5', 'RETREAT-7'],
        },
      ],
    },
  ],
  learned: {
    en: 'A character each turn, then one booster or support; match the rival’s total or retreat. The player who does not retreat attracts a dragon.',
    de: 'In jedem Zug ein Charakter, dazu eine Verstärkung oder Unterstützung; erreiche die Stärke des Gegners oder zieh dich zurück. Wer sich nicht zurückzieht, lockt einen Drachen an.',
  },
};
