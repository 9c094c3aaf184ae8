import { sql } from 'kysely';
import type {
  BestShown,
  CurveShown,
  FinishedGame,
  GameFilter,
  GameKind,
  GamesShown,
  Profile,
  RatingOfGame,
} from '@bluemoon/wire';
import type { Database } from '../database/pool.ts';
import { nameKey } from '../people/name-key.ts';
import { finishedGame } from './finished-game.ts';
import { gamesOf } from './games-list.ts';
import { bestOf, curveOf, profileOf } from './profile.ts';
import { ratingOfGame } from './rating-of-game.ts';

/** What anybody may read about players and their games. Null: there is no such player or game. */
export interface Profiles {
  profile(name: string, caller: string | null): Promise<Profile | null>;
  games(name: string, filter: GameFilter, before: string | null): Promise<GamesShown | null>;
  curve(name: string, kind: GameKind): Promise<CurveShown | null>;
  best(kind: GameKind): Promise<readonly BestShown[]>;
  game(room: string, number: number): Promise<FinishedGame | null>;
  rating(room: string, number: number): Promise<RatingOfGame | null>;
}

export function databaseProfiles(database: Database, clock: () => number = () => Date.now()): Profiles {
  /** Guests have no profile: their names are nobody's. */
  async function idOf(name: string): Promise<number | null> {
    const { rows } = await sql<{ readonly id: number }>`select id from players
      where name_key = ${nameKey(name)} and kind in ('named', 'bot')`.execute(database.kysely);
    return rows[0]?.id ?? null;
  }

  return {
    async profile(name, caller) {
      const player = await idOf(name);
      return player === null
        ? null
        : profileOf(database, player, caller === null ? null : Number(caller), clock());
    },
    async games(name, { rival: rivalName, ...filter }, before) {
      const player = await idOf(name);
      const rival = rivalName === undefined ? undefined : await idOf(rivalName);
      if (player === null || rival === null) return null;
      return gamesOf(database, player, { ...filter, ...(rival === undefined ? {} : { rival }) }, before);
    },
    async curve(name, kind) {
      const player = await idOf(name);
      return player === null ? null : curveOf(database, player, kind);
    },
    best: (kind) => bestOf(database, kind, clock()),
    game: (room, number) => finishedGame(database, room, number),
    rating: (room, number) => ratingOfGame(database, room, number),
  };
}
