import type { Card, CardType } from '../vocabulary/card.ts';

/** Only these have values and shields. */
export const FIGHTERS: readonly CardType[] = ['character', 'booster', 'support'];
export const OF_FIGHTERS = ['fire', 'earth', 'shields'] as const satisfies readonly (keyof Card)[];

/** DECK-6. */
export const WITHOUT_MOONS: readonly CardType[] = ['leader', 'emissary', 'inquisitor'];

/** Keys that only cards of some types can have; some of them are required there. */
export const ONLY_ON = [
  { key: 'capacity', types: ['ship'], rule: 'SHIP-6', isNeeded: true },
  { key: 'dragon', types: ['achievement'], rule: 'ACHIEVE-2', isNeeded: true },
  { key: 'adds', types: ['leader', 'inquisitor'], rule: 'VARIANT-3, INQUIS-2', isNeeded: false },
] as const satisfies readonly {
  readonly key: keyof Card;
  readonly types: readonly CardType[];
  readonly rule: string;
  readonly isNeeded: boolean;
}[];
