import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';
import { readBotName } from '../src/bot-name.ts';
import type { BotName } from '../src/bot-name.ts';

/** A tool was called in a way that it cannot follow; the message says what to do instead. */
export class Misuse extends Error {}

/** Makes a value of what was written behind an option, or of nothing. */
export type Reader<T> = (text: string | undefined, option: string) => T;

export interface Tool<T> {
  /** With a line that shows how it is called. */
  readonly help: string;
  readonly options: { readonly [Name in keyof T]: Reader<T[Name]> };
  /** How many words without an option it takes at most; none if left out. */
  readonly words?: number;
}

/** What the readers of some options make. */
export type ValuesOf<O extends Readonly<Record<string, Reader<unknown>>>> = {
  readonly [Name in keyof O]: ReturnType<O[Name]>;
};

export interface Called<T> {
  readonly values: T;
  readonly words: readonly string[];
}

/** Runs a tool with the words behind its name; `main` may give the code with which it ends. */
export function runTool<T extends object>(tool: Tool<T>, main: (called: Called<T>) => number | void): void {
  try {
    const called = readWords(process.argv.slice(2), tool);
    if (called === 'help') console.log(tool.help);
    else process.exitCode = main(called) ?? 0;
  } catch (error) {
    if (!(error instanceof Misuse)) throw error;
    console.error(`${error.message} --help tells how to call it.`);
    process.exitCode = 1;
  }
}

export function readWords<T extends object>(
  written: readonly string[],
  { options, words: most = 0 }: Tool<T>,
): Called<T> | 'help' {
  const names = Object.keys(options) as (keyof T & string)[];
  const { values, positionals } = parsed({
    args: [...written],
    allowPositionals: true,
    options: {
      ...Object.fromEntries(names.map((name) => [name, { type: 'string' } as const])),
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values['help'] === true) return 'help';
  const [tooMany] = positionals.slice(most);
  if (tooMany !== undefined) throw new Misuse(`“${tooMany}” is a word too many.`);
  const read = names.map((name) => {
    const text = values[name];
    return [name, options[name](typeof text === 'string' ? text : undefined, `--${name}`)] as const;
  });
  return { values: Object.fromEntries(read) as T, words: positionals };
}

function parsed(config: ParseArgsConfig): ReturnType<typeof parseArgs> {
  try {
    return parseArgs(config);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // What follows the first sentence is advice for those who write programs.
    throw new Misuse(`${error.message.split(/\.(?:\s|$)/)[0]}.`);
  }
}

export const text: Reader<string | undefined> = (written) => written;

export const wholeNumber =
  (otherwise: number): Reader<number> =>
  (written, option) => {
    const number = Number(written ?? otherwise);
    if (written?.trim() !== '' && Number.isSafeInteger(number)) return number;
    throw new Misuse(`${option} has to be a whole number, not “${written}”.`);
  };

export const countingNumber =
  (otherwise: number): Reader<number> =>
  (written, option) => {
    const number = wholeNumber(otherwise)(written, option);
    if (number >= 1) return number;
    throw new Misuse(`${option} has to be a whole number from 1, not “${written}”.`);
  };

/** One bot, or several with commas between. */
export const bots =
  (otherwise: string): Reader<readonly BotName[]> =>
  (written, option) =>
    (written ?? otherwise).split(',').map((name) => botNamed(name, option));

export const bot =
  (otherwise: string): Reader<BotName> =>
  (written, option) =>
    botNamed(written ?? otherwise, option);

function botNamed(name: string, option: string): BotName {
  try {
    return readBotName(name);
  } catch (error) {
    if (error instanceof RangeError) throw new Misuse(`${option}: ${error.message}`);
    throw error;
  }
}
