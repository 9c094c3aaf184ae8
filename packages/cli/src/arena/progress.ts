import type { Io } from '../io.ts';
import type { Outcome } from './outcome.ts';
import { counts } from './score.ts';
import { seatOf } from './schedule.ts';

/** Shows the progress: one line that is redrawn on a terminal, a line from time to time elsewhere. */
export interface Progress {
  readonly note: (outcome: Outcome) => void;
  readonly done: () => void;
}

const BAR = 20;
const MILLISECONDS_BETWEEN_DRAWINGS = 200;
const MILLISECONDS_BETWEEN_LINES = 30_000;

export function progressOn({ stderr, now }: Io, planned: number): Progress {
  const began = now();
  const pause = stderr.isTerminal ? MILLISECONDS_BETWEEN_DRAWINGS : MILLISECONDS_BETWEEN_LINES;
  let last = began;
  let played = 0;
  let counted = 0;
  let points = 0;

  const show = (): void => {
    const line = progressLine({
      played,
      planned,
      seconds: (now() - began) / 1000,
      winRate: counted === 0 ? null : points / counted,
    });
    // A terminal that does not know its width says 0.
    const width = stderr.width === null || stderr.width === 0 ? Infinity : stderr.width;
    if (stderr.isTerminal) stderr.redraw(line.slice(0, width - 1));
    else stderr.write(`${line}\n`);
  };

  return {
    note: (outcome) => {
      played++;
      if (counts(outcome) && outcome.fixture.seats.includes(0)) {
        counted++;
        points += outcome.winner === null ? 0.5 : outcome.winner === seatOf(outcome.fixture, 0) ? 1 : 0;
      }
      if (now() - last < pause) return;
      last = now();
      show();
    },
    done: () => {
      if (stderr.isTerminal) stderr.redraw('');
    },
  };
}

interface Standing {
  readonly played: number;
  readonly planned: number;
  readonly seconds: number;
  /** Of the first bot. */
  readonly winRate: number | null;
}

export function progressLine({ played, planned, seconds, winRate }: Standing): string {
  const full = Math.floor((BAR * played) / planned);
  const bar = `[${'='.repeat(full)}${' '.repeat(BAR - full)}]`;
  const speed = played / Math.max(seconds, 0.001);
  const left = (planned - played) / Math.max(speed, 1e-9);
  const parts = [
    `${bar} ${played}/${planned} games`,
    `${speed.toFixed(1)}/s`,
    `${duration(left)} left`,
    ...(winRate === null ? [] : [`${(100 * winRate).toFixed(1)} % won`]),
  ];
  return parts.join(', ');
}

function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`;
}
