import type { Card } from '../vocabulary/card.ts';
import type { Action, CardSet, Condition, Rule, Step } from '../vocabulary/text.ts';

/** What editors say about each word of the form while somebody writes a pack. */

export const PACK_WORDS = {
  $schema: 'Where the schema of this form is, for editors; the game does not look at it.',
  cards: 'The cards of the pack.',
} as const;

/** The pre-built decks and the families are complete: `deck` and `family` cannot be given. */
export const CARD_WORDS: Readonly<Record<Exclude<keyof Card, 'deck' | 'family'>, string>> = {
  id: 'Small letters, digits and hyphens, as in "ash-the-patient". No other card may have it; that of a stand-in takes its place.',
  name: 'What the card is called, in English and in German. No other card may have the English name.',
  people: 'The people to which the card belongs, or an outsider such as "mutant".',
  number: 'The number on the card. No other card of the people may have it.',
  type: 'What kind of card it is.',
  set: 'The set in which a published card came out; a card of your own has none.',
  moons: 'What the card costs in deck building. Leaders, emissaries and inquisitors have none.',
  fire: 'The printed Fire value. Only characters, boosters and supports have values.',
  earth: 'The printed Earth value. Only characters, boosters and supports have values.',
  shields: 'The elements whose printed value stands in a shield.',
  icons: 'The icons on the card.',
  capacity: 'Of a ship, and needed there: how many cards it can carry.',
  dragon: 'Of an achievement card, and needed there: the dragon it belongs to.',
  adds: 'Of a leader or an inquisitor: how many cards and moons it adds to the rules of the deck.',
  emissary: 'The id of the emissary to whose set the card belongs.',
  translated: 'The English name is a translation: only the German card was published.',
  standIn: 'The card stands for a published one whose text is not known.',
  text: 'What the card does. What it says, in English and in German, is made from this.',
};

export const TEXT_WORDS: Readonly<Record<string, string>> = {
  when: 'When the text counts: "always" and "thisTurn" have a "rule", "beforePlay" has "onlyIf" or "freeIf", "answer" has "to" and "steps", "demand" has "demand" and "orElse", all others have "steps".',
  rule: 'What holds while the card is active, or for the rest of the turn.',
  onlyIf: 'The card can only be played if this is so.',
  freeIf: 'The card counts as having the free icon if this is so.',
  may: 'true: the owner may do it or leave it, all or nothing. "taking": only the taking of a card is optional.',
  if: 'The steps are only done if this is so.',
  together: 'A word: all cards with it in their English names do this once in all.',
  steps: 'What is done, one after the other.',
  to: 'What the rival does, and what the card is played in answer to. Only on interference cards.',
  demand: 'What the rival must do by the end of his Booster/Support phase.',
  orElse: 'What happens if he does not.',
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
  value: 'The values of own cards, or of one of them, are multiplied or rise.',
  total: 'The own total power rises to this.',
  doubleText: 'The numbers in the text of one own card are doubled.',
  cannotPlay: 'The rival cannot play such cards.',
  playAtMost: 'The rival cannot play more cards than this in each of his turns.',
  haveAtMost: 'The rival cannot have more such active cards at the end of his Character phase.',
  takeFromDeckAtMost: 'The rival cannot take more cards than this from his draw deck in each of his turns.',
  cannotTake: 'The rival cannot take cards into hand, or only while he holds fewer than "holding".',
  cannotCall: 'The rival cannot call a bluff.',
  cannotDrawAtEnd: 'The rival cannot draw additional cards at the end of his turn.',
  mayPlay: 'So many more boosters, or supports, may be played in each own turn.',
  retreatDragons: 'A retreat brings more or fewer dragons, or at most so many.',
  nextIsFree:
    'The next character, booster or support card that the owner plays this turn counts as having the free icon.',
  handWhileLanding: 'Of a ship: on the turn it lands, cards may be played from hand as well.',
  attackAgain: 'No character has to be played: the active cards attack again.',
  waiveCondition: 'So many such cards may be played without meeting their condition.',
  coversNothing: 'May be played without covering what is active.',
  achievementWithoutDragon: 'One achievement card may be played in the Leadership phase without its dragon.',
  lendReplace: 'Such own cards have the replace icon as well.',
  moreCrystals: 'So many crystals more for a game that the owner wins.',
};

export const STEP_WORDS: Readonly<Record<Step['do'], string>> = {
  draw: 'Draw so many cards, or up to so many.',
  drawTo: 'Draw until the hand holds so many cards.',
  attract: 'Attract so many dragons.',
  changeElement: 'Change the contested element.',
  discard: 'Discard cards in play: one, or all, of those described.',
  discardAtRandom: 'So many cards of the rival’s hand are discarded at random.',
  discardFromHand: 'Discard cards from hand, at the own choice.',
  pay: 'Discard a payment from hand and attract dragons for it.',
  returnToHand: 'Return one own card in play to hand.',
  putUnderDeck: 'Put any number of cards of the own hand under the own draw deck.',
  search: 'Search the own draw deck or discard pile for a card.',
  drawFromDiscards: 'Shuffle the own discard pile face down; so many cards may be drawn from it.',
  load: 'Of a ship: load up to so many cards from hand onto it.',
  discloseHand: 'The rival discloses his hand.',
  shuffleDiscardsIntoDeck: 'Shuffle the discard pile into the draw deck.',
  shuffleHandIntoDeck: 'Shuffle the hand into the draw deck.',
  shuffleAreasIntoDeck: 'The rival shuffles all cards of his combat and support areas into his draw deck.',
  shuffleLeadershipIntoDeck: 'Shuffle a leadership card that was played into the draw deck.',
  shuffleFromHandIntoDeck: 'Shuffle so many cards of the own hand into the draw deck.',
  revealTop: 'Reveal cards of the own draw deck, discard some of them, and take the others into hand.',
  discardTopOfDeck: 'The top card of the rival’s draw deck is discarded.',
  retreat: 'The rival retreats.',
  playAchievement: 'Play one achievement card as if its dragon were on the own side.',
  cancel: 'The card that is answered is not played. Only in an answer to "plays".',
};

export const CONDITION_WORDS: Readonly<Record<Condition['is'], string>> = {
  attacked: 'The rival’s power in the contested element is at least this.',
  has: 'The player has so many such cards.',
  dragons: 'The player has at least so many dragons.',
  biggerHand: 'The player holds so many cards more than the other.',
  playedFromShip: 'The card was played from a ship.',
  ownsHyla: 'The player owns the Hyla.',
};

export const ACTION_WORDS: Readonly<Record<Action['rival'], string>> = {
  plays: 'The rival plays such a card.',
  retrieves: 'The rival retrieves such a card.',
  lands: 'The rival lands a ship.',
  retreats: 'The rival retreats.',
};
