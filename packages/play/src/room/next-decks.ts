import type { Seat } from '@bluemoon/engine';
import type { Match } from '../match/match.ts';
import { isChosenByPlayers, matchStatus } from '../match/status.ts';
import type { Room } from './room.ts';
import type { RoomTerms } from './terms.ts';

/** Whether the players choose the decks of the next game; if not, they follow from what was agreed on. */
export function areDecksChosen({ choosing }: Pick<RoomTerms, 'choosing'>, match: Match | null): boolean {
  if (choosing === 'random') return false;
  return match === null || (isChosenByPlayers(match) && matchStatus(match).next.task === 'chooseDecks');
}

/** Whether the seat has to name a deck before the next game. */
export function needsDeck({ terms, match, seats }: Room, seat: Seat): boolean {
  return seats[seat]?.deck == null && areDecksChosen(terms, match);
}

export function isMatchOver({ match }: Pick<Room, 'match'>): boolean {
  return match !== null && matchStatus(match).winner !== null;
}
