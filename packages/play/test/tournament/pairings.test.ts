import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { roundsFor, standingsOf } from '../../src/index.ts';
import type { Tournament } from '../../src/index.ts';
import { earlierWins, numbered, Running } from './running.ts';
import type { Verdict } from './running.ts';

const SEED = fc.integer({ min: 0, max: 2 ** 30 });

/** Different for every pairing, and the same again for the same seed. */
const byChance =
  (seed: number): Verdict =>
  ([a, b]) => {
    const mixed = Array.from(`${seed} ${a} ${b}`, (letter) => letter.charCodeAt(0)).reduce(
      (hash, letter) => Math.imul(hash ^ letter, 16777619),
      seed,
    );
    return (mixed >>> 13) % 16 === 0 ? null : ((mixed >>> 7) & 1) === 0 ? 0 : 1;
  };

const pairingsOf = ({ rounds }: Tournament) =>
  rounds.flatMap(({ pairings }) => pairings.map(({ players }) => players));

/** How often each two were paired. */
function meetings(tournament: Tournament): ReadonlyMap<string, number> {
  const met = new Map<string, number>();
  for (const [a, b] of pairingsOf(tournament)) {
    if (a === null || b === null) continue;
    const pair = [a, b].toSorted().join(' ');
    met.set(pair, (met.get(pair) ?? 0) + 1);
  }
  return met;
}

const byes = (tournament: Tournament): readonly string[] =>
  pairingsOf(tournament).flatMap(([a, b]) => (b === null && a !== null ? [a] : []));

function beginnings(tournament: Tournament, player: string): number {
  const games = pairingsOf(tournament).filter(([a, b]) => a !== null && b !== null);
  return games.filter(([a]) => a === player).length - games.filter(([, b]) => b === player).length;
}

describe('a Swiss', () => {
  test('has as many rounds as a clear winner needs, and not more than half the players', () => {
    const usual = { system: { kind: 'swiss', rounds: 'usual' } } as const;
    expect([2, 3, 4, 5, 8, 9, 18, 200].map((players) => roundsFor(usual, players))).toEqual([
      1, 2, 2, 3, 3, 4, 5, 8,
    ]);
    expect(roundsFor({ system: { kind: 'swiss', rounds: 9 } }, 6)).toBe(3);
  });

  test('pairs the upper half with the lower in the first round, then winners with winners', () => {
    const running = new Running().start(numbered(8)).round(earlierWins);
    const pairs = (round: number) =>
      running
        .pairs(round)
        .map((pair) => pair.split(' ').toSorted().join(' '))
        .toSorted();
    expect(pairs(1)).toEqual(['p001 p005', 'p002 p006', 'p003 p007', 'p004 p008']);
    expect(pairs(2)).toEqual(['p001 p003', 'p002 p004', 'p005 p007', 'p006 p008']);
  });

  test('lets nobody meet twice, gives nobody two byes, and lets everybody play every round', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 21 }), SEED, (count, seed) => {
        const players = numbered(count);
        const rounds = Math.ceil(count / 2);
        const { tournament } = new Running({ system: { kind: 'swiss', rounds } })
          .start(players)
          .play(byChance(seed));
        expect(tournament.rounds).toHaveLength(rounds);
        expect(Math.max(...meetings(tournament).values())).toBe(1);
        expect(new Set(byes(tournament)).size).toBe(byes(tournament).length);
        for (const { pairings } of tournament.rounds) {
          const paired = pairings.flatMap((pairing) => pairing.players).filter((player) => player !== null);
          expect(paired.toSorted()).toEqual(players);
        }
        for (const player of players) expect(Math.abs(beginnings(tournament, player))).toBeLessThanOrEqual(2);
      }),
      { numRuns: 60 },
    );
  });

  test('goes on with those who are there when people come, go and sit out', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 8, max: 20 }),
        fc.array(fc.nat(19), { minLength: 6, maxLength: 6 }),
        SEED,
        (count, who, seed) => {
          const running = new Running({ lateEntry: 4, system: { kind: 'swiss', rounds: 4 } }).start(
            numbered(count),
          );
          for (const [i, number] of who.entries()) {
            const player = `p${String((number % count) + 1).padStart(3, '0')}`;
            if (i % 3 === 0) running.ask(player, { kind: 'withdraw' });
            if (i % 3 === 1) running.ask(player, { kind: 'skip' });
            if (i % 3 === 2) running.join(`q${i}`);
            if (i % 2 === 1) running.round(byChance(seed));
          }
          const { tournament } = running.play(byChance(seed));
          expect(tournament.rounds).toHaveLength(4);
          expect(Math.max(...meetings(tournament).values())).toBe(1);
          expect(new Set(byes(tournament)).size).toBe(byes(tournament).length);
        },
      ),
      { numRuns: 40 },
    );
  });

  test('lets two meet again only if there is no other way', () => {
    const running = new Running({ system: { kind: 'swiss', rounds: 3 } })
      .start(numbered(6))
      .round(earlierWins);
    const [stay = ''] = running.pairs(1);
    for (const player of numbered(6)) if (!stay.includes(player)) running.ask(player, { kind: 'withdraw' });
    running.round(earlierWins);
    expect(running.pairs(3)[0]?.split(' ').toSorted()).toEqual(stay.split(' ').toSorted());
  });

  test('gives the bye to the last who has had none', () => {
    const running = new Running({ system: { kind: 'swiss', rounds: 3 } }).start(numbered(5));
    expect(running.pairs(1).at(-1)).toBe('p005 -');
    running.round(earlierWins);
    const { player } = standingsOf({
      ...running.tournament,
      rounds: running.tournament.rounds.slice(0, 1),
    }).at(-1) ?? { player: '' };
    expect(running.pairs(2).at(-1)).toBe(`${player} -`);
  });

  test('of 200 players goes through nine rounds', () => {
    const players = numbered(200);
    const { tournament } = new Running({ system: { kind: 'swiss', rounds: 9 } })
      .start(players)
      .play(byChance(7));
    expect(tournament.rounds).toHaveLength(9);
    expect(Math.max(...meetings(tournament).values())).toBe(1);
    const apart = tournament.rounds.map((round, i) => {
      const before = standingsOf({ ...tournament, rounds: tournament.rounds.slice(0, i) });
      const points = new Map(before.map((standing) => [standing.player, standing.points]));
      return round.pairings.map(({ players: [a, b] }) =>
        Math.abs((points.get(a ?? '') ?? 0) - (points.get(b ?? '') ?? 0)),
      );
    });
    // With 200 players almost everybody finds a rival with the same points.
    expect(Math.max(...apart.flat())).toBeLessThanOrEqual(1);
    for (const player of players) expect(Math.abs(beginnings(tournament, player))).toBeLessThanOrEqual(1);
  });
});

