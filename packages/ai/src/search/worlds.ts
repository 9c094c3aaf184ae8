import { imagine } from '@bluemoon/engine';
import type { View } from '@bluemoon/engine';
import { BLUFFS, cardsIn, ELEMENT, zone } from '@bluemoon/engine/simulation';
import type { State } from '@bluemoon/engine/simulation';
import { randomFrom } from '../random.ts';
import { HONESTY } from './honesty.ts';

/** How often an honest world is looked for; where honesty is unlikely enough not to be found, it is not believed in. */
const TRIES = 12;

/** The hidden cards completed in a way that fits everything seen, by the number of the world. */
export function worldOf(view: View, seed: number): State {
  const world = imagine(view, seed);
  const rival = view.viewer === 1 ? 0 : 1;
  if (isHonest(world, rival) || randomFrom(seed)() >= HONESTY) return world;
  for (let i = 1; i <= TRIES; i++) {
    const other = imagine(view, seed + i * 0x10001);
    if (isHonest(other, rival)) return other;
  }
  return world;
}

/** BLUFF-9: everything that the seat has face down shows the contested element. */
function isHonest({ game, cells }: State, seat: number): boolean {
  return cardsIn(cells, zone(seat, BLUFFS)).every((card) => game.decks[seat].bluff[card] === cells[ELEMENT]);
}
