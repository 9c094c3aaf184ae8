import { PEOPLES } from '@bluemoon/engine';
import { GAME_KINDS } from '@bluemoon/wire';
import type { GameFilter } from '@bluemoon/wire';

export const RESULTS = ['won', 'lost', 'void'] as const;
export const FILTERED_PEOPLES: readonly string[] = [...PEOPLES, 'mixed'];

const LONGEST_NAME = 24;

/** Reads the search of an address; what it does not know is left out. */
export function readSearch(search: string): GameFilter {
  const said = new URLSearchParams(search);
  const one = <T extends string>(key: keyof GameFilter, known: readonly T[]): T | undefined =>
    known.find((value) => value === said.get(key));
  const kind = one('kind', GAME_KINDS);
  const people = one('people', FILTERED_PEOPLES);
  const against = one('against', FILTERED_PEOPLES);
  const result = one('result', RESULTS);
  const rival = said.get('rival')?.trim().slice(0, LONGEST_NAME);
  return {
    ...(kind === undefined ? {} : { kind }),
    ...(people === undefined ? {} : { people }),
    ...(against === undefined ? {} : { against }),
    ...(result === undefined ? {} : { result }),
    ...(rival === undefined || rival === '' ? {} : { rival }),
  };
}

/** The search with one thing changed, as it stands in an address; null takes it out. */
export function searchWith(filter: GameFilter, key: keyof GameFilter, value: string | null): string {
  const { [key]: _before, ...rest } = filter;
  const said = { ...rest, ...(value === null || value === '' ? {} : { [key]: value }) };
  return new URLSearchParams(said).toString();
}
