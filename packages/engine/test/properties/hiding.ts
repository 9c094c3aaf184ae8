import { apply, decision, projectEvents, viewFor } from '../../src/index.ts';
import type { Option, Seat, State, Viewer } from '../../src/index.ts';
import {
  AGENDA,
  AGENDA_SIZE,
  BLUFFS,
  byteAt,
  DECK,
  DECK_ORDER,
  DECK_SIZE,
  DISCARD,
  FRAME_CELLS,
  HAND,
  KNOWN,
  LINK,
  PILE_ORDER,
  PILE_SIZE,
  RNG,
  setByte,
  UNDER,
  zone,
} from '../../src/state/layout.ts';
import { CHOOSER, LAST } from '../../src/state/agenda.ts';
import { add, has, remove } from '../../src/state/sets.ts';
import { SEEDED_DICE } from '../../src/state/workbench.ts';
import type { Dice } from '../../src/state/workbench.ts';
import { ALL_ZONES } from '../../src/state/zones.ts';
import { isSame, requireSame } from './failure.ts';
import type { Random } from './random.ts';

/** Pairs of cards of a seat that change places; the other seat does not know where they are. */
export interface Swap {
  readonly seat: Seat;
  readonly pairs: readonly (readonly [number, number])[];
}

const HIDING_PLACES = [HAND, DECK, BLUFFS, DISCARD] as const;

/** Cards of the seat of which nobody else knows where they are, and where they were in Engagement. */
function hiddenCards({ game, cells, engagement }: State, seat: Seat): readonly number[] {
  const snapshots = engagement === null ? [cells] : [cells, engagement];
  return game.decks[seat].cards
    .map((_, card) => card)
    .filter((card) =>
      snapshots.every(
        (then) =>
          !has(then, zone(seat, KNOWN), card) &&
          HIDING_PLACES.some((which) => has(then, zone(seat, which), card)),
      ),
    );
}

/** A card can lie face down only with a bluff icon, and a leadership card never lies in the discard pile. */
function fits({ game, cells, engagement }: State, seat: Seat, card: number, place: number): boolean {
  const deck = game.decks[seat];
  const snapshots = engagement === null ? [cells] : [cells, engagement];
  return snapshots.every(
    (then) =>
      (!has(then, zone(seat, BLUFFS), place) || deck.bluff[card] >= 0) &&
      (!has(then, zone(seat, DISCARD), place) || deck.cards[card].type !== 'leadership'),
  );
}

const MAX_PAIRS = 4;

/** Some pairs, none of the cards twice; null if nothing can be swapped. */
export function someSwap(state: State, seat: Seat, random: Random): Swap | null {
  const rest = random.shuffled(hiddenCards(state, seat));
  const pairs: [number, number][] = [];
  for (let wanted = 1 + random.below(MAX_PAIRS); wanted > 0; wanted--) {
    const [a] = rest.splice(0, 1);
    if (a === undefined) break;
    const partner = rest.findIndex((b) => fits(state, seat, a, b) && fits(state, seat, b, a));
    if (partner >= 0) pairs.push([a, ...rest.splice(partner, 1)] as [number, number]);
  }
  return pairs.length === 0 ? null : { seat, pairs };
}

function partnerIn({ pairs }: Swap): (card: number) => number {
  const partners = new Map(
    pairs.flatMap(([a, b]) => [
      [a, b],
      [b, a],
    ]),
  );
  return (card) => partners.get(card) ?? card;
}

/** The same state with the cards swapped everywhere. */
export function swapped(state: State, swap: Swap): State {
  const { game, cells, engagement } = state;
  return {
    game,
    cells: swappedCells(cells, swap),
    engagement: engagement === null ? null : swappedCells(engagement, swap),
  };
}

function swappedCells(cells: Int32Array, swap: Swap): Int32Array {
  const { seat, pairs } = swap;
  const copy = cells.slice();
  const other = partnerIn(swap);
  for (const which of ALL_ZONES) {
    for (const card of pairs.flat()) {
      if (has(cells, zone(seat, which), card)) add(copy, zone(seat, which), other(card));
      else remove(copy, zone(seat, which), other(card));
    }
  }
  for (const [order, size] of [
    [DECK_ORDER, DECK_SIZE],
    [PILE_ORDER, PILE_SIZE],
  ]) {
    for (let i = 0; i < cells[zone(seat, size)]; i++)
      setByte(copy, zone(seat, order), i, other(byteAt(cells, zone(seat, order), i)));
  }
  for (const card of pairs.flat())
    setByte(copy, zone(seat, LINK), other(card), byteAt(cells, zone(seat, LINK), card));
  for (let i = 0; i < cells[AGENDA_SIZE]; i++) {
    const f = AGENDA + i * FRAME_CELLS;
    if (cells[f + CHOOSER] === seat && cells[f + LAST] >= 0) copy[f + LAST] = other(cells[f + LAST]);
  }
  return copy;
}

/**
 * Picks what would have been picked before the swap. What is shuffled is put in order first: a pile goes into the draw
 * deck by the numbers of its cards, which are others after a swap.
 */
