import type { Box, Seat, View } from '@bluemoon/engine';
import { outcomesOfCall } from '@bluemoon/engine/telling';
import type { Consequence } from '@bluemoon/engine/telling';
import { attractionOf } from './attraction.ts';
import type { Attraction } from './attraction.ts';

/** What a bluff call brings in one of the two cases. */
export interface Stake {
  /** Dragons that a player attracts; null: none. */
  readonly dragons: (Attraction & { readonly seat: Seat }) | null;
  readonly retreats: Seat | null;
  /** Who wins the game by it. */
  readonly wins: Seat | null;
}

export interface Stakes {
  readonly bluff: Stake;
  readonly honest: Stake;
}

/** Before a bluff call is decided (BLUFF-9 to BLUFF-12). */
export function stakesIn(view: View, box: Box): Stakes {
  const { bluff, honest } = outcomesOfCall(view, box);
  return { bluff: stakeOf(bluff, view), honest: stakeOf(honest, view) };
}

function stakeOf(consequences: readonly Consequence[], view: View): Stake {
  let stake: Stake = { dragons: null, retreats: null, wins: null };
  for (const one of consequences) {
    if (one.kind === 'attracts')
      stake = {
        ...stake,
        dragons: { seat: one.seat, ...attractionOf(one.seat, one.dragons, view.dragons) },
      };
    if (one.kind === 'retreats') stake = { ...stake, retreats: one.seat };
    if (one.kind === 'gameEnds') stake = { ...stake, wins: one.winner };
  }
  return stake;
}
