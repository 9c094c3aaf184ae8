import type { RoomAct } from './room.ts';

/**
 * A record that leads to the same room with less work: each game before the last one is a single act, if how it ended is
 * known. Friends play many games at a table, and a process that takes over has to read hundreds of tables at once.
 */
export function abridged(acts: readonly RoomAct[]): readonly RoomAct[] {
  const last = acts.findLastIndex(isGame);
  const lastDeal = acts.slice(0, Math.max(0, last)).findLastIndex(({ kind }) => kind === 'share');
  const kept: RoomAct[] = [];
  let game: RoomAct[] = [];
  for (const act of acts.slice(0, lastDeal + 1)) {
    if (isGame(act)) game.push(act);
    // Somebody may take a name in the middle of a game, and it does not matter when.
    else if (act.kind === 'name') kept.push(act);
    else {
      kept.push(...asOne(game), act);
      game = [];
    }
  }
  return [...kept, ...acts.slice(lastDeal + 1)];
}

const isGame = ({ kind }: RoomAct): boolean => kind === 'game';

function asOne(game: readonly RoomAct[]): readonly RoomAct[] {
  const end = game.at(-1);
  if (end?.kind !== 'game' || end.over === undefined) return game;
  return [{ kind: 'played', result: end.over, acts: game.length, at: end.at }];
}
