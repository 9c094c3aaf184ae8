import { agreeOn, changedTerms, USUAL_ROOM_TERMS } from '@bluemoon/play';
import type { RoomTerms } from '@bluemoon/play';
import type { RoomLine } from '@bluemoon/wire';
import { CLOCKS } from './clock-terms.ts';
import type { ClockName } from './clock-terms.ts';

export type DeckKind = RoomTerms['agreement']['decks'];

/** In rated games nobody asks for a take-back, unless the players agree on it. */
export const withRated = <T extends Pick<RoomTerms, 'rated' | 'takeBacks'>>(
  terms: T,
  rated: RoomTerms['rated'],
): T => ({ ...terms, rated, takeBacks: rated === 'yes' ? 'never' : USUAL_ROOM_TERMS.takeBacks });

/** What is agreed on at the tables of quick pairing. */
export const quickTerms = (decks: DeckKind, clock: ClockName, rated: RoomTerms['rated']): RoomTerms => ({
  ...withRated(USUAL_ROOM_TERMS, rated),
  agreement: agreeOn({ decks }),
  clock: CLOCKS[clock],
  access: 'lobby',
});

/** How many wait for exactly these terms; only they can be met by quick pairing. */
export const waitingFor = (terms: RoomTerms, open: readonly RoomLine[]): number =>
  open.filter((line) => changedTerms(terms, line.terms).length === 0).length;
