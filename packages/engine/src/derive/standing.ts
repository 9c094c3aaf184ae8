import { kindBits, IGNORE } from '../compile/tables.ts';
import type { Deck, StandingRule } from '../compile/tables.ts';
import {
  ACTIVE_LEADERSHIP,
  BESIDE,
  BLUFFS,
  COMBAT,
  EMISSARIES,
  LANDED,
  SHIPS,
  SUPPORT,
  zone,
} from '../state/layout.ts';
import { after, clear, has, isEmpty, meets } from '../state/sets.ts';
import { inMask } from '../compile/mask.ts';
import type { Standing, Table } from '../state/table.ts';

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

function ignoreNothing(st: Standing): void {
  st.ignored.fill(0);
  st.textIgnored.fill(0);
  st.bluffsIgnored.fill(0);
  st.iconsIgnored.fill(0);
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

export function activeLo(t: Table, seat: number): number {
  const c = t.cells;
  const at = zone(seat, 0);
  return c[at + COMBAT] | c[at + SUPPORT] | c[at + SHIPS] | c[at + LANDED] | c[at + BESIDE];
}

export function activeHi(t: Table, seat: number): number {
  const c = t.cells;
  const at = zone(seat, 1);
  return c[at + COMBAT] | c[at + SUPPORT] | c[at + SHIPS] | c[at + LANDED] | c[at + BESIDE];
}

/**
 * INQUIS-4, PROJECT-31: the text of active cards holds, and that of emissaries, which are not active but can be ignored
 * (IGNORE-3).
 */
export function speakingLo(t: Table, seat: number): number {
  return activeLo(t, seat) | t.cells[zone(seat, EMISSARIES)];
}

export function speakingHi(t: Table, seat: number): number {
  return activeHi(t, seat) | t.cells[zone(seat, EMISSARIES) + 1];
}

/** BEGIN-5, LEAD-4: face up in combat or support area, a ship, or this turn's leadership card. */
export function isActive(t: Table, seat: number, card: number): boolean {
  const word = card < 32 ? activeLo(t, seat) : activeHi(t, seat);
  return ((word >>> (card & 31)) & 1) === 1 || t.cells[zone(seat, ACTIVE_LEADERSHIP)] === card;
}

function leadershipIn(t: Table, seat: number, mask: { readonly lo: number; readonly hi: number }): number {
  const card = t.cells[zone(seat, ACTIVE_LEADERSHIP)];
  return card >= 0 && inMask(mask, card) ? card : -1;
}

function anyIgnoring(t: Table, st: Standing, seat: number): boolean {
  const { ignoring } = t.game.decks[seat];
  return meets(st.speaking, 2 * seat, ignoring) || leadershipIn(t, seat, ignoring) >= 0;
}

type Status = 'inForce' | 'outOfForce' | 'open';

/**
 * PROJECT-8: of texts that ignore each other, one is in force if every text that would switch it off is out of force.
 * What stays open in a circle is out of force.
 */
export function ignoringInForce(t: Table): readonly StandingRule[] {
  const rules: StandingRule[] = [];
  for (let seat = 0; seat < 2; seat++) {
    eachSpeaking(t, seat, t.game.decks[seat].ignoring, (card) => {
      for (const rule of t.game.decks[seat].rules[card]) if (rule.kind === IGNORE) rules.push(rule);
    });
  }
  const status: Status[] = rules.map((rule) => (isVoid(t, rule) ? 'outOfForce' : 'open'));
  for (let changed = true; changed;) {
    changed = false;
    for (let b = 0; b < rules.length; b++) {
      if (status[b] !== 'open') continue;
      const attackers = status.filter((_, a) => switchesOff(t, rules[a], rules[b]));
      if (attackers.includes('inForce')) status[b] = 'outOfForce';
      else if (!attackers.includes('open')) status[b] = 'inForce';
      changed ||= status[b] !== 'open';
    }
  }
  return rules.filter((_, i) => status[i] === 'inForce');
}

function isVoid(t: Table, rule: StandingRule): boolean {
  const rival = 1 - rule.seat;
  const facing = rule.voidFacing;
  return (
    ((activeLo(t, rival) & facing.lo) | (activeHi(t, rival) & facing.hi)) !== 0 ||
    leadershipIn(t, rival, facing) >= 0
  );
}

const PROTECT = kindBits(['protect']);

function switchesOff(t: Table, a: StandingRule, b: StandingRule): boolean {
  if (a.seat === b.seat || a.icons !== 0 || !inMask(a.cards, b.card)) return false;
  return (t.game.decks[b.seat].icons[b.card] & PROTECT) === 0;
}

function ignoreBy(rule: StandingRule, st: Standing): void {
  const rival = 1 - rule.seat;
  st.iconsIgnored[rival] |= rule.icons;
  if (rule.icons !== 0) return;
  const target = rule.rule.rule === 'ignore' && rule.rule.what === 'text' ? st.textIgnored : st.ignored;
  target[2 * rival] |= rule.cards.lo;
  target[2 * rival + 1] |= rule.cards.hi;
  if (target === st.ignored && rule.cards.bluff) st.bluffsIgnored[rival] = 1;
}

/**
 * PROTECT-1 to -5: an active card with a protect icon that is not ignored is out of the rival's reach, not out of its
 * owner's. OPEN-QUESTION-3: the icon itself can be ignored; OPEN-QUESTION-4: text that ignores the whole card cannot.
 */
function protect(st: Standing, seat: number): void {
  if ((st.iconsIgnored[seat] & PROTECT) !== 0) clear(st.protectedCards, 2 * seat);
  for (let word = 2 * seat; word < 2 * seat + 2; word++) {
    st.ignored[word] &= ~st.protectedCards[word];
    st.textIgnored[word] &= ~st.protectedCards[word];
  }
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

function eachSpeaking(
  t: Table,
  seat: number,
  mask: { readonly lo: number; readonly hi: number },
  visit: (card: number) => void,
): void {
  const lo = speakingLo(t, seat) & mask.lo;
  const hi = speakingHi(t, seat) & mask.hi;
  for (let card = after(lo, hi, -1); card >= 0; card = after(lo, hi, card)) visit(card);
  const leadership = leadershipIn(t, seat, mask);
  if (leadership >= 0) visit(leadership);
}

/** IGNORE-1, IGNORE-5: it stays where it is and can be played, but nothing printed on it has an effect. */
export function isIgnored(st: Standing, seat: number, card: number): boolean {
  return has(st.ignored, 2 * seat, card);
}

export function textIsIgnored(st: Standing, seat: number, card: number): boolean {
  return has(st.ignored, 2 * seat, card) || has(st.textIgnored, 2 * seat, card);
}

export function isProtected(st: Standing, seat: number, card: number): boolean {
  return has(st.protectedCards, 2 * seat, card);
}

/** IGNORE-4: whether an icon of that kind, printed on the card or lent to it, has its effect. */
export function iconWorks(st: Standing, seat: number, card: number, kind: number): boolean {
  if (isIgnored(st, seat, card)) return false;
  return (st.iconsIgnored[seat] & kind) === 0 || isProtected(st, seat, card);
}

export function hasRule(st: Standing, seat: number, kind: number): boolean {
  return ((st.kinds[seat] >>> kind) & 1) === 1;
}

export function hasActiveBluffs(t: Table, seat: number): boolean {
  return !isEmpty(t.cells, zone(seat, BLUFFS));
}
