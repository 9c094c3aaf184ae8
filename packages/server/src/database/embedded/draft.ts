import { randomBytes } from 'node:crypto';

/**
 * Where a file is written before it takes its place. The name is always another one: two who start at once may have the
 * same process number, in containers or within one process.
 */
export const draftOf = (path: string): string => `${path}.${randomBytes(6).toString('hex')}`;
