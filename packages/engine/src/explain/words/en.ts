import { dragonName } from '../../words/names.ts';
import type { FactOf, Pending, Way } from '../explanation.ts';
import type { Whereabouts } from '../whereabouts.ts';
import type { ExplanationWords, Names } from './language.ts';

const PLACES: Readonly<Record<Whereabouts, string>> = {
  hand: 'is in hand',
  drawDeck: 'is in the draw deck',
  combat: 'is in the combat area',
  covered: 'is covered',
  support: 'is in the support area',
  faceDown: 'lies face down',
  discardPile: 'is in the discard pile',
  leaderArea: 'is in the leader area',
  influence: 'is in the influence area',
  landed: 'has landed',
  aboard: 'is aboard a ship',
  beside: 'lies face up and active',
  emissaries: 'lies beside the leader',
};

const WAYS: Readonly<Record<Way, string>> = {
  play: 'playing this card',
  bluff: 'laying this card face down',
  load: 'loading this card',
};

const IS_PLAYED: Readonly<Record<Way, string>> = {
  play: 'is played',
  bluff: 'is laid face down',
  load: 'is loaded',
};

/** "the dragon has to be chosen" and the like: what comes first. */
function pending(during: Pending, by: string | null): string {
  switch (during) {
    case 'text':
      return by === null ? 'a text is being carried out' : `the text of ${by} is being carried out`;
    case 'moment':
      return 'texts of this moment are being carried out';
    case 'attract':
      return 'dragons are being attracted';
    case 'retreat':
      return 'a retreat is being carried out';
    case 'target':
      return by === null ? 'a target has to be named' : `a target for ${by} has to be named`;
    case 'decline':
      return 'cards are being discarded for declining';
    case 'meet':
      return by === null ? 'a demand is being met' : `the demand of ${by} is being met`;
    case 'interference':
      return by === null ? 'an interference card may follow' : `${by} may be interfered with`;
    case 'forfeit':
      return 'achievement cards are being discarded';
    case 'mulligan':
      return 'starting hands are being exchanged';
    case 'phase':
      return 'the other player has to decide';
  }
}

function duty({ during, by, number }: FactOf<'pending'>, names: Names): string {
  const card = by === null ? 'a card' : names.card(by);
  switch (during) {
    case 'text':
      return `Decide on the text of ${card}.`;
    case 'moment':
      return 'Choose which of your texts comes next.';
    case 'attract':
      return number === 1 ? 'Choose a dragon to attract.' : `Choose a dragon: ${number} are to be attracted.`;
    case 'target':
      return `Name the card on which ${card} acts.`;
    case 'decline':
      return `You declined: discard one to three cards, ${number} so far.`;
    case 'meet':
      return `Choose the cards that you discard for ${card}, no more than needed.`;
    case 'interference':
      return by === null
        ? 'You may play an interference card.'
        : `You may play an interference card against ${card}.`;
    case 'forfeit':
      return 'Choose an achievement card to discard.';
    case 'mulligan':
      return 'Choose the cards of your starting hand that you exchange.';
    case 'retreat':
    case 'phase':
      return 'Choose.';
  }
}

const amount = ({ number, element }: Pick<FactOf<'total'>, 'number' | 'element'>, names: Names): string =>
  `${number} ${names.element(element)}`;