function swappedDice(swap: Swap): Dice {
  const { seat } = swap;
  const other = partnerIn(swap);
  return {
    pick: (table, owner, cards) => {
      if (owner !== seat) return SEEDED_DICE.pick(table, owner, cards);
      const before = cards.map(other).toSorted((x, y) => x - y);
      return cards.indexOf(other(before[SEEDED_DICE.pick(table, owner, before)]));
    },
    shuffle: (table, owner, order) => {
      if (owner === seat) order.sort((x, y) => other(x) - other(y));
      SEEDED_DICE.shuffle(table, owner, order);
    },
  };
}

const MAX_TRIED = 4;
const STEPS_ON = 4;

/** Nobody but the owner can tell the swapped state from the other one, nor by what follows from the same choices. */
export function checkSwap(state: State, swap: Swap, random: Random): void {
  const twin = swapped(state, swap);
  for (const viewer of viewersOf(swap)) requireSameView(state, twin, viewer, 'swapped, the view');
  const options = random.shuffled(commonOptions(state, twin)).slice(0, MAX_TRIED);
  let pair = options.map((id) => afterBoth(state, twin, id, swap, random)).at(-1) ?? null;
  for (let i = 0; i < STEPS_ON && pair !== null; i++) {
    const common = commonOptions(...pair);
    pair = common.length === 0 ? null : afterBoth(...pair, random.pick(common), swap, random);
  }
}

function viewersOf({ seat }: Swap): readonly Viewer[] {
  return [(1 - seat) as Seat, 'spectator'];
}

function commonOptions(state: State, twin: State): readonly string[] {
  const legal = new Set(decision(twin)?.options.map(({ id }) => id));
  return decision(state)?.options.flatMap(({ id }) => (legal.has(id) ? [id] : [])) ?? [];
}

/** Both states after the same choice; null if one of the swapped cards was revealed. */
function afterBoth(
  state: State,
  twin: State,
  id: string,
  swap: Swap,
  random: Random,
): readonly [State, State] | null {
  const one = apply(state, id, swappedDice({ ...swap, pairs: [] }));
  const two = apply(twin, id, swappedDice(swap));
  const viewer = random.pick(viewersOf(swap));
  const seen = projectEvents(one.events, viewer);
  if (mentions(seen, state, swap)) return null;
  const what = `swapped, after ${id} what ${viewer} sees`;
  requireSame('hidden swaps stay invisible', seen, projectEvents(two.events, viewer), what);
  requireSameView(one.state, two.state, viewer, what);
  return [one.state, two.state];
}

function requireSameView(one: State, two: State, viewer: Viewer, what: string): void {
  requireSame('hidden swaps are invisible', viewFor(one, viewer), viewFor(two, viewer), what);
}

/** One of the swapped cards was revealed. */
function mentions(events: readonly unknown[], { game }: State, { seat, pairs }: Swap): boolean {
  const text = JSON.stringify(events);
  return pairs.flat().some((card) => text.includes(`"${game.decks[seat].cards[card].id}"`));
}

/** The same state with both draw decks in another order and another random seed. */
function otherChance(state: State, random: Random): State {
  const cells = state.cells.slice();
  for (let i = 0; i < 4; i++) cells[RNG + i] = random.below(2 ** 31);
  for (const seat of [0, 1]) {
    const order = zone(seat, DECK_ORDER);
    const under = cells[zone(seat, UNDER)];
    const size = cells[zone(seat, DECK_SIZE)];
    const above = Array.from({ length: size - under }, (_, i) => byteAt(cells, order, under + i));
    random.shuffled(above).forEach((card, i) => setByte(cells, order, under + i, card));
  }
  return { ...state, cells };
}

const VIEWERS: readonly Viewer[] = [0, 1, 'spectator'];

/** Viewers who see the same events know the same afterwards, regardless of what they did not see. */
export function checkOtherChance(state: State, random: Random): void {
  const twin = otherChance(state, random);
  for (const viewer of VIEWERS) requireSameView(state, twin, viewer, `other chance, the view`);
  const options = decision(state)?.options ?? [];
  for (const { id } of random.shuffled(options).slice(0, MAX_TRIED)) {
    const [one, two] = [apply(state, id), apply(twin, id)];
    const viewer = random.pick(VIEWERS);
    if (!isSame(projectEvents(one.events, viewer), projectEvents(two.events, viewer))) continue;
    requireSameView(one.state, two.state, viewer, `other chance, after ${id} what ${viewer} sees`);
  }
}

/** Options of which the rival sees only that one of them was chosen. */
const SECRET: ReadonlySet<Option['kind']> = new Set(['bluff', 'under', 'shuffleIn'] as const);

/** A viewer who does not see which card was picked knows the same for every card. */
export function checkSecretPicks(state: State, random: Random): void {
  const pending = decision(state);
  if (pending === null) return;
  const viewer = random.pick([(1 - pending.seat) as Seat, 'spectator' as const]);
  const secret = random.shuffled(pending.options.filter(({ kind }) => SECRET.has(kind))).slice(0, MAX_TRIED);
  const results = secret.map(({ id, kind }) => {
    const applied = apply(state, id);
    return { id, kind, seen: projectEvents(applied.events, viewer), state: applied.state };
  });
  for (const one of results) {
    const alike = results.find((two) => one.kind === two.kind && isSame(one.seen, two.seen));
    if (alike === undefined || alike === one) continue;
    requireSameView(one.state, alike.state, viewer, `${one.id} or ${alike.id}, what ${viewer} sees`);
  }
}
