import { networkCritic } from './critic/network-critic.ts';
import { unpackedCritic } from './critic/packing.ts';
import { TRAINED } from './critic/trained.ts';
import type { Critic } from './critic/critic.ts';

/** The critic delivered with the project; `docs/ANALYSIS.md` describes its training. */
export function trainedCritic(): Critic {
  return networkCritic(unpackedCritic(Uint8Array.from(atob(TRAINED), (letter) => letter.charCodeAt(0))));
}
