import { beginGame, deckOf, PEOPLES, replay, viewFor } from '@bluemoon/engine';
import type { Affiliation, EndReason, GameRecord, People, Seat, State, View } from '@bluemoon/engine';

/** With what a seat plays: the deck of a people, or one of somebody's own under a leader of that people. */
export type DeckKind =
  | { readonly kind: 'people'; readonly people: People }
  | { readonly kind: 'own'; readonly people: Affiliation | null };

/** What is told of a game without showing it. */
export interface Glance {
  readonly decks: readonly [DeckKind, DeckKind];
  readonly edition: View['rules']['edition'];
  /** The number of the turn in which the record ends. */
  readonly turns: number;
  readonly beginsMidgame: boolean;
  /** Who has to choose next; null when the game is over. */
  readonly toChoose: Seat | null;
  readonly result: Result | null;
}

export interface Result {
  readonly winner: Seat;
  readonly crystals: number;
  readonly reason: EndReason;
}

const seen = new WeakMap<GameRecord, Glance>();

export function glanceAt(record: GameRecord): Glance {
  return (
    seen.get(record) ?? glanceAtEnd(record, replay(record).states.at(-1) ?? beginGame(record.setup).state)
  );
}

/** For whoever knows how the record ends; saves playing it over. */
export function glanceAtEnd(record: GameRecord, end: State): Glance {
  const { decks, rules, turn, decision, result } = viewFor(end, 'spectator');
  const glance: Glance = {
    decks: [deckKind(decks[0], end, 0), deckKind(decks[1], end, 1)],
    edition: rules.edition,
    turns: turn.number,
    beginsMidgame: 'position' in record.setup,
    toChoose: decision?.seat ?? null,
    result,
  };
  seen.set(record, glance);
  return glance;
}

function deckKind(deck: View['decks'][Seat], { game }: State, seat: Seat): DeckKind {
  const people = PEOPLES.find((name) => isDeckOf(name, deck));
  if (people !== undefined) return { kind: 'people', people };
  return { kind: 'own', people: game.decks[seat].leader?.people ?? null };
}

function isDeckOf(people: People, { leader, cards }: View['decks'][Seat]): boolean {
  const whole = deckOf(people);
  if (whole.leader?.id !== leader || whole.cards.length !== cards.length) return false;
  const ids = new Set(cards);
  return whole.cards.every(({ id }) => ids.has(id));
}
