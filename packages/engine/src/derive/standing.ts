import { NO_RULES } from '../compile/rules.ts';
import type { RuleKind, RulesByKind, SeatRule } from '../compile/rules.ts';
import type { Deck } from '../compile/game.ts';
import { EMISSARIES, zone } from '../state/layout.ts';
import { after } from '../state/sets.ts';
import type { Collected, Standing, Workbench } from '../state/workbench.ts';
import { activeHi, activeLo, leadershipIn } from './active.ts';
import { anyIgnoring, ignoreBy, ignoreNothing, ignoringInForce, textIsIgnored } from './ignore.ts';
import { forbid } from './prohibition.ts';
import { protect } from './protect.ts';

/**
 * The first layers of derived facts: which cards are active, which texts ignore which others, what is protected, and so
 * which rules are in force. PRECED-1, RULING-2: ignoring comes before everything that it can switch off.
 * A rule holds as long as its card is active (TEXT-5), and beats the rulebook (TEXT-1).
 */
export function standing(t: Workbench): Standing {
  if (!t.standing.fresh) renew(t, t.standing);
  return t.standing;
}

function renew(t: Workbench, st: Standing): void {
  st.fresh = true;
  st.targetsSettled = false;
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
}

/** The cards of a seat, read once for everything derived from them. */
function lookAt(t: Workbench, st: Standing, seat: number): void {
  const { protect: icon } = t.game.decks[seat].withIcon;
  const lo = activeLo(t, seat);
  const hi = activeHi(t, seat);
  st.protectedCards[2 * seat] = lo & icon.lo;
  st.protectedCards[2 * seat + 1] = hi & icon.hi;
  st.speaking[2 * seat] = lo | t.cells[zone(seat, EMISSARIES)];
  st.speaking[2 * seat + 1] = hi | t.cells[zone(seat, EMISSARIES) + 1];
}

function collectRules(t: Workbench, st: Standing, seat: number): void {
  const deck: Deck = t.game.decks[seat];
  const at = 2 * seat;
  const lo = st.speaking[at] & deck.standing.lo & ~(st.ignored[at] | st.textIgnored[at]);
  const hi = st.speaking[at + 1] & deck.standing.hi & ~(st.ignored[at + 1] | st.textIgnored[at + 1]);
  const active = leadershipIn(t, seat, deck.standing);
  const leadership = active >= 0 && !textIsIgnored(st, seat, active) ? active : -1;
  // Cards move far more often than the rules in force change.
  const from = st.collected[seat];
  if (from.lo === lo && from.hi === hi && from.leadership === leadership && from.deck === deck) return;
  from.deck = deck;
  from.lo = lo;
  from.hi = hi;
  from.leadership = leadership;
  st.inForce[seat] = rulesOf(from, deck);
  forbid(st, 1 - seat);
}

function rulesOf({ lo, hi, leadership }: Collected, deck: Deck): RulesByKind {
  if ((lo | hi) === 0 && leadership < 0) return NO_RULES;
  const rules: Collection = { ...NO_RULES };
  for (let card = after(lo, hi, -1); card >= 0; card = after(lo, hi, card)) addRules(rules, deck, card);
  if (leadership >= 0) addRules(rules, deck, leadership);
  return rules as RulesByKind;
}

type Collection = Record<RuleKind, readonly SeatRule[]>;

function addRules(rules: Collection, deck: Deck, card: number): void {
  for (const rule of deck.rules[card]) {
    const others = rules[rule.kind];
    rules[rule.kind] = others.length === 0 ? [rule] : [...others, rule];
  }
}

/** The rules of that seat's cards that are in force, by kind. */
export function rulesInForce(t: Workbench, seat: number): RulesByKind {
  return standing(t).inForce[seat];
}
