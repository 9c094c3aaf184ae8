import { inMask } from '../compile/mask.ts';
import type { SeatRule } from '../compile/rules.ts';
import { has, meets } from '../state/sets.ts';
import type { Standing, Workbench } from '../state/workbench.ts';
import { activeHi, activeLo, eachSpeaking, leadershipIn } from './active.ts';
import { PROTECT } from './protect.ts';

export function ignoreNothing(st: Standing): void {
  st.ignored.fill(0);
  st.textIgnored.fill(0);
  st.bluffsIgnored.fill(0);
  st.iconsIgnored.fill(0);
}

export function anyIgnoring(t: Workbench, st: Standing, seat: number): boolean {
  const { ignore } = t.game.decks[seat].withRule;
  return meets(st.speaking, 2 * seat, ignore) || leadershipIn(t, seat, ignore) >= 0;
}

type Status = 'inForce' | 'outOfForce' | 'open';

/**
 * PROJECT-8: of texts that ignore each other, one is in force if every text that would switch it off is out of force.
 * Texts that remain undecided in a circle are out of force.
 */
export function ignoringInForce(t: Workbench): readonly SeatRule<'ignore'>[] {
  const rules: SeatRule<'ignore'>[] = [];
  for (let seat = 0; seat < 2; seat++) {
    eachSpeaking(t, seat, t.game.decks[seat].withRule.ignore, (card) => {
      for (const rule of t.game.decks[seat].rules[card]) if (rule.kind === 'ignore') rules.push(rule);
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

function isVoid(t: Workbench, rule: SeatRule<'ignore'>): boolean {
  const rival = 1 - rule.seat;
  const facing = rule.voidFacing;
  return (
    ((activeLo(t, rival) & facing.lo) | (activeHi(t, rival) & facing.hi)) !== 0 ||
    leadershipIn(t, rival, facing) >= 0
  );
}

function switchesOff(t: Workbench, a: SeatRule<'ignore'>, b: SeatRule<'ignore'>): boolean {
  if (a.seat === b.seat || a.icons !== 0 || !inMask(a.cards, b.card)) return false;
  return (t.game.decks[b.seat].icons[b.card] & PROTECT) === 0;
}

export function ignoreBy(rule: SeatRule<'ignore'>, st: Standing): void {
  const rival = 1 - rule.seat;
  st.iconsIgnored[rival] |= rule.icons;
  if (rule.icons !== 0) return;
  const target = rule.says.what === 'text' ? st.textIgnored : st.ignored;
  target[2 * rival] |= rule.cards.lo;
  target[2 * rival + 1] |= rule.cards.hi;
  if (target === st.ignored && rule.cards.bluff) st.bluffsIgnored[rival] = 1;
}

/** IGNORE-1, IGNORE-5: it stays where it is and can be played, but nothing printed on it has an effect. */
export function isIgnored(st: Standing, seat: number, card: number): boolean {
  return has(st.ignored, 2 * seat, card);
}

export function textIsIgnored(st: Standing, seat: number, card: number): boolean {
  return has(st.ignored, 2 * seat, card) || has(st.textIgnored, 2 * seat, card);
}
