import { boxWith } from '@bluemoon/engine';
import type { Box, Card } from '@bluemoon/engine';
import type { Keeping } from '../keep/keeper.ts';
import { changesBetween, isChange } from './pack-changes.ts';
import type { PackChanges } from './pack-changes.ts';
import type { KeptPack, KeptPacks, Pack, UnreadablePack } from './pack.ts';
import type { PackProblem } from './read-pack.ts';

export interface LoadedPack {
  readonly pack: Pack;
  /** None if there is something wrong with it. */
  readonly cards: readonly Card[];
  readonly problems: readonly PackProblem[];
}

export type Loading =
  | { readonly kind: 'loaded'; readonly pack: Pack }
  /** `before` is what the pack was until now. */
  | {
      readonly kind: 'replaced';
      readonly pack: Pack;
      readonly before: Pack;
      readonly changes: PackChanges;
    }
  /** A pack with the same cards is there, perhaps under another name; nothing was changed. */
  | { readonly kind: 'present'; readonly name: string; readonly pack: Pack }
  | {
      readonly kind: 'faulty';
      readonly name: string;
      readonly text: string;
      readonly problems: readonly PackProblem[];
      /** The pack that is in its way: in its place there would be nothing wrong. */
      readonly inTheWay: Pack | null;
    };

/** The card packs of this browser. Reading its fields while rendering follows every change. */
export interface Packs {
  readonly all: readonly LoadedPack[];
  /** What lies among the packs and cannot be read; it stays as it is. */
  readonly unreadable: readonly UnreadablePack[];
  /** With the cards of all packs. */
  readonly box: Box;
  readonly keeping: Keeping;
  /** The latest that can be brought back. */
  readonly removed: KeptPack | null;
  /** When those that were kept have been read. */
  readonly ready: Promise<void>;
  /** A pack takes the place of the one with its name, or of another one; with faults it changes nothing. */
  load(name: string, text: string, inPlaceOf?: Pack): Promise<Loading>;
  /** As it was before. */
  putBack(pack: Pack): Promise<void>;
  remove(id: string): Promise<void>;
  restore(id: string): Promise<void>;
}

export interface PackSurroundings {
  readonly newId: () => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export function packsOf(kept: KeptPacks, { newId, now }: PackSurroundings): Packs {
  let all = $state.raw<readonly LoadedPack[]>([]);
  let unreadable = $state.raw<readonly UnreadablePack[]>([]);
  let removed = $state.raw<KeptPack | null>(null);
  let keeping = $state.raw<Keeping>(kept.keeping);
  const box = $derived(boxWith(all.flatMap(({ cards }) => cards)));
  let wanted = 0;

  async function refresh(): Promise<void> {
    const mine = ++wanted;
    const found: KeptPack[] = [];
    for await (const one of kept.all()) found.push(one);
    const packs = found.flatMap((one) => (one.kind === 'pack' ? [one.pack] : []));
    // The reader of packs is large, and most have none.
    const read = packs.length === 0 ? null : (await import('./read-pack.ts')).readPack;
    if (mine !== wanted) return;
    const loaded: LoadedPack[] = [];
    for (const pack of packs.toSorted((a, b) => a.touched - b.touched)) {
      const it = read?.(pack.text, besides(loaded));
      loaded.push({
        pack,
        cards: it?.kind === 'cards' ? it.cards : [],
        problems: it?.kind === 'problems' ? it.problems : [],
      });
    }
    all = loaded;
    unreadable = found.filter((one) => one.kind === 'unreadable');
    keeping = kept.keeping;
    [removed = null] = kept.removed;
  }

  const besides = (packs: readonly LoadedPack[]) =>
    packs.map(({ pack, cards }) => ({ name: pack.name, cards }));

  async function keep(pack: Pack): Promise<void> {
    if (all.some((one) => one.pack.id === pack.id)) await kept.open(pack.id);
    kept.save(pack);
    await kept.settled();
    await refresh();
  }

  const ready = refresh();
  kept.onChange(() => void refresh());

  return {
    get all() {
      return all;
    },
    get unreadable() {
      return unreadable;
    },
    get box() {
      return box;
    },
    get keeping() {
      return keeping;
    },
    get removed() {
      return removed;
    },
    ready,
    async load(name, text, inPlaceOf) {
      await ready;
      const { readPack } = await import('./read-pack.ts');
      const before = all.find(({ pack }) =>
        inPlaceOf === undefined ? pack.name === name : pack.id === inPlaceOf.id,
      );
      const others = all.filter((one) => one !== before);
      const alone = readPack(text, []);
      if (alone.kind === 'cards') {
        const { cards } = alone;
        const twin = all.find(
          (one) => one.problems.length === 0 && !isChange(changesBetween(one.cards, cards)),
        );
        if (twin !== undefined) return { kind: 'present', name, pack: twin.pack };
      }
      const found = alone.kind === 'problems' ? alone : readPack(text, besides(others));
      if (found.kind === 'problems') {
        const fits = ({ pack }: LoadedPack): boolean =>
          readPack(text, besides(others.filter((one) => one.pack !== pack))).kind === 'cards';
        const rival = alone.kind === 'cards' && before === undefined ? others.find(fits) : undefined;
        return { kind: 'faulty', name, text, problems: found.problems, inTheWay: rival?.pack ?? null };
      }
      const pack: Pack = { id: before?.pack.id ?? newId(), name, text, touched: now() };
      await keep(pack);
      if (before === undefined) return { kind: 'loaded', pack };
      const changes = changesBetween(before.cards, found.cards);
      return { kind: 'replaced', pack, before: before.pack, changes };
    },
    putBack: (pack) => keep({ ...pack, touched: now() }),
    async remove(id) {
      await kept.remove(id);
      await refresh();
    },
    async restore(id) {
      await kept.restore(id);
      await refresh();
    },
  };
}
