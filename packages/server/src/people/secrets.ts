import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 bits that only one browser has. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Who reads the database cannot play as somebody else. What is hashed is random, so that it needs no salt. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Without letters that are taken for each other on paper. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 6;
const GROUP = 4;

/** About 118 bits, to be written down: nobody finds it by trying, so a fast hash is enough. */
export function newRecoveryCode(): string {
  const letters: string[] = [];
  while (letters.length < GROUPS * GROUP)
    for (const byte of randomBytes(GROUPS * GROUP)) {
      // Larger bytes would make some letters more likely.
      if (byte >= 256 - (256 % LETTERS.length)) continue;
      letters.push(LETTERS.charAt(byte % LETTERS.length));
    }
  const code = letters.slice(0, GROUPS * GROUP).join('');
  return code.replaceAll(/.{4}(?=.)/g, '$&-');
}

/** Of a code as somebody types it. */
export const recoveryHash = (code: string): Buffer =>
  hashOf(`recovery ${code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')}`);

const NOBODYS = hashOf(newToken());

/** Takes the same time for an account that does not exist. */
export const isRecoveryCode = (code: string, kept: Buffer | undefined): boolean =>
  timingSafeEqual(recoveryHash(code), kept ?? NOBODYS) && kept !== undefined;
