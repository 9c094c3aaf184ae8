import { randomBytes } from 'node:crypto';
import type { Seat, View } from '@bluemoon/engine';
import { taskOf } from '@bluemoon/play';
import type { Deck, RoomNow, RoomRequest, RoomTask } from '@bluemoon/play';
import type { Connection, Following, Reply, RoomSeen } from '@bluemoon/wire';
import { Fault } from '../arena/outcome.ts';
import type { Entrant, Player } from '../arena/player.ts';
import { Failure } from '../failure.ts';
import { mixed } from '../seeds.ts';
import type { Bell } from './bell.ts';
import { eventsBetween, noticeOf } from './events.ts';
import { startFairness } from './fairness.ts';
import { requireDone } from './refusals.ts';
import type { Waiting } from './waiting.ts';

export interface Sitting {
  readonly connection: Pick<Connection, 'ask'>;
  /** What is told of the room. */
  readonly table: Following<RoomSeen>;
  /** Rings whenever the room changes. */
  readonly bell: Bell;
  readonly room: string;
  readonly entrant: Entrant;
  readonly deck: Deck;
  readonly games: number;
  readonly seed: number;
  readonly signal: AbortSignal;
  readonly clock: () => number;
  readonly say: (line: string) => void;
  /** What went wrong. */
  readonly complain: (line: string) => void;
  readonly waiting: Waiting;
}

export interface Played {
  readonly games: number;
  /** Games that the bot lost by its own fault. */
  readonly faults: number;
  readonly unproven: number;
}

export const newId = (): string => randomBytes(12).toString('base64url');

/** Plays at a seat until all games are over, the table is closed, or the signal comes. */
export async function playGames(sitting: Sitting): Promise<Played> {
  const { connection, table, bell, room, entrant, deck, games, seed, signal, clock } = sitting;
  const { say, complain, waiting } = sitting;
  const fairness = startFairness();
  const played = { games: 0, faults: 0, unproven: 0 };
  let before: RoomNow | null = null;
  let playing: { readonly game: number; readonly player: Player } | null = null;
  /** How long the bot took when it was last asked. */
  let thought = 0;
  let refusedAt = -1;

  const act = (request: RoomRequest): Promise<Reply> =>
    connection.ask({ kind: 'act', room, id: newId(), request });

  function note(now: RoomNow, seat: Seat): void {
    for (const line of eventsBetween(before, now, seat)) say(line);
    const result = now.results.at(-1);
    if (before !== null && result !== undefined && now.results.length > before.results.length) {
      played.games++;
      entrant.over(seat, noticeOf(result));
      const { isFair, lines } = fairness.verdict(now, room);
      for (const line of lines) (isFair ? say : complain)(line);
      if (!isFair) played.unproven++;
    }
    before = now;
  }

  async function carryOut(task: RoomTask, now: RoomNow, seat: Seat): Promise<Reply> {
    switch (task.kind) {
      case 'deck':
        return act({ kind: 'deck', deck });
      case 'ready':
        return act({ kind: 'ready', fingerprint: fairness.promise(now) });
      case 'share': {
        const own = fairness.open(now);
        if (own !== null) return act({ kind: 'share', seed: own });
        // Another run has promised a part that nobody knows any more.
        await act({ kind: 'stand' });
        return connection.ask({ kind: 'sit', room, id: newId() });
      }
      case 'answerTakeBack':
        return act({ kind: 'answerTakeBack', answer: 'grantTakeBack' });
      case 'choose':
        return choose(task.ply, task.view, now.game, seat);
    }
  }

  async function choose(ply: number, view: View, game: number, seat: Seat): Promise<Reply> {
    if (playing?.game !== game) playing = { game, player: entrant.sit(seat, mixed(seed, game)) };
    try {
      const option = await choiceOf(view, playing.player);
      return await act({ kind: 'choose', ply, options: [option] });
    } catch (error) {
      if (!(error instanceof Fault) || signal.aborted) throw error;
      played.faults++;
      complain(`The bot gives the game up by its own fault (${error.kind}). ${error.message}`);
      if (error.said !== undefined) complain(`  said: ${error.said}`);
      for (const line of error.stderr?.split('\n') ?? []) complain(`  stderr: ${line}`);
      return act({ kind: 'resign' });
    }
  }

  async function choiceOf(view: View, player: Player): Promise<string> {
    const [first, ...others] = view.decision?.options ?? [];
    if (first !== undefined && others.length === 0) {
      // Who answers at once where there is nothing to decide tells the rival so.
      await new Promise((resolve) => setTimeout(resolve, thought));
      return first.id;
    }
    const began = clock();
    const option = await player.choose(view);
    thought = clock() - began;
    return option;
  }

  /** The room may have gone on meanwhile; then everything is looked at again. */
  async function learnFrom(reply: Reply, task: RoomTask, { ply }: RoomNow): Promise<void> {
    if (reply.kind === 'refused' && refusedAt !== ply) {
      refusedAt = ply;
      await table.again();
    } else requireDone(reply, TASKS[task.kind]);
  }

  while (!signal.aborted) {
    const { rung } = bell;
    const now = table.seen?.now;
    if (now !== undefined) {
      if (now.you === 'spectator') throw new Failure('Somebody else has your seat now.');
      note(now, now.you);
      if (now.phase === 'closed' || now.match?.isOver === true || played.games >= games) return played;
      const task = taskOf(now);
      if (task !== null) {
        waiting.show(null);
        await learnFrom(await carryOut(task, now, now.you), task, now);
        continue;
      }
      waiting.show(whomFor(now, now.you));
    }
    await bell.after(rung);
  }
  return played;
}

const TASKS: Readonly<Record<RoomTask['kind'], string>> = {
  deck: 'play this deck here',
  ready: 'begin a game',
  share: 'open your part of the deal',
  answerTakeBack: 'grant a take-back',
  choose: 'make this choice',
};

function whomFor({ phase, seats }: RoomNow, seat: Seat): string {
  const rival = seats[seat === 0 ? 1 : 0]?.name;
  if (rival === undefined) return 'Waiting for a rival';
  return phase === 'playing' ? `Waiting for ${rival}'s choice` : `Waiting for ${rival} to be ready`;
}
