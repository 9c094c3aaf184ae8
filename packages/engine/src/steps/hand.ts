import { offerHand, offerSome } from '../actions/hand.ts';
import { mayTake } from '../derive/take.ts';
import { AMOUNT, CHOOSER, LAST, SUB } from '../state/agenda.ts';
import { handToDeck, handUnderDeck, shuffleDeck } from '../state/draw-deck.ts';
import {
  BESIDE,
  BLUFFS,
  COMBAT,
  COVERED,
  HAND,
  LANDED,
  REVEALED,
  SHIPS,
  SUPPORT,
  zone,
} from '../state/layout.ts';
import { causeOf } from '../state/log.ts';
import {
  cardOf,
  DONE,
  kindOf,
  offer,
  option,
  PICK_DISCARD,
  PICK_RETURN,
  PICK_SHUFFLE,
  PICK_UNDER,
} from '../state/options.ts';
import { cardsIn } from '../state/sets.ts';
import { discard, handSize, takeOpenly, zoneOf } from '../state/zones.ts';
import type { StepContext, StepHandler, StepOf } from './handler.ts';
import { players } from './players.ts';

/** The total number of cards that the player has to discard in this step. */
function owed(c: StepContext<StepOf<'discardFromHand'>>, seat: number): number {
  const { count } = c.step;
  if (count === 'any') return 0;
  if (typeof count === 'number') return count;
  return Math.max(0, handSize(c.t, seat) + c.t.cells[c.f + AMOUNT] - count.downTo);
}

export const discardFromHand: StepHandler<StepOf<'discardFromHand'>> = {
  choosesFirst: (c) => c.step.who === 'owner',
  possible: (c, how) => {
    if (c.step.count === 'any') return handSize(c.t, c.owner) > 0;
    if (c.step.who === 'each') return true;
    const seat = players(c.owner, c.step.who)[0];
    if (typeof c.step.count !== 'number') return owed(c, seat) > 0;
    return handSize(c.t, seat) >= (how === 'fully' ? c.step.count : 1);
  },
  run: (c) => {
    const { cells } = c.t;
    const seats = players(c.owner, c.step.who);
    for (; cells[c.f + SUB] < seats.length; cells[c.f + SUB]++) {
      const seat = seats[cells[c.f + SUB]];
      cells[c.f + CHOOSER] = seat;
      const picked = cells[c.f + AMOUNT];
      const open = c.step.count === 'any' ? cells[c.f + LAST] < 64 : picked < owed(c, seat);
      if (open && handSize(c.t, seat) > 0) return false;
      cells[c.f + AMOUNT] = 0;
      cells[c.f + LAST] = -1;
    }
    return true;
  },
  offer: (c) => {
    const { cells } = c.t;
    const seat = cells[c.f + CHOOSER];
    if (c.step.count === 'any') {
      offerHand(c.t, seat, PICK_DISCARD, cells[c.f + LAST]);
      if (cells[c.f + AMOUNT] > 0) offer(c.t, option(DONE));
      return;
    }
    offerSome(c.t, seat, PICK_DISCARD, owed(c, seat) - cells[c.f + AMOUNT], cells[c.f + LAST]);
  },
  take: (c, code) => {
    const { t, f } = c;
    const { cells } = t;
    if (kindOf(code) === DONE) {
      cells[f + LAST] = 64;
      return false;
    }
    const seat = cells[f + CHOOSER];
    discard(t, seat, cardOf(code), HAND, causeOf(t, c.owner, c.card));
    cells[f + AMOUNT]++;
    cells[f + LAST] = cardOf(code);
    if (seat !== c.owner) cells[REVEALED] = 1;
    return false;
  },
};

export const returnToHand: StepHandler<StepOf<'returnToHand'>> = {
  choosesFirst: () => true,
  possible: (c) => mayTake(c.t, c.owner) > 0 && returnable(c).length > 0,
  run: (c) => !returnToHand.possible(c, 'partly'),
  offer: (c) => {
    for (const card of returnable(c)) offer(c.t, option(PICK_RETURN, card));
  },
  take: (c, code) => {
    const card = cardOf(code);
    takeOpenly(c.t, c.owner, card, zoneOf(c.t, c.owner, card), causeOf(c.t, c.owner, c.card));
    return true;
  },
};

/** OPEN-QUESTION-23: ships and bluff cards are active cards too. */
function returnable(c: StepContext<StepOf<'returnToHand'>>): readonly number[] {
  const zones =
    c.step.where === 'combat' ? [COMBAT, COVERED] : [COMBAT, SUPPORT, BLUFFS, SHIPS, LANDED, BESIDE];
  const cards = zones.flatMap((which) => cardsIn(c.t.cells, zone(c.owner, which)));
  return cards.filter((card) => !(c.step.other === true && card === c.card)).toSorted((a, b) => a - b);
}

/** PROJECT-3: the order under the deck is the order of picking. */
export const putUnderDeck: StepHandler<StepOf<'putUnderDeck'>> = {
  choosesFirst: () => true,
  possible: (c) => handSize(c.t, c.owner) > 0,
  run: (c) => handSize(c.t, c.owner) === 0,
  offer: (c) => {
    offerHand(c.t, c.owner, PICK_UNDER, -1);
    if (c.t.cells[c.f + SUB] > 0) offer(c.t, option(DONE));
  },
  take: (c, code) => {
    if (kindOf(code) === DONE) return true;
    c.t.cells[c.f + SUB]++;
    handUnderDeck(c.t, c.owner, cardOf(code), causeOf(c.t, c.owner, c.card));
    return false;
  },
};

export const shuffleFromHandIntoDeck: StepHandler<StepOf<'shuffleFromHandIntoDeck'>> = {
  possible: () => true,
  run: (c) => {
    const { cells } = c.t;
    if (cells[c.f + AMOUNT] < c.step.count && handSize(c.t, c.owner) > 0) return false;
    shuffleDeck(c.t, c.owner, causeOf(c.t, c.owner, c.card));
    return true;
  },
  offer: (c) => {
    const { cells } = c.t;
    offerSome(c.t, c.owner, PICK_SHUFFLE, c.step.count - cells[c.f + AMOUNT], cells[c.f + LAST]);
  },
  take: (c, code) => {
    const { cells } = c.t;
    handToDeck(c.t, c.owner, cardOf(code), causeOf(c.t, c.owner, c.card));
    cells[c.f + AMOUNT]++;
    cells[c.f + LAST] = cardOf(code);
    return false;
  },
};
