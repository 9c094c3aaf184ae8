import { kindBits } from '../compile/icons.ts';
import { inMask } from '../compile/mask.ts';
import { iconWorks } from '../derive/icon.ts';
import { standing } from '../derive/standing.ts';
import { mayTake } from '../derive/take.ts';
import { COMBAT, SUPPORT, zone } from '../state/layout.ts';
import { offer, option, RETRIEVE } from '../state/options.ts';
import { after, meets } from '../state/sets.ts';
import type { Workbench } from '../state/workbench.ts';

const RETRIEVE_ICON = kindBits(['retrieve']);

/** RETRIEVE-1 to -5, RULING-21. */
export function offerRetrieving(t: Workbench, seat: number): void {
  const { cells } = t;
  const deck = t.game.decks[seat];
  const at = zone(seat, 0);
  const mask = deck.withIcon.retrieve;
  const lo = (cells[at + COMBAT] | cells[at + SUPPORT]) & mask.lo;
  const hi = (cells[at + COMBAT + 1] | cells[at + SUPPORT + 1]) & mask.hi;
  if ((lo | hi) === 0 || mayTake(t, seat) === 0) return;
  const st = standing(t);
  const blocked = rivalRetrieves(t, seat);
  for (let card = after(lo, hi, -1); card >= 0; card = after(lo, hi, card)) {
    if (blocked && inMask(deck.ofType.character, card)) continue;
    if (iconWorks(st, seat, card, RETRIEVE_ICON)) offer(t, option(RETRIEVE, card));
  }
}

export function rivalRetrieves(t: Workbench, seat: number): boolean {
  const deck = t.game.decks[1 - seat];
  const { character } = deck.ofType;
  const { retrieve } = deck.withIcon;
  const both = { lo: character.lo & retrieve.lo, hi: character.hi & retrieve.hi };
  return meets(t.cells, zone(1 - seat, COMBAT), both);
}
