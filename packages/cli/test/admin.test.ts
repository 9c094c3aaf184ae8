import { describe, expect, test } from 'vitest';
import { emptyFolder } from './folder.ts';
import { bluemoon } from './test-io.ts';

const data = emptyFolder();

describe('bluemoon admin', () => {
  test('says what to do if there is no database', async () => {
    const { code, stderr } = await bluemoon(['admin', 'list', '--data', data]);
    expect([code, stderr]).toEqual([
      1,
      `There is no database in ${data}: name the folder with --data, or a database with --database.\n`,
    ]);
  });

  test('says that a database does not answer, without its password', async () => {
    const { code, stderr } = await bluemoon(['admin', 'statistics'], {
      env: { DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/none' },
    });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^The database does not answer: .*ECONNREFUSED.*\n$/);
    expect(stderr).not.toContain('secret');
  });

  test.each([
    [['list', '--database', 'mysql://x'], /^--database must be an address that begins with postgres:/],
    [['list', '--phase', 'lost'], /Allowed choices are waiting, playing, over, closed/],
    [['ban', 'ada', '--days', '0'], /Write a number of days, 1 or more/],
    [['settle', 'all'], /Write the number of a report/],
    [['show'], /missing required argument 'room'/i],
  ])('refuses %j with a reason', async (words, why) => {
    const { code, stderr } = await bluemoon(['admin', ...words]);
    expect(code).toBe(1);
    expect(stderr).toMatch(why);
  });
});
