import { BUILT_IN } from '@bluemoon/engine';
import type { Card, People } from '@bluemoon/engine';
import { describe, expect, test } from 'vitest';
import {
  agreeOn,
  ask,
  fingerprintOf,
  openRoom,
  peopleDeck,
  PlayError,
  readRoomTerms,
  roomNowFor,
  roomOf,
  sit,
  USUAL_ROOM_TERMS,
} from '../../src/index.ts';
import type {
  Additions,
  Agreement,
  Deck,
  Room,
  RoomAct,
  RoomOutcome,
  RoomRequest,
  RoomTerms,
} from '../../src/index.ts';

const SEEDS = ['11'.repeat(32), '22'.repeat(32)] as const;
const guest = (name: string) => ({ player: name, name, bot: null });
const why = (outcome: RoomOutcome): string => (outcome.kind === 'refused' ? outcome.why.kind : 'done');
const deck = (people: People, added: Additions = {}): Deck => peopleDeck(people, BUILT_IN, added);
const termsWith = (agreed: Partial<Agreement>, others: Partial<RoomTerms> = {}): RoomTerms => ({
  ...USUAL_ROOM_TERMS,
  ...others,
  agreement: agreeOn(agreed),
});

/** A room at which Ada and Bert sit, and its record. */
class Sat {
  room: Room;
  readonly acts: RoomAct[];
  #at = 1000;

  constructor(terms: RoomTerms) {
    const open = { kind: 'open', seat: 0, terms, master: 'ab'.repeat(32), ...guest('ada'), at: 0 } as const;
    this.acts = [open];
    this.room = openRoom('the-room', open);
    this.#enter(sit(this.room, guest('bert'), { at: 1 }));
  }

  #enter(outcome: RoomOutcome): RoomOutcome {
    if (outcome.kind === 'done') {
      this.room = outcome.room;
      this.acts.push(outcome.act);
    }
    return outcome;
  }

  ask(seat: 0 | 1, request: RoomRequest): string {
    return why(this.#enter(ask(this.room, seat, request, { at: (this.#at += 1000) })));
  }

  must(seat: 0 | 1, request: RoomRequest): void {
    const refused = this.ask(seat, request);
    if (refused !== 'done') throw new Error(refused);
  }

  choose(...decks: readonly [Deck, Deck]): this {
    for (const seat of [0, 1] as const) this.must(seat, { kind: 'deck', deck: decks[seat] });
    return this;
  }

  deal(): this {
    for (const seat of [0, 1] as const)
      this.must(seat, { kind: 'ready', fingerprint: fingerprintOf(SEEDS[seat]) });
    for (const seat of [0, 1] as const) this.must(seat, { kind: 'share', seed: SEEDS[seat] });
    return this;
  }

  /** The leaders that lie on the table. */
  get leaders(): readonly (string | undefined)[] {
    return (this.room.host?.state.game.decks ?? []).map(({ leader }) => leader?.id);
  }
}

describe('a deck that was chosen before the terms changed', () => {
  test('stays if it is still legal, and has to be chosen again if not', () => {
    const sat = new Sat(termsWith({})).choose(deck('vulca'), deck('buka'));
    sat.ask(0, { kind: 'terms', terms: termsWith({ mulligan: true }) });
    expect(sat.room.seats.map((seat) => seat?.deck?.leader)).toEqual([
      deck('vulca').leader,
      deck('buka').leader,
    ]);
    sat.ask(0, { kind: 'terms', terms: termsWith({ families: true }) });
    expect(roomNowFor(sat.room, 0).seats.map((seat) => seat?.mustChoose)).toEqual([true, false]);
    sat.choose(deck('vulca', { family: 3 }), deck('buka')).deal();
  });
});

describe('decks that chance deals', () => {
  test('have what was agreed on, and nobody chooses them', () => {
    const terms = termsWith({ emissaries: true, families: true }, { choosing: 'random' });
    const sat = new Sat(terms);
    expect(sat.ask(0, { kind: 'deck', deck: deck('vulca') })).toBe('decksFixed');
    sat.deal();
    const { view } = roomNowFor(sat.room, 'spectator').table ?? {};
    expect(view?.decks.map(({ emissaries }) => emissaries.length)).toEqual([1, 1]);
  });

  test('are those of the peoples that were agreed on (MATCH-4)', () => {
    const sat = new Sat(termsWith({}, { choosing: 'random', drawn: ['aqua', 'flit'] })).deal();
    expect(new Set(sat.leaders)).toEqual(new Set([deck('aqua').leader, deck('flit').leader]));
  });

  test('need two peoples or more', () => {
    const terms = termsWith({}, { choosing: 'random' });
    expect(readRoomTerms({ ...terms, drawn: ['aqua', 'flit'] }, '')).toMatchObject({
      drawn: ['aqua', 'flit'],
    });
    for (const drawn of [['aqua'], ['aqua', 'aqua'], []])
      expect(() => readRoomTerms({ ...terms, drawn }, '')).toThrow(PlayError);
  });
});

