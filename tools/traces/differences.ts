/** Saying how two lists differ. */
export function listDifference(
  what: string,
  ours: Iterable<string>,
  theirs: Iterable<string>,
): string | null {
  const mine = new Set(ours);
  const other = new Set(theirs);
  const onlyOurs = [...mine].filter((name) => !other.has(name)).toSorted();
  const onlyTheirs = [...other].filter((name) => !mine.has(name)).toSorted();
  if (onlyOurs.length + onlyTheirs.length === 0) return null;
  const parts = [
    ...(onlyOurs.length > 0 ? [`only ours: ${onlyOurs.join(', ')}`] : []),
    ...(onlyTheirs.length > 0 ? [`only theirs: ${onlyTheirs.join(', ')}`] : []),
  ];
  return `${what} (${parts.join('; ')})`;
}

export function numberDifference(what: string, ours: unknown, theirs: unknown): string | null {
  return ours === theirs ? null : `${what} (ours ${String(ours)}, theirs ${String(theirs)})`;
}

export function pairDifference(
  what: string,
  ours: readonly unknown[],
  theirs: readonly unknown[],
): string | null {
  return ours.join('/') === theirs.join('/')
    ? null
    : `${what} (ours ${ours.join('/')}, theirs ${theirs.join('/')})`;
}
