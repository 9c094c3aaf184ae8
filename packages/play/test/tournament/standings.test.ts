import { describe, expect, test } from 'vitest';
import {
  enactedTournament,
  standingsOf,
  tieBreaksOf,
  tieBreakWords,
  tournamentRules,
} from '../../src/index.ts';
import type { TournamentAct, TournamentDeed } from '../../src/index.ts';
import { numbered, Running, TERMS } from './running.ts';

/** A tournament whose pairings are given: "a d" means that a beat d, "a=d" that nobody won. */
function written(players: string, rounds: readonly (readonly string[])[]): Running {
  const running = new Running({ system: { kind: 'swiss', rounds: 9 } });
  const enact = (deed: TournamentDeed): void => {
    const act: TournamentAct = { ...deed, at: 1000 };
    running.acts.push(act);
    running.tournament = enactedTournament(running.tournament, act);
  };
  for (const player of players.split('')) running.join(player);
  enact({ kind: 'start', order: players.split(''), rounds: rounds.length });
  for (const [i, pairs] of rounds.entries()) {
    enact({ kind: 'round', pairings: pairs.map(([a = null, , b = null]) => [a, b]) });
    for (const [j, pair] of pairs.entries()) {
      const at = { round: i + 1, table: j + 1, game: 1 };
      const [, sign, b] = pair;
      if (sign === '!' && b !== undefined) enact({ kind: 'noShow', ...at, absent: [b] });
      else if (b !== undefined)
        enact({
          kind: 'result',
          ...at,
          winner: sign === '=' ? null : 0,
          crystals: sign === '=' ? 0 : 3,
        });
    }
  }
  return running;
}

const rows = ({ tournament }: Running): readonly string[] =>
  standingsOf(tournament).map(({ place, player, points, ties }) =>
    [`${place}.`, player, points, ...ties.map((value) => value ?? '-')].join(' '),
  );

describe('the standings of a Swiss worked by hand', () => {
  test('are decided by Buchholz without the lowest, then by all of it', () => {
    const running = written('abcdef', [
      ['a d', 'b e', 'c f'],
      ['a b', 'd c', 'e f'],
      ['c a', 'b f', 'd e'],
    ]);
    // Points; then Buchholz cut 1, Buchholz, Sonneborn-Berger, direct encounter, wins, crystals.
    expect(rows(running)).toEqual([
      '1. a 2 4 6 4 - 2 6',
      '2. d 2 4 5 3 - 2 6',
      '3. c 2 4 4 2 - 2 6',
      '4. b 2 3 3 1 - 2 6',
      '5. e 1 4 4 0 - 1 3',
      '6. f 0 4 5 0 - 0 0',
    ]);
  });

  test('count a bye and a rival who did not come like a rival with equal points, and a missed round nothing', () => {
    const running = written('abcde', [
      ['a b', 'c!d', 'e'],
      ['a c', 'e=b'],
    ]);
    expect(rows(running)).toEqual([
      '1. a 2 1 1.5 1.5 - 2 6',
      '2. e 1.5 1.5 2 1.75 - 0 0',
      '3. c 1 2 3 1 - 0 0',
      '4. b 0.5 2 3.5 0.75 - 0 0',
      '5. d 0 0 0 0 - 0 0',
    ]);
  });

  test('share a place where nothing separates two', () => {
    expect(rows(written('abcd', [['a b', 'c d']])).map((row) => row.slice(0, 4))).toEqual([
      '1. a',
      '1. c',
      '3. b',
      '3. d',
    ]);
  });
});

const roundRobin = (results: Readonly<Record<string, string>>): Running =>
  new Running({ system: { kind: 'roundRobin', legs: 1 } })
    .start(['a', 'b', 'c', 'd'])
    .play(([one, other]) => (results[[one, other].toSorted().join('')] === one ? 0 : 1));

describe('the standings of a round robin', () => {
  test('put the winner of the game between two tied players first', () => {
    const running = roundRobin({ ab: 'b', ac: 'a', ad: 'a', bc: 'c', bd: 'b', cd: 'd' });
    // a and b have two points, c and d one.
    expect(rows(running).map((row) => row.split(' ').slice(0, 4).join(' '))).toEqual([
      '1. b 2 1',
      '2. a 2 0',
      '3. d 1 1',
      '4. c 1 0',
    ]);
  });

  test('leave three who beat each other in a circle to the next tie-break', () => {
    const running = roundRobin({ ab: 'a', bc: 'b', ac: 'c', ad: 'a', bd: 'b', cd: 'c' });
    expect(rows(running).map((row) => row.split(' ').slice(0, 4).join(' '))).toEqual([
      '1. a 2 1',
      '1. b 2 1',
      '1. c 2 1',
      '4. d 0 -',
    ]);
  });
});