export const ENGLISH: ExplanationWords = {
  faceDownCard: 'a face-down card',
  and: 'and',
  facts: {
    printed: (fact, names) => `${names.card(fact.card)} prints ${amount(fact, names)}.`,
    printedChanged: (fact, names) =>
      `${names.card(fact.by)} changes the printed value of ${names.card(fact.card)} to ${amount(fact, names)}.`,
    valueChanged: (fact, names) =>
      `${names.card(fact.by)} changes the value of ${names.card(fact.card)} to ${amount(fact, names)}.`,
    ignored: ({ card, by }, names) => `${names.card(card)} is ignored because of ${names.cards(by)}.`,
    textIgnored: ({ card, by }, names) =>
      `The text of ${names.card(card)} is ignored because of ${names.cards(by)}.`,
    iconsIgnored: ({ card, by }, names) =>
      `Icons of ${names.card(card)} are ignored because of ${names.cards(by)}.`,
    protected: ({ card }, names) => `${names.card(card)} is protected from the rival's cards.`,
    inactive: ({ card, where }, names) => `${names.card(card)} ${PLACES[where]}, so it adds nothing.`,
    worth: (fact, names) => `${names.card(fact.card)} adds ${amount(fact, names)}.`,
    sum: (fact, names) => `Together that is ${amount(fact, names)}.`,
    totalChanged: (fact, names) => `${names.card(fact.by)} changes the total to ${amount(fact, names)}.`,
    total: (fact, names) => `The total is ${amount(fact, names)}.`,
    shield: ({ card, element }, names) =>
      `The ${names.element(element)} shield of ${names.card(card)} makes matching unnecessary in its owner's turn.`,
    playable: ({ card, way }, names) => {
      switch (way) {
        case 'play':
          return `${names.card(card)} can be played now.`;
        case 'bluff':
          return `${names.card(card)} can be laid face down now.`;
        case 'load':
          return `${names.card(card)} can be loaded now.`;
      }
    },
    gameOver: () => 'The game is over.',
    notYourTurn: () => "It is the other player's turn.",
    neverPlayed: ({ card }, names) => `${names.card(card)} is never played.`,
    otherFirst: ({ during, by }, names) =>
      `Something else comes first: ${pending(during, by === null ? null : names.card(by))}.`,
    wrongPhase: ({ way, phase }, names) => `This card ${IS_PLAYED[way]} in the ${names.phase(phase)}.`,
    notAtHand: ({ card, where }, names) => `${names.card(card)} ${PLACES[where]}, not at hand.`,
    landed: () => 'You landed a ship this turn, so you cannot play cards from your hand.',
    forbidden: ({ by, way }, names) => `${names.cards(by)}: the rival's text forbids ${WAYS[way]}.`,
    tooManyCards: ({ by, number }, names) =>
      by.length === 0
        ? `You have played ${number} cards. No turn may have more.`
        : `${names.cards(by)}: you have played ${number} already, and the rival's text allows no more cards.`,
    tooManyIntoCombat: ({ by, number }, names) =>
      `${names.cards(by)}: you have played ${number} into the combat area already, and the rival's text allows no more there.`,
    stopped: ({ by }, names) =>
      by.length === 0
        ? 'A stop icon ends the playing of cards this turn.'
        : `${names.cards(by)}: a stop icon ends the playing of cards this turn.`,
    limit: ({ of, isStarting }) => {
      if (of === 'character') return 'You have already played your character this turn.';
      return isStarting
        ? 'You cannot play boosters or support cards in the turn that starts a fight.'
        : 'You have already used your booster or support card this turn.';
    },
    condition: ({ card }, names) => `Its condition is not met: “${names.condition(card)}”`,
    oneLeadership: () => 'You have already played your card of the Leadership phase.',
    dragonElsewhere: ({ dragon }) => `Its dragon, ${dragonName(dragon)}, has to be on your side.`,
    matchOnly: () => 'Achievement cards are played only in a match.',
    interferesOnly: ({ card }, names) =>
      `${names.card(card)} is played only when the rival does what it names.`,
    noBluffIcon: ({ card }, names) => `${names.card(card)} has no bluff icon.`,
    bluffIgnored: ({ by }, names) =>
      `Your bluff cards or their icons are ignored because of ${names.cards(by)}.`,
    stopsDemanded: ({ by }, names) =>
      `After its stop icon you could not play what ${names.cards(by)} demands.`,
    fullShips: () => 'None of your ships has room left.',
    wait: () => 'The other player has to decide.',
    yourPhase: ({ phase }, names) => `It is your ${names.phase(phase)}.`,
    pending: duty,
    mayCall: () => 'Call the bluff, or trust the other player.',
    nameElement: () => 'Name the element of the fight.',
    match: (fact, names) => {
      const short = fact.number - fact.own;
      const rest =
        short > 0 ? `you have ${fact.own}, ${short} short` : `you have ${fact.own}, which is enough`;
      return `To go on you must match ${amount(fact, names)}: ${rest}.`;
    },
    demand: ({ by, times, canBePaid }, names) =>
      [
        `${names.card(by)} demands: “${names.demand(by)}”`,
        times > 1 ? `Its numbers count ${times} times.` : '',
        canBePaid ? 'Your hand holds what is needed.' : '',
      ]
        .filter((part) => part !== '')
        .join(' '),
    cannotAttack: ({ isFightOn }) =>
      isFightOn
        ? 'You have no character to play, so you must retreat.'
        : 'You cannot start a fight, so you must decline.',
    playCharacter: () => 'You must play a character.',
    tooManyActive: ({ by, most, number }, names) =>
      `${names.card(by)} lets you end this phase with at most ${most} such cards active, and you have ${number}.`,
    deadEnd: () => 'From here you cannot announce your power: play another card, or take the turn back.',
  },
};
