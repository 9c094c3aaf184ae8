import { describe, expect, test } from 'vitest';
import { Busy, startPasswords } from '../../src/people/passwords.ts';

describe('passwords', () => {
  test('are kept as hashes that only they fit', async () => {
    const passwords = startPasswords();
    const hashed = await passwords.hash('three dragons');
    expect(hashed).toMatch(/^\$argon2id\$v=19\$m=65536,t=2,p=1\$/);
    expect(await passwords.fits('three dragons', hashed)).toBe(true);
    expect(await passwords.fits('Three dragons', hashed)).toBe(false);
    expect(await passwords.fits('three dragons', null)).toBe(false);
  });

  test('are checked against a hash of the same cost where there is none, so that nobody sees the difference', async () => {
    const checked: string[] = [];
    const passwords = startPasswords({
      hash: () => Promise.reject(new Error('nothing is hashed')),
      verify: (hashed) => {
        checked.push(hashed);
        return Promise.resolve(true);
      },
    });
    expect(await passwords.fits('anything', null)).toBe(false);
    expect(checked).toEqual([expect.stringMatching(/^\$argon2id\$v=19\$m=65536,t=2,p=1\$/)]);
  });

  test('are checked one at a time, and a crowd is sent away before it can slow the games', async () => {
    let running = 0;
    let most = 0;
    const ends: (() => void)[] = [];
    const passwords = startPasswords({
      hash: () => Promise.reject(new Error('this one fails')),
      verify: async () => {
        most = Math.max(most, ++running);
        await new Promise<void>((resolve) => ends.push(resolve));
        running--;
        return true;
      },
    });
    const asked = Array.from({ length: 30 }, () =>
      passwords.fits('x', 'hash').catch((error: unknown) => error),
    );
    const answers = Promise.all(asked);
    for (let done = 0; done < 21; done++) {
      while (ends.length === 0) await new Promise((resolve) => setImmediate(resolve));
      ends.shift()?.();
    }
    const all = await answers;
    expect(most).toBe(1);
    expect(all.filter((answer) => answer === true)).toHaveLength(21);
    expect(all.filter((answer) => answer instanceof Busy)).toHaveLength(9);
    // The places are free again, also after a failure.
    await expect(passwords.hash('x')).rejects.toThrow('this one fails');
    await expect(passwords.hash('x')).rejects.toThrow('this one fails');
  });
});
