import { sql } from 'kysely';
import type { Database } from '../../src/database/pool.ts';

export const GAMES = 200_000;
/** Those who play; most others came once, as guests. */
const PLAYERS = 2000;
const GUESTS = 18_000;

/** As it looks after some years: a fifth of all games were played by two dozen people. */
export async function fillDatabase({ kysely }: Database): Promise<void> {
  await kysely.transaction().execute(async (transaction) => {
    // What is made here fits together; asking for every row would take most of the time.
    await sql`set local session_replication_role = replica`.execute(transaction);
    const statements = [
      sql`insert into players (name, name_key, kind, made)
        select 'Player ' || n, 'player ' || n, 'named', now() - interval '3 years' from generate_series(1, ${PLAYERS}::int) n`,
      sql`insert into players (name) select 'player-' || n from generate_series(${PLAYERS + 1}::int, ${PLAYERS + GUESTS}::int) n`,
      sql`insert into sessions (player) select n from generate_series(1, ${PLAYERS + GUESTS}::int) n`,
      sql`insert into tokens (hash, session, used) select sha256(n::text::bytea), n, now() from generate_series(1, ${PLAYERS + GUESTS}::int) n`,
      sql`insert into accounts (player, recovery_hash) select n, '' from generate_series(1, ${PLAYERS}::int) n`,
      sql`create temporary table made on commit drop as select n, case when n % 5 = 0 then n % 24 + 1 else n % 1999 + 1 end a,
          case when n % 5 = 0 then (n / 24) % 24 + 30 else (n % 1999 + (n / 1999) % 1997 + 1) % 2000 + 1 end b,
          now() - (${GAMES}::int - n) * interval '5 minutes' ended, n % 2 winner,
          (array['hoax', 'vulca', 'mimix', 'flit', 'khind', 'terrah', 'pillar', 'aqua', 'buka'])[n % 9 + 1] people,
          (array['hoax', 'vulca', 'mimix', 'flit', 'khind', 'terrah', 'pillar', 'aqua', 'buka'])[n % 7 + 1] rival_people
        from generate_series(1, ${GAMES}::int) n`,
      sql`insert into rooms (id, phase, access, about, made, touched)
        select 'room-' || n, case when n % 1000 = 0 then 'playing' else 'over' end,
          case when n % 2 = 0 then 'lobby' else 'link' end, '{}', ended, ended from made`,
      sql`insert into seats (room, seat, player, live)
        select 'room-' || n, seat, case seat when 0 then a else b end, n % 1000 = 0
        from made cross join (values (0), (1)) seats (seat)`,
      sql`insert into acts (room, ply, act, at)
        select 'room-' || n, 0, jsonb_build_object('kind', 'sit', 'player', a::text), ended from made`,
      sql`insert into rooms (id, kind, phase, access, about)
        select kind || '-' || n, kind, case when n % 100 = 0 then 'playing' else 'over' end, 'link', '{}'
        from generate_series(1, 5000) n cross join (values ('draft'), ('tournament')) kinds (kind)`,
      sql`insert into awaited (room, seat, player, since, told, next_try)
        select 'room-' || n, 0, n % 2000 + 1, now(), now(), now() from generate_series(1, 20000) n`,
      sql`insert into push_subscriptions (endpoint, player, session, p256dh, auth, language)
        select 'https://push.example/' || n, n, n, '', '', 'en' from generate_series(1, 20000) n`,
      sql`insert into vacations (player, starts, ends)
        select n, now() - interval '300 days', now() - interval '290 days' from generate_series(1, 20000) n`,
      sql`insert into blocks (player, blocked)
        select n, n % 1000 + 1 from generate_series(1001, 20000) n`,
      sql`insert into reports (reporter, reported, reason, closed)
        select n, n % 1000 + 1, 'annoying', case when n % 100 > 0 then now() end from generate_series(1001, 20000) n`,
      sql`insert into games (room, number, kind, winner, reason, crystals, choices, ended, rating)
        select 'room-' || n, 1, 'people', winner, 'dragons', 2, 90, ended, 'counted' from made`,
      sql`insert into played (game, seat, player, people, rival, rival_people, kind, result, ended)
        select n, 0, a, people, b, rival_people, 'people', case winner when 0 then 'won' else 'lost' end, ended from made
        union all
        select n, 1, b, rival_people, a, people, 'people', case winner when 1 then 'won' else 'lost' end, ended from made`,
      sql`insert into rating_changes (game, player, kind, before, after, deviation, at)
        select game, player, kind, 1500, 1500 + game % 40, 70, ended from played`,
      sql`insert into ratings (player, kind, rating, deviation, volatility, games, changed)
        select n, 'people', 1200 + n % 700, 50 + n % 100, 0.06, 100, now() from generate_series(1, ${PLAYERS}::int) n`,
    ];
    for (const statement of statements) await statement.execute(transaction);
  });
  await sql`analyze`.execute(kysely);
}
