import type { Box, Seat } from '@bluemoon/engine';
import { agreeOn, type Agreement } from '../agreement.ts';
import { newMatch } from '../match/progress.ts';
import type { Match, MatchOptions } from '../match/match.ts';
import { refuse } from '../words.ts';
import { isOver } from './progress.ts';
import type { Draft } from './draft.ts';

export interface DraftedMatchOptions {
  readonly seed: number;
  readonly first?: Seat;
  readonly agreement?: Partial<Omit<Agreement, 'decks' | 'match'>>;
  /** Whether decks are rebuilt between games (DRAFT-16) or stay. */
  readonly between?: 'choose' | 'keep';
}

/** A match between two seats of a draft that is over, in which decks may be rebuilt between games (DRAFT-16). */
export function draftedMatch(
  draft: Draft,
  seats: readonly [number, number],
  { seed, first, agreement = {}, between = 'choose' }: DraftedMatchOptions,
  box: Box,
): Match {
  if (!isOver(draft)) refuse({ en: 'The draft is not over yet.', de: 'Der Draft ist noch nicht zu Ende.' });
  if (!draft.setup.match)
    refuse({
      en: 'A match with drafted decks has to be agreed on before the draft (DRAFT-16).',
      de: 'Ein Match mit gedrafteten Decks muss vor dem Draft vereinbart werden (DRAFT-16).',
    });
  const [a, b] = [draft.picks[seats[0]], draft.picks[seats[1]]];
  if (a === undefined || b === undefined || a === b)
    refuse({
      en: 'A match is played by two different seats of the draft.',
      de: 'Ein Match spielen zwei verschiedene Plätze des Drafts.',
    });
  const options: MatchOptions = {
    agreement: agreeOn({ ...agreement, decks: 'drafted', match: true }),
    choosing: 'secret',
    between,
    seed,
    drafted: [a, b],
    ...(first === undefined ? {} : { first }),
  };
  return newMatch(options, box);
}
