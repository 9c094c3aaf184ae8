import { networkOfThisPage } from './browser-network.ts';
import { startConnection } from './connection.ts';
import { noteServer } from './marker.ts';
import type { Connection, ConnectionState } from './connection.ts';

/** The connection of this page; `state`, `name` and `bots` are reactive. */
export type Online = Omit<Connection, 'onChange' | 'wake' | 'cut'>;

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
  let bots = $state.raw<readonly string[]>(connection.bots);
  connection.onChange(() => {
    ({ state, name, bots } = connection);
    noteServer(state.kind);
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
    get bots() {
      return bots;
    },
    serverTime: () => connection.serverTime(),
    ask: (request) => connection.ask(request),
    watch: (room, ears) => connection.watch(room, ears),
    lobby: (told) => connection.lobby(told),
  };
}