describe('a match', () => {
  const match = (between: RoomTerms['between'], others: Partial<RoomTerms> = {}): Sat =>
    new Sat(termsWith({ match: true }, { between, ...others })).choose(deck('vulca'), deck('hoax')).deal();
  const [VULCA, HOAX] = [deck('vulca').leader, deck('hoax').leader];

  test('is played with the same decks throughout if they are kept, and nobody can exchange theirs', () => {
    const sat = match('keep');
    sat.ask(1, { kind: 'resign' });
    expect(sat.ask(1, { kind: 'deck', deck: deck('aqua') })).toBe('decksFixed');
    expect(sat.deal().leaders).toEqual([VULCA, HOAX]);
  });

  test('swaps the decks after each game (MATCH-3), and shows them so before the next one', () => {
    const sat = match('swap');
    sat.ask(1, { kind: 'resign' });
    expect(roomNowFor(sat.room, 0).seats[0]?.deck).toMatchObject({ deck: { leader: HOAX } });
    expect(roomNowFor(sat.room, 0).seats[1]?.deck).toMatchObject({ seen: 'face', leader: VULCA });
    expect(sat.deal().leaders).toEqual([HOAX, VULCA]);
  });

  test('asks both for a deck before each game if they choose again', () => {
    const sat = match('choose');
    sat.ask(1, { kind: 'resign' });
    expect(roomNowFor(sat.room, 0).seats.map((seat) => seat?.mustChoose)).toEqual([true, true]);
    expect(sat.ask(0, { kind: 'ready', fingerprint: fingerprintOf(SEEDS[0]) })).toBe('deckMissing');
    sat.choose(deck('aqua'), deck('flit')).deal();
    expect(sat.leaders).toEqual([deck('aqua').leader, deck('flit').leader]);
    expect(roomOf('the-room', JSON.parse(JSON.stringify(sat.acts)) as RoomAct[])).toEqual(sat.room);
  });

  test('hides new decks that are chosen secretly until the next game begins (MATCH-5)', () => {
    const sat = match('choose', { choosing: 'secret' });
    sat.ask(1, { kind: 'resign' });
    sat.choose(deck('aqua'), deck('flit'));
    expect(roomNowFor(sat.room, 1).seats[0]?.deck).toEqual({ seen: 'nothing' });
    expect(roomNowFor(sat.room, 'spectator').seats[0]?.deck).toEqual({ seen: 'nothing' });
    expect(roomNowFor(sat.deal().room, 1).seats[0]?.deck).toMatchObject({ seen: 'face' });
  });

  test('need not hide what both have played with already', () => {
    const sat = match('keep', { choosing: 'secret' });
    sat.ask(1, { kind: 'resign' });
    expect(roomNowFor(sat.room, 1).seats[0]?.deck).toMatchObject({ seen: 'face', leader: VULCA });
  });
});

describe('single games, one after the other', () => {
  test('swap or choose decks as agreed', () => {
    const swapped = new Sat(termsWith({}, { between: 'swap' })).choose(deck('vulca'), deck('hoax')).deal();
    swapped.ask(0, { kind: 'resign' });
    expect(swapped.deal().leaders).toEqual([deck('hoax').leader, deck('vulca').leader]);
    const again = new Sat(termsWith({}, { between: 'choose' })).choose(deck('vulca'), deck('hoax')).deal();
    again.ask(0, { kind: 'resign' });
    expect(again.ask(0, { kind: 'ready', fingerprint: fingerprintOf(SEEDS[0]) })).toBe('deckMissing');
    again.choose(deck('aqua'), deck('flit')).deal();
  });
});

const LEADER: Card = {
  id: 'ember-of-the-north',
  name: { en: 'Ember of the North', de: 'Glut des Nordens' },
  people: 'vulca',
  number: 301,
  type: 'leader',
};
const PACK = { name: 'north.json', cards: [LEADER] };

describe('card packs', () => {
  const built: Deck = { ...deck('vulca'), leader: LEADER.id };

  test('are brought by the player who opened the table, before its first game', () => {
    const sat = new Sat(termsWith({ decks: 'built' }));
    expect(sat.ask(1, { kind: 'packs', packs: [PACK] })).toBe('notYourRoom');
    expect(sat.ask(0, { kind: 'packs', packs: [PACK] })).toBe('done');
    sat.choose(built, deck('hoax')).deal().ask(0, { kind: 'resign' });
    expect(sat.ask(0, { kind: 'packs', packs: [] })).toBe('inPlay');
  });

  test('make decks with their cards legal, at this table only', () => {
    const sat = new Sat(termsWith({ decks: 'built' }));
    expect(sat.ask(0, { kind: 'deck', deck: built })).toBe('badDeck');
    sat.ask(0, { kind: 'packs', packs: [PACK] });
    sat.choose(built, deck('hoax'));
    expect(sat.deal().leaders).toEqual([LEADER.id, deck('hoax').leader]);
    expect(new Sat(termsWith({ decks: 'built' })).ask(0, { kind: 'deck', deck: built })).toBe('badDeck');
  });

  test('take their cards with them when they are put away', () => {
    const sat = new Sat(termsWith({ decks: 'built' }));
    sat.ask(0, { kind: 'packs', packs: [PACK] });
    sat.choose(built, deck('hoax')).ask(0, { kind: 'packs', packs: [] });
    expect(roomNowFor(sat.room, 0).seats.map((seat) => seat?.mustChoose)).toEqual([true, false]);
  });

  test('are shown to everybody, and are part of the record', () => {
    const sat = new Sat(termsWith({ decks: 'built' }));
    sat.ask(0, { kind: 'packs', packs: [PACK] });
    sat.choose(built, deck('hoax')).deal();
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(roomNowFor(sat.room, viewer).packs).toEqual([PACK]);
    const again = roomOf('the-room', JSON.parse(JSON.stringify(sat.acts)) as RoomAct[]);
    expect(again === null ? null : roomNowFor(again, 1)).toEqual(roomNowFor(sat.room, 1));
  });
});
