/**
 * Kills server processes and PostgreSQL at random while games are played: `npm run chaos -- --kills 50`. Nothing that
 * was confirmed may be lost, nothing played twice, and every game has to reach its end.
 */
import { parseArgs } from 'node:util';
import { audit, guests, percentile } from './audit.ts';
import { startFleet } from './fleet.ts';
import type { Outage } from './fleet.ts';
import { emptyTally, startGame } from './game.ts';
import type { CutOff, LoadGame } from './game.ts';
import { numberFrom } from './number-from.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    games: { type: 'string', default: '100' },
    processes: { type: 'string', default: '2' },
    every: { type: 'string', default: '200' },
    pause: { type: 'string', default: '0' },
    json: { type: 'boolean', default: false },
  },
});
const kills = numberFrom('--kills', values.kills, 1, 10_000);
const games = numberFrom('--games', values.games, 1, 5000);
const processes = numberFrom('--processes', values.processes, 1, 16);
/** Milliseconds between two choices of a game: faster than people, so that something is under way at every kill. */
const every = numberFrom('--every', values.every, 1, 60_000);
/** Seconds between kills, beside the usual ones, so that everybody is back before the next. */
const pause = numberFrom('--pause', values.pause, 0, 600);

const PAUSE_BETWEEN_KILLS_MS = 1500;

type Victim = 'process' | 'database' | 'both';

/** What a player was cut off by: a process alone, with PostgreSQL having to recover too, or several kills in a row. */
type Cause = 'process' | 'both' | 'several';

interface Kill {
  readonly victim: Victim;
  readonly at: number;
}

const VICTIMS: readonly Victim[] = ['process', 'process', 'database', 'both'];

const say = (line: string): void => console.error(line);
const tally = emptyTally();

say(`Starting PostgreSQL and ${processes} server processes …`);
const fleet = await startFleet(processes, () => undefined);
const open: LoadGame[] = [];
const killed: Kill[] = [];
let isKilling = true;
let ended = 0;
try {
  const tokens = await guests(fleet.database, games * 2);
  for (let i = 0; i < games; i++) {
    const game = startGame({
      tokens: [tokens[2 * i] ?? '', tokens[2 * i + 1] ?? ''],
      ports: fleet.ports,
      pace: () => (isKilling ? every * 2 * Math.random() : 0),
      goesOn: () => isKilling,
      tally,
    });
    open.push(game);
    void game.over.then(() => ended++);
  }
  await Promise.all(open.map(({ begun }) => begun));
  say(`${games} games have begun; killing ${kills} times …`);
  for (let kill = 1; kill <= kills; kill++) {
    const victim = VICTIMS[Math.floor(Math.random() * VICTIMS.length)] ?? 'both';
    await new Promise((resolve) =>
      setTimeout(resolve, 1000 * pause + PAUSE_BETWEEN_KILLS_MS * Math.random()),
    );
    killed.push({ victim, at: performance.now() });
    if (victim !== 'process') fleet.killDatabase();
    if (victim !== 'database') await fleet.killProcess(Math.floor(Math.random() * processes));
    if (kill % 5 === 0) say(`${kill} kills, ${tally.confirmed.size} choices confirmed`);
  }
  isKilling = false;
  say('No more kills; all games are played to their end …');
  const telling = setInterval(() => {
    const refusals = [...tally.refusals].map(([kind, count]) => `${count} ${kind}`).join(', ');
    say(`${ended} of ${games} games have ended; refused so far: ${refusals}`);
  }, 10_000);
  await Promise.all(open.map(({ over }) => over));
  clearInterval(telling);
  const { lost, twice } = await audit(fleet.database, tally);
  const cutOffBy = (cause: Cause): readonly number[] =>
    lasted(tally.cutOff.filter((cut) => causeOf(cut) === cause));
  const figures = {
    kills,
    games,
    ended,
    choices: tally.confirmed.size,
    lost,
    twice,
    ...spread('reconnect', cutOffBy('process')),
    ...spread('reconnectInOutage', cutOffBy('both')),
    ...spread('chainedReconnect', cutOffBy('several')),
    ...spread('outage', lasted(fleet.outages)),
  };
  console.log(JSON.stringify(figures));
  process.exitCode = lost + twice === 0 && ended === games ? 0 : 1;
} finally {
  for (const game of open) game.close();
  await fleet.close();
}
process.exit();

function causeOf({ from, to }: CutOff): Cause {
  if (killed.some(({ at }) => at > from && at < to)) return 'several';
  const cause = killed.findLast(({ at, victim }) => at <= from && victim !== 'database');
  const met = fleet.outages.some((outage) => outage.from < to && (outage.to ?? Infinity) > from);
  return met || cause?.victim === 'both' ? 'both' : 'process';
}

function lasted(cuts: readonly Outage[]): readonly number[] {
  return cuts.map(({ from, to }) => (to ?? performance.now()) - from);
}

function spread(what: string, times: readonly number[]): Readonly<Record<string, number>> {
  return {
    [`${what}s`]: times.length,
    [`${what}P50`]: Math.round(percentile(times, 0.5)),
    [`${what}P99`]: Math.round(percentile(times, 0.99)),
  };
}
