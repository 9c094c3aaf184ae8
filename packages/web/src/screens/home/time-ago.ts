import { TIMES_AGO } from '../../words/dates.ts';
import type { Language } from '../../words/language.svelte.ts';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "12 minutes ago". */
export function timeAgo(time: number, language: Language, now = Date.now()): string {
  const passed = Math.max(now - time, 0);
  const [unit, length] = UNITS.find(([, one]) => passed >= one) ?? ['minute', 60_000];
  return TIMES_AGO[language].format(-Math.floor(passed / length), unit);
}
