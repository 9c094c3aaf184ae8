import { rulesInForce } from '../derive/standing.ts';
import { mayDraw, mayTake, mayTakeFromDeck } from '../derive/take.ts';
import { AMOUNT, PICKED, SUB } from '../state/agenda.ts';
import { deckSize, drawTop, topOfDeck } from '../state/draw-deck.ts';
import { DECK, DISCARD, HAND, REVEALED, TAKEN, zone } from '../state/layout.ts';
import { causeOf } from '../state/log.ts';
import { cardOf, extraOf, NONE, offer, option, PICK_DISCARD, PICK_EITHER } from '../state/options.ts';
import { add, after, cardsIn, count, remove } from '../state/sets.ts';
import type { Workbench } from '../state/workbench.ts';
import { discard, drawFromPile, handSize, moveOpenly } from '../state/zones.ts';
import type { StepContext, StepHandler, StepOf } from './handler.ts';
import { players } from './players.ts';

/** Draws one by one, as far as allowed. */
function drawMost(t: Workbench, seat: number, most: number, by: ReturnType<typeof causeOf>): void {
  for (let i = 0; i < most && mayDraw(t, seat) > 0; i++) drawTop(t, seat, by);
}

/** "Additional" cards of the End phase; CARD-2: text outside that phase is not meant. */
function barredAtEnd(c: StepContext, seat: number): boolean {
  return c.text.moment === 'endPhase' && rulesInForce(c.t, 1 - seat).cannotDrawAtEnd.length > 0;
}

/** TEXT-7: what follows the drawing must be possible in full, so this many cards are needed for it at the least. */
function leastDrawn(c: StepContext<StepOf<'draw'>>): number {
  const next = c.text.steps[c.text.steps.indexOf(c.compiled) + 1]?.step;
  if (c.t.game.rules.edition === 'first' || next?.do !== 'shuffleFromHandIntoDeck') return 0;
  return Math.max(0, next.count - handSize(c.t, c.owner));
}

function mostDrawn(c: StepContext<StepOf<'draw'>>): number {
  return barredAtEnd(c, c.owner) ? 0 : Math.min(c.step.count, mayDraw(c.t, c.owner));
}

/** PROJECT-4, PROJECT-12: the number comes first; "up to" includes none, so what follows can be had without drawing. */
export const draw: StepHandler<StepOf<'draw'>> = {
  possible: (c, how) => {
    if (c.step.upTo && c.text.steps.length > 1) {
      return leastDrawn(c) <= mostDrawn(c) && mostDrawn(c) + handSize(c.t, c.owner) > 0;
    }
    if (barredAtEnd(c, c.owner)) return false;
    if (c.step.who === 'each') return true;
    const needed = how === 'partly' || c.step.upTo ? 1 : c.step.count;
    return mayDraw(c.t, c.owner) >= needed;
  },
  run: (c) => {
    if (c.step.upTo && c.text.may) return false;
    for (const seat of players(c.owner, c.step.who ?? 'owner')) {
      if (!barredAtEnd(c, seat)) drawMost(c.t, seat, c.step.count, causeOf(c.t, c.owner, c.card));
    }
    return true;
  },
  offer: (c) => {
    for (let n = mostDrawn(c); n >= leastDrawn(c); n--) offer(c.t, option(PICK_EITHER, NONE, n));
  },
  take: (c, code) => {
    drawMost(c.t, c.owner, extraOf(code), causeOf(c.t, c.owner, c.card));
    return true;
  },
};

export const drawTo: StepHandler<StepOf<'drawTo'>> = {
  possible: (c) => handSize(c.t, c.owner) < c.step.hand && mayDraw(c.t, c.owner) > 0,
  run: (c) => {
    drawMost(c.t, c.owner, c.step.hand - handSize(c.t, c.owner), causeOf(c.t, c.owner, c.card));
    return true;
  },
};

function drawableFromDiscards(c: StepContext<StepOf<'drawFromDiscards'>>): number {
  return Math.min(c.step.count, count(c.t.cells, zone(c.owner, DISCARD)), mayTake(c.t, c.owner));
}

export const drawFromDiscards: StepHandler<StepOf<'drawFromDiscards'>> = {
  possible: () => true,
  run: (c) => drawableFromDiscards(c) < (c.t.game.rules.edition === 'first' ? 1 : c.step.count),
  offer: (c) => {
    offer(c.t, option(PICK_EITHER, NONE, drawableFromDiscards(c)));
    offer(c.t, option(PICK_EITHER, NONE, 0));
  },
  take: (c, code) => {
    const by = causeOf(c.t, c.owner, c.card);
    for (let i = 0; i < extraOf(code); i++) {
      const pile = cardsIn(c.t.cells, zone(c.owner, DISCARD));
      drawFromPile(c.t, c.owner, pile[c.t.dice.pick(c.t, c.owner, pile)], by);
    }
    return true;
  },
};

/** How many cards may be revealed so that all but the discarded ones can be taken. */
function revealable(c: StepContext<StepOf<'revealTop'>>): number {
  const takeable = Math.min(mayTake(c.t, c.owner), mayTakeFromDeck(c.t, c.owner)) + c.step.discard;
  return Math.min(c.step.count, deckSize(c.t, c.owner), takeable);
}

/** First the number, then which of the revealed cards is discarded; the rest is taken. */
export const revealTop: StepHandler<StepOf<'revealTop'>> = {
  choosesFirst: () => true,
  possible: (c) => revealable(c) > 0,
  run: (c) => c.t.cells[c.f + SUB] === 0 && revealable(c) === 0,
  offer: (c) => {
    const { cells } = c.t;
    if (cells[c.f + SUB] === 0) {
      for (let n = revealable(c); n > 0; n--) offer(c.t, option(PICK_EITHER, NONE, n));
      return;
    }
    const lo = cells[c.f + PICKED];
    const hi = cells[c.f + PICKED + 1];
    for (let card = after(lo, hi, -1); card >= 0; card = after(lo, hi, card))
      offer(c.t, option(PICK_DISCARD, card));
  },
  take: (c, code) => {
    const { t, f, owner } = c;
    const { cells } = t;
    const by = causeOf(t, owner, c.card);
    if (cells[f + SUB] === 0) {
      cells[f + SUB] = 1;
      cells[f + AMOUNT] = Math.min(c.step.discard, extraOf(code));
      cells[REVEALED] = 1;
      for (let i = 0; i < extraOf(code); i++) {
        const card = topOfDeck(t, owner);
        add(cells, f + PICKED, card);
        moveOpenly(t, owner, card, DECK, HAND, by);
      }
      cells[zone(owner, TAKEN)] += extraOf(code) - cells[f + AMOUNT];
      return cells[f + AMOUNT] === 0;
    }
    remove(cells, f + PICKED, cardOf(code));
    discard(t, owner, cardOf(code), HAND, by);
    return --cells[f + AMOUNT] === 0;
  },
};

export const discardTopOfDeck: StepHandler<StepOf<'discardTopOfDeck'>> = {
  possible: (c) => deckSize(c.t, 1 - c.owner) > 0,
  run: (c) => {
    const rival = 1 - c.owner;
    if (deckSize(c.t, rival) > 0)
      discard(c.t, rival, topOfDeck(c.t, rival), DECK, causeOf(c.t, c.owner, c.card));
    c.t.cells[REVEALED] = 1;
    return true;
  },
};
