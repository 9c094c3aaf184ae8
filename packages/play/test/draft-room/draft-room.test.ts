import { BUILT_IN } from '@bluemoon/engine';
import { describe, expect, test } from 'vitest';
import {
  closeDraft,
  draftDueOf,
  DRAFT_SEATS,
  DRAFT_SIZES,
  draftRoomOf,
  nextDraftAct,
  sitInDraft,
  startDraft,
  USUAL_DRAFT_TERMS,
} from '../../src/index.ts';
import type { DraftRoomAct } from '../../src/index.ts';
import { Drafted, guest, PLAYERS, SIMPLE_BOT, why } from './drafting.ts';

const PICK_MS = USUAL_DRAFT_TERMS.pickSeconds * 1000;

describe('a draft room that waits', () => {
  test('gives everybody the next free seat, once, and has no seat more than agreed', () => {
    const drafted = new Drafted({ seats: 3 }).sit('bert', 'cleo');
    expect(drafted.room.seats.map((drafter) => drafter?.name)).toEqual(['ada', 'bert', 'cleo']);
    expect(why(sitInDraft(drafted.room, guest('bert'), drafted.asking()))).toBe('seated');
    expect(why(sitInDraft(drafted.room, guest('dora'), drafted.asking()))).toBe('seatTaken');
  });

  test('frees the seat of a player who leaves, but its opener can only close it', () => {
    const drafted = new Drafted().sit('bert', 'cleo');
    expect(why(drafted.ask('bert', { kind: 'leave' }))).toBe('done');
    expect(drafted.room.seats.map((drafter) => drafter?.name)).toEqual(['ada', undefined, 'cleo', undefined]);
    expect(why(drafted.ask('ada', { kind: 'leave' }))).toBe('closeInstead');
    expect(why(drafted.ask('cleo', { kind: 'close' }))).toBe('notYourRoom');
    expect(why(drafted.ask('ada', { kind: 'close' }))).toBe('done');
    expect(drafted.phase).toBe('closed');
  });

  test('is changed by its opener only, and never to fewer seats than people sit in', () => {
    const drafted = new Drafted().sit('bert', 'cleo', 'dora');
    drafted.ask('bert', { kind: 'leave' });
    const terms = { ...USUAL_DRAFT_TERMS, seats: 3 } as const;
    expect(why(drafted.ask('cleo', { kind: 'terms', terms }))).toBe('notYourRoom');
    expect(why(drafted.ask('ada', { kind: 'terms', terms: { ...terms, seats: 2 } }))).toBe('tooManySeated');
    drafted.ask('ada', { kind: 'terms', terms });
    expect(drafted.room.seats.map((drafter) => drafter?.name)).toEqual(['ada', 'cleo', 'dora']);
  });

  test('is started by its opener; bots take the empty seats', () => {
    const drafted = new Drafted().sit('bert');
    expect(why(startDraft(drafted.room, 'bert', null, drafted.asking()))).toBe('notYourRoom');
    expect(why(startDraft(drafted.room, 'ada', null, drafted.asking()))).toBe('noBots');
    drafted.start();
    expect(drafted.room.seats.map((drafter) => drafter?.bot)).toEqual([null, null, 'solid', 'solid']);
    expect(why(startDraft(drafted.room, 'ada', null, drafted.asking()))).toBe('begun');
    expect(why(sitInDraft(drafted.room, guest('cleo'), drafted.asking()))).toBe('begun');
  });

  test('can be closed from outside, once', () => {
    const drafted = new Drafted();
    drafted.enter(closeDraft(drafted.room, 'unused', drafted.asking()));
    expect(drafted.now('spectator')).toMatchObject({ phase: 'closed', closed: 'unused' });
    expect(why(closeDraft(drafted.room, 'operator', drafted.asking()))).toBe('closed');
  });
});

