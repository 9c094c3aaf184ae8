import { PEOPLES } from '@bluemoon/engine';
import type { People } from '@bluemoon/engine';
import type { ResultShown } from '@bluemoon/wire';

/** Games that ended with a winner. */
export interface Score {
  readonly won: number;
  readonly played: number;
}

/** A people, or what is left where a deck has none. */
export type PeopleOrMixed = People | 'mixed';

export interface PeopleResults {
  readonly people: PeopleOrMixed;
  readonly playing: Score;
  readonly against: Score;
}

const sumOf = (results: readonly ResultShown[]): Score => ({
  won: results.reduce((sum, { won }) => sum + won, 0),
  played: results.reduce((sum, { played }) => sum + played, 0),
});

export const totalOf = sumOf;

/** The results with each people and against it, the most played first. */
export function resultsByPeople(results: readonly ResultShown[]): readonly PeopleResults[] {
  return [...PEOPLES, 'mixed' as const]
    .map((people) => ({
      people,
      playing: sumOf(results.filter((one) => one.people === people)),
      against: sumOf(results.filter((one) => one.against === people)),
    }))
    .filter(({ people, playing, against }) => people !== 'mixed' || playing.played + against.played > 0)
    .toSorted((a, b) => b.playing.played - a.playing.played);
}

/** Null before the first game. */
export function favouriteOf(results: readonly ResultShown[]): PeopleOrMixed | null {
  const [first] = resultsByPeople(results);
  return first === undefined || first.playing.played === 0 ? null : first.people;
}

/** With fewer games a share says nothing. */
export const FEWEST_FOR_SHARE = 5;

export const shareOf = ({ won, played }: Score): number | null =>
  played < FEWEST_FOR_SHARE ? null : won / played;
