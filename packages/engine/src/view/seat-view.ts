import { crystalsFor } from '../actions/score.ts';
import { inMask } from '../compile/mask.ts';
import {
  ABOARD,
  ACTIVE_LEADERSHIP,
  BESIDE,
  BLUFFS,
  byteAt,
  COMBAT,
  COVERED,
  DECK,
  DECK_ORDER,
  DECK_SIZE,
  DISCARD,
  DISCLOSED,
  EMISSARIES,
  HAND,
  KNOWN,
  LANDED,
  LEADER_AREA,
  LINK,
  MET,
  PILE_ORDER,
  PILE_SIZE,
  rivalOf,
  SHIPS,
  SUPPORT,
  TAKEN,
  UNDER,
  USED,
  zone,
} from '../state/layout.ts';
import type { Seat } from '../state/layout.ts';
import { bluffRecord } from '../state/bluff-record.ts';
import type { BluffRecord } from '../state/bluff-record.ts';
import { targetOf } from '../state/links.ts';
import { cardsIn, has } from '../state/sets.ts';
import type { Workbench } from '../state/workbench.ts';
import type { CardId } from '../vocabulary/card.ts';
import { BLANK } from './seen.ts';
import type { Seen } from './seen.ts';

/** The cards of one seat, as far as the viewer may know them. */
export interface SeatView {
  readonly hand: HandView;
  readonly drawDeck: DrawDeckView;
  readonly combat: { readonly active: readonly CardId[]; readonly covered: readonly CardId[] };
  readonly support: { readonly faceUp: readonly CardId[]; readonly faceDown: readonly FaceDownCard[] };
  readonly discardPile: PileView;
  readonly leaderArea: PileView & {
    readonly leader: CardId | null;
    /** The leadership card that is active this turn. */
    readonly active: CardId | null;
  };
  /** HYLA-2: at most one of the two players has it. */
  readonly hyla: CardId | null;
  readonly achievements: readonly CardId[];
  /** Emissary and inquisitor, beside the leader. */
  readonly emissaries: readonly CardId[];
  readonly ships: readonly ShipView[];
  /** Landed this turn. */
  readonly landed: readonly ShipView[];
  readonly targets: readonly { readonly by: CardId; readonly card: CardId }[];
  /** What a win of this seat would score now (SCORE-1). */
  readonly crystals: number;
  readonly thisTurn: SeatTurnView;
  readonly remembered: RememberedView;
}

export interface HandView {
  readonly count: number;
  /** Those that the viewer knows: all cards of their own hand. */
  readonly cards: readonly CardId[];
  /** Lie face up on the table (DISCLOSE-1). */
  readonly disclosed: readonly CardId[];
  /** Not disclosed, but the other player has seen that they are here (RETRIEVE-6). */
  readonly seenByRival: readonly CardId[];
}

export interface DrawDeckView {
  readonly count: number;
  /** Cards that the owner put under the deck, bottom card first; null if unknown to the viewer. */
  readonly under: readonly (CardId | null)[];
}

export interface FaceDownCard {
  /** In the row, from 1, as the options count them. */
  readonly place: number;
  readonly card: CardId | null;
  /** The other player knows it too. */
  readonly knownToRival: boolean;
}

/** OPEN-3: only the top card can be looked at; null for an empty pile or a face-down card. */
export interface PileView {
  readonly top: CardId | null;
}

export interface ShipView {
  readonly ship: CardId;
  readonly load: readonly CardId[];
}

/** What this seat did in the current turn. */
export interface SeatTurnView {
  /** Cards taken from the draw deck. */
  readonly taken: number;
  /** Own cards whose text was used. */
  readonly used: readonly CardId[];
  /** Cards of the rival whose demand was met. */
  readonly met: readonly CardId[];
}

/** PROJECT-10: cards that may not be looked at now (OPEN-3), but were seen before. */
export interface RememberedView {
  /** Top card last; `unknown` is the number of cards that the viewer does not know. */
  readonly discardPile: { readonly cards: readonly CardId[]; readonly unknown: number };
  readonly leaderArea: readonly CardId[];
  /** Cards that are certainly in the draw deck: all cards of the viewer's own. */
  readonly drawDeck: readonly CardId[];
  /** How this seat has bluffed and called so far. */
  readonly bluffs: BluffRecord;
}

