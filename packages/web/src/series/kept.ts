import { keeperOf } from '../keep/keeper.ts';
import type { Keeper, Environment } from '../keep/keeper.ts';
import type { DraftSeries } from './draft-series.ts';
import type { MatchSeries } from './match-series.ts';
import { DRAFT_STORAGE } from './stored-draft.ts';
import type { KeptDraft } from './stored-draft.ts';
import { MATCH_STORAGE } from './stored-match.ts';
import type { KeptMatch } from './stored-match.ts';

export type Matches = Keeper<MatchSeries, KeptMatch>;
export type Drafts = Keeper<DraftSeries, KeptDraft>;

export function keepMatches(environment: Environment): Matches {
  return keeperOf(MATCH_STORAGE, environment);
}

export function keepDrafts(environment: Environment): Drafts {
  return keeperOf(DRAFT_STORAGE, environment);
}
