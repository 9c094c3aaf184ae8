/**
 * Plays a tournament to its end while processes are killed: `npm run league -- --players 200 --rounds 9`. The standings
 * have to be those that follow from the games in the database, counted in another way.
 */
import { parseArgs } from 'node:util';
import { agreeOn, tableIdOf } from '@bluemoon/play';
import type { System, TournamentNow, TournamentTerms } from '@bluemoon/play';
import { guests } from './audit.ts';
import { countedStandings } from './counted-standings.ts';
import type { Meeting } from './counted-standings.ts';
import { newId, startEntrant } from './entrant.ts';
import type { LoadEntrant } from './entrant.ts';
import { startFleet } from './fleet.ts';
import type { Fleet } from './fleet.ts';
import { numberFrom } from './number-from.ts';

const { values } = parseArgs({
  options: {
    system: { type: 'string', default: 'swiss' },
    players: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '9' },
    processes: { type: 'string', default: '2' },
    'kill-every': { type: 'string', default: '60' },
    /** Games are given up after this many choices of a player, or fewer; they are played to their end by default. */
    choices: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
const players = numberFrom('--players', values.players, 2, 256);
const rounds = numberFrom('--rounds', values.rounds, 1, 20);
const processes = numberFrom('--processes', values.processes, 1, 16);
const choices = values.choices === undefined ? Infinity : numberFrom('--choices', values.choices, 1, 1000);
const killEvery = numberFrom('--kill-every', values['kill-every'], 1, 3600);

const SYSTEMS: Readonly<Record<string, System>> = {
  swiss: { kind: 'swiss', rounds },
  double: { kind: 'roundRobin', legs: 2 },
};
const system = SYSTEMS[values.system];
if (system === undefined) {
  console.error(`--system must be one of ${Object.keys(SYSTEMS).join(', ')}.`);
  process.exit(2);
}

const PACE_MS = 5;
const say = (line: string): void => console.error(line);

const terms: TournamentTerms = {
  name: 'League of chance',
  system,
  agreement: agreeOn({}),
  clock: { kind: 'game', initial: 3_600_000, increment: 10_000, allowance: 0 },
  choosing: 'once',
  lists: 'closed',
  bestOf: 1,
  players: { least: 2, most: system.kind === 'roundRobin' ? 32 : 256 },
  start: { kind: 'opener' },
  seeding: 'joining',
  lateEntry: 0,
  noShow: 600_000,
};

say(`Starting PostgreSQL and ${processes} server processes …`);
const fleet = await startFleet(processes, () => undefined);
const entrants: LoadEntrant[] = [];
let kills = 0;
let isOver = false;
try {
  const tokens = await guests(fleet.database, players);
  // Before anybody connects, as a line knows its player as they were then.
  await fleet.database.pool.query(`update players set kind = 'named', name_key = name where name = 'load-1'`);
  entrants.push(
    ...tokens.map((token) =>
      startEntrant({
        token,
        ports: fleet.ports,
        pace: () => PACE_MS * Math.random(),
        patience: () => Math.ceil(choices * Math.random()),
      }),
    ),
  );
  const [opener] = entrants;
  const opened = await opener?.request({ kind: 'openTournament', id: newId(), terms });
  if (opened?.kind !== 'done' || opened.room === undefined) throw new Error(JSON.stringify(opened));
  const { room } = opened;
  for (const entrant of entrants) await entrant.join(room);
  say(`${players} players are in; one process is killed at once, and one every ${killEvery} s.`);
  const began = performance.now();
  const started = await opener?.request({
    kind: 'tournament',
    room,
    id: newId(),
    request: { kind: 'start' },
  });
  if (started?.kind !== 'done') throw new Error(JSON.stringify(started));

  void killNowAndThen(fleet);
  const telling = setInterval(() => say(told(opener?.now ?? null)), 10_000);
  await untilAll(entrants, ({ now }) => now?.phase === 'over');
  isOver = true;
  clearInterval(telling);

  const [now] = entrants.flatMap((entrant) => (entrant.now === null ? [] : [entrant.now]));
  if (now === undefined) throw new Error('nobody has seen the tournament');
  const meetings = await meetingsIn(fleet, now);
  const counted = countedStandings(meetings, now.tieBreaks);
  const shown = now.standings.map(({ place, entrant, points, ties }) =>
    [place, now.entrants[entrant]?.name, points, ...ties.map((one) => one ?? '-')].join(' '),
  );
  const figures = {
    players,
    rounds: now.rounds.length,
    games: [...meetings.values()].flat().length / 2,
    kills,
    seconds: Math.round((performance.now() - began) / 1000),
    wrongLines: shown.filter((line, i) => line !== counted[i]).length,
    seenAlike: entrants.every((entrant) => same(entrant.now?.standings, now.standings)),
  };
  console.log(JSON.stringify(figures));
  process.exitCode = figures.wrongLines === 0 && figures.seenAlike ? 0 : 1;
} finally {
  for (const entrant of entrants) entrant.close();
  await fleet.close();
}
process.exit();

/** Each process in turn, the first at once, however short the tournament is, and none before the last one is back. */
async function killNowAndThen(killed: Fleet): Promise<void> {
  for (;;) {
    await killed.killProcess(kills++);
    await new Promise((resolve) => setTimeout(resolve, killEvery * 1000));
    if (isOver) return;
  }
}

function told(now: TournamentNow | null): string {
  const open = now?.rounds.at(-1)?.pairings.filter(({ points }) => points === null).length;
  return `round ${now?.rounds.length}, ${open} games are being played, ${kills} kills so far`;
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

async function untilAll<T>(all: readonly T[], holds: (one: T) => boolean): Promise<void> {
  while (!all.every(holds)) await new Promise((resolve) => setTimeout(resolve, 100));
}

/** Who met whom is told by the tournament, how it ended by nothing but the rows of games. */
async function meetingsIn(
  { database }: Fleet,
  now: TournamentNow,
): Promise<ReadonlyMap<string, readonly Meeting[]>> {
  const { rows } = await database.pool.query<{ room: string; winner: 0 | 1 | null; crystals: number }>(
    'select room, winner, crystals from games',
  );
  const games = new Map(rows.map((row) => [row.room, row]));
  const name = (place: number | null): string | null => now.entrants[place ?? -1]?.name ?? null;
  const meetings = new Map<string, Meeting[]>(now.entrants.map((entrant) => [entrant.name, []]));
  for (const [r, { pairings }] of now.rounds.entries())
    for (const [t, { players: pair }] of pairings.entries()) {
      const game = games.get(tableIdOf(now, { round: r + 1, table: t + 1, game: 1 }));
      for (const seat of [0, 1] as const) {
        const rival = name(pair[1 - seat] ?? null);
        const isWon = game?.winner === seat;
        const alone = now.terms.system.kind === 'roundRobin' ? 0 : 1;
        meetings.get(name(pair[seat]) ?? '')?.push({
          rival,
          points: rival === null ? alone : game?.winner === null ? 0.5 : Number(isWon),
          crystals: isWon ? game.crystals : 0,
        });
      }
    }
  return meetings;
}
