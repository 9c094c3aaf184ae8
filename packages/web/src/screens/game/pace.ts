import type { Speed } from '../../keep/settings.ts';

/** How many times as fast as designed things move; 0: at once. */
export const PACE: Readonly<Record<Speed, number>> = { off: 0, slow: 0.6, normal: 1, fast: 2 };
