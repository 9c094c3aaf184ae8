import { openView, replay, viewFor } from '@bluemoon/engine';
import type { Result } from '../keep/summary.ts';
import type { GameEvent, GameRecord, Replay, Seat, View } from '@bluemoon/engine';

/** A fight of a game: from which state to which, and what it brought. */
export interface Fight {
  readonly from: number;
  readonly to: number;
  readonly outcome: FightOutcome | null;
}

export type FightOutcome =
  | { readonly kind: 'dragons'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'game'; readonly seat: Seat };

/** What the record alone says of a game; the analysis comes later. */
export interface Played {
  readonly record: GameRecord;
  readonly replay: Replay;
  /** The turn of each state. */
  readonly turns: readonly number[];
  /** Who decided in each state; null at the end. */
  readonly deciders: readonly (Seat | null)[];
  readonly fights: readonly Fight[];
  readonly result: Result;
  /** The position at its end, with both hands. */
  readonly end: View;
}

/** A finished game; its result need not be by the rules, such as when somebody resigned. */
export function playedIn(record: GameRecord, result: Result): Played {
  const replayed = replay(record);
  const { states, events } = replayed;
  const views = states.map((state) => viewFor(state, 'spectator'));
  const last = states.at(-1);
  if (last === undefined) throw new Error('A game has at least the deal.');
  return {
    record,
    replay: replayed,
    turns: views.map(({ turn }) => turn.number),
    deciders: views.map(({ decision }) => decision?.seat ?? null),
    fights: fightsIn(events, result.winner),
    result,
    end: openView(last),
  };
}

function fightsIn(events: Replay['events'], winner: Seat): readonly Fight[] {
  const ends = events.flatMap((step, i) => (step.some(endsFight) ? [i] : []));
  const last = events.length - 1;
  const borders = [...new Set([...ends.filter((at) => at < last), last])];
  return borders.map((to, i) => {
    const from = borders[i - 1] ?? 0;
    const outcome: FightOutcome | null =
      to === last ? { kind: 'game', seat: winner } : dragonsIn(events.slice(from + 1, to + 1).flat());
    return { from, to, outcome };
  });
}

const endsFight = ({ event }: GameEvent): boolean => event === 'fightEnded' || event === 'gameEnded';

/** Who got more dragons than they gave. */
function dragonsIn(events: readonly GameEvent[]): FightOutcome | null {
  const moves = events.flatMap((event) => (event.event === 'retreated' ? [event] : []));
  const last = moves.at(-1);
  if (last === undefined || last.dragons === 0) return null;
  return { kind: 'dragons', seat: last.seat === 0 ? 1 : 0, count: last.dragons };
}
