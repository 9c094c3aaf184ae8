import type { TieBreak } from '@bluemoon/play';

/** One game of somebody against somebody; `rival` is null for a round without one. */
export interface Meeting {
  readonly rival: string | null;
  readonly points: number;
  readonly crystals: number;
}

export type Meetings = ReadonlyMap<string, readonly Meeting[]>;

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** The lines of a table, such as `2 load-7 8.5 40 44 37 -`: place, name, points, tie-breaks. */
export function countedStandings(all: Meetings, tieBreaks: readonly TieBreak[]): readonly string[] {
  const of = (name: string | null) => all.get(name ?? '') ?? [];
  const points = (name: string) => total(of(name).map((one) => one.points));
  const rivals = (name: string) =>
    of(name).map(({ rival, points: won }) =>
      rival === null ? Number(won > 0) * points(name) : points(rival),
    );
  const met = (name: string, others: readonly string[]) =>
    of(name).filter(({ rival }) => others.includes(rival ?? ''));
  const counts: Partial<Record<TieBreak, (name: string, tied: readonly string[]) => number | null>> = {
    buchholzCut: (name) =>
      total(
        rivals(name)
          .toSorted((a, b) => a - b)
          .slice(1),
      ),
    buchholz: (name) => total(rivals(name)),
    sonnebornBerger: (name) => total(of(name).map((one, i) => one.points * (rivals(name)[i] ?? 0))),
    direct: (name, tied) =>
      tied.length > 1 &&
      tied.every((one) => new Set(met(one, tied).map(({ rival }) => rival)).size === tied.length - 1)
        ? total(met(name, tied).map((one) => one.points))
        : null,
    wins: (name) => of(name).filter((one) => one.rival !== null && one.points === 1).length,
    crystals: (name) => total(of(name).map((one) => one.crystals)),
  };

  function lines(tied: readonly string[], place: number, said: readonly string[]): readonly string[] {
    const count = [points, ...tieBreaks.map((one) => counts[one] ?? (() => null))][said.length];
    if (count === undefined) return tied.map((name) => [place, name, ...said].join(' '));
    const known = new Map(tied.map((name) => [name, count(name, tied)]));
    const value = (name: string) => known.get(name) ?? 0;
    const better = (name: string) => tied.filter((other) => value(other) > value(name));
    const firsts = tied.filter((name, i) => tied.findIndex((other) => value(other) === value(name)) === i);
    return firsts
      .toSorted((a, b) => value(b) - value(a))
      .flatMap((first) =>
        lines(
          tied.filter((name) => value(name) === value(first)),
          place + better(first).length,
          [...said, String(known.get(first) ?? '-')],
        ),
      );
  }
  return lines([...all.keys()], 1, []);
}
