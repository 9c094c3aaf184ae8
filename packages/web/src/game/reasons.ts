import { explainCard, explainPlay, explainPower } from '@bluemoon/engine';
import type {
  CardExplanation,
  CardId,
  PlayExplanation,
  PowerExplanation,
  Seat,
  State,
  View,
} from '@bluemoon/engine';

/** Answers to what a player asks about the table before him. */
export interface Reasons {
  card(seat: Seat, card: CardId): CardExplanation;
  /** Null for a card that is not for the onlooker to play. */
  play(seat: Seat, card: CardId): PlayExplanation | null;
  power(seat: Seat): PowerExplanation;
}

export function reasonsIn(state: State, view: View): Reasons {
  return {
    card: (seat, card) => explainCard(state, seat, card),
    play: (seat, card) =>
      seat === view.viewer && view.seats[seat].hand.cards.includes(card)
        ? explainPlay(state, seat, card)
        : null,
    power: (seat) => explainPower(state, seat),
  };
}

/** Of the cards in play, by seat and card: those that count nothing, and those whose words count nothing. */
export function ignoredCards(
  state: State,
  { seats }: View,
): ReadonlyMap<`${Seat}:${CardId}`, 'card' | 'text'> {
  const found = new Map<`${Seat}:${CardId}`, 'card' | 'text'>();
  for (const seat of [0, 1] as const) {
    const { combat, support } = seats[seat];
    for (const card of [...combat.active, ...support.faceUp]) {
      const kinds = explainCard(state, seat, card).facts.map(({ kind }) => kind);
      if (kinds.includes('ignored')) found.set(`${seat}:${card}`, 'card');
      else if (kinds.includes('textIgnored')) found.set(`${seat}:${card}`, 'text');
    }
  }
  return found;
}
