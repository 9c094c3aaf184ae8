/** Stryker tests all mutants of its files and draws no samples; with this it knows only those that were drawn. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';

export type Mutant = Awaited<ReturnType<Instrumenter['instrument']>>['mutants'][number];

export interface Sample {
  readonly size: number;
  readonly seed: number;
}

const nothing = (): void => {};
const no = (): boolean => false;
const SILENT: ConstructorParameters<typeof Instrumenter>[0] = {
  trace: nothing,
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
  fatal: nothing,
  isTraceEnabled: no,
  isDebugEnabled: no,
  isInfoEnabled: no,
  isWarnEnabled: no,
  isErrorEnabled: no,
  isFatalEnabled: no,
};
const instrumenter = new Instrumenter(SILENT);
const instrument = instrumenter.instrument.bind(instrumenter);

export async function mutantsIn(files: readonly string[]): Promise<readonly Mutant[]> {
  const contents = files.map((name) => ({ name, content: readFileSync(name, 'utf8'), mutate: true }));
  const options = { plugins: null, excludedMutations: [], ignorers: [] };
  return (await instrument(contents, options)).mutants;
}

/** The same seed draws the same mutants, and a larger sample contains the smaller ones. */
export function draw(mutants: readonly Mutant[], { size, seed }: Sample): readonly Mutant[] {
  const lot = (mutant: Mutant): string =>
    createHash('sha256')
      .update(`${seed} ${nameOf(mutant)}`)
      .digest('hex');
  return mutants
    .map((mutant) => ({ mutant, lot: lot(mutant) }))
    .toSorted((a, b) => (a.lot < b.lot ? -1 : 1))
    .slice(0, size)
    .map(({ mutant }) => mutant);
}

/** From now on Stryker finds no other mutants than these. */
export function showOnly(drawn: readonly Mutant[]): void {
  const names = new Set(drawn.map(nameOf));
  Instrumenter.prototype.instrument = async (files, options) => {
    // Every mutant that is built in makes the tests slower: only places of drawn ones are built in at all.
    const places = files.map((file) => ({
      ...file,
      mutate: drawn
        .filter((mutant) => fileOf(mutant) === relative('.', file.name))
        .map(({ location }) => location),
    }));
    const result = await instrument(places, options);
    return { ...result, mutants: result.mutants.filter((mutant) => names.has(nameOf(mutant))) };
  };
}

export const fileOf = ({ fileName }: Mutant): string => relative('.', fileName);

function nameOf(mutant: Mutant): string {
  const { location, mutatorName, replacement } = mutant;
  return JSON.stringify([fileOf(mutant), location, mutatorName, replacement]);
}
