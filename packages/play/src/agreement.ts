import type { GameSetup } from '@bluemoon/engine';
import { flag, oneOf, orNull, record, type Read } from './json.ts';
import type { Bilingual } from './words.ts';

export type Edition = NonNullable<GameSetup['edition']>;
export type BacktrackPolicy = NonNullable<GameSetup['backtrack']>;

/** What two players agreed on before the game (VARIANT-1). */
export interface Agreement {
  readonly edition: Edition;
  /** Decks of the box, built decks, or decks from a draft. */
  readonly decks: 'people' | 'built' | 'drafted';
  /** EMISSARY-1. */
  readonly emissaries: boolean;
  /** INQUIS-1. */
  readonly inquisitors: boolean;
  /** FAMILY-1. */
  readonly families: boolean;
  /** MATCH-1. */
  readonly match: boolean;
  /** ACHIEVE-1. */
  readonly achievements: boolean;
  /** MULLIGAN-2: between friends; tournaments always have it. */
  readonly mulligan: boolean;
  /** TOURN-1: rules that bind in tournaments only, with the penalty that the organiser fixed (BACKTRACK-4). */
  readonly tournament: { readonly backtrack: BacktrackPolicy } | null;
}

const BASE_GAME: Agreement = {
  edition: 'legends',
  decks: 'people',
  emissaries: false,
  inquisitors: false,
  families: false,
  match: false,
  achievements: false,
  mulligan: false,
  tournament: null,
};

/** VARIANT-1: what was not agreed on is not used. */
export function agreeOn(parts: Partial<Agreement> = {}): Agreement {
  return { ...BASE_GAME, ...parts };
}

/** Parts of an agreement that cannot be combined. */
export interface AgreementProblem {
  readonly rule: string;
  readonly words: Bilingual;
}

export function agreementProblems(agreement: Agreement): readonly AgreementProblem[] {
  const { decks, emissaries, inquisitors, families, match, achievements } = agreement;
  const problems: AgreementProblem[] = [];
  if (achievements && !match)
    problems.push({
      rule: 'ACHIEVE-1',
      words: {
        en: 'Achievement cards are used only in a match.',
        de: 'Kristallkarten gibt es nur in einem Match.',
      },
    });
  if (decks === 'drafted' && (emissaries || inquisitors || families))
    problems.push({
      rule: 'DRAFT-14',
      words: {
        en: 'Drafted decks have no emissary, no inquisitor and no added family.',
        de: 'Gedraftete Decks haben weder Gesandten noch Inquisitor noch eine zusätzliche Familie.',
      },
    });
  return problems;
}

/** MULLIGAN-1, MULLIGAN-2, RULING-32: the exchange is always that of Legends. */
export function usesMulligan({ mulligan, tournament }: Agreement): boolean {
  return mulligan || tournament !== null;
}

/** BACKTRACK-3, BACKTRACK-4: what a turn taken back costs; the first edition's own rule is the loss of the game. */
export function backtrackPolicy({
  edition,
  tournament,
}: Pick<Agreement, 'edition' | 'tournament'>): BacktrackPolicy {
  return tournament?.backtrack ?? (edition === 'first' ? 'loss' : 'free');
}

export const readAgreement: Read<Agreement> = record<Agreement>({
  edition: oneOf(['legends', 'first']),
  decks: oneOf(['people', 'built', 'drafted']),
  emissaries: flag,
  inquisitors: flag,
  families: flag,
  match: flag,
  achievements: flag,
  mulligan: flag,
  tournament: orNull(
    record<{ readonly backtrack: BacktrackPolicy }>({ backtrack: oneOf(['free', 'loss', 'retreat']) }),
  ),
});
