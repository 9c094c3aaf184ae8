import { viewFor } from '@bluemoon/engine';
import type { Seat, State, View } from '@bluemoon/engine';
import type { Player } from './sitting.ts';

/** Through whose eyes the table is seen: one player's, or with all hands open. */
export type Perspective = Seat | 'open';

export function seen(state: State, perspective: Perspective): View {
  if (perspective !== 'open') return viewFor(state, perspective);
  const [one, other] = [viewFor(state, 0), viewFor(state, 1)];
  const { decision } = viewFor(state, 'spectator');
  return { ...one, viewer: 'spectator', decision, seats: [one.seats[0], other.seats[1]] };
}

/** Where people play against bots each sees his own cards; who only watches sees all. */
export function perspectiveFor(players: readonly [Player, Player], toChoose: Seat | null): Perspective {
  const people = ([0, 1] as const).filter((seat) => players[seat].kind === 'person');
  const [only, other] = people;
  if (only === undefined) return 'open';
  if (other === undefined) return only;
  return toChoose ?? only;
}

export const otherSeat = (seat: Seat): Seat => (seat === 0 ? 1 : 0);
