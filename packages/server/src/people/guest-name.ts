/** What everybody is called who has no name of their own, and those who deleted theirs. */
export const guestName = (id: string | number): string => `player-${id}`;
