import type { View } from '@bluemoon/engine';
import type { RoomNow } from './room-now.ts';

/** What a bot or program at a seat has to do next. */
export type RoomTask =
  | { readonly kind: 'deck' | 'ready' | 'share' | 'answerTakeBack' }
  | { readonly kind: 'choose'; readonly ply: number; readonly view: View };

/** Null: it has to wait for others. Whether it wants another game is its own decision. */
export function taskOf({ you, phase, seats, deal, match, table }: RoomNow): RoomTask | null {
  if (you === 'spectator') return null;
  switch (phase) {
    case 'preparing':
    case 'over':
      if (match?.isOver === true || deal.players[you] !== null) return null;
      return { kind: seats[you]?.mustChoose === true ? 'deck' : 'ready' };
    case 'dealing':
      return deal.players[you]?.seed == null ? { kind: 'share' } : null;
    case 'playing': {
      if (table === null) return null;
      const { asking, ply, view } = table;
      if (asking !== null) return asking.seat === you ? null : { kind: 'answerTakeBack' };
      return view.decision?.seat === you ? { kind: 'choose', ply, view } : null;
    }
    case 'waiting':
    case 'closed':
      return null;
  }
}
