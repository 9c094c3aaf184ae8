import type { VapidKeys } from 'web-push';
import webPush from 'web-push';
import type { Database } from '../database/pool.ts';

/** Made by the first process that needs them, and the same for all from then on: subscriptions depend on them. */
export async function pushKeys({ pool }: Pick<Database, 'pool'>): Promise<VapidKeys> {
  const made = webPush.generateVAPIDKeys();
  await pool.query('insert into push_keys (public, private) values ($1, $2) on conflict do nothing', [
    made.publicKey,
    made.privateKey,
  ]);
  const { rows } = await pool.query<VapidKeys>(
    'select public "publicKey", private "privateKey" from push_keys',
  );
  return rows[0] ?? made;
}
