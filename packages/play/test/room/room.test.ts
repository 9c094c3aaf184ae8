import { BUILT_IN } from '@bluemoon/engine';
import { describe, expect, test } from 'vitest';
import {
  abridged,
  agreeOn,
  ask,
  askAs,
  changedTerms,
  checkProof,
  fingerprintOf,
  openRoom,
  peopleDeck,
  phaseOf,
  roomNowFor,
  roomOf,
  sit,
  timeoutIn,
  USUAL_ROOM_TERMS,
} from '../../src/index.ts';
import type { Room, RoomAct, RoomOutcome, RoomRequest, RoomTerms } from '../../src/index.ts';

const TERMS: RoomTerms = { ...USUAL_ROOM_TERMS, agreement: agreeOn({}) };
const SEEDS = ['11'.repeat(32), '22'.repeat(32)] as const;

/** A room whose acts are remembered as a database would keep them. */
class Played {
  room: Room;
  readonly acts: RoomAct[];
  #at = 1000;

  constructor(terms: RoomTerms = TERMS) {
    const open = { kind: 'open', seat: 0, terms, master: 'ab'.repeat(32), ...guest('ada'), at: 0 } as const;
    this.acts = [open];
    this.room = openRoom('the-room', open);
  }

  ask(seat: 0 | 1, request: RoomRequest): RoomOutcome {
    return this.enter(ask(this.room, seat, request, this.asking()));
  }

  enter(outcome: RoomOutcome): RoomOutcome {
    if (outcome.kind === 'done') {
      this.room = outcome.room;
      this.acts.push(outcome.act);
    }
    return outcome;
  }

