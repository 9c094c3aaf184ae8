import { playFromPile } from '../actions/play.ts';
import { mayPlayByText } from '../derive/permission.ts';
import { isForbidden, loadingForbidden } from '../derive/prohibition.ts';
import { isProtected } from '../derive/protect.ts';
import { isLoadable } from '../derive/ship.ts';
import { standing } from '../derive/standing.ts';
import { mayTake, mayTakeFromDeck } from '../derive/take.ts';
import { CHOOSER, isPlayedByText, LAST, SUB } from '../state/agenda.ts';
import { handToDeck, openlyToDeck, shuffleDeck } from '../state/draw-deck.ts';
import {
  ACTIVE_LEADERSHIP,
  BLUFFS,
  COMBAT,
  COVERED,
  DECK,
  DISCARD,
  HAND,
  KNOWN,
  LEADER_AREA,
  REVEALED,
  SHIPS,
  SUPPORT,
  TAKEN,
  zone,
} from '../state/layout.ts';
import type { Seat } from '../state/layout.ts';
import { loadSize } from '../state/links.ts';
import { causeOf } from '../state/log.ts';
import {
  cardOf,
  DONE,
  extraOf,
  kindOf,
  LOAD,
  offer,
  option,
  PICK_SHUFFLE,
  PICK_TAKE,
} from '../state/options.ts';
import { cardsIn, has, isEmpty } from '../state/sets.ts';
import type { Workbench } from '../state/workbench.ts';
import { endLeadership, putAboard, takeOpenly } from '../state/zones.ts';
import type { StepContext, StepHandler, StepOf } from './handler.ts';
import { players } from './players.ts';

type Search = StepOf<'search'>;

/** Searching and shuffling are mandatory, taking is not. */
export const search: StepHandler<Search> = {
  possible: () => true,
  run: (c) => {
    const { t, f } = c;
    if (t.cells[f + SUB] === 0) {
      t.cells[f + SUB] = 1;
      t.cells[REVEALED] = 1;
      if (t.events) {
        t.events.push({
          event: 'searched',
          seat: c.owner as Seat,
          place: c.step.where,
          by: causeOf(t, c.owner, c.card),
        });
      }
    }
    return false;
  },
  offer: (c) => {
    if (c.step.found === 'take') offerTaking(c);
    else offerPlayingOrLoading(c);
    offer(c.t, option(DONE));
  },
  take: (c, code) => {
    const { t, owner } = c;
    const by = causeOf(t, owner, c.card);
    const pile = PILES[c.step.where];
    if (kindOf(code) !== DONE && pile === DECK) t.cells[zone(owner, TAKEN)]++;
    if (kindOf(code) === LOAD) putAboard(t, owner, cardOf(code), pile, extraOf(code), by);
    else if (kindOf(code) === PICK_TAKE && c.step.found === 'take')
      takeOpenly(t, owner, cardOf(code), pile, by);
    else if (kindOf(code) === PICK_TAKE) playFromPile(t, owner, cardOf(code), pile);
    if (pile === DECK) shuffleDeck(t, owner, by);
    return true;
  },
};

const PILES: Readonly<Record<Search['where'], number>> = { drawDeck: DECK, discardPile: DISCARD };

/** PROJECT-39: a card in the discard pile does not find itself. */
function searched({ t, owner, card, step }: StepContext<Search>): readonly number[] {
  const pile = PILES[step.where];
  if (pile === DECK && mayTakeFromDeck(t, owner) === 0) return [];
  return cardsIn(t.cells, zone(owner, pile)).filter((found) => found !== card);
}

function offerTaking(c: StepContext<Search>): void {
  if (mayTake(c.t, c.owner) === 0) return;
  for (const card of searched(c)) offer(c.t, option(PICK_TAKE, card));
}

function offerPlayingOrLoading(c: StepContext<Search>): void {
  const { t, owner } = c;
  const deck = t.game.decks[owner];
  const st = standing(t);
  const mayLoad = !loadingForbidden(st, owner);
  const ships = cardsIn(t.cells, zone(owner, SHIPS)).filter(
    (ship) => mayLoad && loadSize(t, owner, ship) < deck.capacity[ship],
  );
  // PROJECT-51
  const mayPlay = mayPlayByText(t, st, owner) && !isPlayedByText(t, c.f);
  for (const card of searched(c)) {
    const { type } = deck.cards[card];
    const isPlayable = (type === 'ship' || type === 'hyla') && !isForbidden(st, owner, card);
    if (mayPlay && isPlayable) offer(t, option(PICK_TAKE, card));
    if (isLoadable(type)) for (const ship of ships) offer(t, option(LOAD, card, ship));
  }
}

