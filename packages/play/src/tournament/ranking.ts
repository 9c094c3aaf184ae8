/** A number by which some players are compared; null where it says nothing about them. */
export type Measure = (player: string, tied: readonly string[]) => number | null;

export interface Ranked {
  readonly player: string;
  /** From 1; shared by players whom nothing separates. */
  readonly place: number;
  /** What each measure said. */
  readonly values: readonly (number | null)[];
}

/** Each measure decides between those whom the ones before left tied. Who is tied to the end stays in the given order. */
export function ranked(players: readonly string[], measures: readonly Measure[]): readonly Ranked[] {
  const values = new Map<string, (number | null)[]>(players.map((player) => [player, []]));
  let groups: readonly (readonly string[])[] = [players];
  for (const measure of measures) {
    groups = groups.flatMap((tied) => {
      const measured = new Map(tied.map((player) => [player, measure(player, tied)]));
      for (const [player, value] of measured) values.get(player)?.push(value);
      return split(tied, (player) => measured.get(player) ?? 0);
    });
  }
  let place = 1;
  return groups.flatMap((tied) => {
    const shared = place;
    place += tied.length;
    return tied.map((player) => ({ player, place: shared, values: values.get(player) ?? [] }));
  });
}

/** Into groups with equal values, the highest first. */
function split(
  players: readonly string[],
  value: (player: string) => number,
): readonly (readonly string[])[] {
  const different = [...new Set(players.map(value))].toSorted((a, b) => b - a);
  return different.map((one) => players.filter((player) => value(player) === one));
}
