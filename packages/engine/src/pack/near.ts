/** Longer words are no slips of the pen, and comparing them would take long. */
const MOST_LETTERS = 60;

/** The word that was probably meant, if one is near enough. */
export function nearest(said: string, known: Iterable<string>): string | undefined {
  if (said.length > MOST_LETTERS) return undefined;
  const most = Math.max(1, Math.floor(said.length / 3));
  let best: { readonly word: string; readonly away: number } | undefined;
  for (const word of known) {
    if (Math.abs(word.length - said.length) > most) continue;
    const away = distance(said.toLowerCase(), word.toLowerCase());
    if (away <= most && (best === undefined || away < best.away)) best = { word, away };
  }
  return best?.word ?? longer(said, known);
}

/** Fewer letters say nothing. */
const FEWEST_LETTERS = 3;

/** "drawCards" for "draw", or "gang" for "gang:cool". */
function longer(said: string, known: Iterable<string>): string | undefined {
  if (said.length < FEWEST_LETTERS) return undefined;
  return [...known].find(
    (word) => word.startsWith(said) || (word.length >= FEWEST_LETTERS && said.startsWith(word)),
  );
}

/** How many letters have to be put in, taken out, changed, or exchanged with their neighbours. */
function distance(a: string, b: string): number {
  let before: readonly number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      const isSwap = i > 0 && j > 0 && a[i] === b[j - 1] && a[i - 1] === b[j];
      next.push(
        Math.min(
          row[j] + (a[i] === b[j] ? 0 : 1),
          row[j + 1] + 1,
          next[j] + 1,
          isSwap ? before[j - 1] + 1 : Infinity,
        ),
      );
    }
    before = row;
    row = next;
  }
  return row[b.length];
}
