import type { RoomTerms } from '@bluemoon/play';

type Terms = RoomTerms['clock'];

const MINUTE = 60_000;
const SECOND = 1000;
const DAY = 24 * 60 * MINUTE;
/** Network delay that is not charged. */
const ALLOWANCE = 500;

const game = (minutes: number, seconds: number): Terms => ({
  kind: 'game',
  initial: minutes * MINUTE,
  increment: seconds * SECOND,
  allowance: ALLOWANCE,
});

/** The clocks that a table can have. */
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

export const isUrgent = (ms: number): boolean => ms < 20 * SECOND;
