/** Plays random games of every kind from fresh seeds and checks the engine's properties on the way, for as long as wanted. */
import { writeFileSync } from 'node:fs';
import { anySetup } from '../packages/engine/test/properties/any-setup.ts';
import type { DrawnSetup } from '../packages/engine/test/properties/any-setup.ts';
import { checkGame, EVERYTHING } from '../packages/engine/test/properties/check-game.ts';
import type { Checked, Diligence } from '../packages/engine/test/properties/check-game.ts';
import { randomChooser, recordedChooser } from '../packages/engine/test/properties/play.ts';
import type { GameRecord } from '../packages/engine/test/properties/play.ts';
import { randomFrom } from '../packages/engine/test/properties/random.ts';
import { nameOf } from '../packages/engine/test/properties/setups.ts';
import { BadOptions, readFuzzOptions, SEEDS } from './lib/fuzz-options.ts';
import type { FuzzOptions } from './lib/fuzz-options.ts';
import { savedGame } from './lib/saved-game.ts';
import type { SavedGame } from './lib/saved-game.ts';

const USAGE = 'npm run fuzz -- [--hours H | --games N] [--seed S] | --replay FILE';
const USUAL: Diligence = { usual: 0.03, rare: 0.15, replays: 0.1 };
const MAX_FAILURES = 10;
const SECONDS_BETWEEN_LINES = 5;

process.exitCode = run();

function run(): number {
  try {
    const options = readFuzzOptions(process.argv.slice(2), Date.now());
    return 'replay' in options ? replay(options.replay) : fuzz(options);
  } catch (error) {
    if (!(error instanceof BadOptions)) throw error;
    console.error(`${error.message}\n${USAGE}`);
    return 2;
  }
}

function fuzz({ hours, games, seed: firstSeed }: Exclude<FuzzOptions, { replay: string }>): number {
  const began = Date.now();
  const counts = new Map<string, number>();
  const count = (what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1);
  let [played, decisions, failures, nextLine] = [0, 0, 0, began];
  console.log(`seed ${firstSeed}`);
  const line = (): void => {
    const seconds = (Date.now() - began) / 1000;
    const rate = (played / Math.max(seconds, 1)).toFixed(1);
    console.log(
      `${seconds.toFixed(0)} s: ${played} games (${rate}/s), ${decisions} decisions, ${failures} failures`,
    );
  };
  while (played < games && Date.now() - began < hours * 3_600_000 && failures < MAX_FAILURES) {
    const seed = (firstSeed + played++) % SEEDS;
    const { drawn, checked } = play(seed);
    for (const kind of drawn === null ? [] : kindsOf(drawn)) count(kind);
    decisions += checked?.record.choices.length ?? 0;
    if (checked?.failure !== null) failures++;
    if (Date.now() < nextLine) continue;
    nextLine = Date.now() + SECONDS_BETWEEN_LINES * 1000;
    line();
  }
  line();
  for (const [kind, number] of [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    console.log(`${String(number).padStart(7)} ${kind}`);
  return failures === 0 ? 0 : 1;
}

interface Played {
  readonly drawn: DrawnSetup | null;
  readonly checked: Checked | null;
}

/** Plays one game from its seed. Prints a failure and saves its game, if there is one. */
function play(seed: number): Played {
  const random = randomFrom(seed);
  let drawn: DrawnSetup;
  try {
    drawn = anySetup(random);
  } catch (error) {
    console.log(`drawing a game fails: ${(error as Error).stack}\n  ${againBy(seed)}`);
    return { drawn: null, checked: null };
  }
  const checkSeed = random.below(2 ** 31);
  const checked = checkGame(drawn.setup, checkSeed, USUAL);
  if (checked.failure !== null) tell(seed, checked, { checkSeed, problem: checked.failure.message });
  return { drawn, checked };
}

function kindsOf({ decks, beginning, setup }: DrawnSetup): readonly string[] {
  const { edition, match } = setup;
  return [decks, beginning, `${edition} edition`, match === true ? 'of a match' : 'single game'];
}

function againBy(seed: number): string {
  return `again: npm run fuzz -- --seed ${seed} --games 1`;
}

function tell(seed: number, { record }: Checked, fault: Omit<SavedGame, keyof GameRecord>): void {
  const file = `fuzz-${seed}.json`;
  const saved: SavedGame = { ...record, ...fault };
  console.log(`${fault.problem}\n  ${nameOf(record.setup)}\n  ${againBy(seed)}`);
  try {
    writeFileSync(file, `${JSON.stringify(saved, null, 1)}\n`);
    console.log(`  with every check at every decision: npm run fuzz -- --replay ${file}`);
  } catch (error) {
    console.log(`  ${file} cannot be written: ${(error as Error).message}`);
  }
}

/** The very same checks once more; if they pass, all checks at every decision of the recorded choices. */
function replay(file: string): number {
  const { setup, choices, checkSeed } = savedGame(file);
  console.log(nameOf(setup));
  const chooser = recordedChooser(choices, randomChooser(randomFrom(checkSeed)));
  const same = checkGame(setup, checkSeed, USUAL);
  const { failure, record } = same.failure === null ? checkGame(setup, checkSeed, EVERYTHING, chooser) : same;
  if (failure === null) {
    console.log('All properties hold.');
    return 0;
  }
  console.log(
    `${failure.message}\nafter ${record.choices.length} choices: … ${record.choices.slice(-8).join(' ')}`,
  );
  return 1;
}
