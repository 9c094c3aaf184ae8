/** Tells players by web push that a game by days waits for them. */
import type { PushedTurn } from '@bluemoon/wire';
import type { Language } from '@bluemoon/engine';
import { createHash } from 'node:crypto';
import type { Database } from '../database/pool.ts';
import type { SendPush, Sent, Subscription } from './send.ts';

/** How a push that failed is tried again. */
const MOST_TRIES = 5;
const FIRST_PAUSE_S = 60;
const AT_ONCE = 20;

/** Who has just left the table, or is about to come back, need not be told. In milliseconds. */
const GRACE_MS = 10_000;

interface Due {
  readonly room: string;
  readonly seat: number;
  readonly since: string;
  readonly tries: number;
  readonly rival: string | null;
  readonly due: number | null;
  readonly waiting: number;
  readonly subscriptions: readonly (Subscription & { readonly language: Language })[];
}

export interface NotifierParts {
  readonly database: Pick<Database, 'pool'>;
  readonly send: SendPush;
  readonly clock: () => number;
  readonly grace?: number;
}

/**
 * Looks once whom to tell; returns how many pushes were delivered. Any process may look at any time: a row is taken by
 * one of them only, and taken again by another if that one dies. A turn is told once; who is at the table when it comes
 * is not told at all.
 */
export async function tellAwaited({
  database,
  send,
  clock,
  grace = GRACE_MS,
}: NotifierParts): Promise<number> {
  const { pool } = database;
  const { rows } = await pool.query<Due>({
    name: 'take-awaited',
    text: TAKE,
    values: [clock() - grace, AT_ONCE, FIRST_PAUSE_S, clock()],
  });
  const told = await Promise.all(
    rows.map(async (due) => {
      const sent = await Promise.all(due.subscriptions.map((one) => sentTo(one, due, send)));
      await forgetGone(database, due, sent);
      const isSettled = !sent.includes('failed') || sent.includes('sent') || due.tries >= MOST_TRIES;
      // Otherwise it is tried again when the pause that was set when it was taken is over.
      if (isSettled) await settle(database, due);
      return sent.filter((one) => one === 'sent').length;
    }),
  );
  return told.reduce((sum, one) => sum + one, 0);
}

function sentTo(
  { language, ...subscription }: Due['subscriptions'][number],
  { room, rival, due, waiting, since, seat }: Due,
  send: SendPush,
): Promise<Sent> {
  const turn: PushedTurn = { room, rival, due, waiting, language };
  const topic = createHash('sha256').update(`${room} ${seat} ${since}`).digest('base64url').slice(0, 32);
  return send(subscription, { payload: JSON.stringify(turn), topic }).catch(() => 'failed');
}

async function forgetGone(
  { pool }: Pick<Database, 'pool'>,
  { subscriptions }: Due,
  sent: readonly Sent[],
): Promise<void> {
  const gone = subscriptions.filter((_, i) => sent[i] === 'gone').map(({ endpoint }) => endpoint);
  if (gone.length > 0) await pool.query('delete from push_subscriptions where endpoint = any($1)', [gone]);
}

async function settle({ pool }: Pick<Database, 'pool'>, { room, seat, since }: Due): Promise<void> {
  await pool.query({ name: 'settle-awaited', text: SETTLE, values: [room, seat, since] });
}

/** The player may have chosen, and be awaited again, while they were told. */
const SETTLE = `update awaited set told = now() where room = $1 and seat = $2 and since = $3::timestamptz`;

/** Players who are there, or cannot be told, are settled at once: they have no subscriptions here. */
const TAKE = `with taken as (
  select room, seat from awaited
  where told is null and next_try <= to_timestamp($4::float8 / 1000) and since <= to_timestamp($1::float8 / 1000)
  order by next_try limit $2 for update skip locked
)
update awaited set tries = tries + 1,
  next_try = to_timestamp($4::float8 / 1000) + $3 * power(4, tries) * interval '1 second'
from taken where awaited.room = taken.room and awaited.seat = taken.seat
returning awaited.room, awaited.seat, awaited.since::text since, awaited.tries,
  (select name from seats join players on players.id = seats.player
    where seats.room = awaited.room and seats.seat <> awaited.seat limit 1) rival,
  (select (extract(epoch from due) * 1000)::float8 from acts where acts.room = awaited.room order by ply desc limit 1) due,
  (select count(*)::int from awaited others where others.player = awaited.player) waiting,
  case when exists (
    select from connections join processes on processes.id = connections.process
    where connections.room = awaited.room and connections.player = awaited.player
      and beat > now() - interval '10 seconds'
  ) then '[]'::json else coalesce((
    select json_agg(json_build_object('endpoint', endpoint, 'p256dh', p256dh, 'auth', auth, 'language', language))
    from push_subscriptions where push_subscriptions.player = awaited.player
  ), '[]') end subscriptions`;
