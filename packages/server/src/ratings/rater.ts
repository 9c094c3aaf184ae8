import type { GameKind } from '@bluemoon/wire';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Database } from '../database/pool.ts';
import type { Tables } from '../database/tables.ts';
import { afterGame, newRating } from './glicko.ts';
import type { Rating } from './glicko.ts';

/** What keeps ratings honest. */
export interface RatingRules {
  /** Games with fewer choices do not count: nobody lost or won anything by playing. */
  readonly leastChoices: number;
  /** How many games of the same two players count within a day. */
  readonly mostOfAPair: number;
}

export const USUAL_RATING_RULES: RatingRules = { leastChoices: 10, mostOfAPair: 10 };

interface Ended {
  readonly id: number;
  readonly kind: GameKind;
  readonly winner: 0 | 1 | null;
  readonly choices: number;
  readonly ended: Date;
  readonly players: readonly [number, number];
  readonly hasGuest: boolean;
}

/** The name of a lock; the others are in `database` and the hall. */
const RATING = 20_040_105;
const AT_ONCE = 50;

/**
 * Rates the games that wait for it, in the order in which they ended. One process at a time; a game is marked and its
 * ratings move in one transaction, so that they never move twice. Returns how many it looked at.
 */
export async function rateWaiting({ kysely }: Database, rules = USUAL_RATING_RULES): Promise<number> {
  return kysely.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${RATING})`.execute(transaction);
    const { rows } = await sql<Ended>`select id, kind, winner, choices, ended,
        (select json_agg(player order by seat) from played where game = games.id) players,
        exists (select from played join players on players.id = played.player
          where game = games.id and players.kind in ('guest', 'gone')) "hasGuest"
      from games where rating = 'waits' order by id limit ${AT_ONCE}`.execute(transaction);
    for (const game of rows) {
      const rating = await verdictOn(transaction, game, rules);
      if (rating === 'counted') await count(transaction, game);
      await transaction.updateTable('games').set({ rating }).where('id', '=', game.id).execute();
    }
    return rows.length;
  });
}

async function verdictOn(
  transaction: Transaction<Tables>,
  { players: [a, b], hasGuest, winner, choices, ended }: Ended,
  { leastChoices, mostOfAPair }: RatingRules,
): Promise<'none' | 'tooShort' | 'tooOften' | 'counted'> {
  // Drafts and tournaments are for everybody; their games count for two who have names.
  if (winner === null || hasGuest) return 'none';
  if (choices < leastChoices) return 'tooShort';
  const { rows } = await sql<{ readonly counted: number }>`select count(*) counted
    from played join games on games.id = played.game
    where player = ${a} and rival = ${b} and played.ended > ${ended}::timestamptz - interval '1 day'
      and rating = 'counted'`.execute(transaction);
  return (rows[0]?.counted ?? 0) >= mostOfAPair ? 'tooOften' : 'counted';
}

async function count(
  transaction: Transaction<Tables>,
  { id: game, kind, winner, ended, players: [a, b] }: Ended,
): Promise<void> {
  const at = ended.getTime();
  const rated = new Map(
    (
      await transaction
        .selectFrom('ratings')
        .where('kind', '=', kind)
        .where('player', 'in', [a, b])
        .selectAll()
        .execute()
    ).map(({ player, changed, ...rest }) => [player, { ...rest, changed: changed.getTime() }]),
  );
  const ratingOf = (player: number): Rating => rated.get(player) ?? newRating(at);
  const moves = [
    { player: a, before: ratingOf(a), after: afterGame(ratingOf(a), ratingOf(b), winner === 0 ? 1 : 0, at) },
    { player: b, before: ratingOf(b), after: afterGame(ratingOf(b), ratingOf(a), winner === 1 ? 1 : 0, at) },
  ];
  for (const { player, before, after } of moves) {
    const row = {
      rating: after.rating,
      deviation: after.deviation,
      volatility: after.volatility,
      games: after.games,
      changed: ended,
    };
    await transaction
      .insertInto('ratings')
      .values({ player, kind, ...row })
      .onConflict((same) => same.columns(['player', 'kind']).doUpdateSet(row))
      .execute();
    await transaction
      .insertInto('rating_changes')
      .values({
        game,
        player,
        kind,
        before: before.rating,
        after: after.rating,
        deviation: after.deviation,
        at: ended,
      })
      .execute();
  }
}