describe('a round robin', () => {
  test.each([1, 2] as const)(
    'lets everybody meet everybody %i times, and begin half of their games',
    (legs) => {
      for (let count = 2; count <= 13; count++) {
        const players = numbered(count);
        const { tournament } = new Running({ system: { kind: 'roundRobin', legs } })
          .start(players)
          .play(earlierWins);
        const met = meetings(tournament);
        expect(met.size).toBe((count * (count - 1)) / 2);
        for (const times of met.values()) expect(times).toBe(legs);
        for (const { pairings } of tournament.rounds) {
          const paired = pairings.flatMap((pairing) => pairing.players).filter((player) => player !== null);
          expect(paired.toSorted()).toEqual(players);
        }
        for (const player of players)
          expect(Math.abs(beginnings(tournament, player))).toBe(legs === 2 || count % 2 === 1 ? 0 : 1);
      }
    },
  );

  test('gives no point for a rest', () => {
    const running = new Running({ system: { kind: 'roundRobin', legs: 1 } })
      .start(['a', 'b', 'c'])
      .play(earlierWins);
    expect(running.table()).toEqual(['1. a 2', '2. b 1', '3. c 0']);
  });

  test('counts nothing of a player who withdraws before half of their games', () => {
    const running = new Running({ system: { kind: 'roundRobin', legs: 1 } })
      .start(numbered(6))
      .round(earlierWins);
    running.round(earlierWins);
    expect(running.ask('p006', { kind: 'withdraw' })).toBe('done');
    running.play(earlierWins);
    expect(running.table()).toEqual([
      '1. p001 4',
      '2. p002 3',
      '3. p003 2',
      '4. p004 1',
      '5. p005 0',
      '5. p006 0',
    ]);
  });

  test('lets the others win against a player who withdraws later', () => {
    const running = new Running({ system: { kind: 'roundRobin', legs: 1 } }).start(numbered(6));
    for (let round = 1; round <= 3; round++) running.round(earlierWins);
    running.ask('p001', { kind: 'withdraw' });
    running.play(earlierWins);
    const points = new Map(
      standingsOf(running.tournament).map((standing) => [standing.player, standing.points]),
    );
    expect(points.get('p001')).toBe(3);
    expect([...points.values()].reduce((sum, each) => sum + each, 0)).toBe(15);
  });
});

