/** Why a recorded game may part from ours. Anything that none of these explains is a fault. */
export const CAUSES = {
  D1: 'optional text at the end of a turn is always used, to the full',
  D2: 'texts of the same moment come in an order of the program’s own',
  D3: 'adding to a gang always keeps the earlier members active',
  D4: 'the target of “one of my cards” is the one that gives the most power',
  D5: 'prohibitions of text: bluffs and loading forbidden as a whole, ships and faces of bluffs left alone',
  D6: 'an ignored card in hand is worth nothing when a value is demanded',
  D7: 'the protect icon works in hand too',
  D8: 'the limit of active characters is enforced only after the Booster/Support phase',
  D9: 'loading on a landing turn: not from hand, but from the landed ship',
  D11: 'only as many cards are revealed as may be taken',
  D12: 'Irresistible Sirens also pay on a forced retreat',
  D14: 'falling short of the power or of a demand does not keep a phase from ending',
  D16: 'a loaded card counts as a card played',
  'PROJECT-6': 'once-per-turn text is not listed in the Beginning phase',
  'PROJECT-13': 'the cards of a bluff that failed are discarded before the retreat, not with it',
  'RULING-6': 'without dragons, whoever ran out first loses even with cards in hand again',
  'OPEN-QUESTION-7':
    'the dragon for an unmet demand is attracted before the retreat, not as one of its dragons',
  'OPEN-QUESTION-10': 'the game goes on if a player who ran out during the fight has cards again',
  'OPEN-QUESTION-18': 'changed printed values also count for cards in hand',
  'RULING-22': 'an ignored character in hand does not pay as a character',
  'PROJECT-16': 'whoever cannot play supports may still load by text',
  'PROJECT-17': 'beside a protected character any one card may be spared, not only a character',
} as const;
export type CauseId = keyof typeof CAUSES;
