import { PlayError, readMatch } from '@bluemoon/play';
import { formOf } from './form.ts';
import type { KeptSeries, Raw } from './form.ts';
import type { MatchSeries } from './match-series.ts';
import { ownBox } from './own-cards.ts';
import { readCards, readList, readPair, readPlayer, readTime, readWhole, readWord } from './reading.ts';

export type KeptMatch = KeptSeries<MatchSeries>;

export const MATCH_FORM = formOf(readSeries);

function readSeries(id: string, raw: Raw): MatchSeries {
  const cards = readCards(raw, 'cards');
  const match = readMatch(readWhole(raw, 'match'), ownBox({ cards }));
  const games = readList(raw, 'games', readWord);
  const draft = readWord(raw['draft']);
  if (games.length < match.games.length || games.length > match.games.length + 1)
    throw new PlayError({
      en: `${match.games.length} results do not fit ${games.length} games.`,
      de: `${match.games.length} Ergebnisse passen nicht zu ${games.length} Spielen.`,
    });
  return {
    id,
    players: readPair(raw, 'players', readPlayer),
    match,
    games,
    cards,
    ...(draft === undefined ? {} : { draft }),
    ...(raw['unfinished'] === undefined ? {} : { unfinished: readList(raw, 'unfinished', readWord) }),
    began: readTime(raw, 'began'),
    touched: readTime(raw, 'touched'),
  };
}
