import type { ConnectionState } from '@bluemoon/wire';

/** What this browser knows of online play before it connects. Small: the first page loads it. */
const PLAYED = 'bluemoon.online';
const TROUBLE = 'bluemoon.online-trouble';
const NAME = 'bluemoon.name';

/** Why nobody can be played with online. */
export const TROUBLES = ['noServer', 'notReady', 'unreachable'] as const;
export type OnlineTrouble = (typeof TROUBLES)[number];

/** Whether this browser has sat at an online table, so that games may wait for it. */
export const hasPlayedOnline = (): boolean => read(() => localStorage, PLAYED) === 'yes';

export const notePlayed = (): void => write(() => localStorage, PLAYED, 'yes');

let name = $state.raw<string | null>(keptName());

/** The name that belongs to the player of this browser; null for a guest. Reactive. */
export const ownName = {
  get now(): string | null {
    return name;
  },
};

export function noteName(found: string | null): void {
  name = found;
  write(() => localStorage, NAME, found ?? '');
}

/** The server calls this browser so. Who is called otherwise than their name was signed out. */
export function noteCalled(called: string | null): void {
  if (name !== null && called !== null && called !== name) noteName(null);
}

let trouble = $state.raw<OnlineTrouble | null>(keptTrouble());

/** What was found when this browser last tried; reactive. */
export const onlineTrouble = {
  get now(): OnlineTrouble | null {
    return trouble;
  },
};

export function noteState(state: ConnectionState): void {
  const found = troubleOf(state);
  if (found === undefined) return;
  trouble = found;
  // A host of plain files stays one; everything else may pass soon.
  write(() => localStorage, TROUBLE, found === 'noServer' ? found : '');
  write(() => sessionStorage, TROUBLE, found ?? '');
}

const LOSSES = { broken: 'unreachable', notReady: 'notReady', restart: undefined } as const;

/** Undefined: nothing new is known, or it passes in a moment. */
export function troubleOf(state: ConnectionState): OnlineTrouble | null | undefined {
  switch (state.kind) {
    case 'open':
      return null;
    case 'unavailable':
      return 'noServer';
    case 'lost':
      return LOSSES[state.why];
    case 'connecting':
    case 'refused':
    case 'closed':
      return undefined;
  }
}

function keptName(): string | null {
  const kept = read(() => localStorage, NAME);
  return kept === '' ? null : kept;
}

function keptTrouble(): OnlineTrouble | null {
  const kept = [read(() => sessionStorage, TROUBLE), read(() => localStorage, TROUBLE)];
  return TROUBLES.find((one) => kept.includes(one)) ?? null;
}

function read(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

function write(storage: () => Storage, key: string, value: string): void {
  try {
    storage().setItem(key, value);
  } catch {
    // Storage is denied; the page asks the server when it is needed.
  }
}
