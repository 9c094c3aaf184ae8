import type { Box } from '../cards/box.ts';
import type { Applied, Option } from '../decision/decision.ts';
import type { GameEvent } from '../state/events.ts';
import { rivalOf } from '../state/layout.ts';
import type { Seat } from '../state/layout.ts';
import type { CardId } from '../vocabulary/card.ts';
import type { Payment } from '../vocabulary/text.ts';
import { viewFor } from '../view/view.ts';
import type { View } from '../view/view.ts';
import type { AnyFact, FactOf, Nothing } from './facts.ts';
import { foresee, foreseeCall, knownTruth } from './foresee.ts';
import { demandedBy } from './payment.ts';

export interface ConsequenceFacts {
  readonly gameEnds: { readonly winner: Seat; readonly crystals: number };
  /** `dragons` are attracted; then the seat has `has` and the other one `leaves`. */
  readonly attracts: {
    readonly seat: Seat;
    readonly dragons: number;
    readonly has: number;
    readonly leaves: number;
  };
  readonly noDragon: Nothing;
  /** A forced retreat. */
  readonly retreats: { readonly seat: Seat };
  /** ENGAGE-3: at most `most` cards, then draw up to six if the draw deck is not empty. */
  readonly discardsSome: { readonly most: number; readonly canDraw: boolean; readonly next: Seat };
  readonly draws: { readonly number: number };
  readonly nextTurn: { readonly seat: Seat };
  readonly namesElement: Nothing;
  /** POWER-3: the rival's total is matched, or a shield makes that unnecessary. */
  readonly matches: { readonly number: number };
  readonly isSpared: { readonly number: number };
  readonly mustMatch: { readonly seat: Seat; readonly number: number };
  readonly needNotMatch: { readonly seat: Seat; readonly number: number };
  readonly mayCall: { readonly seat: Seat };
  readonly backToEngagement: Nothing;
  readonly ifBluff: { readonly brings: readonly Consequence[] };
  readonly ifHonest: { readonly brings: readonly Consequence[] };
  readonly takesDiscard: { readonly discard: Payment };
  /** ENGAGE-10: what follows if the demand is not met. */
  readonly elseNoGoingOn: Nothing;
  readonly elseAttracts: { readonly seat: Seat; readonly dragons: number };
}
export type ConsequenceKind = keyof ConsequenceFacts;
export type ConsequenceOf<K extends ConsequenceKind> = FactOf<ConsequenceFacts, K>;
export type Consequence = AnyFact<ConsequenceFacts>;

/** What follows from an option of the viewer, as far as they may know it and it is not obvious. */
export function consequencesOf(option: Option, view: View, box: Box): readonly Consequence[] {
  const { decision } = view;
  if (decision?.options?.some(({ id }) => id === option.id) !== true) return [];
  const { about, seat } = decision;
  switch (option.kind) {
    case 'retreat':
      return outcomes(foresee(view, option, box), view);
    case 'decline':
      return afterDeclining(foresee(view, option, box), view, seat);
    case 'takeBack':
      return afterTakingBack(foresee(view, option, box), view, seat);
    case 'announce':
      return afterAnnouncing(foresee(view, option, box), view, seat);
    case 'done':
      if (about.during === 'decline') return afterDeclining(foresee(view, option, box), view, seat);
      if (about.during !== 'phase' || about.phase !== 'boosterSupport') return [];
      return afterAnnouncing(foresee(view, option, box), view, seat);
    case 'discard':
      return about.during === 'decline' ? afterDiscarding(foresee(view, option, box), view, seat) : [];
    case 'call':
      return afterCalling(view, box);
    case 'trust':
      return afterTrusting(foresee(view, option, box), view, seat);
    case 'meet':
      return meeting(option.card, view, seat, box);
    default:
      return [];
  }
}

type Of<K extends GameEvent['event']> = Extract<GameEvent, { event: K }>;

export function eventOf<K extends GameEvent['event']>(
  events: readonly GameEvent[],
  kind: K,
): Of<K> | undefined {
  return events.find((event): event is Of<K> => event.event === kind);
}

/** The end of the game, or dragons that move. */
function outcomes({ events }: Applied, view: View): readonly Consequence[] {
  const ended = eventOf(events, 'gameEnded');
  if (ended !== undefined) return [{ kind: 'gameEnds', winner: ended.winner, crystals: ended.crystals }];
  const retreated = eventOf(events, 'retreated');
  const forced: readonly Consequence[] =
    retreated === undefined || view.turn.phase === 'engagement'
      ? []
      : [{ kind: 'retreats', seat: retreated.seat }];
  const moved = ([0, 1] as const).flatMap((seat) => attractions(events, view, seat));
  const none: readonly Consequence[] = retreated?.dragons === 0 ? [{ kind: 'noDragon' }] : [];
  return [...forced, ...moved, ...none];
}

function attractions(events: readonly GameEvent[], view: View, seat: Seat): readonly Consequence[] {
  const moves = events.filter(
    (event): event is Of<'dragonMoved'> => event.event === 'dragonMoved' && event.seat === seat,
  );
  if (moves.length === 0) return [];
  const places = { ...view.dragons };
  for (const event of events) if (event.event === 'dragonMoved') places[event.dragon] = event.to;
  const count = (of: Seat): number => Object.values(places).filter((place) => place === of).length;
  return [{ kind: 'attracts', seat, dragons: moves.length, has: count(seat), leaves: count(rivalOf(seat)) }];
}

