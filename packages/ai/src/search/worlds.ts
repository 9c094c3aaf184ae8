import { imagine } from '@bluemoon/engine';
import type { View } from '@bluemoon/engine';
import { BLUFFS, cardsIn, ELEMENT, zone } from '@bluemoon/engine/simulation';
import type { State } from '@bluemoon/engine/simulation';
import type { Mind } from '../make-bot.ts';
import { randomFrom } from '../random.ts';
import { HONESTY } from './honesty.ts';

/** How often an honest world is looked for; where honesty is unlikely enough not to be found, it is not believed in. */
const TRIES = 12;

/** Decisions have worlds of their own. */
const APART = 7919;

/**
 * The hidden cards completed in a way that fits everything seen, by the number of the world. Whoever comes back to a
 * position, because a turn had to be taken back, imagines something else: the same hope would fail again for ever.
 */
export function worldOf(view: View, { seed: chance, box }: Pick<Mind, 'seed' | 'box'>, number = 0): State {
  const seed = chance + APART * (view.decision?.id ?? 0) + number;
  const world = imagine(view, seed, box);
  const rival = view.viewer === 1 ? 0 : 1;
  if (isHonest(world, rival) || randomFrom(seed)() >= HONESTY) return world;
  for (let i = 1; i <= TRIES; i++) {
    const other = imagine(view, seed + i * 0x10001, box);
    if (isHonest(other, rival)) return other;
  }
  return world;
}

/** BLUFF-9: everything that the seat has face down shows the contested element. */
function isHonest({ game, cells }: State, seat: number): boolean {
  return cardsIn(cells, zone(seat, BLUFFS)).every((card) => game.decks[seat].bluff[card] === cells[ELEMENT]);
}
