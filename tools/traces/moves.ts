/** The movements of cards within a turn, in any order. */
import type { GameEvent } from '@bluemoon/engine';
import { causeName } from './dragons.ts';
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
  beside: 'influence',
};

/** Clearing areas after a fight, and moves that an act implies: the record has no comparable event. */
function isNotCompared({ by, from, to }: Moved): boolean {
  if (from === 'drawDeck' && to === 'hand') return by === 'setup';
  if (from === 'landed' || from === 'aboard') return true;
  // Shuffling the discard pile into the draw deck shows in the recorded order.
  if (from === 'discardPile' && to === 'drawDeck') return true;
  return by === 'retreat' || by === 'retrieve' || by === 'bluff' || by === 'play';
}

const NOT_COMPARED = new Set(['clear', 'ship']);

/** The record has one cause for all draws up to a full hand. */
function causeInRecord({ by, from }: Moved): string {
  return from === 'drawDeck' && typeof by === 'string' ? 'refresh' : causeName(by);
}

export function countOurMove(tally: Tally, event: Moved): void {
  if (isNotCompared(event)) return;
  const { seat, card, from, to } = event;
  count(
    tally,
    `${seat}: ${nameOfId(card ?? '')} ${PLACES[from]} to ${PLACES[to]} by ${causeInRecord(event)}`,
  );
}

/** A card that text finds in the draw deck and plays at once. */
export function countOurPlay(tally: Tally, event: Extract<GameEvent, { event: 'played' }>, by: string): void {
  if (event.from === 'drawDeck')
    count(tally, `${event.seat}: ${nameOfId(event.card ?? '')} draw to influence by ${by}`);
}

export function countTheirMove(tally: Tally, event: RecordedEvent): void {
  if (event.t === 'draw') count(tally, `${event.p}: ${event.c} draw to hand by ${event.by}`, -1);
  if (event.t !== 'mv' || event.by === undefined || NOT_COMPARED.has(event.by)) return;
  count(tally, `${event.p}: ${event.c} ${event.from} to ${event.to} by ${event.by}`, -1);
}
