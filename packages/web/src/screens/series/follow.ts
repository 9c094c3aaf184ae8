import { addressOf } from '../../address.ts';
import type { Keeper } from '../../keep/keeper.ts';
import type { KeptSeries } from '../../series/form.ts';

interface Shown {
  readonly screen: 'match' | 'draft';
  readonly id: string;
  /** The time of the version that is shown; null: nothing is shown. */
  readonly touched: () => number | null;
  readonly reopen: () => void;
}

/**
 * Reopens a match or draft when another tab has changed it, or the copy if both tabs have. Returns a function that stops
 * this.
 */
export function follow<Series extends { readonly id: string; readonly touched: number }>(
  keeper: Pick<Keeper<Series, KeptSeries<Series>>, 'open' | 'onChange'>,
  { screen, id, touched, reopen }: Shown,
): () => void {
  async function look(): Promise<void> {
    const kept = await keeper.open(id);
    if ((kept?.kind === 'series' ? kept.series.touched : null) !== touched()) reopen();
  }
  return keeper.onChange((change) => {
    switch (change.kind) {
      case 'branched':
        if (change.from === id) location.replace(addressOf({ screen, id: change.to }));
        return;
      case 'elsewhere':
        void look();
        return;
      case 'kept':
    }
  });
}
