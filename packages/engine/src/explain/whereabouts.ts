import {
  ABOARD,
  BESIDE,
  BLUFFS,
  COMBAT,
  COVERED,
  DECK,
  DISCARD,
  EMISSARIES,
  HAND,
  LANDED,
  LEADER_AREA,
  SHIPS,
  SUPPORT,
} from '../state/layout.ts';
import type { Workbench } from '../state/workbench.ts';
import { zoneOf } from '../state/zones.ts';

export const WHEREABOUTS = [
  'hand',
  'drawDeck',
  'combat',
  'covered',
  'support',
  'faceDown',
  'discardPile',
  'leaderArea',
  'influence',
  'landed',
  'aboard',
  'beside',
  'emissaries',
] as const;
export type Whereabouts = (typeof WHEREABOUTS)[number];

const PLACES: ReadonlyMap<number, Whereabouts> = new Map([
  [HAND, 'hand'],
  [DECK, 'drawDeck'],
  [COMBAT, 'combat'],
  [COVERED, 'covered'],
  [SUPPORT, 'support'],
  [BLUFFS, 'faceDown'],
  [DISCARD, 'discardPile'],
  [LEADER_AREA, 'leaderArea'],
  [SHIPS, 'influence'],
  [LANDED, 'landed'],
  [ABOARD, 'aboard'],
  [BESIDE, 'beside'],
  [EMISSARIES, 'emissaries'],
]);

export function whereIs(t: Workbench, seat: number, card: number): Whereabouts {
  const place = PLACES.get(zoneOf(t, seat, card));
  if (place === undefined) throw new Error('a zone without a name');
  return place;
}
