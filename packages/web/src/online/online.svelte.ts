import { startConnection } from '@bluemoon/wire';
import type { Connection, ConnectionState } from '@bluemoon/wire';
import { networkOfThisPage } from './browser-network.ts';
import { noteCalled, noteState } from './marker.svelte.ts';

/** The connection of this page; `state`, `name`, `standing` and `bots` are reactive. */
export type Online = Omit<Connection, 'onChange' | 'wake' | 'cut' | 'close'>;

let online: Online | null = null;

/** Connects when it is first needed, and stays connected while the page is open. */
export function theOnline(): Online {
  online ??= startOnline();
  return online;
}

function startOnline(): Online {
  const connection = startConnection(networkOfThisPage());
  let state = $state.raw<ConnectionState>(connection.state);
  let name = $state.raw<string | null>(connection.name);
  let standing = $state.raw<Connection['standing']>(connection.standing);
  let bots = $state.raw<readonly string[]>(connection.bots);
  connection.onChange(() => {
    ({ state, name, standing, bots } = connection);
    noteState(state);
    noteCalled(name);
  });
  addEventListener('online', () => connection.wake());
  addEventListener('offline', () => connection.cut());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') connection.wake();
  });
  return {
    get state() {
      return state;
    },
    get name() {
      return name;
    },
    get standing() {
      return standing;
    },
    get bots() {
      return bots;
    },
    serverTime: () => connection.serverTime(),
    ask: (request) => connection.ask(request),
    watch: (room, ears) => connection.watch(room, ears),
    watchDraft: (room, ears) => connection.watchDraft(room, ears),
    watchTournament: (room, ears) => connection.watchTournament(room, ears),
    lobby: (told) => connection.lobby(told),
    myGames: (told) => connection.myGames(told),
  };
}
