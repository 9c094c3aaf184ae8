/** A database that cannot be used as it is; the message is one line and says what to do. */
export class DatabaseFault extends Error {
  override readonly name = 'DatabaseFault';
}

/** Waited in vain for a database that does not answer. What was asked may or may not have been done. */
export class DatabaseGone extends Error {
  override readonly name = 'DatabaseGone';
}

export const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message || error.name : String(error)).split('\n')[0] ?? '';

/** SQLSTATE of an error that PostgreSQL sent, or the code of the system's error. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/**
 * Whether the connection failed, so that the same statement may succeed on another one. Errors without a SQLSTATE
 * are those of the network; 08 is its class in PostgreSQL, 57P0x a server that stops or starts, 53 one that is full.
 */
export function connectionFailed(error: unknown): boolean {
  const code = codeOf(error);
  return !/^[0-9A-Z]{5}$/.test(code) || /^(08|57P0|53|40)/.test(code);
}

/** The words of errors that the driver makes itself when it has no connection; they have no code. */
const DRIVER_WITHOUT_CONNECTION = /connect|timeout|not queryable|calling end on the pool/i;

/** Whether something failed only because the database is away, so that it may be asked again. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseGone) return true;
  const code = codeOf(error);
  if (code === '') return error instanceof Error && DRIVER_WITHOUT_CONNECTION.test(error.message);
  const isSystems = /^E[A-Z]+$/.test(code);
  return isSystems || (/^[0-9A-Z]{5}$/.test(code) && connectionFailed(error));
}
