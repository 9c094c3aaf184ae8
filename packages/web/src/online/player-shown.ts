import type { SeatedNow } from '@bluemoon/play';
import type { PlayerShown, RoomLine } from '@bluemoon/wire';
import { addressOf } from '../address.ts';

/** Somebody who sits at a table, as pages about players know them. */
export function shownAs({ name, bot, standing }: Pick<SeatedNow, 'name' | 'bot' | 'standing'>): PlayerShown {
  if (bot !== null || standing === 'program') return { name, kind: 'bot' };
  return { name, kind: standing === undefined ? 'guest' : 'named' };
}

/** Where to read about a player; null for guests, whose names are nobody's, and for those who are gone. */
export const pageOf = ({ name, kind }: PlayerShown): string | null =>
  name !== null && (kind === 'named' || kind === 'bot')
    ? addressOf({ screen: 'player', name, games: null })
    : null;

/** The same for a seat of a table in a list. */
export function pageAt({ names, bots, standings }: RoomLine, seat: 0 | 1): string | null {
  const name = names[seat];
  const standing = standings?.[seat] ?? null;
  if (name === null) return null;
  return pageOf(shownAs({ name, bot: bots[seat], ...(standing === null ? {} : { standing }) }));
}
