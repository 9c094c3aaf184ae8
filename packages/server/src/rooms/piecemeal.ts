/**
 * Does long work piece by piece, one work after the other, and lets everything else have its turn in between: when a
 * process ends, another one reads hundreds of rooms at once, and who is not yet connected must not wait for all of them.
 */
export type Piecemeal = <T>(pieces: Iterator<unknown, T>) => Promise<T>;

export function startPiecemeal(): Piecemeal {
  let last: Promise<unknown> = Promise.resolve();
  return (pieces) => {
    const result = last.then(() => inPieces(pieces));
    last = result.catch(() => undefined);
    return result;
  };
}

async function inPieces<T>(pieces: Iterator<unknown, T>): Promise<T> {
  for (;;) {
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    const piece = pieces.next();
    if (piece.done === true) return piece.value;
  }
}
