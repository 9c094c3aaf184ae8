import { beginGame, deckOf, PEOPLES, replay, viewFor } from '@bluemoon/engine';
import { FORFEIT_CRYSTALS } from '@bluemoon/play';
import type { LostBy, Sitting } from '../game/sitting.ts';
import type { Affiliation, EndReason, GameRecord, People, Seat, State, View } from '@bluemoon/engine';

/** The deck of a seat: a people deck, or an own deck with a leader of that people. */
export type DeckKind =
  | { readonly kind: 'people'; readonly people: People }
  | { readonly kind: 'own'; readonly people: Affiliation | null };

/** What lists and statistics say about a game. */
export interface GameSummary {
  readonly decks: readonly [DeckKind, DeckKind];
  readonly edition: View['rules']['edition'];
  /** The last turn of the record. */
  readonly turns: number;
  readonly beginsMidgame: boolean;
  /** Who has to choose next; null when the game is over. */
  readonly toChoose: Seat | null;
  readonly result: Result | null;
}

/** Of a record alone: it ends by the rules, if at all. */
export interface RecordSummary extends GameSummary {
  readonly result: (Result & { readonly reason: EndReason }) | null;
}

export interface Result {
  readonly winner: Seat;
  readonly crystals: number;
  readonly reason: EndReason | LostBy | 'resigned';
}

const cache = new WeakMap<GameRecord, RecordSummary>();

export function summaryOf(record: GameRecord): RecordSummary {
  return (
    cache.get(record) ?? summaryAtEnd(record, replay(record).states.at(-1) ?? beginGame(record.setup).state)
  );
}

/** Null: it would have to be replayed. */
export function summaryIfKnown(record: GameRecord): RecordSummary | null {
  return cache.get(record) ?? null;
}

/** Of a stored game, which may have been given up. */
export function summaryOfSitting({
  record,
  resigned,
  lostBy,
}: Pick<Sitting, 'record' | 'resigned' | 'lostBy'>): GameSummary {
  const summary = summaryOf(record);
  if (resigned === undefined || summary.result !== null) return summary;
  const winner = resigned === 0 ? 1 : 0;
  const end = replay(record).states.at(-1) ?? beginGame(record.setup).state;
  const crystals = Math.max(FORFEIT_CRYSTALS, viewFor(end, 'spectator').seats[winner].crystals);
  return { ...summary, toChoose: null, result: { winner, crystals, reason: lostBy ?? 'resigned' } };
}

/** Faster than `summaryOf` where the last state is known, since it need not replay the record. */
export function summaryAtEnd(record: GameRecord, end: State): RecordSummary {
  const { decks, rules, turn, decision, result } = viewFor(end, 'spectator');
  const summary: RecordSummary = {
    decks: [deckKind(decks[0], end, 0), deckKind(decks[1], end, 1)],
    edition: rules.edition,
    turns: turn.number,
    beginsMidgame: 'position' in record.setup,
    toChoose: decision?.seat ?? null,
    result,
  };
  cache.set(record, summary);
  return summary;
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
