import type { CardId } from '@bluemoon/engine';
import type { Cost } from './limits.ts';

interface Breach {
  /** The id of the broken rule. */
  readonly rule: string;
  /** The cards that break it; empty if something is missing. */
  readonly cards: readonly CardId[];
}

/** What needs agreement before the game (VARIANT-1). */
export type Agreeable = 'emissary' | 'inquisitor' | 'family' | 'achievement';

export type DeckProblem = Breach &
  (
    | { readonly problem: 'unknownCards' }
    | { readonly problem: 'leaderMissing' }
    | { readonly problem: 'noLeader' }
    | { readonly problem: 'noEmissary' }
    | { readonly problem: 'noInquisitor' }
    | { readonly problem: 'size'; readonly has: number; readonly needs: number }
    | { readonly problem: 'twice' }
    | {
        readonly problem: 'moons';
        readonly has: number;
        readonly limit: number;
        readonly costs: readonly Cost[];
      }
    /** Leaders, emissaries and inquisitors among the cards of the draw deck. */
    | { readonly problem: 'inTheDeck' }
    | { readonly problem: 'notAgreed'; readonly what: Agreeable }
    | { readonly problem: 'onlyInMatch' }
    | { readonly problem: 'onlyBuilt' }
    | { readonly problem: 'emissaryMissing' }
    | { readonly problem: 'familyMissing' }
    /** Cards of a people deck, or of what was added to it, that are not there. */
    | { readonly problem: 'cardsMissing' }
    | { readonly problem: 'notOfTheDeck' }
    | { readonly problem: 'notDrafted' }
    /** A leader, an emissary, an inquisitor or a family with a drafted deck. */
    | { readonly problem: 'besideDrafted' }
  );
