import { describe, expect, test } from 'vitest';
import { migrate, MIGRATIONS } from '../../src/database/migrations.ts';
import { connect } from '../../src/database/pool.ts';
import { emptyDatabase } from '../postgres.ts';

const later = { name: '0002-later', sql: 'create table later (id int)' };

describe('migrations', () => {
  test('run once, in order, although two processes start at once', async () => {
    const url = await emptyDatabase();
    const [one, other] = [connect(url, 'one'), connect(url, 'other')];
    const runs = await Promise.all([migrate(one), migrate(other)]);
    expect(runs.flat()).toEqual(MIGRATIONS.map(({ name }) => name));
    expect(await one.kysely.selectFrom('rooms').selectAll().execute()).toEqual([]);
    await Promise.all([one.close(), other.close()]);
  });

  test('add what a newer program brings', async () => {
    const database = connect(await emptyDatabase(), 'test');
    await migrate(database);
    expect(await migrate(database, [...MIGRATIONS, later])).toEqual(['0002-later']);
    expect(await migrate(database, [...MIGRATIONS, later])).toEqual([]);
    await database.close();
  });

  test('refuse a database that is newer than the program', async () => {
    const database = connect(await emptyDatabase(), 'test');
    await migrate(database, [...MIGRATIONS, later]);
    await expect(migrate(database)).rejects.toThrow(/^The database is newer than this program.*“0002-later”/);
    await database.close();
  });

  test('refuse a database that ran something else under the same name', async () => {
    const database = connect(await emptyDatabase(), 'test');
    await migrate(database, [later]);
    const changed = { ...later, sql: 'create table later (id bigint)' };
    await expect(migrate(database, [changed])).rejects.toThrow(/^The database was made by another version/);
    await database.close();
  });

  test('leave nothing behind if one of them fails', async () => {
    const database = connect(await emptyDatabase(), 'test');
    await expect(migrate(database, [later, { name: '0003-bad', sql: 'nonsense' }])).rejects.toThrow(/syntax/);
    expect(await migrate(database, [later])).toEqual(['0002-later']);
    await database.close();
  });
});
