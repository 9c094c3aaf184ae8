import { loadingForbidden } from '../derive/permission.ts';
import { standing } from '../derive/standing.ts';
import { mayTake } from '../derive/taking.ts';
import { AMOUNT, CHOOSER, LAST, PICKED, SUB } from '../state/agenda.ts';
import {
  BESIDE,
  BLUFFS,
  COMBAT,
  COVERED,
  DISCLOSED,
  HAND,
  KNOWN,
  LANDED,
  REVEALED,
  SHIPS,
  SUPPORT,
  zone,
} from '../state/layout.ts';
import {
  cardOf,
  DONE,
  EMBARK,
  kindOf,
  offer,
  option,
  PICK_DISCARD,
  PICK_RETURN,
  PICK_SHUFFLE,
  PICK_UNDER,
  REFUSE,
} from '../state/options.ts';
import { cardsIn, isEmpty } from '../state/sets.ts';
import { handToDeck, shuffleDeck } from '../state/draw-deck.ts';
import { loadSize } from '../state/links.ts';
import { causeOf, idOf, say } from '../state/log.ts';
import { discard, handSize, putAboard, takeOpenly, zoneOf } from '../state/zones.ts';
import type { Seat } from '../state/layout.ts';
import { attractByText } from '../actions/dragons.ts';
import type { Step } from '../vocabulary/text.ts';
import { players } from './players.ts';
import type { StepContext, StepHandler } from './handler.ts';
import { offerPayment, canPay, takePayment } from '../actions/payment.ts';
import { offerHand, offerSome } from '../actions/hand.ts';

type Of<K extends Step['do']> = Extract<Step, { do: K }>;

/** How many cards the player has to discard in all at this step. */
function owed(c: StepContext<Of<'discardFromHand'>>, seat: number): number {
  const { count } = c.step;
  if (count === 'any') return 0;
  if (typeof count === 'number') return count;
  return Math.max(0, handSize(c.t, seat) + c.t.cells[c.f + AMOUNT] - count.downTo);
}

export const discardFromHand: StepHandler<Of<'discardFromHand'>> = {
  choosesFirst: (c) => c.step.who === 'owner',
  possible: (c, how) => {
    if (c.step.count === 'any') return handSize(c.t, c.owner) > 0;
    if (c.step.who === 'each' || typeof c.step.count !== 'number') return true;
    const seat = players(c.owner, c.step.who)[0];
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

export const pay: StepHandler<Of<'pay'>> = {
  choosesFirst: () => true,
  hidden: true,
  possible: (c) => c.step.who === 'each' || canPay(c.t, c.owner, c.step.payment, 1),
  run: (c) => {
    const { cells } = c.t;
    const seats = players(c.owner, c.step.who ?? 'owner');
    if (cells[c.f + SUB] === seats.length) return true;
    cells[c.f + CHOOSER] = seats[cells[c.f + SUB]];
    // TEXT-8: a payment that has to be made, and that nobody can make, is left undone.
    return isEmpty(cells, c.f + PICKED) && !pay.possible(c, 'fully');
  },
  offer: (c) => {
    const { cells } = c.t;
    offerPayment(c.t, c.f, cells[c.f + CHOOSER], c.step.payment, 1);
    if (c.step.who === 'each' && isEmpty(cells, c.f + PICKED)) offer(c.t, option(REFUSE));
  },
  take: (c, code) => {
    const { t, f } = c;
    const { cells } = t;
    const payer = cells[f + CHOOSER];
    const refused = kindOf(code) === REFUSE;
    if (!refused && !takePayment(t, f, payer, cardOf(code), c.step.payment, 1, causeOf(t, c.owner, c.card)))
      return false;
    cells[f + SUB]++;
    cells[f + PICKED] = 0;
    cells[f + PICKED + 1] = 0;
    if (!refused) attractByText(t, payer, c.step.toAttract, c.owner, c.card);
    return false;
  },
};

export const returnToHand: StepHandler<Of<'returnToHand'>> = {
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
function returnable(c: StepContext<Of<'returnToHand'>>): readonly number[] {
  const zones =
    c.step.where === 'combat' ? [COMBAT, COVERED] : [COMBAT, SUPPORT, BLUFFS, SHIPS, LANDED, BESIDE];
  const cards = zones.flatMap((which) => cardsIn(c.t.cells, zone(c.owner, which)));
  return cards.filter((card) => !(c.step.other === true && card === c.card)).toSorted((a, b) => a - b);
}

/** PROJECT-3: the order under the deck is the order of picking. */
export const putUnderDeck: StepHandler<Of<'putUnderDeck'>> = {
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
    handToDeck(c.t, c.owner, cardOf(code), 'bottom', causeOf(c.t, c.owner, c.card));
    return false;
  },
};

export const shuffleFromHandIntoDeck: StepHandler<Of<'shuffleFromHandIntoDeck'>> = {
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
    handToDeck(c.t, c.owner, cardOf(code), 'anywhere', causeOf(c.t, c.owner, c.card));
    cells[c.f + AMOUNT]++;
    cells[c.f + LAST] = cardOf(code);
    return false;
  },
};

export const load: StepHandler<Of<'load'>> = {
  choosesFirst: () => true,
  hidden: true,
  possible: (c) => loadable(c).length > 0,
  run: (c) =>
    c.t.cells[c.f + SUB] >= c.step.most ||
    loadSize(c.t, c.owner, c.card) >= c.t.game.decks[c.owner].capacity[c.card],
  offer: (c) => {
    for (const card of loadable(c)) offer(c.t, option(EMBARK, card));
    if (c.t.cells[c.f + SUB] > 0) offer(c.t, option(DONE));
  },
  take: (c, code) => {
    if (kindOf(code) === DONE) return true;
    c.t.cells[c.f + SUB]++;
    c.t.cells[c.f + LAST] = cardOf(code);
    putAboard(c.t, c.owner, cardOf(code), HAND, c.card, causeOf(c.t, c.owner, c.card));
    return false;
  },
};

/** SHIP-8, PROJECT-18: text that lets a player load gives way to text that keeps him from playing supports. */
function loadable(c: StepContext<Of<'load'>>): readonly number[] {
  if (loadingForbidden(standing(c.t), c.owner)) return [];
  const deck = c.t.game.decks[c.owner];
  const last = c.t.cells[c.f + LAST];
  return cardsIn(c.t.cells, zone(c.owner, HAND)).filter(
    (card) => card > last && isLoadable(deck.cards[card].type),
  );
}

export function isLoadable(type: string): boolean {
  return type === 'character' || type === 'booster' || type === 'support';
}

/** DISCLOSE-1. */
export const discloseHand: StepHandler<Of<'discloseHand'>> = {
  possible: () => true,
  run: (c) => {
    const { cells } = c.t;
    const rival = 1 - c.owner;
    for (const which of [DISCLOSED, KNOWN]) {
      cells[zone(rival, which)] |= cells[zone(rival, HAND)];
      cells[zone(rival, which) + 1] |= cells[zone(rival, HAND) + 1];
    }
    cells[REVEALED] = 1;
    if (c.t.events) {
      const cards = cardsIn(cells, zone(rival, HAND)).map((card) => idOf(c.t, rival, card));
      say(c.t, { event: 'disclosed', seat: rival as Seat, cards, by: causeOf(c.t, c.owner, c.card) });
    }
    return true;
  },
};
