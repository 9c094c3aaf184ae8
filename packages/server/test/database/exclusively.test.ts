import { afterEach, describe, expect, test } from 'vitest';
import { exclusivelyIn } from '../../src/database/exclusively.ts';
import { connect } from '../../src/database/pool.ts';
import type { Database } from '../../src/database/pool.ts';
import { emptyDatabase } from '../postgres.ts';

const LOCK = 7;

describe('Work that one process does at a time', () => {
  let databases: Database[] = [];
  afterEach(async () => {
    for (const database of databases) await database.close();
    databases = [];
  });

  async function processes(): Promise<readonly [Database, Database]> {
    const url = await emptyDatabase();
    const [here, there] = [connect(url, 'here'), connect(url, 'there')];
    databases = [here, there];
    return [here, there];
  }

  test('never meets, however many want to', async () => {
    const both = (await processes()).map((database) => exclusivelyIn(database, LOCK));
    let under = 0;
    let most = 0;
    const work = async (): Promise<void> => {
      under += 1;
      most = Math.max(most, under);
      await new Promise((resolve) => setTimeout(resolve, 2));
      under -= 1;
    };
    await Promise.all(both.flatMap((exclusively) => Array.from({ length: 20 }, () => exclusively(work))));
    expect(most).toBe(1);
  });

  test('fails alone: those who come later are served', async () => {
    const [here, there] = (await processes()).map((database) => exclusivelyIn(database, LOCK));
    await expect(here?.(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await there?.(() => Promise.resolve('served'))).toBe('served');
    expect(await here?.(() => Promise.resolve('served'))).toBe('served');
  });

  test('goes on after its connection was cut', async () => {
    const [here, there] = await processes();
    const exclusively = exclusivelyIn(here, LOCK);
    const cut = exclusively(async () => {
      await there.pool.query(
        `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = ${LOCK}`,
      );
    });
    await expect(cut).rejects.toThrow(/connection/i);
    expect(await exclusively(() => Promise.resolve('served'))).toBe('served');
  });
});
