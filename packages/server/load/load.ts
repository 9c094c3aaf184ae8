/** Plays many games at once against real server processes: `npm run load -- --games 2000 --seconds 60`. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { audit, guests, mean, percentile } from './audit.ts';
import { startFleet } from './fleet.ts';
import { emptyTally, startGame } from './game.ts';
import type { LoadGame } from './game.ts';
import { numberFrom } from './number-from.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '60' },
    processes: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
});
const games = numberFrom('--games', values.games, 1, 20_000);
const seconds = numberFrom('--seconds', values.seconds, 1, 3600);
const processes = numberFrom('--processes', values.processes, 1, 16);

/** A choice every two seconds in every game, as people play fast. */
const PACE_MS = 2000;
/** Games that are being set up at the same time. */
const AT_ONCE = 50;

/** In milliseconds; how late the load generator itself is counts as if the server were late. */
const OWN_RESOLUTION = 5;
const ownDelay = monitorEventLoopDelay({ resolution: OWN_RESOLUTION });

const say = (line: string): void => console.error(line);
const tally = emptyTally();

say(`Starting PostgreSQL and ${processes} server process${processes === 1 ? '' : 'es'} …`);
const fleet = await startFleet(processes, () => undefined);
const open: LoadGame[] = [];
try {
  const tokens = await guests(fleet.database, games * 2);
  const before = await fleet.memory();
  const began = performance.now();
  for (let first = 0; first < games; first += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, games - first) }, (_, i) =>
      startGame({
        tokens: [tokens[2 * (first + i)] ?? '', tokens[2 * (first + i) + 1] ?? ''],
        ports: fleet.ports,
        pace: () => PACE_MS * (0.5 + Math.random()),
        goesOn: () => true,
        tally,
      }),
    );
    open.push(...some);
    await Promise.all(some.map(({ begun }) => begun));
    if (open.length % 500 === 0) say(`${open.length} of ${games} games have begun`);
  }
  say(
    `All have begun after ${((performance.now() - began) / 1000).toFixed(1)} s; measuring for ${seconds} s …`,
  );
  // The first choices of all games wait for each other less than those that follow.
  await new Promise((resolve) => setTimeout(resolve, PACE_MS));
  tally.latencies.length = 0;
  tally.lengths.length = 0;
  const confirmedBefore = tally.confirmed.size;
  const cpuBefore = await fleet.cpu();
  const from = performance.now();
  ownDelay.enable();
  for (let passed = 0; passed < seconds; passed += 10) {
    await new Promise((resolve) => setTimeout(resolve, Math.min(10, seconds - passed) * 1000));
    say(`${Math.min(passed + 10, seconds)} s: median ${percentile(tally.latencies, 0.5).toFixed(1)} ms`);
  }
  ownDelay.disable();
  const measured = (performance.now() - from) / 1000;
  // Weighing the memory stops the servers for a moment.
  const latencies = [...tally.latencies];
  const lengths = [...tally.lengths];
  const choices = tally.confirmed.size - confirmedBefore;
  const cpu = (await fleet.cpu()) - cpuBefore;
  const memory = await fleet.memory();
  const { lost, twice } = await audit(fleet.database, tally);
  const figures = {
    games,
    choicesPerSecond: round(choices / measured, 0),
    /** Of all server processes, in microseconds. */
    cpuPerChoice: round(cpu / choices, 0),
    p50: round(percentile(latencies, 0.5), 1),
    p99: round(percentile(latencies, 0.99), 1),
    kBPerGame: round((memory - before) / games / 1024, 1),
    bytesPerChoice: round(mean(lengths), 0),
    lost,
    twice,
  };
  const refusals = [...tally.refusals].map(([kind, count]) => `${count} ${kind}`).join(', ');
  say(`Refusals: ${refusals === '' ? 'none' : refusals}`);
  const late = (nanoseconds: number): number => round(Math.max(0, nanoseconds / 1e6 - OWN_RESOLUTION), 1);
  say(
    `The load generator itself was late: 99 of 100 times up to ${late(ownDelay.percentile(99))} ms, at most ${late(ownDelay.max)} ms`,
  );
  if (values.json) console.log(JSON.stringify(figures));
  else for (const [what, figure] of Object.entries(figures)) console.log(`${what.padEnd(18)}${figure}`);
  if (!values.json) console.log(JSON.stringify(figures));
  process.exitCode = lost + twice === 0 ? 0 : 1;
} finally {
  for (const game of open) game.close();
  await fleet.close();
}
process.exit();

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
