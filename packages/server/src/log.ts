import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import { messageOf } from './database/fault.ts';
import type { LogLevel } from './settings.ts';

export type { Logger } from 'pino';

/**
 * Lines of JSON for programs, plain lines for a terminal. Nothing that came over the network is logged but shortened
 * addresses: no tokens, no cookies, no seeds.
 */
export function startLog(level: LogLevel, output: typeof process.stderr = process.stderr): Logger {
  // Synchronous, so that the last words of a process are not lost.
  const stream = output.isTTY ? plainLines(output) : pino.destination({ fd: output.fd, sync: true });
  return pino({ level, base: { pid: process.pid }, serializers: { err: plainError } }, stream);
}

const plainLines = (output: NodeJS.WriteStream): DestinationStream => ({
  write(line) {
    const { time, msg, err } = JSON.parse(line) as Line;
    const clock = new Date(time).toTimeString().slice(0, 8);
    output.write(`${clock} ${msg}${err === undefined ? '' : ` ${err.stack ?? err.message}`}\n`);
  },
});

interface Line {
  readonly time: number;
  readonly msg: string;
  readonly err?: { readonly message: string; readonly stack?: string };
}

/** Errors of libraries carry what they worked on; that is not for logs. */
const plainError = (error: unknown): { readonly message: string; readonly stack?: string } =>
  error instanceof Error && error.stack !== undefined
    ? { message: messageOf(error), stack: error.stack }
    : { message: messageOf(error) };

const QUIET_MS = 10_000;

/** Logs errors; the same one at most every ten seconds, since a database that is gone fails everybody at once. */
export function errorsTo(log: Logger): (error: unknown) => void {
  const last = new Map<string, number>();
  return (error) => {
    const message = messageOf(error);
    const now = Date.now();
    if (now - (last.get(message) ?? -Infinity) < QUIET_MS) return;
    for (const [known, at] of last) if (now - at > QUIET_MS) last.delete(known);
    last.set(message, now);
    log.error({ err: error }, 'Something failed.');
  };
}
