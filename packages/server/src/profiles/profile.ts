import { sql } from 'kysely';
import type {
  BestShown,
  CurveShown,
  GameKind,
  PlayerShown,
  Profile,
  RatingShown,
  ResultShown,
  RivalShown,
} from '@bluemoon/wire';
import type { Database } from '../database/pool.ts';
import { agedTo, BEST_DEVIATION, isProvisional } from '../ratings/glicko.ts';
import { gamesOf } from './games-list.ts';
import { shown } from './player-shown.ts';

type Queries = Pick<Database, 'kysely'>;

/** Null if there is no such player. `caller` is the one who looks, if they are known. */
export async function profileOf(
  database: Queries,
  player: number,
  caller: number | null,
  now: number,
): Promise<Profile | null> {
  const { kysely } = database;
  const found = await kysely
    .selectFrom('players')
    .where('id', '=', player)
    .select(['name', 'kind', 'made'])
    .executeTakeFirst();
  if (found === undefined) return null;
  const other = caller === player ? null : caller;
  const [ratings, results, rivals, games, against, isBlocked] = await Promise.all([
    ratingsOf(database, player, now),
    resultsOf(database, player),
    rivalsOf(database, player),
    gamesOf(database, player),
    other === null ? null : scoreBetween(database, player, other),
    other === null ? false : hasBlocked(database, other, player),
  ]);
  return {
    ...shown(found),
    isYou: caller === player,
    isBlocked,
    since: found.made.getTime(),
    ratings,
    results,
    rivals,
    games,
    against,
  };
}

async function ratingsOf({ kysely }: Queries, player: number, now: number): Promise<readonly RatingShown[]> {
  const rows = await kysely.selectFrom('ratings').where('player', '=', player).selectAll().execute();
  return rows.map(({ kind, changed, ...row }) => {
    const rating = agedTo({ ...row, changed: changed.getTime() }, now);
    return {
      kind,
      rating: Math.round(rating.rating),
      deviation: Math.round(rating.deviation),
      games: rating.games,
      isProvisional: isProvisional(rating),
    };
  });
}

async function resultsOf({ kysely }: Queries, player: number): Promise<readonly ResultShown[]> {
  const { rows } = await sql<ResultShown>`select people, rival_people against,
      count(*) filter (where result = 'won') won, count(*) played
    from played where player = ${player} and result <> 'void' group by people, rival_people
    order by people, rival_people`.execute(kysely);
  return rows;
}

/** More would make no picture of whom somebody plays with. */
const MOST_RIVALS = 8;

async function rivalsOf({ kysely }: Queries, player: number): Promise<readonly RivalShown[]> {
  const { rows } = await sql<{
    readonly name: string;
    readonly kind: PlayerShown['kind'];
    readonly won: number;
    readonly lost: number;
  }>`select name, kind, won, lost from (
      select rival, count(*) filter (where result = 'won') won, count(*) filter (where result = 'lost') lost
      from played where player = ${player} and result <> 'void'
      group by rival order by count(*) desc, rival limit ${MOST_RIVALS}) met
    join players on players.id = rival order by won + lost desc, rival`.execute(kysely);
  return rows.map(({ won, lost, ...rival }) => ({ rival: shown(rival), won, lost }));
}

async function hasBlocked({ kysely }: Queries, player: number, blocked: number): Promise<boolean> {
  const { rows } = await sql`select from blocks where player = ${player} and blocked = ${blocked}`.execute(
    kysely,
  );
  return rows.length > 0;
}

async function scoreBetween({ kysely }: Queries, player: number, rival: number) {
  const { rows } = await sql<{ readonly won: number; readonly lost: number }>`select
      count(*) filter (where result = 'won') won, count(*) filter (where result = 'lost') lost
    from played where player = ${player} and rival = ${rival}`.execute(kysely);
  return rows[0] ?? null;
}

/** More points than a picture of a curve has room for are no use. */
const MOST_POINTS = 200;

export async function curveOf({ kysely }: Queries, player: number, kind: GameKind): Promise<CurveShown> {
  const rows = await kysely
    .selectFrom('rating_changes')
    .where('player', '=', player)
    .where('kind', '=', kind)
    .orderBy('game')
    .select(['after', 'deviation', 'at'])
    .execute();
  const step = Math.max(1, Math.ceil(rows.length / MOST_POINTS));
  const kept = rows.filter((_, index) => index % step === 0 || index === rows.length - 1);
  return {
    kind,
    points: kept.map(({ after, deviation, at }) => ({
      at: at.getTime(),
      rating: Math.round(after),
      deviation: Math.round(deviation),
    })),
  };
}

const MOST_BEST = 100;

/** Those whose strength is known well enough today, the strongest first. */
export async function bestOf(
  { kysely }: Queries,
  kind: GameKind,
  now: number,
): Promise<readonly BestShown[]> {
  const rows = await kysely
    .selectFrom('ratings')
    .innerJoin('players', 'players.id', 'ratings.player')
    .where('ratings.kind', '=', kind)
    .where('deviation', '<=', sql.lit(BEST_DEVIATION))
    .where('players.kind', '<>', 'gone')
    .orderBy('rating', 'desc')
    .limit(MOST_BEST)
    .select(['name', 'players.kind', 'rating', 'deviation', 'volatility', 'games', 'changed'])
    .execute();
  return rows.flatMap(({ name, kind: who, changed, ...rest }) => {
    const { rating, deviation, games } = agedTo({ ...rest, changed: changed.getTime() }, now);
    if (deviation > BEST_DEVIATION) return [];
    return {
      ...shown({ name, kind: who }),
      rating: Math.round(rating),
      deviation: Math.round(deviation),
      games,
    };
  });
}
