import { discardBluffs } from '../actions/bluff.ts';
import { inMask } from '../compile/mask.ts';
import type { SeatSet } from '../compile/seat-set.ts';
import { standing } from '../derive/standing.ts';
import { SUB } from '../state/agenda.ts';
import {
  BESIDE,
  BLUFFS,
  COMBAT,
  COVERED,
  DISCLOSED,
  HAND,
  LANDED,
  REVEALED,
  SHIPS,
  SUPPORT,
  zone,
} from '../state/layout.ts';
import { bluffAt } from '../state/links.ts';
import { causeOf } from '../state/log.ts';
import {
  cardOf,
  extraOf,
  KEEP,
  kindOf,
  NONE,
  offer,
  option,
  PICK_DISCARD,
  PICK_EITHER,
  PICK_FACE_DOWN,
  PICK_RANDOM,
} from '../state/options.ts';
import { after, bits, cardsIn, count, isEmpty } from '../state/sets.ts';
import type { Workbench } from '../state/workbench.ts';
import { discard as discardCard, handSize, zoneOf } from '../state/zones.ts';
import type { StepContext, StepHandler, StepOf } from './handler.ts';

type Discard = StepOf<'discard'>;
type DiscardAtRandom = StepOf<'discardAtRandom'>;

/** What the step reaches on one side; of the rival no protected cards (PROTECT-1, PROTECT-2), of the owner even those (PROTECT-5). */
function reachedWord(c: StepContext<Discard>, seat: number, set: SeatSet, word: 0 | 1): number {
  const { cells } = c.t;
  const at = zone(seat, word);
  const isSpared = seat !== c.owner || c.step.sparing === 'protected';
  const protectedCards = isSpared ? standing(c.t).protectedCards[2 * seat + word] : 0;
  const wanted = word === 0 ? set.lo : set.hi;
  switch (c.step.where) {
    case 'active':
      return (
        (cells[at + COMBAT] |
          cells[at + SUPPORT] |
          cells[at + SHIPS] |
          cells[at + LANDED] |
          cells[at + BESIDE]) &
        wanted &
        ~protectedCards
      );
    case 'activeCombat':
      return cells[at + COMBAT] & wanted & ~protectedCards;
    case 'combat':
      return (cells[at + COMBAT] | cells[at + COVERED]) & wanted & ~protectedCards;
  }
}

function reachesBluffs(c: StepContext<Discard>, seat: number, set: SeatSet): boolean {
  return c.step.where === 'active' && set.bluff && !isEmpty(c.t.cells, zone(seat, BLUFFS));
}

function reachesAny(c: StepContext<Discard>, seat: number, set: SeatSet): boolean {
  return (reachedWord(c, seat, set, 0) | reachedWord(c, seat, set, 1)) !== 0 || reachesBluffs(c, seat, set);
}

function discardReached(c: StepContext<Discard>, seat: number, set: SeatSet, spared = NONE): void {
  const lo = reachedWord(c, seat, set, 0);
  const hi = reachedWord(c, seat, set, 1);
  const by = causeOf(c.t, c.owner, c.card);
  for (let card = after(lo, hi, -1); card >= 0; card = after(lo, hi, card)) {
    if (card !== spared) discardCard(c.t, seat, card, zoneOf(c.t, seat, card), by);
  }
  if (reachesBluffs(c, seat, set)) discardBluffs(c.t, seat, by);
}

function activeCharacters(c: StepContext<Discard>, seat: number): readonly number[] {
  const { character } = c.t.game.decks[seat].ofType;
  return cardsIn(c.t.cells, zone(seat, COMBAT)).filter((card) => inMask(character, card));
}

