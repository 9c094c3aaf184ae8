import type { Box, Dragon, Element, EndReason, GameEvent, Seat, View } from '@bluemoon/engine';
import { cardsTowardsSix } from '../sides.ts';
import { attractionOf, rivalOf } from './attraction.ts';
import type { Attraction } from './attraction.ts';
import { stakesIn } from './stakes.ts';
import type { Stakes } from './stakes.ts';
import { turnedCards } from './verdict.ts';
import type { TurnedCard } from './verdict.ts';

/** A dragon that changes its place. */
export interface DragonMove {
  readonly dragon: Dragon;
  readonly from: Seat | 'board';
  readonly to: Seat | 'board';
}

/** A bluff call, from the question to the dragons that it moves at once. */
export interface BluffCall {
  readonly kind: 'bluffCall';
  readonly caller: Seat;
  readonly verdict: 'bluff' | 'honest';
  readonly element: Element;
  /** In the order in which they are turned over, up to the first that fails. */
  readonly cards: readonly TurnedCard[];
  readonly stakes: Stakes;
  readonly moves: readonly DragonMove[];
}

/** A retreat, and the dragons that it moves at once; others are chosen next. */
export interface FightEnd {
  readonly kind: 'fightEnd';
  readonly winner: Seat;
  readonly dragons: Attraction;
  /** RETREAT-3: six cards are worth a second dragon. */
  readonly bySix: boolean;
  readonly moves: readonly DragonMove[];
}

/** Dragons that move for any other reason: chosen one by one, or by a card's text. */
export interface DragonsMove {
  readonly kind: 'dragons';
  readonly moves: readonly DragonMove[];
}

export interface GameEnd {
  readonly kind: 'gameEnd';
  readonly winner: Seat;
  readonly crystals: number;
  readonly reason: EndReason;
}

/** Something at the table that everybody should see. */
export type Moment = BluffCall | FightEnd | DragonsMove | GameEnd;

export interface Happened {
  readonly before: View;
  readonly events: readonly GameEvent[];
}

/** The moments among the events of one entry of the record, in order. */
export function momentsIn({ before, events }: Happened, box: Box): readonly Moment[] {
  const moments: Moment[] = [];
  for (const [i, event] of events.entries()) {
    const last = moments.at(-1);
    switch (event.event) {
      case 'called':
        moments.push(bluffCall(event, before, box));
        break;
      case 'retreated':
        if (!isToldByCall(events.slice(0, i))) moments.push(fightEnd(event, before));
        break;
      case 'dragonMoved':
        moments.splice(-1, 1, ...withMove(last, moveIn(event)));
        break;
      case 'gameEnded':
        moments.push({
          kind: 'gameEnd',
          winner: event.winner,
          crystals: event.crystals,
          reason: event.reason,
        });
        break;
      default:
        break;
    }
  }
  return moments;
}

/** The dragons after they moved. */
export function withMoved(dragons: View['dragons'], moves: readonly DragonMove[]): View['dragons'] {
  return { ...dragons, ...Object.fromEntries(moves.map(({ dragon, to }) => [dragon, to])) };
}

export function movesOf(moment: Moment): readonly DragonMove[] {
  return moment.kind === 'gameEnd' ? [] : moment.moves;
}

/**
 * Whether a bluff call has already said that the fight ends. Where its dragon had to be chosen, the call is in an
 * earlier entry of the record, and the dragon comes with the retreat.
 */
function isToldByCall(before: readonly GameEvent[]): boolean {
  const event = before.findLast(
    (one) =>
      one.event === 'turnBegan' ||
      one.event === 'called' ||
      (one.event === 'dragonMoved' && one.by === 'bluff'),
  );
  return event !== undefined && event.event !== 'turnBegan';
}

type Of<K extends GameEvent['event']> = Extract<GameEvent, { event: K }>;

function bluffCall({ seat, revealed, honest }: Of<'called'>, before: View, box: Box): BluffCall {
  const element = before.fight?.element ?? 'fire';
  const verdict = honest ? 'honest' : 'bluff';
  return {
    kind: 'bluffCall',
    caller: seat,
    verdict,
    element,
    cards: turnedCards(revealed, { element, verdict }, box),
    stakes: stakesIn(before, box),
    moves: [],
  };
}

const SIX = 6;

function fightEnd({ seat, dragons }: Of<'retreated'>, before: View): FightEnd {
  const winner = rivalOf(seat);
  const bySix = dragons === 2 && cardsTowardsSix(before, winner) >= SIX;
  return {
    kind: 'fightEnd',
    winner,
    dragons: attractionOf(winner, dragons, before.dragons),
    bySix,
    moves: [],
  };
}

function withMove(last: Moment | undefined, move: DragonMove): readonly Moment[] {
  if (last === undefined) return [{ kind: 'dragons', moves: [move] }];
  if (last.kind === 'gameEnd') return [last, { kind: 'dragons', moves: [move] }];
  return [{ ...last, moves: [...last.moves, move] }];
}

/** DRAGON-3: a dragon of the rival moves to the board first. */
function moveIn({ seat, dragon, to }: Of<'dragonMoved'>): DragonMove {
  return { dragon, from: to === 'board' ? rivalOf(seat) : 'board', to };
}
