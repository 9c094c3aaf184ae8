import type { Deck } from '../compile/tables.ts';
import { EMISSARIES, zone } from '../state/layout.ts';
import { after } from '../state/sets.ts';
import type { Standing, Table } from '../state/table.ts';
import { activeHi, activeLo, leadershipIn } from './active.ts';
import { anyIgnoring, ignoreBy, ignoreNothing, ignoringInForce, textIsIgnored } from './ignore.ts';
import { protect } from './protect.ts';

/**
 * The first layers of what is derived: which cards are active, which texts ignore which others, what is protected,
 * and so which standing rules are in force. PRECED-1, RULING-2: ignoring comes before everything that it can switch off.
 * A rule holds as long as its card is active (TEXT-5), and beats the rulebook (TEXT-1).
 */
export function standing(t: Table): Standing {
  const st = t.standing;
  if (st.fresh) return st;
  st.fresh = true;
  st.count = 0;
  st.kinds[0] = 0;
  st.kinds[1] = 0;
  if (st.ignores) ignoreNothing(st);
  lookAt(t, st, 0);
  lookAt(t, st, 1);
  st.ignores = anyIgnoring(t, st, 0) || anyIgnoring(t, st, 1);
  if (st.ignores) {
    for (const rule of ignoringInForce(t)) ignoreBy(rule, st);
    protect(st, 0);
    protect(st, 1);
  }
  collectRules(t, st, 0);
  collectRules(t, st, 1);
  return st;
}

/** What lies on a seat's side, once for all that follows from it. */
function lookAt(t: Table, st: Standing, seat: number): void {
  const { protect: icon } = t.game.decks[seat].withIcon;
  const lo = activeLo(t, seat);
  const hi = activeHi(t, seat);
  st.protectedCards[2 * seat] = lo & icon.lo;
  st.protectedCards[2 * seat + 1] = hi & icon.hi;
  st.speaking[2 * seat] = lo | t.cells[zone(seat, EMISSARIES)];
  st.speaking[2 * seat + 1] = hi | t.cells[zone(seat, EMISSARIES) + 1];
}

function collectRules(t: Table, st: Standing, seat: number): void {
  const deck: Deck = t.game.decks[seat];
  const at = 2 * seat;
  const lo = st.speaking[at] & deck.standing.lo & ~(st.ignored[at] | st.textIgnored[at]);
  const hi = st.speaking[at + 1] & deck.standing.hi & ~(st.ignored[at + 1] | st.textIgnored[at + 1]);
  for (let card = after(lo, hi, -1); card >= 0; card = after(lo, hi, card)) pushRules(st, deck, card);
  const leadership = leadershipIn(t, seat, deck.standing);
  if (leadership >= 0 && !textIsIgnored(st, seat, leadership)) pushRules(st, deck, leadership);
}

function pushRules(st: Standing, deck: Deck, card: number): void {
  for (const rule of deck.rules[card]) {
    st.rules[st.count++] = rule;
    st.kinds[rule.seat] |= 1 << rule.kind;
  }
}

export function hasRule(st: Standing, seat: number, kind: number): boolean {
  return ((st.kinds[seat] >>> kind) & 1) === 1;
}
