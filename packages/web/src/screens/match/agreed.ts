import type { Language } from '@bluemoon/engine';
import type { MatchOptions } from '@bluemoon/play';
import { isLossByEdition } from '../series/loss-by-edition.ts';
import { RULES } from '../series/words.ts';
import { MATCH } from './words.ts';

/** The agreement for a game or match as a list of short texts. */
export type Agreed = Pick<MatchOptions, 'agreement'> & Partial<Pick<MatchOptions, 'choosing' | 'between'>>;

export function agreedParts({ agreement, choosing, between }: Agreed, language: Language): readonly string[] {
  const w = { ...RULES[language], ...MATCH[language] };
  const { edition, decks, emissaries, inquisitors, families, achievements, mulligan, tournament } = agreement;
  const isDrafted = decks === 'drafted';
  return [
    w.editions[edition],
    isDrafted ? w.draftedDecks : `${w.decks}: ${w.deckKinds[decks]}`,
    // Drafted decks have no leaders (DRAFT-14).
    ...(choosing === undefined || isDrafted ? [] : [`${w.choosing}: ${w.ways[choosing]}`]),
    ...(between === undefined ? [] : [`${w.between}: ${w.betweens[between]}`]),
    ...(emissaries ? [w.emissaries] : []),
    ...(inquisitors ? [w.inquisitors] : []),
    ...(families ? [w.families] : []),
    ...(achievements ? [w.achievements] : []),
    ...(mulligan && tournament === null ? [w.mulligan] : []),
    ...(tournament === null ? [] : [`${w.tournament} (${w.penalty}: ${w.penalties[tournament.backtrack]})`]),
    ...(isLossByEdition(agreement) ? [w.lossByEdition] : []),
  ];
}
