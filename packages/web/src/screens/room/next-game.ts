import type { Seat } from '@bluemoon/engine';
import type { RoomNow } from '@bluemoon/play';

export type NextGame = 'rematch' | 'acceptRematch' | 'nextGame' | 'waitsForRival';

/** What a player can do for another game; null: there is none, or a deck has to be chosen first. */
export function nextGame(
  { seats, match, contest }: Pick<RoomNow, 'seats' | 'match' | 'contest'>,
  me: Seat | null,
): NextGame | null {
  if (me === null || (contest !== null && match === null)) return null;
  const [own, rival] = [seats[me], seats[me === 0 ? 1 : 0]];
  if (own === null || rival === null || own.mustChoose || match?.isOver === true) return null;
  if (own.isReady) return 'waitsForRival';
  if (match !== null) return 'nextGame';
  return rival.isReady ? 'acceptRematch' : 'rematch';
}
