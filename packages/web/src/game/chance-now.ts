import { newId } from '../keep/new-id.ts';
import type { Chance } from './chance.ts';

export const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

export const chanceNow = (): Chance => ({ newId, newSeed, now: Date.now() });
