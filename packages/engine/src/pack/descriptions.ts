import type { Card } from '../vocabulary/card.ts';
import type { Action, CardSet, Condition, Rule, Step } from '../vocabulary/text.ts';

/** Help that editors show for each word of a pack. */

export const PACK_WORDS = {
  $schema: 'The location of the schema, for editors; the game ignores it.',
  cards: 'The cards of the pack.',
} as const;

/** The pre-built decks and the families are complete: `deck` and `family` cannot be given. */
export const CARD_WORDS: Readonly<Record<Exclude<keyof Card, 'deck' | 'family'>, string>> = {
  id: 'Small letters, digits and hyphens, as in "ash-the-patient". No other card may have it; that of a stand-in takes its place.',
  name: 'What the card is called, in English and in German. No other card may have the English name.',
  people: 'The people to which the card belongs, or an outsider such as "mutant".',
  number: 'The number on the card. No other card of the people may have it.',
  type: 'What kind of card it is.',
  set: 'The set in which a published card appeared; a card of your own has none.',
  moons: 'What the card costs in deck building. Leaders, emissaries and inquisitors have none.',
  fire: 'The printed Fire value. Only characters, boosters and supports have values.',
  earth: 'The printed Earth value. Only characters, boosters and supports have values.',
  shields: 'The elements whose printed value is in a shield.',
  icons: 'The icons on the card.',
  capacity: 'Of a ship, and needed there: how many cards it can carry.',
  dragon: 'Of an achievement card, and needed there: the dragon it belongs to.',
  adds: 'Of a leader or an inquisitor: how many cards and moons it adds to the rules of the deck.',
  emissary: 'The id of the emissary to whose set the card belongs.',
  translated: 'The English name is a translation: only the German card was published.',
  standIn: 'The card stands for a published one whose text is not known.',
  text: 'What the card does. Its words, in English and in German, are generated from this.',
};

export const TEXT_WORDS: Readonly<Record<string, string>> = {
  when: 'When the text applies: "always" and "thisTurn" have a "rule", "beforePlay" has "onlyIf" or "freeIf", "answer" has "to" and "steps", "demand" has "demand" and "orElse", all others have "steps".',
  rule: 'What holds while the card is active, or for the rest of the turn.',
  onlyIf: 'The card can only be played if this is true.',
  freeIf: 'The card counts as having the free icon if this is true.',
  may: 'true: optional, all or nothing. "taking": only taking a card is optional.',
  if: 'The steps are only done if this is true.',
  together: 'A word: all cards with it in their English names do this once together.',
  steps: 'What is done, one after the other.',
  to: 'What the rival does and the card interferes with. Only on interference cards.',
  demand: 'What the rival must do by the end of their Booster/Support phase.',
  orElse: 'What happens if they do not.',
};

export const CARD_SET_WORDS: Readonly<Record<keyof CardSet, string>> = {
  types: 'Of one of these types.',
  people: 'Of this people.',
  icon: 'With an icon of this kind, or with "any" icon.',
  text: 'With text, or without.',
  named: 'With this word in the English name.',
  printedAbove: 'With a printed value above this in at least one element.',
  bluff: 'That lie face down as bluff cards.',
  except: 'But not these.',
};

export const RULE_WORDS: Readonly<Record<Rule['rule'], string>> = {
  ignore: 'Cards of the rival, or only their text or their icons, are ignored.',
  printed: 'Odd or even printed values on cards of the rival become another value.',
  value: 'The values of the owner’s cards, or of one of them, are multiplied or rise.',
  total: 'The owner’s total power rises to this.',
  doubleText: 'The numbers in the text of one of the owner’s cards are doubled.',
  cannotPlay: 'The rival cannot play such cards.',
  playAtMost: 'The rival cannot play more cards than this in each of their turns.',
  haveAtMost: 'The rival cannot have more such active cards at the end of their Character phase.',
  takeFromDeckAtMost:
    'The rival cannot take more cards than this from their draw deck in each of their turns.',
  cannotTake: 'The rival cannot take cards into hand, or only while they hold fewer than "holding".',
  cannotCall: 'The rival cannot call a bluff.',
  cannotDrawAtEnd: 'The rival cannot draw additional cards at the end of their turn.',
  mayPlay: 'The owner may play "more" additional boosters or supports in each of their turns.',
  retreatDragons: 'A retreat brings more or fewer dragons, or at most a number.',
  nextIsFree:
    'The next character, booster or support card that the owner plays this turn counts as having the free icon.',
  handWhileLanding: 'Of a ship: on the turn it lands, cards may be played from hand as well.',
  attackAgain: 'No character has to be played: the active cards attack again.',
  waiveCondition: 'Up to "most" such cards may be played without meeting their condition.',
  coversNothing: 'May be played without covering what is active.',
  achievementWithoutDragon: 'One achievement card may be played in the Leadership phase without its dragon.',
  lendReplace: 'Such cards of the owner have the replace icon as well.',
  moreCrystals: 'The owner scores "more" additional crystals for winning the game.',
};

export const STEP_WORDS: Readonly<Record<Step['do'], string>> = {
  draw: 'Draw "count" cards, or up to "count".',
  drawTo: 'Draw until the hand holds "hand" cards.',
  attract: 'Attract "count" dragons.',
  changeElement: 'Change the contested element.',
  discard: 'Discard cards in play: one, or all, of those described.',
  discardAtRandom: '"count" cards of the rival’s hand are discarded at random.',
  discardFromHand: 'Discard cards of your choice from hand.',
  pay: 'Discard a payment from hand and attract dragons for it.',
  returnToHand: 'Return one of the owner’s cards in play to hand.',
  putUnderDeck: 'Put any number of cards from hand under the draw deck.',
  search: 'Search the draw deck or the discard pile for a card.',
  drawFromDiscards: 'Shuffle the discard pile face down; "count" cards may be drawn from it.',
  load: 'Of a ship: load up to "most" cards from hand onto it.',
  discloseHand: 'The rival discloses their hand.',
  shuffleDiscardsIntoDeck: 'Shuffle the discard pile into the draw deck.',
  shuffleHandIntoDeck: 'Shuffle the hand into the draw deck.',
  shuffleAreasIntoDeck:
    'The rival shuffles all cards of their combat and support areas into their draw deck.',
  shuffleLeadershipIntoDeck: 'Shuffle a leadership card that was played into the draw deck.',
  shuffleFromHandIntoDeck: 'Shuffle "count" cards from hand into the draw deck.',
  revealTop: 'Reveal cards of the draw deck, discard some of them, and take the others into hand.',
  discardTopOfDeck: 'The top card of the rival’s draw deck is discarded.',
  retreat: 'The rival retreats.',
  playAchievement: 'Play one achievement card without its dragon.',
  cancel: 'The card interfered with is not played. Only in interference with "plays".',
};

export const CONDITION_WORDS: Readonly<Record<Condition['is'], string>> = {
  attacked: 'The rival’s power in the contested element is at least this.',
  has: 'The player has "atLeast" or "atMost" such cards.',
  dragons: 'The player has at least "atLeast" dragons.',
  biggerHand: 'The player holds at least "by" more cards than the other.',
  playedFromShip: 'The card was played from a ship.',
  ownsHyla: 'The player owns the Hyla.',
};

export const ACTION_WORDS: Readonly<Record<Action['rival'], string>> = {
  plays: 'The rival plays such a card.',
  retrieves: 'The rival retrieves such a card.',
  lands: 'The rival lands a ship.',
  retreats: 'The rival retreats.',
};
