/** The dragons of a retreat, and what else the record notes about it. */
import type { GameEvent } from '@bluemoon/engine';
import {
  AFTER_TURN,
  BLUFFS,
  cardsInAreas,
  count as cardCount,
  ENGAGEMENT,
  inMask,
  PHASE,
  retreatDragons,
  unmetDragons,
  zone,
} from './engine.ts';
import { cell } from './cells.ts';
import { attractOne } from './corrections.ts';
import { numberDifference, pairDifference } from './differences.ts';
import { hearDragon } from './dragons.ts';
import type { EventOf } from './record.ts';
import { differ, note } from './replay.ts';
import type { Replay } from './replay.ts';
import { lastAt, nextAt, peek, read } from './script.ts';
import { count } from './tally.ts';

type Retreated = Extract<GameEvent, { event: 'retreated' }>;
type Way = 'inEngagement' | 'flooded' | 'calledBluff';

function wayOf(replay: Replay): Way {
  switch (cell(replay.t, PHASE)) {
    case ENGAGEMENT:
      return 'inEngagement';
    case AFTER_TURN:
      return 'flooded';
    default:
      return 'calledBluff';
  }
}

export function hearRetreat(replay: Replay, event: Retreated): void {
  const { t, script } = replay;
  const way = wayOf(replay);
  if (way === 'flooded') note(replay, numberDifference('flooded seat', event.seat, read(script, 'flood').p));
  const alone = retreatDragons(t, event.seat, 0);
  const demanded = unmetDragons(t, event.seat);
  const before = dragonsBeforeRetreat(replay, 1 - event.seat);
  note(replay, numberDifference('dragons for demands', demanded, before.length));
  if (demanded > 0 && demanded === before.length) {
    differ(replay, way === 'inEngagement' ? 'OPEN-QUESTION-7' : 'D12');
    for (const { by } of before) moveCause(replay, 1 - event.seat, by);
    if (!attractMore(replay, 1 - event.seat, alone + demanded - event.dragons)) return;
  }
  if (peek(script, 'dragon')?.fourth === 1 && !retreatFollows(replay)) return;
  const retreat = read(script, 'retreat');
  replay.fights++;
  note(replay, numberDifference('retreating seat', event.seat, retreat.p));
  note(replay, numberDifference('retreat dragons', alone, retreat.dragons));
  compareAreas(replay, event.seat, way, retreat);
}

function retreatFollows({ script }: Replay): boolean {
  return nextAt(script, 'retreat') < nextAt(script, 'turn') && nextAt(script, 'retreat') < Infinity;
}

/** In the record the dragons for demands come before the retreat, after what caused it. */
function dragonsBeforeRetreat({ script, t }: Replay, winner: number): readonly EventOf<'dragon'>[] {
  const end = Math.min(nextAt(script, 'retreat'), nextAt(script, 'turn'), script.events.length);
  const start = Math.max(lastAt(script, 'decision'), lastAt(script, 'announce'), lastAt(script, 'flood'));
  const { cards, demanding } = t.game.decks[winner as 0 | 1];
  const demands = new Set(cards.filter((_, card) => inMask(demanding, card)).map((card) => card.name.en));
  return script.events
    .slice(start + 1, end)
    .filter((event) => event.t === 'dragon')
    .filter(({ by }) => demands.has(by));
}

/** A dragon for a demand in the record is one more dragon of the retreat with us. */
function moveCause(replay: Replay, seat: number, by: string): void {
  count(replay.dragons, `${seat} by ${by}`);
  count(replay.dragons, `${seat} by retreat`, -1);
}

/** Dragons that only the record moves; false if the game is over. */
function attractMore(replay: Replay, seat: number, dragons: number): boolean {
  for (let i = 0; i < dragons; i++) {
    if (!attractOne(replay.t, seat)) return false;
    hearDragon(replay, seat, 'retreat');
  }
  return true;
}

/** PROJECT-13: when a called bluff fails, the program discards the revealed cards before the retreat, we with the rest. */
function compareAreas(replay: Replay, loser: number, way: Way, theirs: EventOf<'retreat'>): void {
  const { t } = replay;
  const seats = [0, 1];
  const bluffs = seats.map((seat) => cardCount(t.cells, zone(seat, BLUFFS)));
  const cards = seats.map((seat) => cardsInAreas(t, seat));
  if (way === 'calledBluff') {
    differ(replay, 'PROJECT-13');
    cards[loser] = (cards[loser] ?? 0) - (bluffs[loser] ?? 0);
    bluffs[loser] = 0;
  }
  note(replay, pairDifference('cards in areas', cards, theirs.cards));
  note(replay, pairDifference('bluff cards', bluffs, theirs.bluffs));
}
