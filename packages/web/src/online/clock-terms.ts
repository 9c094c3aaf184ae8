import type { ClockTerms, RoomTerms } from '@bluemoon/play';

type Terms = RoomTerms['clock'];

const MINUTE = 60_000;
const SECOND = 1000;
const DAY = 24 * 60 * MINUTE;
/** Network delay that is not charged. */
const ALLOWANCE = 500;

const game = (minutes: number, seconds: number): ClockTerms => ({
  kind: 'game',
  initial: minutes * MINUTE,
  increment: seconds * SECOND,
  allowance: ALLOWANCE,
});

/** How many days players can have for a choice. */
export const DAYS_PER_TURN = [1, 2, 3, 7, 14] as const;

export const byDays = (days: number): ClockTerms => ({ kind: 'decision', each: days * DAY });

/** The whole days that players have for a choice; null for another clock. */
export const daysOf = (terms: Terms): number | null =>
  terms?.kind === 'decision' && terms.each % DAY === 0 ? terms.each / DAY : null;

/** The clocks that a table can have; that by days also with other numbers of days. */
export const CLOCKS = {
  none: null,
  fast: game(5, 5),
  short: game(10, 10),
  long: game(20, 15),
  days: { kind: 'decision', each: 3 * DAY },
} as const satisfies Readonly<Record<string, Terms>>;
export type ClockName = keyof typeof CLOCKS;

export const CLOCK_NAMES = Object.keys(CLOCKS) as readonly ClockName[];

/** Null for a clock that this page does not offer. */
export function clockName(terms: Terms): ClockName | null {
  if (daysOf(terms) !== null) return 'days';
  return CLOCK_NAMES.find((name) => JSON.stringify(CLOCKS[name]) === JSON.stringify(terms)) ?? null;
}

/** "7:42", "0:09.4" below twenty seconds, "2 d 20 h" for long ones. */
export function clockText(ms: number): string {
  if (ms >= DAY) return `${Math.floor(ms / DAY)} d ${Math.floor((ms % DAY) / (60 * MINUTE))} h`;
  const tenths = Math.floor(Math.max(0, ms) / 100);
  const [minutes, seconds] = [Math.floor(tenths / 600), Math.floor((tenths % 600) / 10)];
  const digits = String(seconds).padStart(2, '0');
  if (minutes >= 60) return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}:${digits}`;
  return isUrgent(ms) ? `${minutes}:${digits}.${tenths % 10}` : `${minutes}:${digits}`;
}

/** "2 d 20 h", "5 h", "12 min": how long a game waits, where seconds do not matter. */
export function waitText(ms: number): string {
  if (ms >= DAY) return clockText(ms);
  const minutes = Math.max(0, Math.floor(ms / MINUTE));
  return minutes >= 60 ? `${Math.floor(minutes / 60)} h` : `${minutes} min`;
}

export const isUrgent = (ms: number): boolean => ms < 20 * SECOND;
