import { BUILT_IN } from '@bluemoon/engine';
import { agreeOn, fingerprintOf, gameSeedOf, gameSetup, peopleDeck } from '@bluemoon/play';
import type { RoomNow } from '@bluemoon/play';
import { describe, expect, test } from 'vitest';
import { startFairness } from '../src/online/fairness.ts';

const SERVER = '11'.repeat(32);
const RIVAL = '22'.repeat(32);
const OTHER = '33'.repeat(32);
const ROOM = 'x4kQmb1e6z_0';
const decks = [peopleDeck('vulca', BUILT_IN), peopleDeck('hoax', BUILT_IN)] as const;

const before = {
  game: 1,
  you: 0,
  deal: { server: fingerprintOf(SERVER), players: [null, { fingerprint: fingerprintOf(RIVAL), seed: null }] },
} as unknown as RoomNow;

const openedSeed = (one: string) => ({ fingerprint: fingerprintOf(one), seed: one });

/** The verdict on a game whose deal was made of these seeds. */
function verdictOn(seeds: { server?: string; own?: string; rival?: string; room?: string }) {
  const fairness = startFairness();
  const promised = fairness.promise(before);
  const opened = fairness.open(before) ?? '';
  expect(fingerprintOf(opened)).toBe(promised);
  const { server = SERVER, own = opened, rival = RIVAL, room = ROOM } = seeds;
  const players = [own, rival] as const;
  const seed = gameSeedOf({ table: room, game: 1, server, players });
  const over = {
    you: 0,
    results: [{}],
    replay: {
      record: { setup: gameSetup(agreeOn({}), decks, { seed, box: BUILT_IN }), choices: [] },
      proof: {
        version: 1,
        table: room,
        game: 1,
        server: openedSeed(server),
        players: players.map(openedSeed),
      },
    },
  } as unknown as RoomNow;
  return fairness.verdict(over, ROOM);
}

describe('what a program checks of the deal', () => {
  test('is what it noted before the cards were dealt', () => {
    expect(verdictOn({})).toEqual({
      isFair: true,
      lines: ['Fair deal checked: all 3 random events follow from the three seeds, yours among them.'],
    });
  });

  test.each([
    [{ server: OTHER }, 'The server showed another fingerprint before the game.'],
    [{ own: OTHER }, 'The seed of player A is not the one that their browser chose.'],
    [{ rival: OTHER }, "The rival's part was changed after yours had been opened."],
    [{ room: 'another_room' }, 'The proof is that of another game.'],
  ])('finds out that something was exchanged: %o', (seeds, finding) => {
    const { isFair, lines } = verdictOn(seeds);
    expect(isFair).toBe(false);
    expect(lines).toEqual(['The deal of this game is NOT proven:', finding]);
  });

  test('never uses a part again that was opened', () => {
    const fairness = startFairness();
    const first = fairness.promise(before);
    expect(fairness.promise(before)).toBe(first);
    fairness.open(before);
    expect(fairness.promise(before)).not.toBe(first);
    expect(startFairness().open(before)).toBeNull();
  });
});
