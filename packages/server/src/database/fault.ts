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
