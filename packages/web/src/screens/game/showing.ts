import type { Settings, Speed } from '../../keep/settings.ts';
import type { Showing } from '../../table/motion/show-events.ts';

const PACE: Readonly<Record<Speed, number>> = { off: 0, slow: 0.6, normal: 1, fast: 2 };

export function showingFor({ speed, sound }: Settings): Showing {
  return { speed: PACE[speed], sound };
}
