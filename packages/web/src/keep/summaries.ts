import { checksum } from './checksum.ts';
import type { Entry } from './entry.ts';
import type { GameStore } from './game-store.ts';
import type { ListedGame } from './listed-game.ts';
import { rawText } from './raw-text.ts';

/** Increase when `ListedGame` changes, or when the rules change how stored games end. */
export const SUMMARY_VERSION = 1;

/**
 * What is stored about a game so that lists need not replay it. It can be made again from the game at any time, so one
 * that is old, damaged or does not fit its game is made again.
 */
export interface StoredSummary {
  readonly version: number;
  /** The checksum of the game, as it was when the summary was made. */
  readonly of: string;
  readonly game: Omit<ListedGame, 'id'>;
  /** The checksum of everything above and of the id. */
  readonly check: string;
}

export function toStoredSummary({ id, ...game }: ListedGame, value: unknown): StoredSummary {
  const content = { version: SUMMARY_VERSION, of: checksum(rawText(value)), game };
  return { ...content, check: checkOf(id, content) };
}

/** Whether it was made from this version of its game. */
export function fits({ of }: StoredSummary, value: unknown): boolean {
  return of === checksum(rawText(value));
}

/** Null: it has another version or is damaged. */
function readSummary({ id, value }: Entry): StoredSummary | null {
  if (typeof value !== 'object' || value === null) return null;
  const { check, ...content } = value as StoredSummary;
  if (content.version !== SUMMARY_VERSION || check !== checkOf(id, content)) return null;
  return value as StoredSummary;
}

function checkOf(id: string, content: Omit<StoredSummary, 'check'>): string {
  return checksum(rawText([id, content]));
}

/** The stored summaries, by the ids of their games. Its functions never throw: without storage there are none. */
export interface Summaries {
  /** Those that are neither old nor damaged. They may not fit their games. */
  all(): Promise<ReadonlyMap<string, StoredSummary>>;
  /** Includes those that are old or damaged. */
  ids(): Promise<readonly string[]>;
  write(id: string, summary: StoredSummary): Promise<void>;
  remove(id: string): Promise<void>;
}

export function summariesIn(store: GameStore): Summaries {
  return {
    async all() {
      const entries = await store.all().catch((): readonly Entry[] => []);
      return new Map(
        entries.flatMap((entry) => {
          const summary = readSummary(entry);
          return summary === null ? [] : [[entry.id, summary]];
        }),
      );
    },
    ids: () => store.ids().catch(() => []),
    write: (id, summary) => store.update(id, () => summary).catch(() => undefined),
    remove: (id) => store.remove(id).catch(() => undefined),
  };
}