/**
 * PROJECT-15: with an empty discard pile there is nothing to shuffle in, and the draw deck stays as it is. No card is
 * taken, so text that forbids taking cards does not matter (OPEN-QUESTION-32).
 */
export const shuffleDiscardsIntoDeck: StepHandler<StepOf<'shuffleDiscardsIntoDeck'>> = {
  possible: (c) => c.step.who === 'each' || hasDiscards(c.t, c.owner),
  run: (c) => {
    for (const seat of players(c.owner, c.step.who))
      if (hasDiscards(c.t, seat)) shuffleIn(c, seat, [DISCARD]);
    return true;
  },
};

function hasDiscards(t: Workbench, seat: number): boolean {
  return !isEmpty(t.cells, zone(seat, DISCARD));
}

function shuffleIn(c: StepContext, seat: number, zones: readonly number[]): void {
  const by = causeOf(c.t, c.owner, c.card);
  for (const which of zones) {
    for (const card of knownFirst(c.t, seat, which)) openlyToDeck(c.t, seat, card, which, by);
  }
  shuffleDeck(c.t, seat, by);
}

export const shuffleHandIntoDeck: StepHandler<StepOf<'shuffleHandIntoDeck'>> = {
  possible: () => true,
  run: (c) => {
    const by = causeOf(c.t, c.owner, c.card);
    for (const seat of players(c.owner, c.step.who)) {
      for (const card of knownFirst(c.t, seat, HAND)) handToDeck(c.t, seat, card, by);
      shuffleDeck(c.t, seat, by);
    }
    return true;
  },
};

/** By number, cards known to the rival first, so that the order tells them nothing about the others. */
function knownFirst(t: Workbench, seat: number, which: number): readonly number[] {
  const cards = cardsIn(t.cells, zone(seat, which));
  const isKnown = (card: number): boolean => has(t.cells, zone(seat, KNOWN), card);
  return [...cards.filter(isKnown), ...cards.filter((card) => !isKnown(card))];
}

/** BLUFF-17, PROTECT-2: covered protect cards go too. With none to go the draw deck stays as it is (PROJECT-15). */
export const shuffleAreasIntoDeck: StepHandler<StepOf<'shuffleAreasIntoDeck'>> = {
  possible: (c) => goingFromAreas(c).length > 0,
  run: (c) => {
    const rival = 1 - c.owner;
    const by = causeOf(c.t, c.owner, c.card);
    const going = goingFromAreas(c);
    for (const { card, which } of going) openlyToDeck(c.t, rival, card, which, by);
    if (going.length > 0) shuffleDeck(c.t, rival, by);
    return true;
  },
};

function goingFromAreas({ t, owner }: StepContext): readonly { card: number; which: number }[] {
  const rival = 1 - owner;
  const st = standing(t);
  return [COMBAT, COVERED, SUPPORT, BLUFFS].flatMap((which) =>
    cardsIn(t.cells, zone(rival, which))
      .filter((card) => !isProtected(st, rival, card))
      .map((card) => ({ card, which })),
  );
}

export const shuffleLeadershipIntoDeck: StepHandler<StepOf<'shuffleLeadershipIntoDeck'>> = {
  possible: () => true,
  run: (c) => {
    const { cells } = c.t;
    const seats = players(c.owner, c.step.who);
    for (; cells[c.f + SUB] < seats.length; cells[c.f + SUB]++) {
      cells[c.f + CHOOSER] = seats[cells[c.f + SUB]];
      if (cells[c.f + LAST] < 0 && playedLeadership(c.t, cells[c.f + CHOOSER], c.step.except).length > 0)
        return false;
      cells[c.f + LAST] = -1;
    }
    return true;
  },
  offer: (c) => {
    for (const card of playedLeadership(c.t, c.t.cells[c.f + CHOOSER], c.step.except))
      offer(c.t, option(PICK_SHUFFLE, card));
  },
  take: (c, code) => {
    const seat = c.t.cells[c.f + CHOOSER];
    const by = causeOf(c.t, c.owner, c.card);
    openlyToDeck(c.t, seat, cardOf(code), LEADER_AREA, by);
    // A pack card may shuffle away the leadership card of this turn.
    if (c.t.cells[zone(seat, ACTIVE_LEADERSHIP)] === cardOf(code)) endLeadership(c.t, seat);
    shuffleDeck(c.t, seat, by);
    c.t.cells[c.f + LAST] = cardOf(code);
    return false;
  },
};

function playedLeadership(t: Workbench, seat: number, except: string): readonly number[] {
  const { cards } = t.game.decks[seat];
  return cardsIn(t.cells, zone(seat, LEADER_AREA)).filter((card) => cards[card].name.en !== except);
}
