import type { Seat } from '@bluemoon/engine';
import type { RoomNow } from '@bluemoon/play';
import { isLostBy } from '../game/sitting.ts';
import type { LostBy, Person, Sitting } from '../game/sitting.ts';
import type { Games } from '../keep/games.ts';

/** The same for every tab, so that a game is kept once. */
export const keptId = (room: string, { results }: Pick<RoomNow, 'results'>): string =>
  `online-${room}-${results.length}`;

/** A game that is over, for the list of this browser; null if there is none, or if nobody won. */
export function keptGame(room: string, now: RoomNow, at: number): Sitting | null {
  const { replay, table, seats, you } = now;
  const result = table?.result ?? null;
  if (replay === null || result === null || result.winner === null) return null;
  const loser: Seat = result.winner === 0 ? 1 : 0;
  const lostBy = isLostBy(result.reason) ? result.reason : undefined;
  return {
    id: keptId(room, now),
    players: [
      personAt(seats[0]?.name, you === 0 ? 'here' : 'elsewhere'),
      personAt(seats[1]?.name, you === 1 ? 'here' : 'elsewhere'),
    ],
    record: replay.record,
    ...endOf(result.reason === 'resigned' || lostBy !== undefined ? loser : null, lostBy),
    began: at,
    touched: at,
  };
}

function endOf(loser: Seat | null, lostBy: LostBy | undefined): Pick<Sitting, 'resigned' | 'lostBy'> {
  if (loser === null) return {};
  return { resigned: loser, ...(lostBy === undefined ? {} : { lostBy }) };
}

function personAt(name: string | undefined, place: 'here' | 'elsewhere'): Person {
  return { kind: 'person', place, ...(name === undefined ? {} : { name }) };
}

/** Saves the game unless this browser has it already. */
export async function keepGame(games: Pick<Games, 'open' | 'save'>, sitting: Sitting): Promise<void> {
  if ((await games.open(sitting.id)) === null) games.save(sitting);
}
