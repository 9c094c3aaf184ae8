import { describe, expect, test } from 'vitest';
import { agreeOn, ask, openRoom, readRoomTerms, roomNowFor, sit, USUAL_ROOM_TERMS } from '../../src/index.ts';
import type { Room, RoomOutcome, RoomTerms, Standing } from '../../src/index.ts';

const UNRATED: RoomTerms = { ...USUAL_ROOM_TERMS, agreement: agreeOn({}) };
const RATED: RoomTerms = { ...UNRATED, rated: 'yes' };
const PACK = { name: 'more.json', cards: [] };

const player = (name: string, standing?: Standing) => ({
  player: name,
  name,
  bot: null,
  ...(standing === undefined ? {} : { standing }),
});
const ada = player('ada', 'named');
const guest = player('player-7');
const opened = (terms: RoomTerms, opener = ada): Room =>
  openRoom('the-room', { kind: 'open', seat: 0, terms, master: 'ab'.repeat(32), ...opener, at: 0 });
const after = (outcome: RoomOutcome): Room => {
  if (outcome.kind === 'refused') throw new Error(outcome.why.kind);
  return outcome.room;
};
const why = (outcome: RoomOutcome): string => (outcome.kind === 'refused' ? outcome.why.kind : 'done');

describe('a rated table', () => {
  test('has seats for named players, programs with an account and house bots, not for guests', () => {
    const room = opened(RATED);
    expect(why(sit(room, guest, { at: 1 }))).toBe('guestsUnrated');
    expect(why(sit(room, player('bert', 'named'), { at: 1 }))).toBe('done');
    expect(why(sit(room, player('robo', 'program'), { at: 1 }))).toBe('done');
    expect(why(sit(room, { ...player('novice'), bot: 'novice' }, { at: 1 }))).toBe('done');
  });

  test('cannot become one while a guest sits there', () => {
    const room = after(sit(opened(UNRATED), guest, { at: 1 }));
    expect(why(ask(room, 0, { kind: 'terms', terms: RATED }, { at: 2 }))).toBe('guestsUnrated');
    const named = after(ask(room, 1, { kind: 'name', name: 'Gus', standing: 'named' }, { at: 2 }));
    expect(why(ask(named, 0, { kind: 'terms', terms: RATED }, { at: 3 }))).toBe('done');
  });

  test('is played with the cards of the box', () => {
    expect(why(ask(opened(RATED), 0, { kind: 'packs', packs: [PACK] }, { at: 1 }))).toBe('packsUnrated');
    const withPack = after(ask(opened(UNRATED), 0, { kind: 'packs', packs: [PACK] }, { at: 1 }));
    expect(why(ask(withPack, 0, { kind: 'terms', terms: RATED }, { at: 2 }))).toBe('packsUnrated');
  });

  test('tells everybody who has an account', () => {
    const room = after(sit(opened(RATED), player('robo', 'program'), { at: 1 }));
    expect(roomNowFor(room, 'spectator').seats.map((seat) => seat?.standing)).toEqual(['named', 'program']);
  });
});

test('Terms that say nothing of ratings, as older tables have them, are unrated and agree with new ones', () => {
  const { rated: _rated, ...older } = UNRATED;
  expect(readRoomTerms(older, '')).toEqual(UNRATED);
  const room = opened(older as RoomTerms, guest);
  expect(why(sit(room, player('player-8'), { at: 1 }, UNRATED))).toBe('done');
});
