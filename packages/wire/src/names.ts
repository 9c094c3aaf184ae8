const LONGEST_NAME = 24;

/** Controls, marks of direction, joiners, fillers, and what no alphabet has assigned: nobody sees them. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Marks above and below a letter; a heap of them covers the lines of others. */
const HEAP_OF_MARKS = /\p{M}{3}/u;

/** A player's name as it is kept and shown everywhere; null if it cannot be used. */
export function normalName(text: string): string | null {
  const name = text
    .normalize('NFKC')
    .replaceAll(/\p{Zs}+/gu, ' ')
    .trim();
  const isUsable =
    Array.from(name).length <= LONGEST_NAME &&
    /[\p{L}\p{N}]/u.test(name) &&
    !INVISIBLE.test(name) &&
    !HEAP_OF_MARKS.test(name);
  return isUsable ? name : null;
}
