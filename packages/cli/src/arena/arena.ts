import type { Io } from '../io.ts';
import { playAll } from './play-all.ts';
import type { StartWorker } from './play-all.ts';
import type { Settings } from './runner.ts';
import type { Outcome } from './outcome.ts';
import type { DeckPair } from './pairs.ts';
import { progressOn } from './progress.ts';
import type { Run } from './report.ts';
import { GAMES_PER_GROUP, plannedGames, schedule } from './schedule.ts';
import type { Chance } from './schedule.ts';

export interface ArenaSpec {
  readonly settings: Settings;
  /** How many of the contestants, the last ones, only play against the others. */
  readonly rivals: number;
  readonly pairs: readonly DeckPair[];
  /** Per pair of decks. */
  readonly games: number;
  readonly seed: number;
  readonly chance: Chance;
  readonly cores: number;
}

/** Plays all games, or stops early at Ctrl-C. */
export async function runArena(spec: ArenaSpec, startWorker: StartWorker, io: Io): Promise<Run> {
  const { settings, rivals, pairs, games, seed, chance, cores } = spec;
  const plan = { contestants: settings.contestants.length, rivals, pairs, games, seed, chance };
  const signal = io.interruption();
  const planned = plannedGames(plan);
  const progress = progressOn(io, planned);
  const outcomes: Outcome[] = [];
  const began = io.now();
  await playAll({
    settings,
    groups: schedule(plan),
    cores,
    startWorker,
    signal,
    played: (outcome) => {
      outcomes.push(outcome);
      progress.note(outcome);
    },
  });
  progress.done();
  const seconds = (io.now() - began) / 1000;
  const interrupted = signal.aborted && outcomes.length < planned;
  return {
    settings,
    rivals,
    pairs,
    seed,
    cores,
    planned,
    outcomes: complete(outcomes),
    interrupted,
    seconds,
  };
}

/** Drops unfinished groups: half a group would bring back the luck that groups cancel out. */
function complete(outcomes: readonly Outcome[]): readonly Outcome[] {
  const sizes = new Map<number, number>();
  for (const { fixture } of outcomes) sizes.set(fixture.group, (sizes.get(fixture.group) ?? 0) + 1);
  return outcomes
    .filter(({ fixture }) => sizes.get(fixture.group) === GAMES_PER_GROUP)
    .toSorted((a, b) => a.fixture.number - b.fixture.number);
}