function afterDeclining(foreseen: Applied, view: View, seat: Seat): readonly Consequence[] {
  const { hand, drawDeck } = view.seats[seat];
  if (viewFor(foreseen.state, seat).decision?.about.during === 'decline') {
    const most = Math.min(MAX_DECLINED, hand.count);
    return [{ kind: 'discardsSome', most, canDraw: drawDeck.count > 0, next: rivalOf(seat) }];
  }
  return afterDiscarding(foreseen, view, seat);
}

const MAX_DECLINED = 3;

/** Empty as long as more cards can be discarded. */
function afterDiscarding(foreseen: Applied, view: View, seat: Seat): readonly Consequence[] {
  const { turn } = viewFor(foreseen.state, 'spectator');
  const ends = outcomes(foreseen, view);
  if (ends.length > 0 || turn.number === view.turn.number) return ends;
  return [...drawing(foreseen, seat), { kind: 'nextTurn', seat: turn.seat }];
}

/** Cards that the player draws because the rules say so. */
function drawing({ events }: Applied, seat: Seat): readonly Consequence[] {
  const drawn = events.filter(
    (event) =>
      event.event === 'moved' &&
      event.seat === seat &&
      event.from === 'drawDeck' &&
      event.to === 'hand' &&
      (event.by === 'refresh' || event.by === 'decline'),
  );
  return drawn.length === 0 ? [] : [{ kind: 'draws', number: drawn.length }];
}

function afterTakingBack(foreseen: Applied, view: View, seat: Seat): readonly Consequence[] {
  const ends = outcomes(foreseen, view);
  if (ends.length > 0) return ends;
  return viewFor(foreseen.state, seat).decision?.about.during === 'decline'
    ? afterDeclining(foreseen, view, seat)
    : [{ kind: 'backToEngagement' }];
}

function afterAnnouncing(foreseen: Applied, view: View, seat: Seat): readonly Consequence[] {
  const announced = eventOf(foreseen.events, 'announced');
  const ends = outcomes(foreseen, view);
  if (announced === undefined) {
    const asked = viewFor(foreseen.state, seat).decision?.about;
    const names: readonly Consequence[] =
      asked?.phase === 'power' && asked.during === 'phase' ? [{ kind: 'namesElement' }] : [];
    return [...ends, ...names];
  }
  return [
    ...matched(announced, view),
    ...(isFightOver(foreseen) ? [] : pressure(foreseen, announced)),
    ...drawing(foreseen, seat),
    ...ends,
  ];
}

function isFightOver({ events }: Applied): boolean {
  return eventOf(events, 'fightEnded') !== undefined || eventOf(events, 'gameEnded') !== undefined;
}

function matched({ power, against }: Of<'announced'>, { fight }: View): readonly Consequence[] {
  if (fight === null || fight.startedThisTurn) return [];
  return [{ kind: power >= against ? 'matches' : 'isSpared', number: against }];
}

/** What the rival then faces. */
function pressure(foreseen: Applied, { seat, power }: Of<'announced'>): readonly Consequence[] {
  const rival = rivalOf(seat);
  const asked = viewFor(foreseen.state, rival).decision;
  if (asked?.about.phase === 'call') {
    return [
      { kind: 'mayCall', seat: rival },
      { kind: 'mustMatch', seat: rival, number: power },
    ];
  }
  const known = matching(foreseen, rival);
  return known.length > 0 ? known : [{ kind: 'mustMatch', seat: rival, number: power }];
}

/** POWER-4, SHIELD-1: known only if it is that player's turn. */
function matching({ state }: Applied, seat: Seat): readonly Consequence[] {
  const { turn, fight } = viewFor(state, seat);
  if (turn.seat !== seat || fight === null || fight.toMatch === null) return [];
  return [{ kind: fight.shielded ? 'needNotMatch' : 'mustMatch', seat, number: fight.toMatch }];
}

function afterTrusting(foreseen: Applied, view: View, seat: Seat): readonly Consequence[] {
  return [...outcomes(foreseen, view), ...matching(foreseen, seat)];
}

function afterCalling(view: View, box: Box): readonly Consequence[] {
  const { bluff, honest } = outcomesOfCall(view, box);
  switch (knownTruth(view, box)) {
    case 'honest':
      return honest;
    case 'bluff':
      return bluff;
    case null:
      return [
        { kind: 'ifBluff', brings: bluff },
        { kind: 'ifHonest', brings: honest },
      ];
  }
}

/** What a bluff call leads to in either case. It does not depend on what the viewer knows of the face-down cards. */
export function outcomesOfCall(
  view: View,
  box: Box,
): Readonly<Record<'bluff' | 'honest', readonly Consequence[]>> {
  return {
    bluff: outcomes(foreseeCall(view, 'bluff', box), view),
    honest: outcomes(foreseeCall(view, 'honest', box), view),
  };
}

/** What meeting the demand takes, and what follows if it is not met. */
function meeting(card: CardId | undefined, view: View, seat: Seat, box: Box): readonly Consequence[] {
  if (card === undefined) return [];
  const discard = demandedBy(card, view, seat, box);
  const unmet = otherwise(card, seat, box);
  return [
    ...(discard === null ? [] : [{ kind: 'takesDiscard', discard } as const]),
    ...(unmet === null ? [] : [unmet]),
  ];
}

export type Otherwise = ConsequenceOf<'elseNoGoingOn'> | ConsequenceOf<'elseAttracts'>;

/** ENGAGE-10: what follows if the card's demand is not met. */
export function otherwise(card: CardId, seat: Seat, box: Box): Otherwise | null {
  const demanding = box.find(card)?.text?.find((text) => 'demand' in text);
  if (demanding === undefined) return null;
  return demanding.orElse === 'retreat'
    ? { kind: 'elseNoGoingOn' }
    : { kind: 'elseAttracts', seat: rivalOf(seat), dragons: demanding.orElse.attract };
}
