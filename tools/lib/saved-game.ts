import { readFileSync } from 'node:fs';
import type { GameRecord } from '../../packages/engine/test/properties/play.ts';
import { BadOptions } from './fuzz-options.ts';

/** A game that broke a property: what was played, and the seed of the checks. */
export interface SavedGame extends GameRecord {
  readonly checkSeed: number;
  readonly problem: string;
}

export function savedGame(file: string): SavedGame {
  try {
    const saved = JSON.parse(readFileSync(file, 'utf8')) as Partial<SavedGame> | null;
    if (Array.isArray(saved?.setup?.decks) && Array.isArray(saved.choices) && saved.checkSeed !== undefined)
      return saved as SavedGame;
  } catch (error) {
    throw new BadOptions(`${file} cannot be read: ${(error as Error).message}`);
  }
  throw new BadOptions(`${file} is no game that the fuzzer has saved.`);
}
