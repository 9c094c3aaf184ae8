/** The index to which a key moves in a grid; null for other keys. */
export function stepInGrid(
  key: string,
  here: number,
  { list, count }: { readonly list: Element | undefined; readonly count: number },
): number | null {
  const columns = list === undefined ? 1 : getComputedStyle(list).gridTemplateColumns.split(' ').length;
  switch (key) {
    case 'ArrowLeft':
      return here - 1;
    case 'ArrowRight':
      return here + 1;
    case 'ArrowUp':
      return here - columns;
    case 'ArrowDown':
      return here + columns;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
