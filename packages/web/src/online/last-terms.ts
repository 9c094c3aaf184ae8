import { agreeOn, PlayError, readRoomTerms, USUAL_ROOM_TERMS } from '@bluemoon/play';
import type { RoomTerms } from '@bluemoon/play';

const KEY = 'bluemoon.table';

/** One game with the peoples of the box, and no clock. */
const FIRST_TERMS: RoomTerms = { ...USUAL_ROOM_TERMS, agreement: agreeOn({}) };

/** What was agreed on at the last table that this browser opened. */
export function lastTerms(): RoomTerms {
  try {
    return readRoomTerms(JSON.parse(localStorage.getItem(KEY) ?? 'null'), '');
  } catch (error) {
    // Nothing stored, storage denied, or terms that another version understands.
    if (error instanceof PlayError || error instanceof SyntaxError || error instanceof DOMException)
      return FIRST_TERMS;
    throw error;
  }
}

/** Rated terms are wanted for one table: the next friend may have no name. */
export function keepTerms(terms: RoomTerms): void {
  if (terms.rated === 'yes') return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...terms, access: 'link' } satisfies RoomTerms));
  } catch {
    // The next table begins with the usual terms.
  }
}
