/** Replays records of a few turns that start from a position. */
import { expect } from 'vitest';
import { stateOf } from '../../packages/engine/test/scenario/setup.ts';
import type { ScenarioSetup } from '../../packages/engine/test/scenario/setup.ts';
import { decide } from '../traces/decide.ts';
import { listOptions } from '../traces/engine.ts';
import { OffTheRecord } from '../traces/off-the-record.ts';
import type { EventOf, RecordedEvent, RecordedGame, RecordedSeat } from '../traces/record.ts';
import { newReplay } from '../traces/replay-game.ts';
import { fault } from '../traces/replay.ts';
import type { Replay } from '../traces/replay.ts';
import { unreadBefore } from '../traces/script.ts';

export function follow(setup: ScenarioSetup, ev: readonly RecordedEvent[]): Replay {
  const game = { id: 'a game', ev, result: { reason: 'cards_out' } } as unknown as RecordedGame;
  const replay = newReplay(game, stateOf({ edition: 'first', ...setup }));
  listOptions(replay.t);
  try {
    while (unreadBefore(replay.script, ev.length).length > 0) decide(replay);
  } catch (error) {
    if (!(error instanceof OffTheRecord)) throw error;
    if (error.message !== 'the record has no turn here') fault(replay, error.message);
  }
  return replay;
}

/** The causes found in a record, all of whose differences must be explained. */
export function causesOf({ findings }: Replay): readonly string[] {
  expect(findings.faults).toEqual([]);
  return findings.differences.map(({ cause }) => cause);
}

export function faultsOf({ findings }: Replay): readonly string[] {
  return findings.faults.map(({ what }) => what);
}

/** The same position with seats swapped if `seat` is 1. */
export function fromSeat(seat: RecordedSeat, setup: ScenarioSetup): ScenarioSetup {
  if (seat === 0) return setup;
  const { me, rival, ...rest } = setup;
  return { ...rest, turn: 'rival', ...(rival && { me: rival }), ...(me && { rival: me }) };
}

/** The values of both seats, ordered by seat. */
export function pair<T>(seat: RecordedSeat, own: T, others: T): readonly [T, T] {
  return seat === 0 ? [own, others] : [others, own];
}

/** The record with one event of that kind changed: the first, or the one that `isMeant` selects. */
export function changed<K extends RecordedEvent['t']>(
  ev: readonly RecordedEvent[],
  kind: K,
  change: Partial<EventOf<K>>,
  isMeant: (event: EventOf<K>) => boolean = () => true,
): readonly RecordedEvent[] {
  const at = ev.findIndex((event) => event.t === kind && isMeant(event as EventOf<K>));
  expect(at).toBeGreaterThanOrEqual(0);
  return ev.with(at, { ...ev[at], ...change } as RecordedEvent);
}
