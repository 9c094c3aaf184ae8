import { after, FIRE, HAND, SUPPORT, zone } from '@bluemoon/engine/simulation';
import type { Game, Workbench } from '@bluemoon/engine/simulation';

type Deck = Game['decks'][number];

/** What a hand is worth in fights to come, by printed values. */
export interface Strength {
  readonly characters: number;
  readonly leadership: number;
  readonly bestFire: number;
  readonly bestEarth: number;
  /** The three highest values together. */
  readonly topFire: number;
  readonly topEarth: number;
}

export function strengthOf(deck: Deck, lo: number, hi: number): Strength {
  const { character, leadership } = deck.ofType;
  const fire = highest(deck.fire, lo & character.lo, hi & character.hi);
  const earth = highest(deck.earth, lo & character.lo, hi & character.hi);
  return {
    characters: fire.count,
    leadership: highest(deck.fire, lo & leadership.lo, hi & leadership.hi).count,
    bestFire: fire.best,
    bestEarth: earth.best,
    topFire: fire.three,
    topEarth: earth.three,
  };
}

interface Highest {
  readonly count: number;
  readonly best: number;
  readonly three: number;
}

function highest(values: Int8Array, lo: number, hi: number): Highest {
  let [count, first, second, third] = [0, 0, 0, 0];
  for (let card = after(lo, hi, -1); card >= 0; card = after(lo, hi, card)) {
    count++;
    const value = values[card];
    if (value > first) [first, second, third] = [value, first, second];
    else if (value > second) [second, third] = [value, second];
    else if (value > third) third = value;
  }
  return { count, best: first, three: first + second + third };
}

/** Characters of the hand that could continue the fight, alone and with the best booster or support card. */
export interface Answers {
  readonly alone: number;
  readonly boosted: number;
}

/** By printed values: text is left to the network, which knows the cards. */
export function answersIn(t: Workbench, seat: number, element: number, toMatch: number): Answers {
  const deck = t.game.decks[seat];
  const values = element === FIRE ? deck.fire : deck.earth;
  const hand = zone(seat, HAND);
  const { character, booster, support } = deck.ofType;
  const [lo, hi] = [t.cells[hand], t.cells[hand + 1]];
  const missing = toMatch - supported(t, seat, values);
  const helping = highest(values, lo & (booster.lo | support.lo), hi & (booster.hi | support.hi)).best;
  let [alone, boosted] = [0, 0];
  const [ownLo, ownHi] = [lo & character.lo, hi & character.hi];
  for (let card = after(ownLo, ownHi, -1); card >= 0; card = after(ownLo, ownHi, card)) {
    const isShielded = (deck.shields[card] & element) !== 0;
    if (isShielded || values[card] >= missing) alone++;
    if (isShielded || values[card] + helping >= missing) boosted++;
  }
  return { alone, boosted };
}

/** The power of the support cards that stay when a new character covers the combat cards. */
function supported(t: Workbench, seat: number, values: Int8Array): number {
  const at = zone(seat, SUPPORT);
  let power = 0;
  for (let card = after(t.cells[at], t.cells[at + 1], -1); card >= 0;) {
    power += values[card];
    card = after(t.cells[at], t.cells[at + 1], card);
  }
  return power;
}
