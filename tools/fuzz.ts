/** Plays random games from fresh seeds and checks the engine's properties on the way, for as long as wanted. */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkGame, EVERYTHING } from '../packages/engine/test/properties/check-game.ts';
import type { Checked, Diligence } from '../packages/engine/test/properties/check-game.ts';
import { randomChooser, recordedChooser } from '../packages/engine/test/properties/play.ts';
import type { GameRecord } from '../packages/engine/test/properties/play.ts';
import { randomFrom } from '../packages/engine/test/properties/random.ts';
import { mixedSetup, nameOf, PAIRINGS, pairingSetup } from '../packages/engine/test/properties/setups.ts';

const USAGE = 'npm run fuzz -- [--hours H | --games N] [--seed S] | --replay FILE';
const USUAL: Diligence = { usual: 0.03, rare: 0.15, replays: 0.1 };
const MOST_FAILURES = 10;
const SECONDS_BETWEEN_LINES = 5;

/** A game that broke a property: what was played, and the seed of the checks. */
interface SavedGame extends GameRecord {
  readonly checkSeed: number;
  readonly problem: string;
}

interface Limits {
  readonly hours: number;
  readonly games: number;
}

const values = given();

function given(): Partial<Record<'hours' | 'games' | 'seed' | 'replay', string>> {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ options: { hours: text, games: text, seed: text, replay: text } }).values;
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

process.exitCode =
  values.replay === undefined ? fuzz(limits(), numberIn('seed') ?? Date.now()) : replay(values.replay);

function limits(): Limits {
  const [hours, games] = [numberIn('hours'), numberIn('games')];
  if (hours !== undefined && games !== undefined) fail('Give hours or games, not both.');
  return { hours: hours ?? Infinity, games: games ?? (hours === undefined ? 1000 : Infinity) };
}

function numberIn(option: 'hours' | 'games' | 'seed'): number | undefined {
  const text = values[option];
  if (text === undefined) return undefined;
  const number = Number(text);
  if (!(number >= 0)) fail(`--${option} has to be a number, not “${text}”.`);
  return number;
}

function fail(message: string): never {
  console.error(`${message}\n${USAGE}`);
  process.exit(2);
}

function fuzz({ hours, games }: Limits, seed: number): number {
  const random = randomFrom(seed);
  const began = Date.now();
  let [played, decisions, failures, nextLine] = [0, 0, 0, began];
  console.log(`seed ${seed}`);
  const line = (): void => {
    const seconds = (Date.now() - began) / 1000;
    const rate = (played / Math.max(seconds, 1)).toFixed(1);
    console.log(
      `${seconds.toFixed(0)} s: ${played} games (${rate}/s), ${decisions} decisions, ${failures} failures`,
    );
  };
  while (played < games && Date.now() - began < hours * 3_600_000 && failures < MOST_FAILURES) {
    const setup = random.chance(0.3) ? mixedSetup(random) : pairingSetup(random.pick(PAIRINGS), random);
    const checkSeed = random.below(2 ** 31);
    const checked = checkGame(setup, checkSeed, USUAL);
    played++;
    decisions += checked.record.choices.length;
    if (checked.failure !== null) {
      failures++;
      save(checked, checkSeed, checked.failure.message);
    }
    if (Date.now() < nextLine) continue;
    nextLine = Date.now() + SECONDS_BETWEEN_LINES * 1000;
    line();
  }
  line();
  return failures === 0 ? 0 : 1;
}

function save({ record }: Checked, checkSeed: number, problem: string): void {
  const file = `fuzz-${record.setup.seed}-${checkSeed}.json`;
  const saved: SavedGame = { ...record, checkSeed, problem };
  writeFileSync(file, `${JSON.stringify(saved, null, 1)}\n`);
  console.log(`${problem}\n  ${nameOf(record.setup)}\n  again: npm run fuzz -- --replay ${file}`);
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

function savedGame(file: string): SavedGame {
  try {
    const saved = JSON.parse(readFileSync(file, 'utf8')) as Partial<SavedGame> | null;
    if (Array.isArray(saved?.setup?.decks) && Array.isArray(saved.choices) && saved.checkSeed !== undefined)
      return saved as SavedGame;
  } catch (error) {
    fail(`${file} cannot be read: ${(error as Error).message}`);
  }
  return fail(`${file} is no game that the fuzzer has saved.`);
}