  asking() {
    this.#at += 1000;
    return { at: this.#at };
  }

  /** Somebody sits down, and both are ready for a game. */
  deal(): this {
    if (this.room.seats[1] === null) this.enter(sit(this.room, guest('bert'), this.asking()));
    for (const seat of [0, 1] as const) {
      if (this.room.seats[seat]?.deck == null)
        this.ask(seat, { kind: 'deck', deck: peopleDeck(seat === 0 ? 'vulca' : 'hoax', BUILT_IN) });
      this.ask(seat, { kind: 'ready', fingerprint: fingerprintOf(SEEDS[seat]) });
    }
    for (const seat of [0, 1] as const) this.ask(seat, { kind: 'share', seed: SEEDS[seat] });
    return this;
  }
}

const ready = (terms: RoomTerms): RoomRequest => ({
  kind: 'ready',
  fingerprint: fingerprintOf(SEEDS[1]),
  terms,
});
const guest = (name: string) => ({ player: name, name, bot: null });
const actsOfGames = (acts: readonly RoomAct[]): number => acts.filter(({ kind }) => kind === 'game').length;
const why = (outcome: RoomOutcome): string => (outcome.kind === 'refused' ? outcome.why.kind : 'done');

describe('a room', () => {
  test('waits, prepares, deals and plays', () => {
    const played = new Played();
    expect(phaseOf(played.room)).toBe('waiting');
    played.enter(sit(played.room, guest('bert'), played.asking()));
    expect(phaseOf(played.room)).toBe('preparing');
    expect(phaseOf(played.deal().room)).toBe('playing');
  });

  test('is the same when its record is read again', () => {
    const played = new Played().deal();
    played.ask(0, { kind: 'resign' });
    played.deal();
    expect(roomOf('the-room', JSON.parse(JSON.stringify(played.acts)) as RoomAct[])).toEqual(played.room);
  });

  test.each([
    ['single games', TERMS],
    ['games after which decks are swapped', { ...TERMS, between: 'swap' }],
    ['a match', { ...TERMS, agreement: agreeOn({ match: true }) }],
  ] as const)('is the same when its earlier games are not carried out again: %s', (_, terms) => {
    const played = new Played(terms);
    for (const loser of [0, 1, 0] as const) {
      played.deal();
      for (let choices = 0; choices < 6; choices++) {
        const { record, decision } = played.room.host ?? {};
        const [option] = decision?.options ?? [];
        if (record === undefined || decision == null || option === undefined) throw new Error('no decision');
        const ply = record.entries.length;
        played.ask(decision.seat, { kind: 'choose', ply, options: [option.id] });
      }
      played.ask(1, { kind: 'name', name: `Bert ${loser}` });
      played.ask(loser, { kind: 'resign' });
    }
    const short = abridged(played.acts);
    expect(actsOfGames(played.acts)).toBe(3 * 7);
    expect(actsOfGames(short)).toBe(7);
    expect(roomOf('the-room', short)).toEqual(played.room);
    expect(played.room.results).toHaveLength(3);
  });

  test('is the same from a record that does not say how its games ended', () => {
    const played = new Played().deal();
    played.ask(0, { kind: 'resign' });
    played.deal();
    played.ask(1, { kind: 'resign' });
    const old = played.acts.map((act): RoomAct => {
      if (act.kind !== 'game') return act;
      const { over: _, ...rest } = act;
      return rest;
    });
    expect(abridged(old)).toEqual(old);
    expect(roomOf('the-room', abridged(old))).toEqual(played.room);
  });

  test('has no third seat', () => {
    const { room, ...played } = new Played().deal();
    expect(why(sit(room, guest('carl'), { at: 9 }))).toBe('seatTaken');
    expect(why(askAs(room, 'carl', { kind: 'resign' }, { at: 9 }))).toBe('notSeated');
    expect(played.acts.length).toBeGreaterThan(0);
  });

  test('lets the other player begin the rematch', () => {
    const played = new Played().deal();
    const first = played.room.host?.decision?.seat;
    played.ask(0, { kind: 'resign' });
    expect(played.deal().room.host?.decision?.seat).toBe(first === 0 ? 1 : 0);
  });

  test('keeps its terms once a game has been played, and lets only its opener change them', () => {
    const played = new Played();
    played.enter(sit(played.room, guest('bert'), played.asking()));
    expect(why(played.ask(1, { kind: 'terms', terms: TERMS }))).toBe('notYourRoom');
    expect(why(played.ask(0, { kind: 'terms', terms: { ...TERMS, takeBacks: 'never' } }))).toBe('done');
    played.deal().ask(1, { kind: 'resign' });
    expect(why(played.ask(0, { kind: 'terms', terms: TERMS }))).toBe('inPlay');
  });

  test('refuses a guest who sits down or is ready under terms that have been changed', () => {
    const played = new Played();
    const changed: RoomTerms = { ...TERMS, first: 'opener', clock: { kind: 'decision', each: 60_000 } };
    played.ask(0, { kind: 'terms', terms: changed });
    expect(changedTerms(TERMS, played.room.terms)).toEqual(['clock', 'first']);
    const sitting = (terms: RoomTerms) => sit(played.room, guest('bert'), played.asking(), terms);
    expect(why(sitting(TERMS))).toBe('termsChanged');
    expect(why(played.enter(sitting({ ...changed, clock: { each: 60_000, kind: 'decision' } })))).toBe(
      'done',
    );
    played.ask(1, { kind: 'deck', deck: peopleDeck('hoax', BUILT_IN) });
    expect(why(played.ask(1, ready(TERMS)))).toBe('termsChanged');
    expect(why(played.ask(1, ready(changed)))).toBe('done');
    expect(played.acts.at(-1)).not.toHaveProperty('terms');
  });

  test('can be left before a game, and found again by somebody else', () => {
    const played = new Played();
    played.enter(sit(played.room, guest('bert'), played.asking()));
    played.ask(1, { kind: 'stand' });
    expect(phaseOf(played.room)).toBe('waiting');
    expect(phaseOf(played.deal().room)).toBe('playing');
    expect(why(played.ask(1, { kind: 'stand' }))).toBe('inPlay');
  });

  test('ends a game whose time is up, no matter who notices', () => {
    const clock = { kind: 'game', initial: 60_000, increment: 0, allowance: 0 } as const;
    const played = new Played({ ...TERMS, clock }).deal();
    expect(why(timeoutIn(played.room, { at: 30_000 }))).toBe('nothingAsked');
    const outcome = played.enter(timeoutIn(played.room, { at: 600_000 }));
    expect(outcome).toMatchObject({ room: { results: [{ reason: 'timeout', crystals: 4 }] } });
  });

  test('asks for no take-backs where none were agreed on', () => {
    const played = new Played({ ...TERMS, takeBacks: 'never' }).deal();
    expect(why(played.ask(0, { kind: 'askTakeBack', to: 0 }))).toBe('notAgreed');
  });

  test('refuses a deck that is not legal, with the reason in both languages', () => {
    const deck = { ...peopleDeck('vulca', BUILT_IN), cards: [] };
    const outcome = new Played().ask(0, { kind: 'deck', deck });
    expect(outcome).toMatchObject({ why: { kind: 'badDeck', words: { en: /cards/, de: /Karten/ } } });
  });
});

describe('the deal of a room', () => {
  test('needs the parts whose fingerprints were given before', () => {
    const played = new Played();
    played.enter(sit(played.room, guest('bert'), played.asking()));
    for (const seat of [0, 1] as const) {
      played.ask(seat, { kind: 'deck', deck: peopleDeck('flit', BUILT_IN) });
      expect(why(played.ask(seat, { kind: 'share', seed: SEEDS[seat] }))).toBe('notInPlay');
      played.ask(seat, { kind: 'ready', fingerprint: fingerprintOf(SEEDS[seat]) });
    }
    expect(why(played.ask(0, { kind: 'share', seed: SEEDS[1] }))).toBe('otherSeed');
    expect(why(played.ask(0, { kind: 'share', seed: SEEDS[0] }))).toBe('done');
    expect(why(played.ask(0, { kind: 'share', seed: SEEDS[0] }))).toBe('otherSeed');
  });

  test('can be checked by everybody after the game, and not before', () => {
    const played = new Played().deal();
    const pledge = roomNowFor(played.room, 'spectator').deal.server;
    expect(roomNowFor(played.room, 0).replay).toBeNull();
    played.ask(0, { kind: 'resign' });
    const replay = roomNowFor(played.room, 'spectator').replay;
    const { setup } = replay?.record ?? {};
    if (setup === undefined || 'position' in setup || setup.proof === undefined) throw new Error('no proof');
    expect(checkProof(setup.proof, setup, { server: pledge, own: { seat: 1, seed: SEEDS[1] } })).toEqual([]);
  });

  test('is another one in the next game', () => {
    const played = new Played().deal();
    const first = played.room.host?.record.setup;
    played.ask(0, { kind: 'resign' });
    expect(played.deal().room.host?.record.setup).not.toEqual(first);
  });
});

describe('decks that are chosen secretly', () => {
  test('stay hidden from the rival until the game begins (MATCH-5)', () => {
    const played = new Played({ ...TERMS, choosing: 'secret' });
    played.enter(sit(played.room, guest('bert'), played.asking()));
    played.ask(0, { kind: 'deck', deck: peopleDeck('aqua', BUILT_IN) });
    expect(roomNowFor(played.room, 1).seats[0]?.deck).toEqual({ seen: 'nothing' });
    expect(roomNowFor(played.room, 0).seats[0]?.deck).toMatchObject({ seen: 'all' });
    played.deal();
    expect(roomNowFor(played.room, 1).seats[0]?.deck).toMatchObject({ seen: 'face' });
  });
});
