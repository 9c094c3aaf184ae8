import type { Seat } from '@bluemoon/engine';
import { replayedIn } from '@bluemoon/play';
import type { RoomNow } from '@bluemoon/play';
import { isLostBy } from '../game/sitting.ts';
import type { Person, Sitting } from '../game/sitting.ts';
import type { Games } from '../keep/games.ts';
import { nameOf } from '../screens/game/words.ts';
import type { Language } from '../words/language.svelte.ts';

/** The same for every tab, so that a game is kept once. */
export const keptId = (room: string, { results }: Pick<RoomNow, 'results'>): string =>
  `online-${room}-${results.length}`;

/** A game that is over, for the list of this browser; null if there is none, or if nobody won. */
export function keptGame(
  room: string,
  now: RoomNow,
  { at, language }: { readonly at: number; readonly language: Language },
): Sitting | null {
  const { table, seats, you } = now;
  const record = replayedIn(now);
  const result = table?.result ?? null;
  if (record === null || result === null || result.winner === null) return null;
  return {
    id: keptId(room, now),
    players: [
      personAt(nameIn(seats[0], language), you === 0 ? 'here' : 'elsewhere'),
      personAt(nameIn(seats[1], language), you === 1 ? 'here' : 'elsewhere'),
    ],
    record,
    ...endOf(result.reason, result.winner),
    began: at,
    touched: at,
  };
}

/** How a game ended, if its record does not say so. */
export function endOf(reason: string, winner: Seat | null): Pick<Sitting, 'resigned' | 'lostBy'> {
  if (winner === null) return {};
  const resigned: Seat = winner === 0 ? 1 : 0;
  if (isLostBy(reason)) return { resigned, lostBy: reason };
  return reason === 'resigned' ? { resigned } : {};
}

const nameIn = (seat: RoomNow['seats'][0], language: Language): string | undefined =>
  seat === null ? undefined : nameOf(seat, language);

function personAt(name: string | undefined, place: 'here' | 'elsewhere'): Person {
  return { kind: 'person', place, ...(name === undefined ? {} : { name }) };
}

/** Saves the game unless this browser has it already. */
export async function keepGame(games: Pick<Games, 'open' | 'save'>, sitting: Sitting): Promise<void> {
  if ((await games.open(sitting.id)) === null) games.save(sitting);
}
