import { language, languageFor } from '../words/language.svelte.ts';
import { changedText, readSettings } from './settings.ts';
import type { Settings } from './settings.ts';

const KEY = 'bluemoon.settings';

/** The settings of this browser; `now` is reactive. */
export interface KeptSettings {
  readonly now: Settings;
  change(changes: Partial<Settings>): void;
  /** Stops listening to other tabs. */
  end(): void;
}

/** Also sets the language of the page, now and at every change. */
export function keepSettings(): KeptSettings {
  /** If storage is denied, settings last until the page is closed. */
  let text = storedText();
  let now = $state.raw(readSettings(text));

  function use(next: string | null): void {
    text = next;
    now = readSettings(text);
    language.now = now.language ?? languageFor(navigator.languages);
  }

  function onOtherTab({ key, newValue }: StorageEvent): void {
    if (key === KEY || key === null) use(newValue);
  }

  use(text);
  addEventListener('storage', onOtherTab);

  return {
    get now() {
      return now;
    },
    change(changes) {
      // Another tab may have changed another setting.
      use(changedText(storedText() ?? text, changes));
      store(text);
    },
    end() {
      removeEventListener('storage', onOtherTab);
    },
  };
}

function storedText(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function store(text: string | null): void {
  try {
    if (text !== null) localStorage.setItem(KEY, text);
  } catch {
    // The settings stay in memory.
  }
}
