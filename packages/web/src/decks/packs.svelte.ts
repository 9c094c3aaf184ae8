import { boxWith } from '@bluemoon/engine';
import type { Box, Card } from '@bluemoon/engine';
import type { Persistence } from '../keep/keeper.ts';
import { changesBetween, isChange } from './pack-changes.ts';
import type { PackChanges } from './pack-changes.ts';
import type { KeptPack, KeptPacks, Pack, UnreadablePack } from './pack.ts';
import type { PackProblem } from './read-pack.ts';

export interface LoadedPack {
  readonly pack: Pack;
  /** None if there are problems. */
  readonly cards: readonly Card[];
  readonly problems: readonly PackProblem[];
}

export type LoadResult =
  | { readonly kind: 'loaded'; readonly pack: Pack }
  /** `before` is the replaced version. */
  | {
      readonly kind: 'replaced';
      readonly pack: Pack;
      readonly before: Pack;
      readonly changes: PackChanges;
    }
  /** A pack with the same cards is loaded already, perhaps under another name; nothing has changed. */
  | { readonly kind: 'present'; readonly name: string; readonly pack: Pack }
  | {
      readonly kind: 'faulty';
      readonly name: string;
      readonly text: string;
      readonly problems: readonly PackProblem[];
      /** The pack with which it conflicts: it could be loaded in the place of that one. */
      readonly conflicting: Pack | null;
    };

/** The card packs of this browser. The fields are reactive. */
export interface Packs {
  readonly all: readonly LoadedPack[];
  readonly unreadable: readonly UnreadablePack[];
  /** Includes the cards of all packs. */
  readonly box: Box;
  readonly persistence: Persistence;
  /** The latest that can be restored. */
  readonly removed: KeptPack | null;
  /** Resolves when the stored packs are read. */
  readonly ready: Promise<void>;
  /** Replaces the pack of the same name, or `inPlaceOf`. A pack with problems changes nothing. */
  load(name: string, text: string, inPlaceOf?: Pack): Promise<LoadResult>;
  /** Restores an earlier version. */
  putBack(pack: Pack): Promise<void>;
  remove(id: string): Promise<void>;
  restore(id: string): Promise<void>;
}

export interface PackEnvironment {
  readonly newId: () => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export function packsOf(kept: KeptPacks, { newId, now }: PackEnvironment): Packs {
  let all = $state.raw<readonly LoadedPack[]>([]);
  let unreadable = $state.raw<readonly UnreadablePack[]>([]);
  let removed = $state.raw<KeptPack | null>(null);
  let persistence = $state.raw<Persistence>(kept.persistence);
  const box = $derived(boxWith(all.flatMap(({ cards }) => cards)));
  let latest = 0;

  async function refresh(): Promise<void> {
    const run = ++latest;
    const found: KeptPack[] = [];
    for await (const one of kept.all()) found.push(one);
    const packs = found.flatMap((one) => (one.kind === 'pack' ? [one.pack] : []));
    // The pack reader is large, and most players have no packs.
    const read = packs.length === 0 ? null : (await import('./read-pack.ts')).readPack;
    if (run !== latest) return;
    const loaded: LoadedPack[] = [];
    for (const pack of packs.toSorted((a, b) => a.touched - b.touched)) {
      const it = read?.(pack.text, packsBeside(loaded));
      loaded.push({
        pack,
        cards: it?.kind === 'cards' ? it.cards : [],
        problems: it?.kind === 'problems' ? it.problems : [],
      });
    }
    all = loaded;
    unreadable = found.filter((one) => one.kind === 'unreadable');
    persistence = kept.persistence;
    [removed = null] = kept.removed;
  }

  const packsBeside = (packs: readonly LoadedPack[]) =>
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
    get persistence() {
      return persistence;
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
        const same = all.find(
          (one) => one.problems.length === 0 && !isChange(changesBetween(one.cards, cards)),
        );
        if (same !== undefined) return { kind: 'present', name, pack: same.pack };
      }
      const found = alone.kind === 'problems' ? alone : readPack(text, packsBeside(others));
      if (found.kind === 'problems') {
        const fits = ({ pack }: LoadedPack): boolean =>
          readPack(text, packsBeside(others.filter((one) => one.pack !== pack))).kind === 'cards';
        const conflicting = alone.kind === 'cards' && before === undefined ? others.find(fits) : undefined;
        return {
          kind: 'faulty',
          name,
          text,
          problems: found.problems,
          conflicting: conflicting?.pack ?? null,
        };
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