export const discard: StepHandler<Discard> = {
  choosesFirst: () => true,
  possible: (c) => {
    const rival = 1 - c.owner;
    if (c.step.whose === 'each') return true;
    if (c.compiled.either.length > 0) return c.compiled.either.some((set) => reachesAny(c, rival, set));
    if (c.step.count === 1) return picks(c).length > 0 || reachesBluffs(c, rival, c.compiled.rival);
    if (c.step.sparing === 'oneCharacter') return leavesSomethingOut(c);
    return reachesAny(c, rival, c.compiled.rival);
  },
  run: (c) => {
    const rival = 1 - c.owner;
    if (c.step.whose === 'each') {
      discardReached(c, rival, c.compiled.rival);
      discardReached(c, c.owner, c.compiled.own);
      return true;
    }
    return !discard.possible(c, 'partly');
  },
  offer: (c) => {
    const rival = 1 - c.owner;
    if (c.compiled.either.length > 0) {
      c.compiled.either.forEach(
        (set, i) => reachesAny(c, rival, set) && offer(c.t, option(PICK_EITHER, NONE, i)),
      );
    } else if (c.step.count === 1) {
      for (const card of picks(c)) offer(c.t, option(PICK_DISCARD, card));
      if (reachesBluffs(c, rival, c.compiled.rival)) offerFaceDown(c.t, rival);
    } else if (c.step.sparing === 'oneCharacter' && activeCharacters(c, rival).length > 0) {
      for (const card of activeCharacters(c, rival)) offer(c.t, option(KEEP, card));
    } else {
      offer(c.t, option(PICK_EITHER, NONE, 0));
    }
  },
  take: (c, code) => {
    const { t } = c;
    const rival = 1 - c.owner;
    const by = causeOf(t, c.owner, c.card);
    switch (kindOf(code)) {
      case PICK_DISCARD:
        discardCard(t, rival, cardOf(code), zoneOf(t, rival, cardOf(code)), by);
        break;
      case PICK_FACE_DOWN:
        discardCard(t, rival, bluffAt(t, rival, extraOf(code)), BLUFFS, by);
        break;
      case KEEP:
        discardReached(c, rival, c.compiled.rival, cardOf(code));
        break;
      default:
        discardReached(c, rival, c.compiled.either[extraOf(code)] ?? c.compiled.rival);
    }
    return true;
  },
};

function picks(c: StepContext<Discard>): readonly number[] {
  const rival = 1 - c.owner;
  const lo = reachedWord(c, rival, c.compiled.rival, 0);
  const hi = reachedWord(c, rival, c.compiled.rival, 1);
  const characters = activeCharacters(c, rival);
  const found: number[] = [];
  for (let card = after(lo, hi, -1); card >= 0; card = after(lo, hi, card)) {
    const isLast = c.step.sparing === 'lastCharacter' && characters.length === 1 && characters[0] === card;
    if (!isLast) found.push(card);
  }
  return found;
}

/** CARD-3, PROJECT-19: a protected character may be the one that stays, and is not discarded in any case. */
function leavesSomethingOut(c: StepContext<Discard>): boolean {
  const rival = 1 - c.owner;
  const set = c.compiled.rival;
  if (reachesBluffs(c, rival, set)) return true;
  const reached = { lo: reachedWord(c, rival, set, 0), hi: reachedWord(c, rival, set, 1) };
  const characters = activeCharacters(c, rival);
  const stays = characters.length === 0 || characters.some((card) => !inMask(reached, card));
  return bits(reached.lo) + bits(reached.hi) > (stays ? 0 : 1);
}

/** PROJECT-2: by their places in the row, which everybody sees; in that order, so that the list tells nothing. */
function offerFaceDown(t: Workbench, seat: number): void {
  const wanted = count(t.cells, zone(seat, BLUFFS));
  for (let place = 0, found = 0; found < wanted; place++) {
    if (bluffAt(t, seat, place) < 0) continue;
    offer(t, option(PICK_FACE_DOWN, NONE, place));
    found++;
  }
}

/** DISCARD-6, DISCLOSE-4: at random out of the whole hand (DISCLOSE-3), or a disclosed card by choice. */
export const discardAtRandom: StepHandler<DiscardAtRandom> = {
  choosesFirst: () => true,
  possible: (c, how) => handSize(c.t, 1 - c.owner) >= (how === 'fully' ? c.step.count : 1),
  run: (c) => handSize(c.t, 1 - c.owner) === 0,
  offer: (c) => {
    offer(c.t, option(PICK_RANDOM));
    for (const card of cardsIn(c.t.cells, zone(1 - c.owner, DISCLOSED)))
      offer(c.t, option(PICK_DISCARD, card));
  },
  take: (c, code) => {
    const { t, f } = c;
    const rival = 1 - c.owner;
    const by = causeOf(t, c.owner, c.card);
    const card = kindOf(code) === PICK_RANDOM ? randomInHand(t, rival) : cardOf(code);
    discardCard(t, rival, card, HAND, by);
    t.cells[REVEALED] = 1;
    return ++t.cells[f + SUB] === c.step.count;
  },
};

function randomInHand(t: Workbench, seat: number): number {
  const hand = cardsIn(t.cells, zone(seat, HAND));
  return hand[t.dice.pick(t, seat, hand)];
}
