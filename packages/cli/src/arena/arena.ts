import type { Io } from '../io.ts';
import { playAll } from './crew.ts';
import type { Hire } from './crew.ts';
import type { Terms } from './desk.ts';
import type { Outcome } from './outcome.ts';
import type { DeckPair } from './pairs.ts';
import { progressOn } from './progress.ts';
import type { Run } from './report.ts';
import { PAIRED, plannedGames, schedule } from './schedule.ts';

export interface Wishes {
  readonly terms: Terms;
  readonly pairs: readonly DeckPair[];
  /** Per pair of decks. */
  readonly games: number;
  readonly seed: number;
  readonly cores: number;
}

/** Plays all games, or as many as there is time for until Ctrl-C. */
export async function runArena(wishes: Wishes, hire: Hire, io: Io): Promise<Run> {
  const { terms, pairs, games, seed, cores } = wishes;
  const plan = { contestants: terms.contestants.length, pairs, games, seed };
  const signal = io.interruption();
  const planned = plannedGames(plan);
  const progress = progressOn(io, planned);
  const outcomes: Outcome[] = [];
  const began = io.now();
  await playAll({
    terms,
    groups: schedule(plan),
    cores,
    hire,
    signal,
    played: (outcome) => {
      outcomes.push(outcome);
      progress.note(outcome);
    },
  });
  progress.done();
  const seconds = (io.now() - began) / 1000;
  const interrupted = signal.aborted && outcomes.length < planned;
  return { terms, pairs, seed, cores, planned, outcomes: complete(outcomes), interrupted, seconds };
}

/** Half a group would bring back the luck that groups cancel. */
function complete(outcomes: readonly Outcome[]): readonly Outcome[] {
  const sizes = new Map<number, number>();
  for (const { fixture } of outcomes) sizes.set(fixture.group, (sizes.get(fixture.group) ?? 0) + 1);
  return outcomes
    .filter(({ fixture }) => sizes.get(fixture.group) === PAIRED)
    .toSorted((a, b) => a.fixture.number - b.fixture.number);
}
