import type { Person } from '../../person.ts';
import { parts } from '../../parts.ts';
import { rivalOf } from '../../../state/layout.ts';
import type { ConsequenceWords } from '../language.ts';
import { counted, does, some, who, whose } from './grammar.ts';
import { toDiscard } from './payments.ts';

const keeps = (person: Person, dragons: number): string =>
  `${does(person, 'keep')} ${dragons === 0 ? 'none' : dragons}`;

const upTo = (most: number): string => {
  if (most === 1) return 'a card';
  return most === 2 ? 'one or two cards' : 'one to three cards';
};

export const CONSEQUENCES: ConsequenceWords = {
  gameEnds: ({ winner, crystals }, names) => [
    `${does(names.person(winner), 'win')} the game (${counted(crystals, 'crystal')})`,
  ],
  attracts: ({ seat, dragons, has, leaves }, names) => {
    const other = names.person(rivalOf(seat));
    const after = has === 0 ? keeps(other, leaves) : `now ${has} of 3`;
    const gone = has > 0 && dragons > has ? `, ${keeps(other, 0)}` : '';
    return [`${does(names.person(seat), 'attract')} ${some(dragons, 'dragon')} (${after}${gone})`];
  },
  noDragon: () => ['no dragon moves'],
  retreats: ({ seat }, names) => {
    const person = names.person(seat);
    return [person === 'you' ? 'you have to retreat' : `${who(person)} has to retreat`];
  },
  discardsSome: ({ most, canDraw, next }, names) => [
    `you discard ${upTo(most)}${canDraw ? ', draw up to six' : ''}, then it is ${whose(names.person(next))} turn`,
  ],
  draws: ({ number }) => [`you draw ${some(number, 'card')}`],
  nextTurn: ({ seat }, names) => [`then it is ${whose(names.person(seat))} turn`],
  namesElement: () => ['then you name Fire or Earth'],
  matches: ({ number }) => [`enough against ${number}`],
  isSpared: ({ number }) => [`a shield spares you the ${number}`],
  mustMatch: ({ seat, number }, names) => [`${who(names.person(seat))} must match ${number}`],
  needNotMatch: ({ seat, number }, names) => [`a shield spares ${who(names.person(seat))} the ${number}`],
  mayCall: ({ seat }, names) => [`${who(names.person(seat))} may call the bluff`],
  backToEngagement: () => ['back to the Engagement phase'],
  ifBluff: (_, __, brought) => parts`if it is a bluff, ${brought}`,
  ifHonest: (_, __, brought) => parts`if it is not, ${brought}`,
  takesDiscard: ({ discard }, names) => parts`discard ${toDiscard(discard, names)}`,
  elseNoGoingOn: () => ['or else you cannot fight on'],
  elseAttracts: ({ seat, dragons }, names) => [
    `or else ${does(names.person(seat), 'attract')} ${some(dragons, 'dragon')}`,
  ],
};
