import type { Deck, TournamentNow, TournamentRequest } from '@bluemoon/play';
import type { Connection, Reply } from '@bluemoon/wire';
import { newId } from '../keep/new-id.ts';

/** A tournament as this page knows it; the fields are reactive. */
export interface TournamentHere {
  readonly id: string;
  /** Null until it has been told. */
  readonly now: TournamentNow | null;
  /** There is no such tournament. */
  readonly isMissing: boolean;
  /** With the deck for the whole tournament; null if decks are chosen for every game. */
  join(deck: Deck | null): Promise<Reply>;
  /** By the opener. */
  addBot(level: string): Promise<Reply>;
  ask(request: TournamentRequest): Promise<Reply>;
  serverTime(): number;
  leave(): void;
}

export function followTournament(
  online: Pick<Connection, 'ask' | 'watchTournament' | 'serverTime'>,
  room: string,
): TournamentHere {
  let now = $state.raw<TournamentNow | null>(null);
  let isMissing = $state(false);
  const following = online.watchTournament(room, {
    seen: (seen) => ({ now } = seen),
    missing: () => (isMissing = true),
  });
  return {
    id: room,
    get now() {
      return now;
    },
    get isMissing() {
      return isMissing;
    },
    join: (deck) => online.ask({ kind: 'join', room, id: newId(), deck }),
    addBot: (level) => online.ask({ kind: 'addBot', room, id: newId(), level }),
    ask: (request) => online.ask({ kind: 'tournament', room, id: newId(), request }),
    serverTime: () => online.serverTime(),
    leave: () => following.stop(),
  };
}
