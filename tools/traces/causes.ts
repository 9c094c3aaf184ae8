/**
 * Why a recorded game may differ from ours. D-numbers are described in fixtures/traces/README.md, the other ids in
 * docs/LEDGER.md and docs/RULINGS.md. Any other difference is a fault.
 */
export const CAUSES = {
  D1: 'optional text at the end of a turn is always used, to the maximum',
  D2: 'texts of the same moment are resolved in a fixed order',
  D3: 'adding to a gang always keeps the earlier members active',
  D4: 'the target of text about one card is the one that gives the most power',
  D5: 'prohibitions by text forbid all bluffs and loading, and ignore ships and the faces of bluffs',
  D6: 'an ignored card in hand is worth nothing when a value is demanded',
  D7: 'the protect icon works in hand too',
  D8: 'the limit of active characters is enforced after the Booster/Support phase',
  D9: 'on a landing turn cards are loaded from the landed ship or onto it, not from hand',
  D10: 'cards put under the draw deck stay at the bottom when it is shuffled',
  D11: 'only as many cards are revealed as may be taken',
  D12: 'an unmet demand brings its dragon on a forced retreat too',
  D14: 'a phase may end although the power falls short',
  D16: 'a loaded card is a card played',
  'IGNORE-4': 'the stop icon of a leadership card does not work while its text is ignored',
  'TEXT-7': 'text that could discard a single card may be used without discarding it',
  'RULING-13': 'a payment in Fire and Earth may contain two or more cards too many',
  'RULING-22': 'an ignored character in hand does not pay as a character',
  'OPEN-QUESTION-7': 'the dragon for an unmet demand comes before the retreat, not as one of its dragons',
  'OPEN-QUESTION-10': 'the game goes on if a player who ran out during the fight has cards again',
  'OPEN-QUESTION-18': 'changed printed values count for cards in hand too',
  'OPEN-QUESTION-33': 'stop cards are listed although the card demanded could not be played after them',
  'PROJECT-5': 'what text finds in the draw deck is played beyond the limit of cards',
  'PROJECT-6': 'once-per-turn text is not listed in the Beginning phase',
  'PROJECT-13': 'the cards of a bluff that failed are discarded before the retreat, not with it',
  'PROJECT-18': 'a player who cannot play supports may still load by text',
  'PROJECT-19': 'if a character is protected, any one other card may be spared, not only a character',
} as const;
export type CauseId = keyof typeof CAUSES;
