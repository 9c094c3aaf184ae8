import { elementName } from '@bluemoon/engine/words';
import { enumerated } from './enumerated.ts';
import type { PuzzleWords, TaskNames } from './language.ts';

const where = ({ own, against, element }: TaskNames): string =>
  element === null
    ? `You play ${own} against ${against} and start the fight.`
    : `Fight in ${element}, you play ${own} against ${against}.`;

const honest = ({ mayBluff }: TaskNames): string =>
  mayBluff ? ' A bluff does not count if a call would make you retreat.' : '';

export const ENGLISH: PuzzleWords = {
  and: 'and',
  element: (element) => elementName(element, 'en'),
  goals: {
    winFight: 'Win the fight',
    fourthDragon: 'Attract your fourth dragon',
    winGame: 'Win the game',
    announce: 'Stay in the fight',
    saveGame: 'Save the game',
    bestChoice: 'Find the best choice',
  },
  tasks: {
    winFight: (names) =>
      `${where(names)} Play this turn so that ${names.rival} has to retreat, whatever they hold or draw.${honest(names)}`,
    fourthDragon: (names) =>
      `${where(names)} Play this turn so that you attract your fourth dragon, now or when ${names.rival} has to retreat, whatever they hold or draw.${honest(names)}`,
    winGame: (names) =>
      `${where(names)} Play this turn so that you win the game, at the latest when ${names.rival} has to retreat, whatever they hold or draw.${honest(names)}`,
    announce: (names) =>
      `${where(names)} There is only one way to stay in the fight this turn. Find it.${honest(names)}`,
    saveGame: (names) =>
      `${where(names)} If you retreat, you lose the game. There is only one way to stay in the fight. Find it.${honest(names)}`,
    bestChoice: (names) => `${where(names)} One choice is clearly better than all others. Find it.`,
  },
  kinds: {
    provable: 'by full search of both turns',
    onlyMove: 'by full search of your turn',
    judgement: 'judged by the strongest bot',
  },
  themes: {
    fourthDragon: 'Fourth dragon',
    gang: 'Gang',
    pair: 'Pair',
    free: 'Free cards',
    bluff: 'Bluff',
    retrieve: 'Retrieve',
    ignoring: 'Ignoring',
    ships: 'Ships',
    shield: 'Shield',
    leadership: 'Leadership',
    demand: 'Demand',
    cannot: 'Prohibition',
    protected: 'Protect',
    discarding: 'Discarding',
    values: 'Changed values',
    mutant: 'Mutant',
    stop: 'Stop',
    drawing: 'Drawing',
    strength: 'Power',
  },
  theRival: 'the rival',
  need: (total) => `You need at least ${total}.`,
  lowered: (rival, now, before) => `That leaves ${rival} with ${now} instead of ${before}.`,
  elementNow: (element) => `The fight is now in ${element}.`,
  retreatGivesDragon: (rival) => `If you retreated, ${rival} would attract a fourth dragon.`,
  retreatEndsGame: (rival) =>
    `If you retreated, the game would end, because a player has run out of cards, and ${rival} would win it.`,
  noOtherWay: 'No other way to play this turn leads to a legal announcement.',
  atMost: (rival, best, needed) =>
    `Even with every card that you have not seen, ${rival} comes to ${best} at most; ${needed} is needed.`,
  notEnough: (rival, best) =>
    `Even with every card that you have not seen, ${rival} comes to ${best} at most, which is not enough.`,
  callLowers: (rival, total) =>
    `If ${rival} calls your bluff, you discard it, and your total falls to ${total}.`,
  cardsLower: (rival, cards, total) => `With ${cards}, ${rival} could lower your total to ${total}.`,
  onceCovered: (rival, total) =>
    `Once ${rival} plays a character, their old cards are covered, and your total is ${total} or more.`,
  noAnswer: (rival, cards) =>
    `${rival} may hold any of ${cards} cards. None of them, and no combination, allows a legal announcement.`,
  noCards: (rival) => `${rival} has no card left to play.`,
  retreats: (rival, dragons) =>
    dragons === 1
      ? `${rival} has to retreat, and you attract a dragon.`
      : `${rival} has to retreat, and you attract ${dragons} dragons.`,
  forced: (rival) => `${rival} has to retreat.`,
  winsByDragon: 'With three dragons already on your side, that wins the game.',
  winsByCards: 'A player has used up hand and draw deck, so the game ends with this fight, and you win it.',
  cardSays: (card, text) => `${card} says: “${text}”`,
  leaves: 'That gives up the fight.',
  short: (best, needed) => `After that you come to ${best} at most, and you need ${needed}.`,
  stuck: 'After that you cannot finish your turn with a legal announcement.',
  onlyBluff: 'After that you can announce only with a bluff, and a call would make you retreat.',
  deeds: {
    play: (cards) => `play ${cards}`,
    bluff: (cards) => `bluff with ${cards}`,
    land: (cards) => `land ${cards}`,
    discard: (cards) => `discard ${cards}`,
  },
  announcing: (total) => `announce ${total}`,
  couldAnswer: (rival, { held, seen }, further) => {
    const even = further.length === 0 ? '' : `Even if you then ${enumerated(further, 'and')}, `;
    const hold = held.length === 0 ? [] : [`hold ${enumerated(held, 'and')}`];
    const use = seen.length === 0 ? [] : [`use ${enumerated(seen, 'and')}`];
    return `${even}${rival} could ${enumerated([...hold, ...use, 'stay in the fight'], 'and')}.`;
  },
  gameGoesOn: (rival) => `${rival} could retreat, and the game would go on.`,
  notCertain: (rival) => `That may work, but not with every card that ${rival} could hold or you could draw.`,
  chance: (percent, next) =>
    `The strongest bot gives you a chance of ${percent} % to win the game with it, and ${next} % with the next best choice.`,
  worse: (percent, best) =>
    `That gives you a chance of ${percent} % to win the game. The best choice gives you ${best} %.`,
  hintPhase: {
    leadership: 'Look at your leadership cards and ships.',
    hand: 'The card you need is in your hand.',
    table: 'Look at your cards in play.',
    wait: 'Do not play a card now.',
  },
  hintCard: (card) => `Think of ${card}.`,
};
