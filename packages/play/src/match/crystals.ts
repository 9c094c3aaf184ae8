import type { Box } from '@bluemoon/engine';
import { backtrackPolicy, type Agreement } from '../agreement.ts';
import type { Deck } from '../decks/deck.ts';
import { FORFEIT_CRYSTALS } from '../host/host.ts';
import { knownCards } from '../known-cards.ts';
import { listed, type Bilingual } from '../words.ts';
import type { GameResult } from './match.ts';

type Reason = GameResult['reason'];

/** The winner's deck, and the agreement. */
export interface Victory {
  readonly deck: Deck;
  readonly agreement: Agreement;
  readonly box: Box;
}

/** One for the win and one for each dragon (SCORE-1 to -3, RULING-5), before text adds to them. */
const PLAIN: Readonly<Record<Reason, readonly number[]>> = {
  fourthDragon: [4],
  cardsOut: [1, 2, 3, 4],
  impossibleTurn: [4],
  lastTurn: [1, 2, 3, 4],
  resigned: [1, 2, 3, 4],
};

/** All scores that the winner can have with this ending; empty if it is impossible. */
export function possibleCrystals(reason: Reason, victory: Victory): readonly number[] {
  // The penalty for an impossible turn is fixed (BACKTRACK-3).
  if (reason === 'impossibleTurn')
    return backtrackPolicy(victory.agreement) === 'loss' ? PLAIN.impossibleTurn : [];
  const sums = extras(victory).reduce<readonly number[]>(
    (before, more) => [...new Set([...before, ...before.map((sum) => sum + more)])],
    PLAIN[reason],
  );
  // What a win now would score, but no less than the worst loss (PROJECT-44).
  const scores = reason === 'resigned' ? sums.map((sum) => Math.max(FORFEIT_CRYSTALS, sum)) : sums;
  return [...new Set(scores)].toSorted((a, b) => a - b);
}

/** What text of the winner's cards and emissaries adds; it need not be in force at the end. */
function extras({ deck, agreement, box }: Victory): readonly number[] {
  const emissaries = [deck.emissary, deck.inquisitor].filter((id) => id !== undefined);
  return knownCards([...deck.cards, ...emissaries], box)
    .filter(({ type }) => agreement.achievements || type !== 'achievement')
    .flatMap(({ text = [] }) => text.flatMap((one) => ('rule' in one ? [one.rule] : [])))
    .flatMap((rule) => (rule.rule === 'moreCrystals' ? [rule.more] : []));
}

const ENDINGS: Readonly<Record<Reason, Bilingual>> = {
  fourthDragon: { en: 'A win by the fourth dragon', de: 'Ein Sieg durch den vierten Drachen' },
  cardsOut: {
    en: 'A win when a player has run out of cards',
    de: 'Ein Sieg, wenn jemandem die Karten ausgehen,',
  },
  impossibleTurn: { en: 'A win by an impossible turn', de: 'Ein Sieg durch einen unmöglichen Zug' },
  lastTurn: { en: 'A win after the last turn', de: 'Ein Sieg nach dem letzten Zug' },
  resigned: { en: 'A win because the rival concedes', de: 'Ein Sieg, weil der Gegner aufgibt,' },
};

export function impossibleResult(reason: Reason, crystals: number, possible: readonly number[]): Bilingual {
  if (possible.length === 0)
    return {
      en: 'An impossible turn does not lose the game under what was agreed (BACKTRACK-4).',
      de: 'Ein unmöglicher Zug kostet nach eurer Vereinbarung nicht das Spiel (BACKTRACK-4).',
    };
  const [en, de] = (['en', 'de'] as const).map((language) =>
    listed(possible.map(String), language, { joint: 'or' }),
  );
  return {
    en: `${ENDINGS[reason].en} brings ${en} crystals, not ${crystals} (SCORE-1).`,
    de: `${ENDINGS[reason].de} bringt ${de} Kristalle, nicht ${crystals} (SCORE-1).`,
  };
}
