import { parseArgs } from 'node:util';
import type { Language } from '@bluemoon/engine';
import type { ScreenSize } from './judge.ts';

/** The command was asked something that it cannot do; the message says what to type instead. */
export class BadOptions extends Error {}

export interface LayoutOptions {
  readonly sizes: readonly ScreenSize[];
  readonly languages: readonly Language[];
  readonly json: boolean;
  /** A folder for pictures of all that was laid out. */
  readonly pictures: string | null;
}

export const USAGE = 'npm run -s layout -- WIDTHxHEIGHT… [--lang en|de] [--json] [--pictures FOLDER]';

/** Smaller is no screen, larger no window. */
const [MIN_SIDE, MAX_SIDE] = [200, 8000];

export function readLayoutOptions(words: readonly string[]): LayoutOptions {
  const { values, positionals } = parsed(words);
  if (positionals.length === 0) throw new BadOptions('Give at least one size, such as 390x664.');
  return {
    sizes: positionals.map(sizeIn),
    languages: languagesIn(values.lang),
    json: values.json === true,
    pictures: values.pictures ?? null,
  };
}

interface Parsed {
  readonly values: { readonly lang?: string; readonly json?: boolean; readonly pictures?: string };
  readonly positionals: readonly string[];
}

function parsed(words: readonly string[]): Parsed {
  try {
    return parseArgs({
      args: [...words],
      options: { lang: { type: 'string' }, json: { type: 'boolean' }, pictures: { type: 'string' } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new BadOptions(error instanceof Error ? error.message : String(error));
  }
}

function sizeIn(text: string): ScreenSize {
  const [width = 0, height = 0] = /^(\d{1,5})[x×](\d{1,5})$/i.exec(text)?.slice(1).map(Number) ?? [];
  if ([width, height].every((side) => side >= MIN_SIDE && side <= MAX_SIDE)) return { width, height };
  throw new BadOptions(
    `“${text.slice(0, 40)}” is not a size: give width and height in pixels, ${MIN_SIDE} to ${MAX_SIDE} each, such as 390x664.`,
  );
}

function languagesIn(text: string | undefined): readonly Language[] {
  switch (text) {
    case undefined:
      return ['en', 'de'];
    case 'en':
    case 'de':
      return [text];
    default:
      throw new BadOptions(
        `There is no language “${text.slice(0, 40)}”: give en or de, or leave it out for both.`,
      );
  }
}
