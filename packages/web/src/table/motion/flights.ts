import type { CardId, Dragon, GameEvent, Place, Seat } from '@bluemoon/engine';

/** The animation of a card or dragon that moves. Times in milliseconds at normal speed. */
export type Flight = {
  readonly from: Anchor;
  readonly to: Anchor;
  readonly after: number;
  readonly lasts: number;
} & (
  | {
      readonly moves: 'card';
      readonly seat: Seat;
      readonly card: CardId | null;
      /** Crossed out, since it was not played (INTERF-3). */
      readonly isCancelled?: true;
    }
  | { readonly moves: 'dragon'; readonly dragon: Dragon }
);

/** A place of the table, marked by `data-zone`. */
export type Anchor = `${Seat}:${Place | 'dragons'}` | 'board' | 'declared';

const PLAYED = 320;
const MOVED = 280;
/** Long enough to see the cross. */
const CANCELLED = { lasts: 900, isCancelled: true } as const;
const DRAGON = 700;
/** The next card starts while the last one is still moving. */
const NEXT_CARD = 110;
/** After a card has arrived. */
const PAUSE = 120;

interface CardOfSeat {
  readonly seat: Seat;
  readonly card: CardId | null;
}

type FlightTiming = Pick<Flight & { moves: 'card' }, 'lasts' | 'isCancelled'>;

export function flightsOf(events: readonly GameEvent[]): readonly Flight[] {
  const flights: Flight[] = [];
  let now = 0;
  let cancelled: CardId | undefined;
  const flyCard = ({ seat, card }: CardOfSeat, from: Place, to: Anchor, how: FlightTiming): void => {
    flights.push({ moves: 'card', seat, card, from: `${seat}:${from}`, to, after: now, ...how });
  };
  for (const event of events) {
    switch (event.event) {
      case 'played':
        flyCard(event, event.from, `${event.seat}:${event.to}`, { lasts: PLAYED });
        now += PLAYED + PAUSE;
        break;
      case 'declared':
        flyCard(event, 'hand', 'declared', { lasts: PLAYED });
        now += PLAYED + PAUSE;
        break;
      case 'cancelled':
        cancelled = event.card;
        break;
      case 'moved': {
        if (event.by === 'setup') break;
        const how = event.card === cancelled ? CANCELLED : { lasts: MOVED };
        flyCard(event, event.from, `${event.seat}:${event.to}`, how);
        now += NEXT_CARD;
        break;
      }
      case 'dragonMoved':
        flights.push({
          moves: 'dragon',
          dragon: event.dragon,
          // DRAGON: a dragon of the rival moves to the board first.
          from: event.to === 'board' ? `${event.seat === 0 ? 1 : 0}:dragons` : 'board',
          to: event.to === 'board' ? 'board' : `${event.to}:dragons`,
          after: now,
          lasts: DRAGON,
        });
        now += DRAGON;
        break;
      case 'announced':
      case 'retreated':
      case 'called':
        now += PAUSE;
        break;
      default:
        break;
    }
  }
  return flights;
}

export function endOf(flights: readonly Flight[]): number {
  return flights.reduce((end, { after, lasts }) => Math.max(end, after + lasts), 0);
}
