import type { TablePack } from '@bluemoon/play';
import { changesBetween, isChange } from '../../decks/pack-changes.ts';
import type { LoadedPack } from '../../decks/packs.svelte.ts';

/** Whether this browser has a pack that lies on a table: with the same cards, in another version, or not at all. */
export function packStateOf(pack: TablePack, own: readonly LoadedPack[]): 'same' | 'other' | 'none' {
  const isSame = ({ cards }: LoadedPack): boolean => !isChange(changesBetween(cards, pack.cards));
  if (own.some(isSame)) return 'same';
  const ids = new Set(pack.cards.map(({ id }) => id));
  const isLike = (one: LoadedPack): boolean =>
    one.pack.name === pack.name || one.cards.some(({ id }) => ids.has(id));
  return own.some(isLike) ? 'other' : 'none';
}
