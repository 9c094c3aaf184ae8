import { surroundingsFor } from '../keep/browser.ts';
import { keeperOf } from '../keep/keeper.ts';
import type { Keeper } from '../keep/keeper.ts';
import { shelfOf } from '../keep/shelf.svelte.ts';
import type { DraftSeries } from './draft-series.ts';
import type { MatchSeries } from './match-series.ts';
import { DRAFT_FORM } from './stored-draft.ts';
import type { KeptDraft } from './stored-draft.ts';
import { MATCH_FORM } from './stored-match.ts';
import type { KeptMatch } from './stored-match.ts';

/** The matches and drafts of this browser. */
export const matches: Keeper<MatchSeries, KeptMatch> = keeperOf(MATCH_FORM, surroundingsFor('matches'));
export const drafts: Keeper<DraftSeries, KeptDraft> = keeperOf(DRAFT_FORM, surroundingsFor('drafts'));

export const matchShelf = shelfOf(matches);
export const draftShelf = shelfOf(drafts);
