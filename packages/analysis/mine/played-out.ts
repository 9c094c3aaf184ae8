import { makeBot, readBotName } from '@bluemoon/ai';
import type { Bot, BotContext } from '@bluemoon/ai';
import { worldOf } from '@bluemoon/ai/search';
import { apply, decision, viewFor } from '@bluemoon/engine';
import type { State, View } from '@bluemoon/engine';
import { TURN_NUMBER } from '@bluemoon/engine/simulation';

/** By this much the best option must win more games than any other. */
export const MIN_PLAYED_OUT = 0.1;
/** How often each option is played to the end of the game, in the same worlds. */
const GAMES = 120;
/** The first finishes the turn, the second plays both sides from then on. */
const FINISHER = readBotName('strong@1500nodes');
const PLAYER = readBotName('solid');

/**
 * By how much an option wins more games than the next best when it is really played to the end: a search may believe in
 * a plan because its own judgement is wrong.
 */
export function playedOutGap(view: View, best: string, context: BotContext): number {
  const options = view.decision?.options ?? [];
  const others = options.filter(({ id, kind }) => id !== best && kind !== 'takeBack');
  const rate = winRate(view, best, context);
  return Math.min(...others.map(({ id }) => rate - winRate(view, id, context)));
}

function winRate(view: View, option: string, context: BotContext): number {
  let won = 0;
  for (let game = 1; game <= GAMES; game++) {
    const world = worldOf(view, { ...context, seed: context.seed + game }, game);
    if (winnerAfter(apply(world, option).state, view, { ...context, seed: game }) === view.viewer) won++;
  }
  return won / GAMES;
}

function winnerAfter(start: State, { viewer }: View, context: BotContext): number | undefined {
  const turn = start.cells[TURN_NUMBER];
  const finisher = makeBot(FINISHER, context);
  const players = [0, 1].map((seat) => makeBot(PLAYER, { ...context, seed: 2 * context.seed + seat }));
  const botFor = (seat: number, now: number): Bot | undefined =>
    seat === viewer && now === turn ? finisher : players[seat];
  let state = start;
  for (let pending = decision(state); pending !== null; pending = decision(state)) {
    const view = viewFor(state, pending.seat);
    const choice = botFor(pending.seat, view.turn.number)?.choose(view);
    ({ state } = apply(state, choice?.option ?? ''));
  }
  return viewFor(state, 'spectator').result?.winner;
}
