import type { Card, CardType } from '../vocabulary/card.ts';

/** Only these have values and shields. */
export const FIGHTERS: readonly CardType[] = ['character', 'booster', 'support'];
export const OF_FIGHTERS = ['fire', 'earth', 'shields'] as const satisfies readonly (keyof Card)[];

/** DECK-6. */
export const WITHOUT_MOONS: readonly CardType[] = ['leader', 'emissary', 'inquisitor'];

/** What cards of one type have and no others; some of them cannot do without. */
export const ONLY_ON = [
  { key: 'capacity', type: 'ship', rule: 'SHIP-6', isNeeded: true },
  { key: 'dragon', type: 'achievement', rule: 'ACHIEVE-2', isNeeded: true },
  { key: 'adds', type: 'inquisitor', rule: 'INQUIS-2', isNeeded: false },
] as const satisfies readonly {
  readonly key: keyof Card;
  readonly type: CardType;
  readonly rule: string;
  readonly isNeeded: boolean;
}[];
