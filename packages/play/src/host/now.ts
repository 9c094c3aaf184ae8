import { openView, projectEvents, viewFor } from '@bluemoon/engine';
import type { GameEvent, Seat, View, Viewer } from '@bluemoon/engine';
import type { Clocks } from './clock.ts';
import type { Host, TableResult } from './host.ts';
import { plyOf } from './record.ts';
import { lastOwn, takingBack } from './taking-back.ts';
import type { TakingBack } from './taking-back.ts';

/** A player, a spectator, or a viewer who sees all hands, as in a replay. */
export type Perspective = Viewer | 'open';

/** What the last entry did, for one viewer. */
export interface Latest {
  readonly ply: number;
  /** The number of the last entry whose choices still count; -1 before there is one. */
  readonly last: number;
  /** The events of the last entry, as this viewer saw them. */
  readonly events: readonly GameEvent[];
}

/** Everything that a host tells one viewer. */
export interface Now extends Latest {
  readonly view: View;
  readonly takingBack: TakingBack;
  /** The entry to which the rival may let the viewer go back; null if there is none. */
  readonly lastOwn: number | null;
  /** Whose request for a take-back waits for consent. */
  readonly asking: Host['asking'];
  readonly clocks: Clocks | null;
  readonly result: TableResult | null;
}

export function nowFor(host: Host, perspective: Perspective): Now {
  const { ply, last, events } = latestFor(host, perspective);
  return {
    ply,
    last,
    events,
    view: viewOf(host, perspective),
    takingBack: isSeat(perspective) ? takingBack(host, perspective) : { kind: 'nothing' },
    lastOwn: isSeat(perspective) ? lastOwn(host, perspective) : null,
    asking: host.asking,
    clocks: host.clocks,
    result: host.result,
  };
}

export function latestFor(host: Host, perspective: Perspective): Latest {
  return {
    ply: plyOf(host.record),
    last: host.line.at(-1) ?? -1,
    events: eventsFor(host, perspective),
  };
}

/** A game that ended outside the rules has no decision. */
export function viewOf({ state, decision }: Host, perspective: Perspective): View {
  if (perspective === 'open') return decision === null ? { ...openView(state), decision } : openView(state);
  return viewFor(state, perspective, decision);
}

export function eventsFor({ events }: Host, perspective: Perspective): readonly GameEvent[] {
  return perspective === 'open' ? events : projectEvents(events, perspective);
}

const isSeat = (perspective: Perspective): perspective is Seat => perspective === 0 || perspective === 1;
