import { describe, expect, test } from 'vitest';
import { accountServer, browser } from '../people/account-server.ts';
import { emptyDatabase } from '../postgres.ts';

const PASSWORD = 'three dragons';
const tries = (length: number) => Array.from({ length }, () => ['aqua-1', 'solved']);
const NO_STREAK = { length: 0, last: null, forgiven: null };

describe('the puzzles of a named player', () => {
  test('are known to all of their devices, exported with everything else, and deleted with them', async () => {
    const { server, database } = await accountServer(await emptyDatabase());
    const [desk, phone] = [browser(server), browser(server)];
    await desk.visit();
    const first = { ends: [['hoax-1', 'failed']], streak: NO_STREAK };
    expect(await desk.post('/online/puzzles', first)).toMatchObject({
      status: 401,
      said: { why: 'unknown' },
    });
    await desk.ask('become', { name: 'Ada', password: PASSWORD });
    expect((await desk.post('/online/puzzles', first)).said).toEqual(first);

    await phone.visit();
    await phone.ask('sign-in', { name: 'Ada', password: PASSWORD });
    const streak = { length: 1, last: 20_000, forgiven: null };
    const ends = [
      ['flit-2', 'helped'],
      ['hoax-1', 'solved'],
    ];
    const both = {
      ends: [
        ['hoax-1', 'later'],
        ['flit-2', 'helped'],
      ],
      streak,
    };
    expect((await phone.post('/online/puzzles', { ends, streak })).said).toEqual(both);
    expect((await desk.post('/online/puzzles', first)).said).toEqual(both);
    expect(await (await desk.get('/online/account/export')).json()).toMatchObject({ puzzles: both });

    await desk.ask('delete', { proof: { password: PASSWORD } });
    expect((await database.pool.query('select from puzzles')).rowCount).toBe(0);
  });

  test('are refused where they make no sense, and stay as they were', async () => {
    const { server } = await accountServer(await emptyDatabase());
    const ada = browser(server);
    await ada.visit();
    await ada.ask('become', { name: 'Ada', password: PASSWORD });
    const kept = { ends: [['hoax-1', 'solved']], streak: NO_STREAK };
    await ada.post('/online/puzzles', kept);
    for (const ends of [7, [['hoax-1', 'won']], [['Robert; drop', 'solved']], tries(2000)])
      expect((await ada.post('/online/puzzles', { ...kept, ends })).said).toEqual({ why: 'malformed' });
    const tooLong = { ...kept, ends: tries(9000) };
    expect((await ada.post('/online/puzzles', tooLong)).status).toBe(413);
    expect((await ada.post('/online/puzzles', { ends: [], streak: NO_STREAK })).said).toEqual(kept);
  });
});
