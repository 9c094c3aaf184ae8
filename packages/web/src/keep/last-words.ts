/** Something that was not written when its page was left. */
export interface Word {
  readonly id: string;
  readonly value: unknown;
  /** When what it shall replace was touched; null: unknown or not there yet. */
  readonly replaces: number | null;
}

/** A database takes its time, and a page that is left has none: what it has not written yet is left to the next page. */
export interface LastWords {
  /** `unwritten` is asked when the page is left. */
  onLeaving(unwritten: () => readonly Word[]): void;
  /** Those of pages before this one, which are forgotten then. */
  take(): readonly Word[];
}

/** Last words about things of one kind, in the store of this browser that writes at once. */
export function lastWordsOf(kind: string, newId: () => string): LastWords {
  const mine = `bluemoon unwritten ${kind} `;
  const key = mine + newId();

  return {
    onLeaving(unwritten) {
      addEventListener('pagehide', () =>
        tryTo(() => {
          const words = unwritten();
          if (words.length > 0) localStorage.setItem(key, JSON.stringify(words));
        }),
      );
      // A page that one comes back to goes on writing by itself.
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) tryTo(() => localStorage.removeItem(key));
      });
    },

    take() {
      const words: Word[] = [];
      tryTo(() => {
        for (const left of Object.keys(localStorage).filter((name) => name.startsWith(mine))) {
          const text = localStorage.getItem(left) ?? '[]';
          localStorage.removeItem(left);
          tryTo(() => words.push(...wordsIn(JSON.parse(text))));
        }
      });
      return words;
    },
  };
}

/** Where this store is full, denied or damaged, there is nothing left to do. */
function tryTo(act: () => void): void {
  try {
    act();
  } catch {}
}

function wordsIn(raw: unknown): readonly Word[] {
  if (!Array.isArray(raw)) return [];
  return raw.filter(
    (one: Partial<Word> | null): one is Word =>
      typeof one?.id === 'string' && (one.replaces === null || typeof one.replaces === 'number'),
  );
}
