import { addressOf } from '../../address.ts';
import type { Keeper } from '../../keep/keeper.ts';
import type { KeptSeries } from '../../series/form.ts';

/** What a page shows of a match or a draft. */
interface Shown {
  readonly screen: 'match' | 'draft';
  readonly id: string;
  /** When what it shows was last touched; null if it cannot be shown. */
  readonly touched: () => number | null;
  readonly reopen: () => void;
}

/** Goes on with what another tab made of it, and with a copy where both tabs went on. Gives back how to stop. */
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
