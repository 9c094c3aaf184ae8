import { randomBytes } from 'node:crypto';
import { tableIdOf } from '@bluemoon/play';
import type { TournamentNow } from '@bluemoon/play';
import type { ToClient } from '@bluemoon/wire';
import { anyDeck, nextRequest } from './next-request.ts';
import { startPlayer } from './player.ts';

export interface EntrantOptions {
  readonly token: string;
  readonly ports: () => readonly number[];
  /** The time before a choice, in milliseconds. */
  readonly pace: () => number;
  /** After how many choices the player gives a game up; drawn for every game. */
  readonly patience: () => number;
}

/** Somebody who takes part in a tournament and plays all their games, by chance. */
export interface LoadEntrant {
  /** As this player sees it; null until it is told. */
  readonly now: TournamentNow | null;
  /** Resolves when the player is in. */
  join(tournament: string): Promise<void>;
  request: ReturnType<typeof startPlayer>['request'];
  close(): void;
}

export const newId = (): string => randomBytes(9).toString('base64url');

export function startEntrant({ token, ports, pace, patience }: EntrantOptions): LoadEntrant {
  const secret = randomBytes(32);
  let now: TournamentNow | null = null;
  let table: string | null = null;
  let choicesLeft = 0;
  let isBusy = false;
  const player = startPlayer({
    token,
    ports,
    // Changes of a tournament are no changes of a table, so nothing is left out.
    read: (text) => JSON.parse(text) as ToClient,
    changed: () => react(),
    heard: () => undefined,
    cameBack: () => undefined,
  });

  async function next(): Promise<boolean> {
    const room = player.seen?.now;
    if (room === undefined || table === null || room.you === 'spectator') return false;
    const request = nextRequest(room, { seat: room.you, secret, goesOn: false });
    if (request === null) return false;
    if (request.kind === 'choose') await new Promise((resolve) => setTimeout(resolve, pace()));
    const isEnough = request.kind === 'choose' && choicesLeft-- <= 0;
    const wanted = isEnough ? ({ kind: 'resign' } as const) : request;
    await player.request({ kind: 'act', room: table, id: newId(), request: wanted });
    return true;
  }

  function react(): void {
    const seen = player.seen?.now;
    if (isBusy) return;
    isBusy = true;
    void next().then((hasDone) => {
      isBusy = false;
      // What came meanwhile was not looked at.
      if (hasDone || player.seen?.now !== seen) react();
    });
  }

  /** Goes to the table of the own game as soon as there is one. */
  function told(told: TournamentNow): void {
    now = told;
    const round = told.rounds.at(-1);
    const number =
      round?.pairings.findIndex(({ players }) => players.some((place) => place === told.you)) ?? -1;
    const pairing = round?.pairings[number];
    if (told.you === null || pairing === undefined || pairing.points !== null) return;
    const at = { round: told.rounds.length, table: number + 1, game: pairing.game };
    const wanted = tableIdOf({ id: told.id, terms: told.terms }, at);
    if (wanted === table) return;
    table = wanted;
    choicesLeft = patience();
    void goTo(wanted);
  }

  /** The tournament may know of the table before it is laid. */
  async function goTo(room: string): Promise<void> {
    if (table !== room) return;
    const reply = await player.watch(room);
    if (reply.kind !== 'refused') return;
    await new Promise((resolve) => setTimeout(resolve, 100));
    return goTo(room);
  }

  return {
    get now() {
      return now;
    },
    async join(tournament) {
      const reply = await player.request({ kind: 'join', room: tournament, id: newId(), deck: anyDeck() });
      if (reply.kind !== 'done') throw new Error(JSON.stringify(reply));
      player.connection.watchTournament(tournament, { seen: (seen) => told(seen.now) });
    },
    request: (request) => player.request(request),
    close: () => player.close(),
  };
}
