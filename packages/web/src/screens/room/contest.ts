import { addressOf } from '../../address.ts';

/** Where the draft or tournament of a table is. */
export const contestAddress = (contest: string): string =>
  addressOf({ screen: contest.startsWith('draft-') ? 'draftRoom' : 'tournament', id: contest });
