import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../src/database/pool.ts';
import type { Tally } from './game.ts';

/** Compares what the server confirmed with what the database holds. */
export async function audit({ pool }: Database, { confirmed }: Tally) {
  // Games go on while the database answers.
  const before = [...confirmed];
  const { rows } = await pool.query<{ id: string; times: number }>(
    `select act->>'id' id, count(*)::int times from acts where act->>'id' is not null group by 1`,
  );
  const times = new Map(rows.map((row) => [row.id, row.times]));
  return {
    lost: before.filter((id) => !times.has(id)).length,
    twice: rows.filter((row) => row.times > 1).length,
  };
}

/** Guests straight into the database: the door is not what is measured. */
export async function guests({ pool }: Database, count: number): Promise<readonly string[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest());
  await pool.query(
    `insert into players (token_hash, name) select hash, 'load-' || nth from unnest($1::bytea[]) with ordinality new (hash, nth)`,
    [hashes],
  );
  return tokens;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