const knockOut = (thirdPlace: 'played' | 'shared') => ({ system: { kind: 'knockOut', thirdPlace } }) as const;

describe('a knock-out', () => {
  test('lets the best meet last', () => {
    const running = new Running(knockOut('shared')).start(numbered(8)).play(earlierWins);
    const pairs = [1, 2, 3].map((round) =>
      running.pairs(round).map((pair) => pair.split(' ').toSorted().join(' ')),
    );
    expect(pairs).toEqual([
      ['p001 p008', 'p004 p005', 'p002 p007', 'p003 p006'],
      ['p001 p004', 'p002 p003'],
      ['p001 p002'],
    ]);
    expect(running.table()).toEqual([
      '1. p001 3',
      '2. p002 2',
      '3. p003 1',
      '3. p004 1',
      ...['p005', 'p006', 'p007', 'p008'].map((player) => `5. ${player} 0`),
    ]);
  });

  test('gives the best a bye up to the next power of two, and nobody else', () => {
    for (let count = 2; count <= 33; count++) {
      const { tournament } = new Running(knockOut('shared')).start(numbered(count)).play(earlierWins);
      const full = 2 ** Math.ceil(Math.log2(count));
      expect(byes(tournament)).toHaveLength(full - count);
      expect(byes(tournament).toSorted()).toEqual(numbered(full - count));
      expect(meetings(tournament).size).toBe(count - 1);
      expect(standingsOf(tournament)[0]).toMatchObject({ player: 'p001', place: 1 });
      expect(standingsOf(tournament)[1]).toMatchObject({ player: 'p002', place: 2 });
    }
  });

  test('has one loser for every game', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 40 }), SEED, (count, seed) => {
        const { tournament } = new Running(knockOut('played')).start(numbered(count)).play(byChance(seed));
        const places = standingsOf(tournament).map(({ place }) => place);
        expect(places.filter((place) => place === 1)).toHaveLength(1);
        expect(places.slice(0, Math.min(count, 4))).toEqual([1, 2, 3, 4].slice(0, count));
        const losses = new Map<string, number>();
        for (const [round, { pairings }] of tournament.rounds.entries()) {
          for (const { players } of pairings.slice(
            0,
            round + 1 === tournament.rounds.length ? 1 : undefined,
          )) {
            const next = tournament.rounds[round + 1]?.pairings.flatMap((pairing) => pairing.players);
            for (const player of players)
              if (player !== null && next?.includes(player) !== true)
                losses.set(player, (losses.get(player) ?? 0) + 1);
          }
        }
        for (const times of losses.values()) expect(times).toBe(1);
      }),
      { numRuns: 40 },
    );
  });

  test('plays for the third place if agreed', () => {
    const running = new Running(knockOut('played')).start(numbered(4)).play(earlierWins);
    expect(running.pairs(2)).toHaveLength(2);
    expect(running.table()).toEqual(['1. p001 2', '2. p002 1', '3. p003 0', '4. p004 0']);
  });

  test('goes on with the better seed after a draw, and without those who are gone', () => {
    const running = new Running(knockOut('shared')).start(numbered(4)).round(() => null);
    expect(running.pairs(2).map((pair) => pair.split(' ').toSorted())).toEqual([['p001', 'p002']]);
    running.ask('p001', { kind: 'withdraw' });
    expect(running.goOn().table()).toEqual(['1. p002 2', '2. p001 1', '3. p003 0', '3. p004 0']);
  });

  test('has a free place where neither of two has come', () => {
    const running = new Running(knockOut('played')).start(numbered(4));
    running.report({ kind: 'result', round: 1, table: 1, game: 1, winner: 0, crystals: 1 });
    running.goOn(running.at + 400_000);
    expect(running.tournament.ended).not.toBeNull();
    expect(byes(running.tournament)).toHaveLength(2);
  });
});
