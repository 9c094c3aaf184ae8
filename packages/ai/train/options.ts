import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';
import { readBotName } from '../src/bot-name.ts';
import type { BotName } from '../src/bot-name.ts';

/** A tool was called in a wrong way; the message says what to do instead. */
export class UsageError extends Error {}

/** Reads the value of an option, or its default if the text is undefined. */
export type Reader<T> = (text: string | undefined, option: string) => T;

export interface Tool<T> {
  /** Includes a line that shows how to call the tool. */
  readonly help: string;
  readonly options: { readonly [Name in keyof T]: Reader<T[Name]> };
  /** Maximum number of arguments besides options; default 0. */
  readonly maxWords?: number;
}

export type ValuesOf<O extends Readonly<Record<string, Reader<unknown>>>> = {
  readonly [Name in keyof O]: ReturnType<O[Name]>;
};

export interface Arguments<T> {
  readonly values: T;
  readonly words: readonly string[];
}

/** Runs a tool with its command-line arguments; `main` may return the exit code. */
export function runTool<T extends object>(
  tool: Tool<T>,
  main: (called: Arguments<T>) => number | void,
): void {
  try {
    const called = readArguments(process.argv.slice(2), tool);
    if (called === 'help') console.log(tool.help);
    else process.exitCode = main(called) ?? 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`${error.message} See --help.`);
    process.exitCode = 1;
  }
}

export function readArguments<T extends object>(
  written: readonly string[],
  { options, maxWords: most = 0 }: Tool<T>,
): Arguments<T> | 'help' {
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
  if (tooMany !== undefined) throw new UsageError(`“${tooMany}” is one argument too many.`);
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
    // The rest of the message is advice for programmers.
    throw new UsageError(`${error.message.split(/\.(?:\s|$)/)[0]}.`);
  }
}

export const text: Reader<string | undefined> = (written) => written;

export const wholeNumber =
  (otherwise: number): Reader<number> =>
  (written, option) => {
    const number = Number(written ?? otherwise);
    if (written?.trim() !== '' && Number.isSafeInteger(number)) return number;
    throw new UsageError(`${option} must be a whole number, not “${written}”.`);
  };

export const countingNumber =
  (otherwise: number): Reader<number> =>
  (written, option) => {
    const number = wholeNumber(otherwise)(written, option);
    if (number >= 1) return number;
    throw new UsageError(`${option} must be a whole number, 1 or more, not “${written}”.`);
  };

/** A list of bots, separated by commas. */
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
    if (error instanceof RangeError) throw new UsageError(`${option}: ${error.message}`);
    throw error;
  }
}
