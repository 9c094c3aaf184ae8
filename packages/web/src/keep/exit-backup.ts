/** Something that was not written yet when its page was closed. */
export interface BackupEntry {
  readonly id: string;
  readonly value: unknown;
  /** The time of the entry that it replaces; null: unknown or none. */
  readonly replaces: number | null;
}

/**
 * IndexedDB is asynchronous, and a page that is being closed cannot wait: it puts unwritten things into localStorage,
 * and the next page writes them.
 */
export interface ExitBackup {
  /** `unwritten` is called when the page is closed. */
  onLeaving(unwritten: () => readonly BackupEntry[]): void;
  /** Removes and returns what earlier pages left. */
  take(): readonly BackupEntry[];
}

export function exitBackupFor(kind: string, newId: () => string): ExitBackup {
  const prefix = `bluemoon unwritten ${kind} `;
  const key = prefix + newId();

  return {
    onLeaving(unwritten) {
      addEventListener('pagehide', () =>
        tryTo(() => {
          const entries = unwritten();
          if (entries.length > 0) localStorage.setItem(key, JSON.stringify(entries));
        }),
      );
      // A page that is restored from the back/forward cache writes by itself.
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) tryTo(() => localStorage.removeItem(key));
      });
    },

    take() {
      const entries: BackupEntry[] = [];
      tryTo(() => {
        for (const left of Object.keys(localStorage).filter((name) => name.startsWith(prefix))) {
          const text = localStorage.getItem(left) ?? '[]';
          localStorage.removeItem(left);
          tryTo(() => entries.push(...entriesIn(JSON.parse(text))));
        }
      });
      return entries;
    },
  };
}

/** If localStorage is full, denied or damaged, there is no other place. */
function tryTo(act: () => void): void {
  try {
    act();
  } catch {}
}

function entriesIn(raw: unknown): readonly BackupEntry[] {
  if (!Array.isArray(raw)) return [];
  return raw.filter(
    (one: Partial<BackupEntry> | null): one is BackupEntry =>
      typeof one?.id === 'string' && (one.replaces === null || typeof one.replaces === 'number'),
  );
}