/** Points, Buchholz and Sonneborn-Berger from the record alone, as a spectator would add them up. */
function added(acts: readonly TournamentAct[]): ReadonlyMap<string, readonly number[]> {
  const games: { readonly rival: string | null; readonly player: string; readonly points: number }[] = [];
  const rounds = acts.filter((act) => act.kind === 'round');
  for (const act of acts) {
    if (act.kind !== 'result') continue;
    const [a, b] = rounds[act.round - 1]?.pairings[act.table - 1] ?? [];
    const first = act.winner === null ? 0.5 : 1 - act.winner;
    games.push(
      { player: a ?? '', rival: b ?? '', points: first },
      { player: b ?? '', rival: a ?? '', points: 1 - first },
    );
  }
  for (const { pairings } of rounds)
    for (const [a, b] of pairings) if (b === null) games.push({ player: a ?? '', rival: null, points: 1 });
  const total = (player: string): number =>
    games.filter((game) => game.player === player).reduce((sum, { points }) => sum + points, 0);
  const players = [...new Set(games.map(({ player }) => player))];
  return new Map(
    players.map((player) => {
      const own = games.filter((game) => game.player === player);
      const rivals = own.map(({ rival }) => total(rival ?? player));
      const buchholz = rivals.reduce((sum, each) => sum + each, 0);
      const berger = own.reduce((sum, { points }, i) => sum + points * (rivals[i] ?? 0), 0);
      return [player, [total(player), buchholz - Math.min(...rivals), buchholz, berger]];
    }),
  );
}

describe('the standings of any tournament', () => {
  test.each([5, 8, 13, 24])('of %i players are what their record adds up to', (count) => {
    let turn = count;
    const running = new Running({ system: { kind: 'swiss', rounds: Math.ceil(count / 2) } });
    running.start(numbered(count)).play(() => {
      turn = (turn * 48271) % 2147483647;
      return turn % 11 === 0 ? null : turn % 3 === 0 ? 0 : 1;
    });
    const sums = added(running.acts);
    const standings = standingsOf(running.tournament);
    for (const { player, points, ties } of standings)
      expect([points, ...ties.slice(0, 3)]).toEqual(sums.get(player));
    const keys = standings.map(({ player }) => sums.get(player) ?? []);
    expect(keys).toEqual(keys.toSorted((a, b) => a.map((x, i) => (b[i] ?? 0) - x).find((d) => d !== 0) ?? 0));
    expect(standings.map(({ place }) => place)).toEqual(
      standings.map(({ place }) => place).toSorted((a, b) => a - b),
    );
  });

  test('are explained in both languages, and so are the rules', () => {
    for (const system of [
      { kind: 'swiss', rounds: 5 },
      { kind: 'roundRobin', legs: 1 },
      { kind: 'roundRobin', legs: 2 },
      { kind: 'knockOut', thirdPlace: 'played' },
      { kind: 'knockOut', thirdPlace: 'shared' },
    ] as const) {
      const terms = { ...TERMS, system };
      const { en, de } = {
        en: tournamentRules(terms).map(({ text }) => text.en),
        de: tournamentRules(terms).map(({ text }) => text.de),
      };
      for (const text of [...en, ...de]) expect(text).toMatch(/[.]$/);
      for (const tieBreak of tieBreaksOf({ terms })) {
        const { explanation } = tieBreakWords(tieBreak);
        expect(explanation.en).toMatch(/[.]$/);
        expect(explanation.de).toMatch(/[.]$/);
      }
    }
    const told = tournamentRules(TERMS)
      .map(({ text }) => text.en)
      .join(' ');
    expect(told).toContain('5 minutes after a round began');
    expect(
      tournamentRules({ ...TERMS, noShow: 86_400_000 })
        .map(({ text }) => text.de)
        .join(' '),
    ).toContain('1 Tag nach');
  });
});
