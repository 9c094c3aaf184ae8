import type { GameEvent, GameRecord, Replay, Seat } from '@bluemoon/engine';
import type { LuckKind } from '../game-analysis.ts';
import { cardsFromDeck, diceThrown, knownAfter, knownOnceTakenBack, NOTHING_KNOWN } from './known-order.ts';
import type { KnownOrder } from './known-order.ts';

/** Chance at work between two decisions: the deal, or while a choice was carried out. */
export interface RandomEvent {
  /** The index of the state that it led to; 0 is the deal. */
  readonly at: number;
  readonly kind: LuckKind;
  /** Whose cards; null if both players'. */
  readonly seat: Seat | null;
  /** What was known of the hidden order before it. */
  readonly known: KnownOrder;
}

/**
 * The random events of a game. Until chance comes in, everything follows from the choice and the known cards; so it
 * does not depend on luck which choices are listed here.
 */
export function randomEventsOf(
  { setup, choices }: GameRecord,
  { states, events }: Replay,
): readonly RandomEvent[] {
  const found: RandomEvent[] =
    'position' in setup ? [] : [{ at: 0, kind: 'deal', seat: null, known: NOTHING_KNOWN }];
  let known = NOTHING_KNOWN;
  choices.forEach((choice, i) => {
    const [before, after, happened] = [states[i], states[i + 1], events[i + 1]];
    if (before === undefined || after === undefined || happened === undefined) return;
    const isTakenBack = happened.some(({ event }) => event === 'tookBack');
    const then = isTakenBack ? knownOnceTakenBack(known, before) : known;
    const start = isTakenBack && before.engagement !== null ? before.engagement : before.cells;
    if (!then.dice && (diceThrown(start, after.cells) || drewUnknown(then, happened))) {
      const kind = kindOf(choice, happened);
      found.push({ at: i + 1, kind, seat: seatOf(kind, happened), known });
    }
    known = knownAfter(then, happened);
  });
  return found;
}

function drewUnknown({ tops }: KnownOrder, events: readonly GameEvent[]): boolean {
  return SEATS.some((seat) => cardsFromDeck(seat, events).length > tops[seat]);
}

const SEATS = [0, 1] as const;
const RANDOM_DISCARD = 'discard-at-random';

function kindOf(choice: string, events: readonly GameEvent[]): LuckKind {
  if (choice === RANDOM_DISCARD) return 'discard';
  return events.some(isDrawn) ? 'draw' : 'shuffle';
}

/** From the draw deck, or blindly from the discard pile. */
function isDrawn(event: GameEvent): boolean {
  if (event.event !== 'moved') return false;
  return event.from === 'drawDeck' || (event.from === 'discardPile' && event.to === 'hand' && !event.shown);
}

function seatOf(kind: LuckKind, events: readonly GameEvent[]): Seat | null {
  const seats = new Set(
    events.flatMap((event) => {
      const isMeant =
        kind === 'shuffle'
          ? event.event === 'shuffled'
          : kind === 'draw'
            ? isDrawn(event)
            : isDiscarded(event);
      return isMeant && 'seat' in event ? [event.seat] : [];
    }),
  );
  const [seat] = seats;
  return seats.size === 1 && seat !== undefined ? seat : null;
}

function isDiscarded(event: GameEvent): boolean {
  return event.event === 'moved' && event.from === 'hand';
}