describe('picking in a draft room', () => {
  test('bots pick at once, and the packets move on when everybody has picked (DRAFT-3)', () => {
    const drafted = new Drafted().sit('bert').start().goOn();
    expect(drafted.now('spectator').seats.map((one) => one?.cards)).toEqual([5, 5, 0, 0]);
    const before = drafted.now(1).own?.packet ?? [];
    drafted.pickAll(1);
    // Seats are numbered clockwise, and packets go to the right at first.
    expect(drafted.now(0).own?.packet).toEqual(before.slice(1));
  });

  test('a card is kept once, out of the own packet', () => {
    const drafted = new Drafted({ seats: 2 }).sit('bert').start();
    const [mine] = drafted.now(0).own?.packet ?? [];
    const [theirs] = drafted.now(1).own?.packet ?? [];
    if (mine === undefined || theirs === undefined) throw new Error('no packets');
    expect(why(drafted.ask('ada', { kind: 'pick', card: theirs }))).toBe('notInPacket');
    expect(why(drafted.ask('ada', { kind: 'pick', card: mine }))).toBe('done');
    expect(why(drafted.ask('ada', { kind: 'pick', card: mine }))).toBe('picked');
    expect(why(drafted.ask('carl', { kind: 'pick', card: mine }))).toBe('notSeated');
    expect(why(drafted.ask('bert', { kind: 'deck', cards: [] }))).toBe('notNow');
  });

  test('when the time is up, the card that the player points at is kept, or the one a bot would keep', () => {
    const drafted = new Drafted({ seats: 2 }).sit('bert').start();
    const begun = drafted.at;
    expect(drafted.now(0).until).toBe(begun + PICK_MS);
    drafted.at = begun + PICK_MS;
    const next = () =>
      nextDraftAct(drafted.room, drafted.asking(), SIMPLE_BOT, (seat) => pointed[seat] ?? null);
    const pointed = [drafted.now(0).own?.packet[3], 'nonsense'];
    // What was sent in the last moment is still on its way.
    expect(why(next())).toBe('nothingDue');
    drafted.at = draftDueOf(drafted.room) ?? 0;
    const first = drafted.now(1).own?.packet[0];
    drafted.enter(next());
    drafted.enter(next());
    expect(drafted.now(0).own?.picks).toEqual([pointed[0]]);
    expect(drafted.now(1).own?.picks).toEqual([first]);
    expect(drafted.now(0).until).toBe(drafted.at + PICK_MS);
  });

  test('a bot goes on for a player who leaves or misses two picks, until they take their seat back', () => {
    const drafted = new Drafted({ seats: 3 }).sit('bert', 'cleo').start();
    drafted.timeUp();
    expect(drafted.now(0).seats.map((one) => one?.isAway)).toEqual([false, false, false]);
    const card = drafted.now(0).own?.packet[0] ?? '';
    drafted.ask('ada', { kind: 'pick', card });
    drafted.ask('cleo', { kind: 'leave' });
    drafted.timeUp().timeUp();
    expect(drafted.now(0).seats.map((one) => one?.isAway)).toEqual([false, true, true]);
    // Nobody waits for them now.
    expect(
      drafted
        .goOn()
        .now(0)
        .seats.map((one) => one?.cards),
    ).toEqual([3, 0, 0]);
    drafted.ask('bert', { kind: 'return' });
    drafted.pickAll(1);
    expect(drafted.now(1)).toMatchObject({ you: 1, own: { packet: { length: 2 } } });
    expect(drafted.now(0).seats.map((one) => one?.isAway)).toEqual([false, false, true]);
  });

  test('a pick of their own brings a player back as well', () => {
    const drafted = new Drafted({ seats: 2 }).sit('bert').start();
    drafted.ask('bert', { kind: 'leave' });
    drafted.ask('bert', { kind: 'pick', card: drafted.now(1).own?.packet[1] ?? '' });
    expect(drafted.now(0).seats[1]?.isAway).toBe(false);
  });

  test.each(DRAFT_SEATS)('%i players end with as many cards as the rules say', (seats) => {
    const drafted = new Drafted({ seats })
      .sit(...PLAYERS.slice(1, seats))
      .start()
      .pickAll();
    expect(drafted.phase).toBe('building');
    const { kept = 0 } = drafted.now('spectator').draft ?? {};
    expect(DRAFT_SIZES[seats].kept - kept).toBeLessThanOrEqual(1);
    for (const seat of drafted.room.seats.keys()) expect(drafted.now(seat).own?.picks).toHaveLength(kept);
  });
});

/** Two players who have picked all their cards. */
const picked = () => new Drafted({ seats: 2 }).sit('bert').start().pickAll();

describe('building decks in a draft room', () => {
  test('a deck has thirty of the own picks; anything else is refused in words (DRAFT-14)', () => {
    const drafted = picked();
    const mine = drafted.now(0).own?.picks ?? [];
    const theirs = drafted.now(1).own?.picks ?? [];
    expect(why(drafted.ask('ada', { kind: 'ready' }))).toBe('deckMissing');
    expect(drafted.ask('ada', { kind: 'deck', cards: mine.slice(0, 29) })).toMatchObject({
      why: { kind: 'badDeck', words: { en: /needs exactly 30/, de: /genau 30/ } },
    });
    const borrowed = [...mine.slice(0, 29), theirs[0] ?? ''];
    expect(why(drafted.ask('ada', { kind: 'deck', cards: borrowed }))).toBe('badDeck');
    expect(why(drafted.ask('ada', { kind: 'deck', cards: mine.slice(0, 30) }))).toBe('done');
    expect(drafted.now(0).own?.deck).toEqual(mine.slice(0, 30));
    expect(drafted.now(1).own?.deck).toBeNull();
  });

  test('a player who is ready can still change the deck, until everybody is', () => {
    const drafted = picked();
    const picks = drafted.now(0).own?.picks ?? [];
    drafted.ask('ada', { kind: 'deck', cards: picks.slice(0, 30) });
    drafted.ask('ada', { kind: 'ready' });
    expect(drafted.now(1).seats.map((one) => one?.isReady)).toEqual([true, false]);
    drafted.ask('ada', { kind: 'notReady' });
    drafted.ask('ada', { kind: 'deck', cards: picks.slice(-30) });
    drafted.buildAll();
    expect(drafted.phase).toBe('playing');
    expect(why(drafted.ask('ada', { kind: 'notReady' }))).toBe('notNow');
  });

  test('when the time is up, a deck that was built stays, and a bot builds the missing ones', () => {
    const drafted = picked();
    const mine = (drafted.now(0).own?.picks ?? []).slice(-30);
    drafted.ask('ada', { kind: 'deck', cards: mine });
    drafted.timeUp();
    expect(drafted.phase).toBe('playing');
    expect(drafted.now(0).own?.deck).toEqual(mine);
    expect(drafted.now(1).own?.deck).toEqual(drafted.now(1).own?.picks.slice(0, 30));
  });
});

describe('the record of a draft room', () => {
  test('leads to the same room when it is read again, at every act', () => {
    const drafted = new Drafted({ seats: 3 }).sit('bert').start();
    drafted.timeUp().timeUp().ask('bert', { kind: 'return' });
    drafted.pickAll().buildAll();
    const read = JSON.parse(JSON.stringify(drafted.acts)) as DraftRoomAct[];
    expect(draftRoomOf(drafted.room.id, read, BUILT_IN)).toEqual(drafted.room);
    expect(drafted.room.ply).toBe(read.length);
    expect(draftRoomOf('draft-of-friends', read.slice(1), BUILT_IN)).toBeNull();
  });
});
