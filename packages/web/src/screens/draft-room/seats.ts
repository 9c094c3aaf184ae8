import { LEVELS } from '@bluemoon/ai';
import type { Direction, DraftRoomNow } from '@bluemoon/play';
import type { Language } from '../../words/language.svelte.ts';
import { LEVEL_NAMES } from '../game/words.ts';

type Seats = Pick<DraftRoomNow, 'seats'>;

/**
 * By seat; house bots are called by their level, and numbered if there are several, and programs of somebody are marked.
 * Empty for an empty seat.
 */
export function drafterNames({ seats }: Seats, language: Language): readonly string[] {
  const bots = seats.filter((one) => one?.bot != null).length;
  return seats.map((one, seat) => {
    if (one === null) return '';
    if (one.bot === null) return one.standing === 'program' ? `${one.name} (Bot)` : one.name;
    const level = LEVELS.find((known) => known === one.bot);
    const name = level === undefined ? one.name : LEVEL_NAMES[language][level];
    const number = seats.slice(0, seat + 1).filter((other) => other?.bot != null).length;
    return bots === 1 ? name : `${name} ${number}`;
  });
}

/** All seats in the order in which packets go around, from this one on. Seats are numbered clockwise, to the left. */
export function passingOrder(seats: number, from: number, direction: Direction): readonly number[] {
  const step = direction === 'left' ? 1 : seats - 1;
  return Array.from({ length: seats }, (_, i) => (from + i * step) % seats);
}

/** "player-08", "player-08 and Solid". */
export const together = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(language).format(names);