/** Built from `seen` alone; `t` gives only what is public. */
export function seatView(t: Workbench, seen: Seen, seat: Seat): SeatView {
  const { game } = t;
  const deck = game.decks[seat];
  const { cells } = seen;
  const hidden = seen.hidden[seat];
  const id = (card: number): CardId => deck.cards[card].id;
  const numbers = (which: number): readonly number[] => cardsIn(cells, zone(seat, which));
  const ids = (which: number): readonly CardId[] => numbers(which).map(id);
  const isKnown = (card: number): boolean => has(cells, zone(seat, KNOWN), card);
  const link = (card: number): number => byteAt(cells, zone(seat, LINK), card);
  const ships = (which: number): readonly ShipView[] =>
    numbers(which).map((ship) => ({
      ship: id(ship),
      load: numbers(ABOARD)
        .filter((card) => link(card) === ship)
        .map(id),
    }));

  const pile = ordered(cells, zone(seat, PILE_ORDER), cells[zone(seat, PILE_SIZE)]);
  const faceUp = pile.filter((card) => card !== BLANK && has(cells, zone(seat, DISCARD), card));
  const faceDown = numbers(DISCARD).filter((card) => !faceUp.includes(card));
  const leaderArea = pile.filter((card) => card !== BLANK && has(cells, zone(seat, LEADER_AREA), card));
  const under = ordered(cells, zone(seat, DECK_ORDER), cells[zone(seat, UNDER)]);
  const leadership = cells[zone(seat, ACTIVE_LEADERSHIP)];
  const active = [...numbers(COMBAT), ...numbers(SUPPORT)];
  const targets = active
    .filter((card) => inMask(deck.targeting, card))
    .map((card) => [card, targetOf({ cells }, seat, card)] as const)
    .filter(([, target]) => active.includes(target));
  const bluffs = [
    ...numbers(BLUFFS).map((card) => ({
      place: link(card) + 1,
      card: id(card),
      knownToRival: isKnown(card),
    })),
    ...hidden.bluffs.map((place) => ({ place: place + 1, card: null, knownToRival: false })),
  ];

  return {
    hand: {
      count: numbers(HAND).length + hidden.hand,
      cards: ids(HAND),
      disclosed: ids(DISCLOSED),
      seenByRival: numbers(HAND)
        .filter((card) => isKnown(card) && !has(cells, zone(seat, DISCLOSED), card))
        .map(id),
    },
    drawDeck: {
      count: cells[zone(seat, DECK_SIZE)],
      under: under.map((card) => (card === BLANK ? null : id(card))),
    },
    combat: { active: ids(COMBAT), covered: ids(COVERED) },
    support: { faceUp: ids(SUPPORT), faceDown: bluffs.toSorted((a, b) => a.place - b.place) },
    discardPile: { top: faceUp.map(id).at(-1) ?? null },
    leaderArea: {
      leader: deck.leader?.id ?? null,
      top: leaderArea.map(id).at(-1) ?? null,
      active: leadership < 0 ? null : id(leadership),
    },
    hyla:
      numbers(BESIDE)
        .filter((card) => inMask(deck.ofType.hyla, card))
        .map(id)[0] ?? null,
    achievements: numbers(BESIDE)
      .filter((card) => inMask(deck.ofType.achievement, card))
      .map(id),
    emissaries: ids(EMISSARIES),
    ships: ships(SHIPS),
    landed: ships(LANDED),
    targets: targets.map(([by, card]) => ({ by: id(by), card: id(card) })),
    crystals: crystalsFor(t, seat),
    thisTurn: {
      taken: cells[zone(seat, TAKEN)],
      used: ids(USED),
      met: numbers(MET).map((card) => game.decks[rivalOf(seat)].cards[card].id),
    },
    remembered: {
      discardPile: { cards: [...faceDown, ...faceUp].map(id), unknown: hidden.discardPile },
      leaderArea: leaderArea.map(id),
      drawDeck: ids(DECK),
      bluffs: bluffRecord(cells, seat),
    },
  };
}

function ordered(cells: Int32Array, order: number, size: number): readonly number[] {
  return Array.from({ length: size }, (_, i) => byteAt(cells, order, i));
}
