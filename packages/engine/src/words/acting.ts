import type { CardSet, Condition, Party, Step } from '../vocabulary/text.ts';

export type Actor = Party | 'each';

/** Who carries out a step: the subject of its sentence. */
export function actorOf(step: Step): Actor {
  switch (step.do) {
    case 'draw':
    case 'pay':
      return step.who ?? 'owner';
    case 'discardFromHand':
    case 'shuffleDiscardsIntoDeck':
    case 'shuffleHandIntoDeck':
    case 'shuffleAreasIntoDeck':
    case 'shuffleLeadershipIntoDeck':
    case 'retreat':
    case 'playAchievement':
      return step.who;
    case 'discard':
      return step.whose === 'each' ? 'each' : 'owner';
    case 'discloseHand':
      return 'rival';
    case 'drawTo':
    case 'attract':
    case 'changeElement':
    case 'discardAtRandom':
    case 'returnToHand':
    case 'putUnderDeck':
    case 'search':
    case 'drawFromDiscards':
    case 'load':
    case 'shuffleFromHandIntoDeck':
    case 'revealTop':
    case 'discardTopOfDeck':
    case 'cancel':
      return 'owner';
  }
}

/**
 * Whether the condition has just named these active cards of the rival, so that a step can say "them". Compares the
 * order of keys as well: at worst a card repeats a noun instead of using a pronoun.
 */
export const justNamed = (cards: CardSet, condition: Condition | undefined): boolean =>
  condition?.is === 'has' &&
  condition.who === 'rival' &&
  condition.where === 'active' &&
  JSON.stringify(condition.cards) === JSON.stringify(cards);
