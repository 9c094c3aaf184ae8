import { describe, expect, test } from 'vitest';
import { patientReader } from '../../src/database/patient.ts';
import type { Database } from '../../src/database/pool.ts';

const starting = Object.assign(new Error('the database system is starting up'), { code: '57P03' });

/** A database that refuses that many questions before it answers. */
function awayFor(questions: number): Pick<Database, 'pool'> & { readonly asked: () => number } {
  let asked = 0;
  const query = (): Promise<unknown> =>
    ++asked > questions ? Promise.resolve({ rows: [] }) : Promise.reject(starting);
  return { pool: { query } as unknown as Database['pool'], asked: () => asked };
}

/** Fails that often, then gives the value. */
function reading<T>(value: T, failures: number, why: Error = starting): () => Promise<T> {
  let left = failures;
  return () => (left-- > 0 ? Promise.reject(why) : Promise.resolve(value));
}

describe('reading while the database is away for a moment', () => {
  test('waits until it is back', async () => {
    const database = awayFor(2);
    expect(await patientReader(database)(reading('Ada', 1))).toBe('Ada');
    expect(database.asked()).toBe(3);
  });

  test('asks nothing while all is well', async () => {
    const database = awayFor(0);
    expect(await patientReader(database)(reading('Ada', 0))).toBe('Ada');
    expect(database.asked()).toBe(0);
  });

  test('lets all who wait share one question', async () => {
    const database = awayFor(1);
    const patiently = patientReader(database);
    const many = Array.from({ length: 200 }, (_, i) => patiently(reading(i, 1)));
    expect(await Promise.all(many)).toEqual(Array.from({ length: 200 }, (_, i) => i));
    expect(database.asked()).toBe(2);
  });

  test('is given up after some time', async () => {
    await expect(patientReader(awayFor(Infinity), 50)(reading('Ada', Infinity))).rejects.toBe(starting);
  });

  test('is not repeated after another fault', async () => {
    const database = awayFor(0);
    const fault = Object.assign(new Error('syntax error'), { code: '42601' });
    await expect(patientReader(database)(reading('Ada', 1, fault))).rejects.toBe(fault);
    expect(database.asked()).toBe(0);
  });
});
