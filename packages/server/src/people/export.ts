import { writeNotation } from '@bluemoon/engine';
import { roomNowFor, seatOf } from '@bluemoon/play';
import type { Room, RoomAct, TableResult } from '@bluemoon/play';
import { sql } from 'kysely';
import type { Database } from '../database/pool.ts';
import { readSince } from '../database/rooms.ts';
import { puzzlesOf } from '../club/puzzles.ts';
import { finishedRooms } from '../games/finished-rooms.ts';
import type { Person } from '../sockets/people.ts';
import { accountNow } from './account-changes.ts';
import type { AccountParts } from './account.ts';
import { roomsEverOf } from './own-rooms.ts';

/** The version of the form of the file. */
const FORM = 'blue moon player 1';

/** One game of the player that is over. */
interface ExportedGame {
  readonly table: string;
  readonly game: number;
  readonly ended: string;
  /** Whose side of the record the player had. */
  readonly side: 'A' | 'B';
  readonly names: readonly (string | null)[];
  readonly result: TableResult | null;
  /** In the form of docs/NOTATION.md, which `bluemoon replay` and `bluemoon verify` read. */
  readonly record: string;
}

/** Everything that is kept of a player, as the parts of one JSON file; games in play are left out, as they have secrets. */
export async function* exported(
  parts: AccountParts & { readonly database: Pick<Database, 'pool'> },
  person: Person,
): AsyncGenerator<string> {
  const { kysely, database } = parts;
  const account = await accountNow(parts, person);
  const times = await kysely
    .selectFrom('players')
    .leftJoin('accounts', 'accounts.player', 'players.id')
    .select(['players.made', 'players.seen', 'accounts.named', 'accounts.renamed'])
    .where('players.id', '=', Number(person.id))
    .executeTakeFirstOrThrow();
  const [puzzles, ratings, ratingChanges] = await Promise.all([
    puzzlesOf(database, person.id),
    kysely.selectFrom('ratings').selectAll().where('player', '=', Number(person.id)).execute(),
    kysely
      .selectFrom('rating_changes')
      .selectAll()
      .where('player', '=', Number(person.id))
      .orderBy('game')
      .execute(),
  ]);
  const about = {
    form: FORM,
    exported: new Date(),
    number: person.id,
    ...account,
    ...times,
    puzzles,
    ratings,
    ratingChanges,
  };
  yield `${JSON.stringify(about, null, 2).slice(0, -2)},\n  "games": [`;
  const { rows } = await sql<{ readonly room: string }>`select room from (${roomsEverOf(person.id)}) ever
    join rooms on rooms.id = room where rooms.kind = 'table' order by room`.execute(kysely);
  let separator = '\n';
  for (const { room } of rows) {
    const acts = (await readSince(database, [{ room, ply: 0 }])).get(room) ?? [];
    for (const game of gamesIn(
      room,
      acts.map(({ act }) => act as RoomAct),
      person.id,
    )) {
      yield separator + JSON.stringify(game);
      separator = ',\n';
    }
  }
  yield '\n  ]\n}\n';
}

function* gamesIn(id: string, acts: readonly RoomAct[], player: string): Generator<ExportedGame> {
  for (const { room, at } of finishedRooms(id, acts)) yield* gameOf(room, at, player);
}

function* gameOf(room: Room, at: number, player: string): Generator<ExportedGame> {
  const seat = seatOf(room, player);
  const { replay, seats } = roomNowFor(room, 'spectator');
  if (seat === null || replay === null) return;
  yield {
    table: room.id,
    game: room.results.length,
    ended: new Date(at).toISOString(),
    side: seat === 0 ? 'A' : 'B',
    names: seats.map((sitter) => sitter?.name ?? null),
    result: room.results.at(-1) ?? null,
    record: writeNotation(replay.record),
  };
}
