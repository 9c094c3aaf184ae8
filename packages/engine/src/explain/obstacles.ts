import { kindBits } from '../compile/icons.ts';
import { inMask } from '../compile/mask.ts';
import type { SeatRule } from '../compile/rules.ts';
import { unmetDemands } from '../derive/demand.ts';
import { iconWorks } from '../derive/icon.ts';
import type { Obstacle } from '../derive/obstacle.ts';
import { rulesInForce, standing } from '../derive/standing.ts';
import {
  ACTIVE_LEADERSHIP,
  CARDS_PLAYED,
  COMBAT,
  COMBAT_PLAYED,
  FIGHT,
  rivalOf,
  STARTING,
  SUPPORT,
  zone,
} from '../state/layout.ts';
import type { Seat } from '../state/layout.ts';
import { cardsIn } from '../state/sets.ts';
import type { Workbench } from '../state/workbench.ts';
import type { Dragon } from '../vocabulary/card.ts';
import { cardsOf, refTo } from './asking.ts';
import { ignoring } from './explain-value.ts';
import type { CardRef, Fact, Way } from './explanation.ts';
import { whereIs } from './whereabouts.ts';

/** What is asked about: a card of a seat, to be played in that way. */
export interface Attempt {
  readonly t: Workbench;
  readonly seat: Seat;
  readonly card: number;
  readonly way: Way;
}

/** What the rules call an obstacle, with the cards behind it and the rules of the ledger. */
export function obstacleFact(attempt: Attempt, obstacle: Obstacle): Fact {
  const { t, seat, card, way } = attempt;
  const ref = refTo(t, seat, card);
  switch (obstacle) {
    case 'notAtHand':
      return { kind: 'notAtHand', rules: ['TURN-6', 'SHIP-10'], card: ref, where: whereIs(t, seat, card) };
    case 'landed':
      return { kind: 'landed', rules: ['SHIP-12'] };
    case 'forbidden':
      return { kind: 'forbidden', rules: RULES_OF_BAN[way], way, by: forbidding(attempt) };
    case 'tooManyCards':
      return tooManyFact(attempt);
    case 'tooManyIntoCombat':
      return {
        kind: 'tooManyIntoCombat',
        rules: ['RULING-35', 'PRECED-4'],
        ...countedOut(attempt, 'combat'),
      };
    case 'stopped':
      return { kind: 'stopped', rules: ['STOP-1', 'STOP-3', 'STOP-4'], by: stopping(t, seat) };
    case 'limit':
      return limitFact(attempt);
    case 'condition':
      return { kind: 'condition', rules: ['TEXT-2', 'MUTANT-1'], card: ref };
    case 'oneLeadership':
      return { kind: 'oneLeadership', rules: ['LEAD-2', 'LEAD-6'] };
    case 'dragonElsewhere':
      return { kind: 'dragonElsewhere', rules: ['ACHIEVE-2'], dragon: dragonOf(attempt) };
    case 'matchOnly':
      return { kind: 'matchOnly', rules: ['ACHIEVE-1'] };
    case 'noBluffIcon':
      return { kind: 'noBluffIcon', rules: ['BLUFF-2'], card: ref };
    case 'bluffIgnored':
      return { kind: 'bluffIgnored', rules: ['BLUFF-18', 'BLUFF-19'], by: ignoringBluffs(attempt) };
    case 'demand':
      return {
        kind: 'stopsDemanded',
        rules: ['OPEN-QUESTION-33', 'ENGAGE-10', 'STOP-1'],
        by: demanding(attempt),
      };
  }
}

function dragonOf({ t, seat, card }: Attempt): Dragon {
  const { dragon } = t.game.decks[seat].cards[card];
  if (dragon === undefined) throw new Error('a card without a dragon');
  return dragon;
}

const RULES_OF_BAN: Readonly<Record<Way, readonly string[]>> = {
  play: ['PRECED-2', 'PRECED-4'],
  bluff: ['BLUFF-14', 'BLUFF-15'],
  load: ['SHIP-8'],
};

/** PRECED-4: the rival's cards that forbid this. */
export function forbidding({ t, seat, card, way }: Attempt): readonly CardRef[] {
  const reaches = ({ cards, wholeSupport }: SeatRule<'cannotPlay'>): boolean => {
    if (way === 'load') return wholeSupport;
    return inMask(cards, card) || (way === 'bluff' && cards.bluff);
  };
  return cardsOf(t, rulesInForce(t, rivalOf(seat)).cannotPlay.filter(reaches));
}

function countedOut(
  { t, seat }: Attempt,
  where: 'anywhere' | 'combat',
): {
  readonly by: readonly CardRef[];
  readonly number: number;
} {
  const played = t.cells[where === 'combat' ? COMBAT_PLAYED : CARDS_PLAYED];
  const limits = rulesInForce(t, rivalOf(seat)).playAtMost.filter(
    ({ says: { most, into = 'anywhere' } }) => into === where && played >= most,
  );
  return { by: cardsOf(t, limits), number: played };
}

/** By the rival's text, or by the bound that holds without any. */
function tooManyFact(attempt: Attempt): Fact {
  const counted = countedOut(attempt, 'anywhere');
  const rules = counted.by.length === 0 ? ['PROJECT-52'] : ['RULING-35', 'PRECED-4'];
  return { kind: 'tooManyCards', rules, ...counted };
}

const STOP = kindBits(['stop']);

/** The own cards whose stop icon works; those of earlier turns are covered by now, but for a gang. */
function stopping(t: Workbench, seat: Seat): readonly CardRef[] {
  const st = standing(t);
  const { icons } = t.game.decks[seat];
  const leadership = t.cells[zone(seat, ACTIVE_LEADERSHIP)];
  const inPlay = [...cardsIn(t.cells, zone(seat, COMBAT)), ...cardsIn(t.cells, zone(seat, SUPPORT))];
  return [...inPlay, ...(leadership < 0 ? [] : [leadership])]
    .filter((card) => (icons[card] & STOP) !== 0 && iconWorks(st, seat, card, STOP))
    .map((card) => refTo(t, seat, card));
}

function limitFact({ t, seat, card, way }: Attempt): Fact {
  const isStarting = t.cells[FIGHT] === STARTING;
  if (way === 'play' && t.game.decks[seat].cards[card].type === 'character') {
    return { kind: 'limit', rules: ['CHAR-2'], of: 'character', isStarting };
  }
  const rules = isStarting ? ['BOOST-4', 'BOOST-5'] : ['BOOST-1', 'BOOST-10'];
  return { kind: 'limit', rules, of: 'boosterSupport', isStarting };
}

const BLUFF = kindBits(['bluff']);

function ignoringBluffs({ t, seat, card }: Attempt): readonly CardRef[] {
  const ofCards = ignoring(t, seat, 'cards').filter(({ cards }) => cards.bluff || inMask(cards, card));
  const ofIcons = ignoring(t, seat, 'icons').filter(({ icons }) => (icons & BLUFF) !== 0);
  return cardsOf(t, [...ofCards, ...ofIcons]);
}

function demanding({ t, seat }: Attempt): readonly CardRef[] {
  const rival: Seat = seat === 0 ? 1 : 0;
  return unmetDemands(t, seat).map((card) => refTo(t, rival, card));
}
