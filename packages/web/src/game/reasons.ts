import { explainCard, explainDemands, explainPlay, explainPower, imagine } from '@bluemoon/engine';
import type {
  Box,
  CardExplanation,
  CardId,
  DemandsExplanation,
  FactKind,
  Option,
  Phase,
  PlayExplanation,
  PowerExplanation,
  Seat,
  State,
  View,
} from '@bluemoon/engine';
import { cardsInSight, spotKey } from './in-sight.ts';
import type { SpotKey } from './in-sight.ts';
import { previewOf } from './preview.ts';
import type { Preview } from './preview.ts';

/** Explains the table to a player. */
export interface Reasons {
  /** Null for a card that the viewer does not see. */
  card(seat: Seat, card: CardId): CardExplanation | null;
  /** Null for a card that is not in the viewer's hand. */
  play(seat: Seat, card: CardId): PlayExplanation | null;
  power(seat: Seat): PowerExplanation;
  /** The totals if the card were played; null if they are unknown. */
  preview(seat: Seat, card: CardId): Preview | null;
  /** What the viewer has to do before they can end their turn; null: nothing. */
  readonly obstacle: DemandsExplanation | null;
  /** The cards in play that are ignored, or whose text is. */
  readonly ignored: ReadonlyMap<SpotKey, 'card' | 'text'>;
}

/** The explanations are the same in every world that fits the view, so any seed will do. */
const ANY_WORLD = 1;

export function reasonsIn(view: View, box: Box): Reasons {
  return reasonsFrom(imagine(view, ANY_WORLD, box), view);
}

/** `state` must fit the view. */
export function reasonsFrom(state: State, view: View): Reasons {
  return {
    card: (seat, card) => (isSeen(view, seat, card) ? explainCard(state, seat, card) : null),
    play: (seat, card) =>
      seat === view.viewer && view.seats[seat].hand.cards.includes(card)
        ? explainPlay(state, seat, card)
        : null,
    power: (seat) => explainPower(state, seat),
    preview: (seat, card) => previewOf(state, view, seat, card),
    obstacle: obstacleIn(state, view),
    ignored: ignoredCards(state, view),
  };
}

/** The viewer may have seen a card of the rival without knowing where it went. */
function isSeen(view: View, seat: Seat, card: CardId): boolean {
  return (
    seat === view.viewer ||
    view.seats[seat].discardPile.top === card ||
    cardsInSight(view).has(spotKey(seat, card))
  );
}

const OBSTACLES: ReadonlySet<FactKind> = new Set([
  'match',
  'demand',
  'playCharacter',
  'tooManyActive',
  'cannotAttack',
] as const);

/** Power cannot be announced before all demands are met. */
function obstacleIn(state: State, { viewer, decision, turn }: View): DemandsExplanation | null {
  const isPlaying = turn.phase === 'character' || turn.phase === 'boosterSupport';
  const isAsked = decision !== null && decision.seat === viewer && decision.about.during === 'phase';
  if (!isPlaying || !isAsked || decision.options?.some(endsTurn(turn.phase)) === true) return null;
  const { facts, ...rest } = explainDemands(state, decision.seat);
  const open = facts.filter(
    (fact) => OBSTACLES.has(fact.kind) && !(fact.kind === 'match' && fact.own >= fact.number),
  );
  // A character will cover the present cards (CHAR-3), so their power does not matter yet.
  const first = open.find(({ kind }) => kind === 'playCharacter') ?? open[0];
  return first === undefined ? null : { ...rest, facts: [first] };
}

const endsTurn =
  (phase: Phase) =>
  ({ kind }: Option): boolean =>
    kind === 'announce' || (kind === 'done' && phase === 'boosterSupport');

function ignoredCards(state: State, { seats }: View): ReadonlyMap<SpotKey, 'card' | 'text'> {
  const found = new Map<SpotKey, 'card' | 'text'>();
  for (const seat of [0, 1] as const) {
    const { combat, support, hyla, achievements } = seats[seat];
    const beside = [...(hyla === null ? [] : [hyla]), ...achievements];
    for (const card of [...combat.active, ...support.faceUp, ...beside]) {
      const kinds = explainCard(state, seat, card).facts.map(({ kind }) => kind);
      if (kinds.includes('ignored')) found.set(spotKey(seat, card), 'card');
      else if (kinds.includes('textIgnored')) found.set(spotKey(seat, card), 'text');
    }
  }
  return found;
}
