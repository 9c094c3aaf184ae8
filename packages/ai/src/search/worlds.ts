import { imagine } from '@bluemoon/engine';
import type { View } from '@bluemoon/engine';
import { BLUFFS, cardsIn, ELEMENT, zone } from '@bluemoon/engine/simulation';
import type { State } from '@bluemoon/engine/simulation';
import type { BotContext } from '../bot-context.ts';
import { randomFrom } from '../random.ts';
import { HONESTY } from './honesty.ts';

/** Attempts to find an honest world; if honesty is too unlikely to be found, it is not assumed. */
const MAX_ATTEMPTS = 12;

/** Gives every decision its own worlds. */
const DECISION_STRIDE = 7919;

/**
 * The hidden cards filled in consistently with the view; `number` selects the world. A position that comes back after
 * a take-back gets other worlds: otherwise the bot would try the same failing line forever.
 */
export function worldOf(
  view: View,
  { seed: chance, box }: Pick<BotContext, 'seed' | 'box'>,
  number = 0,
): State {
  const seed = chance + DECISION_STRIDE * (view.decision?.id ?? 0) + number;
  const world = imagine(view, seed, box);
  const rival = view.viewer === 1 ? 0 : 1;
  if (isHonest(world, rival) || randomFrom(seed)() >= HONESTY) return world;
  for (let i = 1; i <= MAX_ATTEMPTS; i++) {
    const other = imagine(view, seed + i * 0x10001, box);
    if (isHonest(other, rival)) return other;
  }
  return world;
}

/** BLUFF-9: all face-down cards of the seat show the contested element. */
function isHonest({ game, cells }: State, seat: number): boolean {
  return cardsIn(cells, zone(seat, BLUFFS)).every((card) => game.decks[seat].bluff[card] === cells[ELEMENT]);
}
