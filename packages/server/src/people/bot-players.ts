import { sql } from 'kysely';
import type { Database } from '../database/pool.ts';
import type { BotPlayer } from '../bots/house-bots.ts';
import { GAME_KINDS } from '@bluemoon/wire';
import { nameKey } from './name-key.ts';

/** The players that the house bots are, by level; made when they are first needed. Nobody has a token for them. */
export async function botPlayers(
  database: Database,
  levels: readonly string[],
): Promise<ReadonlyMap<string, BotPlayer>> {
  const players = levels.map(async (level) => {
    const player = await houseBot(database, level);
    if (player === null) throw new Error(`no bot ${level} was made`);
    return [level, player] as const;
  });
  return new Map(await Promise.all(players));
}

/** Another one of the same level and strength. Null if a person has this name, since before it was for nobody. */
export const namesakeBot = (database: Database, level: string, number: number): Promise<BotPlayer | null> =>
  houseBot(database, level, ` ${number}`);

async function houseBot(database: Database, level: string, number = ''): Promise<BotPlayer | null> {
  const player = await botPlayer(database, `${level}${number}`);
  if (player !== null) await rateBot(database, player, level);
  return player;
}

async function botPlayer({ kysely }: Database, name: string): Promise<BotPlayer | null> {
  const { rows } = await sql<{ readonly id: number; readonly name: string }>`
    insert into players (name, name_key, kind) values (${name}, ${nameKey(name)}, 'bot')
    on conflict (name_key) where kind in ('named', 'bot') do update set name = excluded.name where players.kind = 'bot'
    returning id, name`.execute(kysely);
  const [bot] = rows;
  return bot === undefined ? null : { id: String(bot.id), name: bot.name };
}

/**
 * How strong each level is, so that people who play it are rated by something known. The differences are those of the
 * arena (docs/BOTS.md); that a person who begins is between novice and solid, and the deviation, are guesses, which
 * games correct.
 */
const STRENGTHS: Readonly<Record<string, number>> = { novice: 1000, solid: 1620, strong: 1860 };
const STRENGTH_DEVIATION = 60;

async function rateBot({ kysely }: Database, { id }: BotPlayer, level: string): Promise<void> {
  const rating = STRENGTHS[level];
  if (rating === undefined) return;
  await kysely
    .insertInto('ratings')
    .values(
      GAME_KINDS.map((kind) => ({
        player: Number(id),
        kind,
        rating,
        deviation: STRENGTH_DEVIATION,
        volatility: 0.06,
        games: 0,
        changed: new Date(),
      })),
    )
    .onConflict((same) => same.columns(['player', 'kind']).doNothing())
    .execute();
}
