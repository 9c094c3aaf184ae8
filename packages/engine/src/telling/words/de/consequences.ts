import { rivalOf } from '../../../state/layout.ts';
import { someCards, someDragons } from '../../../words/de/card-sets.ts';
import { ANLOCKEN, ZIEHEN } from '../../../words/de/grammar.ts';
import { parts } from '../../parts.ts';
import type { Person } from '../../person.ts';
import type { ConsequenceWords } from '../language.ts';
import {
  BRAUCHEN,
  clause,
  crystals,
  dative,
  finite,
  GEWINNEN,
  may,
  must,
  nominative,
  reflexive,
} from './grammar.ts';
import { toDiscard } from './payments.ts';

const keeps = (person: Person, dragons: number): string => {
  if (dragons < 2) return `${dative(person)} bleibt ${dragons === 0 ? 'keiner' : 'einer'}`;
  return `${dative(person)} bleiben ${dragons}`;
};

const upTo = (most: number): string => {
  if (most === 1) return 'eine Karte';
  return most === 2 ? 'eine oder zwei Karten' : 'eine bis drei Karten';
};

const onTurn = (person: Person): string =>
  `dann ${person === 'you' ? 'bist' : 'ist'} ${nominative(person)} am Zug`;

export const CONSEQUENCES: ConsequenceWords = {
  gameEnds: ({ winner, crystals: number }, names) =>
    parts`${clause(names.person(winner), GEWINNEN, 'das Spiel')} (${crystals(number)})`,
  attracts: ({ seat, dragons, has, leaves }, names) => {
    const other = names.person(rivalOf(seat));
    const after = has === 0 ? keeps(other, leaves) : `danach ${has} von 3`;
    const gone = has > 0 && dragons > has ? `, ${keeps(other, 0)}` : '';
    return parts`${clause(names.person(seat), ANLOCKEN, someDragons(dragons))} (${after}${gone})`;
  },
  noDragon: () => ['kein Drache bewegt sich'],
  retreats: ({ seat }, names) => {
    const person = names.person(seat);
    return [`${must(person)} ${reflexive(person)} zurückziehen`];
  },
  discardsSome: ({ most, canDraw, next }, names) => [
    `du legst ${upTo(most)} ab${canDraw ? ', ziehst auf sechs nach' : ''}, ${onTurn(names.person(next))}`,
  ],
  draws: ({ number }) => clause('you', ZIEHEN, someCards(number)),
  nextTurn: ({ seat }, names) => [onTurn(names.person(seat))],
  namesElement: () => ['danach nennst du Feuer oder Erde'],
  matches: ({ number }) => [`genügt gegen ${number}`],
  isSpared: ({ number }) => [`ein Schild erspart dir die ${number}`],
  mustMatch: ({ seat, number }, names) => clause(names.person(seat), BRAUCHEN, String(number)),
  needNotMatch: ({ seat, number }, names) => [
    `ein Schild erspart ${dative(names.person(seat))} die ${number}`,
  ],
  mayCall: ({ seat }, names) => [`${may(names.person(seat))} den Bluff anzweifeln`],
  backToEngagement: () => ['zurück in die Kampfphase'],
  ifBluff: (_, __, brought) => parts`bei einem Bluff: ${brought}`,
  ifHonest: (_, __, brought) => parts`sonst: ${brought}`,
  takesDiscard: ({ discard }, names) => parts`lege ${toDiscard(discard, names)} ab`,
  elseNoGoingOn: () => ['sonst kannst du nicht weiterkämpfen'],
  elseAttracts: ({ seat, dragons }, names) => {
    const person = names.person(seat);
    return [`sonst ${finite(person, ANLOCKEN)} ${nominative(person)} ${someDragons(dragons)} an`];
  },
};
