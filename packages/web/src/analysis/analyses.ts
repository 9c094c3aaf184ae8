import type { Sitting } from '../game/sitting.ts';
import { lookBack } from './looked-back.svelte.ts';
import type { LookedBack } from './looked-back.svelte.ts';

/** A game is looked at on several pages, one after the other; what was found stays while this page is open. */
const MAX_KEPT = 3;
const kept = new Map<string, LookedBack>();

/** Null: the game is not over. */
export function lookedBackAt(sitting: Sitting): LookedBack | null {
  const { id, record, resigned } = sitting;
  const key = [id, record.choices.length, resigned].join(' ');
  const known = kept.get(key);
  if (known !== undefined) return known;
  const looked = lookBack(sitting, {
    newWorker: () => new Worker(new URL('analysis-worker.ts', import.meta.url), { type: 'module' }),
    count: navigator.hardwareConcurrency,
    later: (ms, act) => void setTimeout(act, ms),
  });
  if (looked === null) return null;
  kept.set(key, looked);
  const [oldest] = kept.keys();
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
  return looked;
}
