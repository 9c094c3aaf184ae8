import { BUILT_IN } from '@bluemoon/engine';
import { describe, expect, test } from 'vitest';
import {
  agreeOn,
  ask,
  draftView,
  fingerprintOf,
  isOver,
  laidResult,
  newDraft,
  openRoom,
  phaseOf,
  pick,
  roomNowFor,
  roomOf,
  USUAL_ROOM_TERMS,
} from '../../src/index.ts';
import type { Draft, Room, RoomAct, RoomRequest, RoomTerms } from '../../src/index.ts';

function drafted(): Draft {
  let draft = newDraft({ seats: 2, seed: 3, match: true });
  while (!isOver(draft))
    for (const seat of [0, 1])
      draft = pick(draft, seat, draftView(draft, seat, BUILT_IN).packet[0] ?? '', BUILT_IN);
  return draft;
}

const { picks } = drafted();
const SEEDS = ['11'.repeat(32), '22'.repeat(32)] as const;

const sitter = (name: string, seat: 0 | 1) => ({
  player: name,
  name,
  bot: null,
  deck: { leader: null, cards: (picks[seat] ?? []).slice(0, 30) },
  picks: picks[seat] ?? [],
});

/** A table that was laid for two players of a draft, and its record. */
class Laid {
  room: Room;
  readonly acts: RoomAct[];

  constructor(terms: Partial<RoomTerms> = {}, match = false) {
    const agreement = agreeOn({ decks: 'drafted', match });
    const lay = {
      kind: 'lay',
      contest: 'tournament-of-may',
      terms: { ...USUAL_ROOM_TERMS, first: 'opener', agreement, ...terms },
      master: 'ab'.repeat(32),
      seats: [sitter('ada', 0), sitter('bert', 1)],
      at: 0,
    } as const;
    this.acts = [lay];
    this.room = openRoom('laid-table-1', lay);
  }

  ask(seat: 0 | 1, request: RoomRequest): string {
    const outcome = ask(this.room, seat, request, { at: 1000 });
    if (outcome.kind === 'refused') return outcome.why.kind;
    this.room = outcome.room;
    this.acts.push(outcome.act);
    return 'done';
  }

  deal(): this {
    for (const seat of [0, 1] as const)
      this.ask(seat, { kind: 'ready', fingerprint: fingerprintOf(SEEDS[seat]) });
    for (const seat of [0, 1] as const) this.ask(seat, { kind: 'share', seed: SEEDS[seat] });
    return this;
  }
}

describe('a table that was laid for two players of a draft', () => {
  test('has both players and their decks, and only needs them to be ready', () => {
    const laid = new Laid();
    expect(phaseOf(laid.room)).toBe('preparing');
    expect(phaseOf(laid.deal().room)).toBe('playing');
    expect(laid.room.host?.decision?.seat).toBe(0);
    expect(roomNowFor(laid.room, 1).seats[0]?.deck).toEqual({ seen: 'face', leader: null, cards: 30 });
  });

  test('is played under the terms that its players have seen', () => {
    const laid = new Laid();
    const { terms } = laid.room;
    const ready = { kind: 'ready', fingerprint: fingerprintOf(SEEDS[1]) } as const;
    expect(laid.ask(1, { ...ready, terms: { ...terms, takeBacks: 'never' } })).toBe('termsChanged');
    expect(laid.ask(1, { ...ready, terms })).toBe('done');
  });

  test('cannot be changed, left or closed by them, nor can their decks', () => {
    const laid = new Laid();
    const { terms } = laid.room;
    const deck = { leader: null, cards: (picks[0] ?? []).slice(-30) };
    const requests = [
      { kind: 'terms', terms },
      { kind: 'stand' },
      { kind: 'close' },
      { kind: 'deck', deck },
    ] as const;
    for (const request of requests) expect(laid.ask(0, request)).toBe('laid');
  });

  test('is played at once; its result is that of the game', () => {
    const laid = new Laid().deal();
    expect(laidResult(laid.room)).toBeNull();
    laid.ask(0, { kind: 'resign' });
    expect(laidResult(laid.room)).toEqual({ winner: 1, crystals: laid.room.results[0]?.crystals });
    expect(laid.ask(1, { kind: 'ready', fingerprint: fingerprintOf(SEEDS[1]) })).toBe('laid');
  });

  test('is played at until a match is over, if one was agreed on (DRAFT-16)', () => {
    const laid = new Laid({}, true);
    for (let game = 0; game < 5 && laidResult(laid.room) === null; game++)
      laid.deal().ask(0, { kind: 'resign' });
    expect(laid.room.results.length).toBeGreaterThan(1);
    expect(laidResult(laid.room)).toMatchObject({ winner: 1 });
    expect(laid.ask(1, { kind: 'ready', fingerprint: fingerprintOf(SEEDS[1]) })).toBe('laid');
  });

  test('lets decks be rebuilt from the own picks where that was agreed on (DRAFT-16)', () => {
    const laid = new Laid({ between: 'choose', choosing: 'secret' }, true).deal();
    laid.ask(0, { kind: 'resign' });
    const [mine = [], theirs = []] = picks;
    expect(laid.ask(0, { kind: 'deck', deck: { leader: null, cards: theirs.slice(0, 30) } })).toBe('badDeck');
    expect(laid.ask(0, { kind: 'deck', deck: { leader: null, cards: mine.slice(-30) } })).toBe('done');
  });

  test('is the same when its record is read again', () => {
    const laid = new Laid().deal();
    laid.ask(1, { kind: 'resign' });
    const read = JSON.parse(JSON.stringify(laid.acts)) as RoomAct[];
    expect(roomOf('laid-table-1', read)).toEqual(laid.room);
  });
});
