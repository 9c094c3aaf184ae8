import { subjectOn } from '../../src/decision/decision.ts';
import { PEOPLES } from '../../src/index.ts';
import { kindOf } from '../../src/state/options.ts';
import { momentOf, playGame, randomChooser } from '../properties/play.ts';
import type { Moment, Pending } from '../properties/play.ts';
import { randomFrom } from '../properties/random.ts';
import { mixedSetup } from '../properties/setups.ts';
import type { TestSetup } from '../properties/setups.ts';

const BACKTRACKS = ['free', 'loss', 'retreat'] as const;

/** Each deck in two games, and games with any cards at all. */
const SETUPS: readonly TestSetup[] = [
  ...PEOPLES.map((people, i) => ({
    decks: [people, PEOPLES[(i + 1) % PEOPLES.length]] as const,
    seed: i,
    edition: i % 3 === 0 ? ('first' as const) : ('legends' as const),
    backtrack: BACKTRACKS[i % 3],
  })),
  ...Array.from({ length: 12 }, (_, i) => mixedSetup(randomFrom(100 + i))),
];

/** Moments at which the same kinds of things can be done in the same place are of one sort. */
function sortOf({ t }: Pending): string {
  const { phase, during } = subjectOn(t);
  const kinds = new Set(Array.from(t.options.subarray(0, t.optionCount), kindOf));
  return [phase, during, ...[...kinds].toSorted((a, b) => a - b)].join(' ');
}

/** Minimum number of moments of each sort. */
const FIRST_FEW = 6;

/** Moments at which somebody has to choose, in random games; of those that come often only every `nth`. */
export function someMoments(nth: number, look: (moment: Moment) => void): void {
  const passed = new Map<string, number>();
  SETUPS.forEach((setup, i) => {
    const choose = randomChooser(randomFrom(i));
    playGame(
      setup,
      (pending) => {
        const sort = sortOf(pending);
        const before = passed.get(sort) ?? 0;
        passed.set(sort, before + 1);
        if (before < FIRST_FEW || before % nth === 0) look(momentOf(pending));
        return choose(pending);
      },
      [],
    );
  });
}
