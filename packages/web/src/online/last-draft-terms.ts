import { PlayError, readDraftRoomTerms, USUAL_DRAFT_TERMS } from '@bluemoon/play';
import type { DraftRoomTerms } from '@bluemoon/play';

const KEY = 'bluemoon.draft';

/** The terms of the last draft room that this browser opened. */
export function lastDraftTerms(): DraftRoomTerms {
  try {
    return readDraftRoomTerms(JSON.parse(localStorage.getItem(KEY) ?? 'null'), '');
  } catch (error) {
    // Nothing stored, storage denied, or terms that another version understands.
    if (error instanceof PlayError || error instanceof SyntaxError || error instanceof DOMException)
      return USUAL_DRAFT_TERMS;
    throw error;
  }
}

export function keepDraftTerms(terms: DraftRoomTerms): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...terms, access: 'link' } satisfies DraftRoomTerms));
  } catch {
    // The next draft begins with the usual terms.
  }
}
