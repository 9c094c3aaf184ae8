import type { Standing } from '../state/workbench.ts';
import { isIgnored } from './ignore.ts';
import { isProtected } from './protect.ts';

/** IGNORE-4: whether an icon of that kind, printed on the card or lent to it, has its effect. */
export function iconWorks(st: Standing, seat: number, card: number, kind: number): boolean {
  if (isIgnored(st, seat, card)) return false;
  return (st.iconsIgnored[seat] & kind) === 0 || isProtected(st, seat, card);
}
