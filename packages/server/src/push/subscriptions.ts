import type { PushSubscribing } from '@bluemoon/wire/people-schemas';
import type { Database } from '../database/pool.ts';
import type { Person } from '../sockets/people.ts';

/** More devices than anybody plays on; the oldest is forgotten. */
const MOST_OF_ONE = 10;

/** From now on this browser is told. Saying so again changes nothing but the language. */
export async function subscribe(
  { pool }: Pick<Database, 'pool'>,
  { id, session }: Person,
  { endpoint, keys, language }: PushSubscribing,
): Promise<void> {
  await pool.query({
    name: 'subscribe',
    text: SUBSCRIBE,
    values: [endpoint, id, session, keys.p256dh, keys.auth, language],
  });
  await pool.query({ name: 'forget-subscriptions', text: FORGET, values: [id, MOST_OF_ONE] });
}

const SUBSCRIBE = `insert into push_subscriptions (endpoint, player, session, p256dh, auth, language)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (endpoint) do update set player = excluded.player, session = excluded.session,
    p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language, made = now()`;

const FORGET = `delete from push_subscriptions where endpoint in (
  select endpoint from push_subscriptions where player = $1 order by made desc offset $2)`;

export async function unsubscribe(
  { pool }: Pick<Database, 'pool'>,
  { id }: Person,
  endpoint: string,
): Promise<void> {
  await pool.query('delete from push_subscriptions where endpoint = $1 and player = $2', [endpoint, id]);
}
