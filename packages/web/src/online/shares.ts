import { bytesToHex } from '@noble/hashes/utils.js';

/** This browser's parts of deals, kept until they are no longer needed, so that reloading the page loses none. */
export interface Shares {
  /** The part for a game of a room: the same until it has been opened, also in another tab. */
  shareFor(room: string, game: number): string;
  /** The rival may have seen it; if the deal comes to nothing, the next one needs another part. */
  opened(room: string, game: number): void;
  /** Null: this browser has none. */
  shareOf(room: string, game: number): string | null;
  /** Its games up to this one are over. */
  forget(room: string, game: number): void;
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

interface Kept {
  readonly seed: string;
  readonly made: number;
  readonly isOpened?: true;
}

const KEY = 'bluemoon.shares';
const BYTES = 32;
/** A table that nobody has come to for so long is closed. */
const MAX_AGE = 60 * 24 * 60 * 60 * 1000;

interface Parts {
  /** Null: storage is denied. */
  readonly storage: Storage | null;
  readonly random: (bytes: number) => Uint8Array;
  readonly clock: () => number;
}

const nameOf = (room: string, game: number): string => `${room}/${game}`;

export function sharesIn({ storage, random, clock }: Parts): Shares {
  /** Without storage they last as long as the page. */
  let memory: Readonly<Record<string, Kept>> = {};

  function all(): Readonly<Record<string, Kept>> {
    try {
      return { ...memory, ...(JSON.parse(storage?.getItem(KEY) ?? '{}') as Record<string, Kept>) };
    } catch {
      return memory;
    }
  }

  function keep(next: Readonly<Record<string, Kept>>): void {
    memory = next;
    try {
      storage?.setItem(KEY, JSON.stringify(next));
    } catch {
      // They stay in memory.
    }
  }

  return {
    shareFor(room, game) {
      const kept = all();
      const known = kept[nameOf(room, game)];
      if (known !== undefined && known.isOpened !== true) return known.seed;
      const seed = bytesToHex(random(BYTES));
      const young = Object.entries(kept).filter(([, { made }]) => clock() - made < MAX_AGE);
      keep({ ...Object.fromEntries(young), [nameOf(room, game)]: { seed, made: clock() } });
      return seed;
    },
    opened(room, game) {
      const kept = all();
      const known = kept[nameOf(room, game)];
      if (known !== undefined) keep({ ...kept, [nameOf(room, game)]: { ...known, isOpened: true } });
    },
    shareOf: (room, game) => all()[nameOf(room, game)]?.seed ?? null,
    forget(room, game) {
      const kept = Object.entries(all());
      const others = kept.filter(([name]) => {
        const [where, which] = name.split('/');
        return where !== room || Number(which) > game;
      });
      if (others.length < kept.length) keep(Object.fromEntries(others));
    },
  };
}

export function sharesOfThisBrowser(): Shares {
  return sharesIn({
    storage: storageHere(),
    random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
    clock: () => Date.now(),
  });
}

function storageHere(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
