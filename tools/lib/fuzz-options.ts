import { parseArgs } from 'node:util';

/** What the fuzzer was asked in a way that it cannot follow; the message says what to do instead. */
export class BadOptions extends Error {}

/** How many games to play, or which saved game to replay. */
export type FuzzOptions =
  | { readonly hours: number; readonly games: number; readonly seed: number }
  | { readonly replay: string };

const USUAL_GAMES = 1000;

/** Game by game the seed rises by one, so that each game can be had by itself. */
export const SEEDS = 2 ** 32;

export function readFuzzOptions(words: readonly string[], now: number): FuzzOptions {
  const { replay, ...written } = parsed(words);
  if (replay !== undefined) return { replay };
  const [hours, games, seed] = (['hours', 'games', 'seed'] as const).map((option) =>
    numberIn(option, written[option]),
  );
  if (hours !== undefined && games !== undefined) throw new BadOptions('Give hours or games, not both.');
  if (hours !== undefined && hours <= 0) throw bad('hours', 'a number above 0', written.hours);
  if (games !== undefined && (games < 1 || !Number.isInteger(games)))
    throw bad('games', 'a whole number from 1', written.games);
  if (seed !== undefined && !(Number.isInteger(seed) && seed >= 0 && seed < SEEDS))
    throw bad('seed', `a whole number from 0 to ${SEEDS - 1}`, written.seed);
  return {
    hours: hours ?? Infinity,
    games: games ?? (hours === undefined ? USUAL_GAMES : Infinity),
    seed: seed ?? now % SEEDS,
  };
}

type Option = 'hours' | 'games' | 'seed' | 'replay';

function parsed(words: readonly string[]): Partial<Record<Option, string>> {
  const text = { type: 'string' } as const;
  try {
    const options = { hours: text, games: text, seed: text, replay: text };
    return parseArgs({ args: [...words], options }).values;
  } catch (error) {
    throw new BadOptions(error instanceof Error ? error.message : String(error));
  }
}

function numberIn(option: Option, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const number = text.trim() === '' ? NaN : Number(text);
  if (Number.isFinite(number)) return number;
  throw bad(option, 'a number', text);
}

function bad(option: Option, wanted: string, text: string | undefined): BadOptions {
  return new BadOptions(`--${option} has to be ${wanted}, not “${text}”.`);
}
