import { PlayError, readMatch } from '@bluemoon/play';
import { anything, fields, listOf, maybe, pairOf, withDefault, within } from '@bluemoon/play/json';
import type { FORM_VERSION } from '../keep/entry.ts';
import { cards, differentCards, form, id, player, time } from '../keep/readers.ts';
import { formOf } from './form.ts';
import type { KeptSeries } from './form.ts';
import type { MatchSeries } from './match-series.ts';
import { ownBox } from './own-cards.ts';

export type KeptMatch = KeptSeries<MatchSeries>;

interface StoredMatch extends Omit<MatchSeries, 'id' | 'match'> {
  readonly form: typeof FORM_VERSION;
  readonly match: unknown;
}

const readStored = fields<StoredMatch>({
  form,
  players: pairOf(player),
  match: anything,
  games: listOf(id),
  draft: maybe(id),
  // Older matches have no cards of their own.
  cards: withDefault(cards, []),
  unfinished: maybe(differentCards),
  began: time,
  touched: time,
});

export const MATCH_STORAGE = formOf((itsId, value): MatchSeries => {
  const { form: _, ...stored } = readStored(value, '');
  const match = within('match', () => readMatch(stored.match, ownBox(stored)));
  const { games } = stored;
  if (games.length < match.games.length || games.length > match.games.length + 1)
    throw new PlayError({
      en: `${match.games.length} results do not fit ${games.length} games.`,
      de: `${match.games.length} Ergebnisse passen nicht zu ${games.length} Spielen.`,
    });
  return { id: itsId, ...stored, match };
});
