/** One game between bots that see only their views, with checks for everything that can go wrong. */
import type { Bot } from '@bluemoon/ai';
import { viewFor, writeNotation } from '@bluemoon/engine';
import type { Decision, EndReason, GameSetup, Option, Seat } from '@bluemoon/engine';
import { choose, gameRecordOf, nowFor, openTable, USUAL_TERMS } from '@bluemoon/play';
import type { Host } from '@bluemoon/play';

export interface BotGame {
  readonly winner: Seat;
  readonly crystals: number;
  readonly reason: EndReason;
  readonly turns: number;
}

/** The message includes the record so far. */
export class Stuck extends Error {
  override readonly name = 'Stuck';
}

export type Watcher = (pending: Decision, chosen: Option) => void;

export function playBots(setup: GameSetup, bots: readonly [Bot, Bot], watch: Watcher = () => {}): BotGame {
  let host = openTable(setup, { ...USUAL_TERMS, passing: 'nothing' }, 0);
  try {
    while (host.decision !== null) host = chosen(host, host.decision, bots[host.decision.seat], watch);
    return resultOf(host);
  } catch (error) {
    throw new Stuck(`${(error as Error).message}\n${recordOf(host)}`, { cause: error });
  }
}

function chosen(host: Host, pending: Decision, bot: Bot, watch: Watcher): Host {
  const { view, ply } = nowFor(host, pending.seat);
  const { option } = bot.choose(view);
  const outcome = choose(host, { seat: pending.seat, ply, options: [option] }, 0);
  const found = pending.options.find(({ id }) => id === option);
  if (outcome.kind === 'refused' || found === undefined)
    throw new Error(`A bot chose “${option}”, which is not an option.`);
  watch(pending, found);
  return outcome.host;
}

/** Only endings by the rules count; any other ending means that a bot got stuck. */
function resultOf({ result: ended, state }: Host): BotGame {
  const { result, turn } = viewFor(state, 'spectator');
  if (result === null) throw new Error(`The game ended by “${ended?.reason ?? 'nothing'}”.`);
  return { ...result, turns: turn.number };
}

/** Writing replays the game, and so may fail where playing did. */
function recordOf(host: Host): string {
  const record = gameRecordOf(host);
  try {
    return writeNotation(record);
  } catch {
    return `${JSON.stringify(record.setup)}\n${record.choices.join(' ')}`;
  }
}
