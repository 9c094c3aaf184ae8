import type { Box, CardId } from '@bluemoon/engine';
import { chooseDeck, draftedMatch, draftView, gameSetup, isOver, pick } from '@bluemoon/play';
import type { Agreement, Deck, Draft } from '@bluemoon/play';
import type { Player, Sitting } from '../game/sitting.ts';
import type { Chance } from '../game/chance.ts';
import { draftedDeck, draftPick } from '@bluemoon/ai';
import type { MatchSeries } from './match-series.ts';
import { ownBox } from './own-cards.ts';
import type { OwnCards } from './own-cards.ts';

/** A game or match between two seats of a draft. */
export interface Meeting {
  readonly kind: 'game' | 'match';
  readonly id: string;
  readonly seats: readonly [number, number];
}

/** A draft at one screen: its players, its record, and the games played with the drafted decks. */
export interface DraftSeries extends OwnCards {
  readonly id: string;
  /** By seat. */
  readonly players: readonly Player[];
  readonly draft: Draft;
  /** The decks of people, by seat; null: not built yet. Decks of bots are derived from their picks. */
  readonly decks: readonly (readonly CardId[] | null)[];
  /** The cards of the deck that a person is building or rebuilding. An earlier deck stays valid until then. */
  readonly unfinished: readonly CardId[];
  /** For the games with the drafted decks. */
  readonly agreement: Agreement;
  /** The earliest first. */
  readonly meetings: readonly Meeting[];
  /** Milliseconds since 1970. */
  readonly began: number;
  readonly touched: number;
}

/** What the people at the screen have to do next. */
export type DraftStep =
  | { readonly step: 'pick'; readonly seat: number }
  | { readonly step: 'build'; readonly seat: number }
  | { readonly step: 'play' };

const isPerson = ({ players }: DraftSeries, seat: number): boolean => players[seat]?.kind === 'person';

export function nextDraftStep(series: DraftSeries): DraftStep {
  const { draft, players, decks } = series;
  const seats = players.map((_, seat) => seat).filter((seat) => isPerson(series, seat));
  if (!isOver(draft)) {
    const { picking } = draftView(draft, 0, ownBox(series));
    return { step: 'pick', seat: seats.find((seat) => picking.includes(seat)) ?? 0 };
  }
  const builder = seats.find((seat) => decks[seat] === null);
  return builder === undefined ? { step: 'play' } : { step: 'build', seat: builder };
}

export function withPick(series: DraftSeries, seat: number, card: CardId, now: number): DraftSeries {
  const box = ownBox(series);
  const draft = withBotsCaughtUp(pick(series.draft, seat, card, box), series.players, box);
  return { ...series, draft, touched: now };
}

/** Lets bots pick that are behind the people, since packets are passed when everybody has picked. */
export function withBotsCaughtUp(draft: Draft, players: readonly Player[], box: Box): Draft {
  const counts = draft.picks
    .filter((_, seat) => players[seat]?.kind === 'person')
    .map(({ length }) => length);
  const step = Math.min(...counts);
  const late = draft.picks.findIndex((picks, seat) => players[seat]?.kind === 'bot' && picks.length < step);
  return late < 0 ? draft : withBotsCaughtUp(pickedByBot(draft, late, box), players, box);
}

/** One bot picks while people are thinking. People do not see its picks (DRAFT-13). Null: no bot has a packet. */
export function withNextBotPick(series: DraftSeries): DraftSeries | null {
  const { draft, players } = series;
  const box = ownBox(series);
  const seat = players.findIndex(
    ({ kind }, one) => kind === 'bot' && draftView(draft, one, box).packet.length > 0,
  );
  return seat < 0 ? null : { ...series, draft: pickedByBot(draft, seat, box) };
}

function pickedByBot(draft: Draft, seat: number, box: Box): Draft {
  return pick(draft, seat, draftPick(draftView(draft, seat, box), box), box);
}

export function withBuilt(
  series: DraftSeries,
  seat: number,
  cards: readonly CardId[],
  now: number,
): DraftSeries {
  const decks = series.decks.map((deck, i) => (i === seat ? cards : deck));
  return { ...series, decks, unfinished: [], touched: now };
}

export function withUnfinished(series: DraftSeries, unfinished: readonly CardId[], now: number): DraftSeries {
  return { ...series, unfinished, touched: now };
}

/** The deck that a seat is building. The cards show whose it is, since each was picked by one seat only. */
export function deckBeingBuilt({ draft, decks, unfinished }: DraftSeries, seat: number): readonly CardId[] {
  const isTheirs = unfinished.length > 0 && unfinished.every((card) => draft.picks[seat]?.includes(card));
  return isTheirs ? unfinished : (decks[seat] ?? []);
}

export function draftedDeckOf(series: DraftSeries, seat: number): Deck {
  const { draft, decks } = series;
  return { leader: null, cards: decks[seat] ?? draftedDeck(draft.picks[seat] ?? [], ownBox(series)) };
}

/** A new game or match, and the draft in which it is recorded. */
export type StartedMeeting = { readonly draft: DraftSeries } & (
  | { readonly kind: 'game'; readonly sitting: Sitting }
  | { readonly kind: 'match'; readonly match: MatchSeries }
);

/** Two people keep their numbers from the draft, or the curtain would show one of them the cards of the other. */
function pairOf(players: readonly Player[], seats: readonly [number, number]): readonly [Player, Player] {
  const person: Player = { kind: 'person' };
  const pair = [players[seats[0]] ?? person, players[seats[1]] ?? person] as const;
  return pair.every(({ kind }) => kind === 'person')
    ? [
        { kind: 'person', number: seats[0] + 1 },
        { kind: 'person', number: seats[1] + 1 },
      ]
    : pair;
}

export function withMeeting(
  series: DraftSeries,
  seats: readonly [number, number],
  chance: Chance,
): StartedMeeting {
  const { newId, newSeed, now } = chance;
  const { draft, players, agreement, cards } = series;
  const box = ownBox(series);
  const [a, b] = seats;
  const pair = pairOf(players, seats);
  const decks = [draftedDeckOf(series, a), draftedDeckOf(series, b)] as const;
  const id = newId();
  const meet = (kind: Meeting['kind']): DraftSeries => ({
    ...series,
    meetings: [...series.meetings, { kind, id, seats }],
    touched: now,
  });
  if (!draft.setup.match) {
    const drafted = [draft.picks[a] ?? [], draft.picks[b] ?? []] as const;
    const setup = gameSetup(agreement, decks, { seed: newSeed(), drafted, box });
    const partOf = { kind: 'draft', id: series.id } as const;
    const sitting = { id, players: pair, record: { setup, choices: [] }, partOf, began: now, touched: now };
    return { kind: 'game', draft: meet('game'), sitting };
  }
  const { decks: _, match: __, ...rest } = agreement;
  const begun = draftedMatch(draft, seats, { seed: newSeed(), agreement: rest }, box);
  const match = chooseDeck(chooseDeck(begun, 0, decks[0], box), 1, decks[1], box);
  return {
    kind: 'match',
    draft: meet('match'),
    match: { id, players: pair, match, games: [], draft: series.id, cards, began: now, touched: now },
  };
}
