import type { Game } from '../compile/game.ts';
import { streamKey, streamWord } from './chacha.ts';
import { RNG } from './layout.ts';
import { below, seedRng } from './rng.ts';

/**
 * A number seeds the fast generator, which lives in the cells. A text of 64 hexadecimal digits is the key of a
 * cryptographic stream: the game holds the key, the cells the number of words used, so that a turn taken back takes
 * back its chance with either.
 */
export type Seed = number | string;

interface Chancy {
  game: Game;
  readonly cells: Int32Array;
}

/** The compiled decks stay shared. */
export function beginChance(t: Chancy, seed: Seed): void {
  if (typeof seed === 'number') {
    seedRng(t.cells, seed);
    return;
  }
  const { rules, decks } = t.game;
  t.game = { rules, decks, chance: streamKey(seed) };
  t.cells.fill(0, RNG, RNG + 4);
}

/** A whole number from 0 to limit - 1. */
export function chanceBelow({ game, cells }: Readonly<Chancy>, limit: number): number {
  return game.chance === null ? below(cells, limit) : streamBelow(game.chance, cells, limit);
}

/** Words that would make some numbers likelier than others are skipped. */
function streamBelow(key: Int32Array, cells: Int32Array, limit: number): number {
  const fair = 0x100000000 - (0x100000000 % limit);
  for (;;) {
    const word = streamWord(key, cells[RNG]++);
    if (word < fair) return word % limit;
  }
}

/** Four words for the fast generator, to go on from here without the key. */
export function generatorWords({ game, cells }: Readonly<Chancy>): readonly [number, number, number, number] {
  const { chance } = game;
  const word = (i: number): number =>
    chance === null ? cells[RNG + i] : streamWord(chance, cells[RNG] + i) | 0;
  return [word(0), word(1), word(2), word(3)];
}
