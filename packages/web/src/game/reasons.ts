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

/** Answers to what a player asks about the table before them. */
export interface Reasons {
  /** Null for a card that lies where the viewer does not see it. */
  card(seat: Seat, card: CardId): CardExplanation | null;
  /** Null for a card that is not for the viewer to play. */
  play(seat: Seat, card: CardId): PlayExplanation | null;
  power(seat: Seat): PowerExplanation;
  /** What the totals would be if the card were played; null where that cannot be said. */
  preview(seat: Seat, card: CardId): Preview | null;
  /** What stands between the viewer and the end of their turn; null where nothing does. */
  readonly obstacle: DemandsExplanation | null;
  /** Of the cards in play, by seat and card: those that count nothing, and those whose text counts nothing. */
  readonly ignored: ReadonlyMap<SpotKey, 'card' | 'text'>;
}

/** What is asked here has the same answer in every world that the viewer can imagine. */
const ANY_WORLD = 1;

export function reasonsIn(view: View, box: Box): Reasons {
  return reasonsFrom(imagine(view, ANY_WORLD, box), view);
}

/** From a state that agrees with the view. */
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

/** Where a card of the rival went after it was shown may be a secret. */
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

/** While cards are played, power cannot be announced until all that is demanded is done. */
function obstacleIn(state: State, { viewer, decision, turn }: View): DemandsExplanation | null {
  const isPlaying = turn.phase === 'character' || turn.phase === 'boosterSupport';
  const isAsked = decision !== null && decision.seat === viewer && decision.about.during === 'phase';
  if (!isPlaying || !isAsked || decision.options?.some(endsTurn(turn.phase)) === true) return null;
  const { facts, ...rest } = explainDemands(state, decision.seat);
  const open = facts.filter(
    (fact) => OBSTACLES.has(fact.kind) && !(fact.kind === 'match' && fact.own >= fact.number),
  );
  // What lies there now is covered as soon as a character is played, so its power is not worth telling before.
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
