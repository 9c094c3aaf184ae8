import type { CardId } from '@bluemoon/engine';
import { draftedDeck } from '@bluemoon/ai';
import type { Box } from '@bluemoon/engine';

const KEY = 'bluemoon.draftroom';

/** The deck that is being built, so that loading the page again loses nothing. Only cards that were picked count. */
export function unfinishedDeck(room: string, picks: readonly CardId[]): readonly CardId[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(`${KEY}.${room}`) ?? '[]');
    return Array.isArray(kept) ? picks.filter((id) => kept.includes(id)) : [];
  } catch {
    // Storage is denied, or holds something else.
    return [];
  }
}

export function keepUnfinished(room: string, cards: readonly CardId[]): void {
  try {
    sessionStorage.setItem(`${KEY}.${room}`, JSON.stringify(cards));
  } catch {
    // It lasts as long as the page.
  }
}

const SIZE = 30;

/** DRAFT-14: thirty cards, as many as possible of those chosen, then those that a bot would play. */
export function filledUp(chosen: readonly CardId[], picks: readonly CardId[], box: Box): readonly CardId[] {
  const suggested = draftedDeck(picks, box);
  return [...new Set([...chosen, ...suggested, ...picks])].slice(0, SIZE);
}
