import { decision, viewFor } from '../../src/index.ts';
import type { Viewer } from '../../src/index.ts';
import { step } from '../properties/play.ts';
import type { GameRecord } from '../properties/play.ts';
import { startOf } from '../properties/setups.ts';

/** A game with a digest of everything seen at each decision: a stored record must always replay to the same. */
export interface KeptGame extends GameRecord {
  readonly seen: readonly string[];
}

const VIEWERS: readonly Viewer[] = [0, 1, 'spectator'];

/** The events since the last choice, the options, and the view of one viewer after the other. */
export function seenIn({ setup, choices }: GameRecord): readonly string[] {
  let state = startOf(setup);
  const seen = [digest(VIEWERS.map((viewer) => viewFor(state, viewer)))];
  for (const choice of choices) {
    const applied = step(state, choice);
    ({ state } = applied);
    const viewer = VIEWERS[seen.length % VIEWERS.length];
    seen.push(digest([applied.events, decision(state), viewFor(state, viewer)]));
  }
  return seen;
}

/** FNV-1a. */
function digest(value: unknown): string {
  const text = JSON.stringify(value);
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}
