/** The movements of cards within a turn, in whatever order. */
import type { GameEvent } from '@bluemoon/engine';
import { nameOfId } from './names.ts';
import type { RecordedEvent } from './record.ts';
import { count } from './tally.ts';
import type { Tally } from './tally.ts';

type Moved = Extract<GameEvent, { event: 'moved' }>;

const PLACES: Readonly<Record<Moved['from'], string>> = {
  hand: 'hand',
  drawDeck: 'draw',
  combat: 'combat',
  support: 'support',
  discardPile: 'discard',
  leaderArea: 'leader',
  influence: 'influence',
  landed: 'influence',
  aboard: 'influence',
};

/** What clears areas at the end of a fight, or is told by an act, stands in no comparable form in the record. */
function isToldOtherwise({ by, from, to }: Moved): boolean {
  if (from === 'drawDeck' && to === 'hand') return by === 'setup';
  return (
    by === 'retreat' ||
    by === 'retrieve' ||
    by === 'bluff' ||
    by === 'play' ||
    from === 'landed' ||
    from === 'aboard'
  );
}

const TOLD_OTHERWISE = new Set(['clear', 'ship']);

export function countOurMove(tally: Tally, event: Moved): void {
  if (isToldOtherwise(event)) return;
  const to = event.to === 'drawDeck' && event.from === 'discardPile' ? null : PLACES[event.to];
  // Shuffling the discard pile into the draw deck shows in the recorded order.
  if (to !== null)
    count(tally, `${event.seat}: ${nameOfId(event.card ?? '')} ${PLACES[event.from]} to ${to}`);
}

export function countTheirMove(tally: Tally, event: RecordedEvent): void {
  if (event.t === 'draw') count(tally, `${event.p}: ${event.c} draw to hand`, -1);
  if (event.t !== 'mv' || event.by === undefined || TOLD_OTHERWISE.has(event.by)) return;
  count(tally, `${event.p}: ${event.c} ${event.from} to ${event.to}`, -1);
}
