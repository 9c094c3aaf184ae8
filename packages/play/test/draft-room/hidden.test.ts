import { BUILT_IN, CARDS, PEOPLES } from '@bluemoon/engine';
import type { Box, Card } from '@bluemoon/engine';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DRAFT_SEATS,
  draftRoomNowFor,
  draftTablesWanted,
  enactedInDraft,
  fingerprintOf,
  openDraftRoom,
  reportDraftResult,
} from '../../src/index.ts';
import type { DraftRoom, DraftRoomAct, DraftSeats, DraftViewer } from '../../src/index.ts';
import { Drafted, PLAYERS } from './drafting.ts';

const json = (room: DraftRoom, viewer: DraftViewer, box: Box = BUILT_IN): string =>
  JSON.stringify(draftRoomNowFor(room, viewer, box));

/** The ids of cards in what a viewer is told. */
const cardsIn = (told: string): ReadonlySet<string> =>
  new Set(CARDS.map(({ id }) => id).filter((id) => told.includes(`"${id}"`)));

/** All people, no bots; each picks as the numbers say. */
function picked(seats: DraftSeats, times: number, numbers: readonly number[]): Drafted {
  let asked = 0;
  const choose = (size: number): number => (numbers[asked++ % numbers.length] ?? 0) % Math.max(size, 1);
  return new Drafted({ seats })
    .sit(...PLAYERS.slice(1, seats))
    .start()
    .pickAll(times, choose);
}

const someDraft = fc.record({
  seats: fc.constantFrom(...DRAFT_SEATS),
  times: fc.nat(45),
  numbers: fc.array(fc.nat(6), { minLength: 1, maxLength: 40 }),
});

describe('what is hidden in a draft room (DRAFT-13)', () => {
  test('a player is told their own packet and picks, and no other card', () => {
    fc.assert(
      fc.property(someDraft, ({ seats, times, numbers }) => {
        const drafted = picked(seats, times, numbers);
        for (const seat of drafted.room.seats.keys()) {
          const { own } = drafted.now(seat);
          const known = new Set([...(own?.packet ?? []), ...(own?.picks ?? [])]);
          expect(cardsIn(json(drafted.room, seat))).toEqual(known);
        }
        expect(cardsIn(json(drafted.room, 'spectator'))).toEqual(new Set());
      }),
      { numRuns: 8 },
    );
  });

  test('nothing that a viewer is told changes with what others hold, have picked and have built', () => {
    fc.assert(
      fc.property(someDraft, fc.nat(5), ({ seats, times, numbers }, some) => {
        const drafted = picked(seats, times, numbers);
        if (drafted.phase === 'building') drafted.buildAll();
        const viewer = some % seats;
        const { room, box } = exchanged(drafted.room, seenBy(drafted.acts, viewer));
        expect(json(room, viewer, box)).toBe(json(drafted.room, viewer));
        expect(json(room, 'spectator', box)).toBe(json(drafted.room, 'spectator'));
        const rival = (viewer + 1) % seats;
        expect(json(room, rival, box)).not.toBe(json(drafted.room, rival));
      }),
      { numRuns: 8 },
    );
  });

  test('the secret of the room and what follows from it are in no view before the end', () => {
    const drafted = picked(2, 50, [0]).buildAll();
    const secrets = [drafted.room.master, ...draftTablesWanted(drafted.room).map(({ lay }) => lay.master)];
    for (const viewer of [0, 1, 'spectator'] as const)
      for (const secret of secrets) expect(json(drafted.room, viewer)).not.toContain(secret);
    expect(drafted.now(0).opened).toBeNull();
  });

  test('when all games are over, everybody may see everything and check the deal', () => {
    const drafted = picked(2, 50, [0]);
    const { pledge } = drafted.now('spectator');
    drafted.buildAll();
    const [wanted] = draftTablesWanted(drafted.room);
    if (wanted === undefined) throw new Error('no table is wanted');
    const result = { table: wanted.id, winner: 0, crystals: 3 } as const;
    drafted.enter(reportDraftResult(drafted.room, result, drafted.asking()));
    const { phase, opened } = drafted.now('spectator');
    expect(phase).toBe('over');
    expect(opened?.picks).toEqual([drafted.now(0).own?.picks, drafted.now(1).own?.picks]);
    expect(fingerprintOf(opened?.seed ?? '')).toBe(pledge);
    expect(opened?.decks.map((deck) => deck.length)).toEqual([30, 30]);
  });
});

/** Every card that has been in a packet of this seat. */
function seenBy(acts: readonly DraftRoomAct[], seat: number): ReadonlySet<string> {
  const seen = new Set<string>();
  let room: DraftRoom | null = null;
  for (const act of acts) {
    if (act.kind === 'open') room = openDraftRoom('draft-of-friends', act);
    else if (room !== null) room = enactedInDraft(room, act, BUILT_IN);
    if (room === null) continue;
    for (const card of draftRoomNowFor(room, seat, BUILT_IN).own?.packet ?? []) seen.add(card);
  }
  return seen;
}

/**
 * The same draft, in which the cards that the viewer has never seen have changed places: in packets, picks and decks.
 * The box has them in another order, so that another card is dealt where they were.
 */
function exchanged(room: DraftRoom, seen: ReadonlySet<string>): { room: DraftRoom; box: Box } {
  const others = new Map<string, Card>();
  for (const people of PEOPLES) {
    const unseen = BUILT_IN.cards.filter(
      (card) => card.people === people && card.type !== 'leader' && !seen.has(card.id),
    );
    for (const [i, card] of unseen.entries()) others.set(card.id, unseen[(i + 1) % unseen.length] ?? card);
  }
  const other = (id: string): string => others.get(id)?.id ?? id;
  const box = { ...BUILT_IN, cards: BUILT_IN.cards.map((card) => others.get(card.id) ?? card) };
  const { draft } = room;
  if (draft === null) throw new Error('the draft has not begun');
  return {
    room: {
      ...room,
      draft: { setup: { ...draft.setup }, picks: draft.picks.map((picks) => picks.map(other)) },
      seats: room.seats.map((one) => (one?.deck == null ? one : { ...one, deck: one.deck.map(other) })),
    },
    box,
  };
}
