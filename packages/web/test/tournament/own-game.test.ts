import { tournamentNowFor, tournamentTablesWanted } from '@bluemoon/play';
import { describe, expect, test } from 'vitest';
import { ownGame } from '../../src/screens/tournament/own-game.ts';
import { SIGNS, squaresOf } from '../../src/screens/tournament/squares.ts';
import { ATournament } from './a-tournament.ts';

const own = ({ now }: ATournament, number: number) => ownGame(tournamentNowFor(now, `p${number}`));

describe('what stands on top of a tournament', () => {
  test('is joining before the start, and to wait for it then', () => {
    const tournament = new ATournament();
    expect(own(tournament, 2)).toEqual({ kind: 'join' });
    expect(own(tournament.join(2), 2)).toEqual({ kind: 'joined' });
    expect(ownGame(tournamentNowFor(tournament.now, null))).toEqual({ kind: 'join' });
  });

  test('is the own game, and whether the rival is there', () => {
    const tournament = new ATournament({ lateEntry: 0 }).start(4);
    const [table] = tournamentTablesWanted(tournament.now);
    const [first, second] = (table?.lay.seats ?? []).map(({ player }) => Number(player.slice(1)));
    expect(own(tournament, first ?? 0)).toMatchObject({
      kind: 'game',
      at: { round: 1, table: 1, game: 1, until: tournament.at + 300_000 },
      isRivalHere: false,
    });
    tournament.report({ kind: 'here', round: 1, table: 1, game: 1, player: `p${second}` });
    expect(own(tournament, first ?? 0)).toMatchObject({ isRivalHere: true });
    tournament.come().report({ kind: 'result', round: 1, table: 1, game: 1, winner: 0, crystals: 1 });
    expect(own(tournament, first ?? 0)).toEqual({ kind: 'done', tables: 1 });
    expect(own(tournament, 9)).toEqual({ kind: 'looking' });
  });

  test('is a bye, a rest or a round that one sits out', () => {
    expect(own(new ATournament().start(5), 5)).toEqual({ kind: 'bye', tables: 2 });
    const roundRobin = { system: { kind: 'roundRobin', legs: 1 }, lateEntry: 0 } as const;
    const resting = new ATournament(roundRobin).start(3);
    expect([1, 2, 3].map((number) => own(resting, number).kind).toSorted()).toEqual(['game', 'game', 'rest']);
    const skipping = new ATournament().start(6).ask(2, { kind: 'skip' }).round();
    expect(own(skipping, 2).kind).toBe('missing');
  });

  test('says who is out of a knock-out, unless they play for the third place', () => {
    for (const [thirdPlace, kind] of [
      ['played', 'done'],
      ['shared', 'out'],
    ] as const) {
      const tournament = new ATournament({ system: { kind: 'knockOut', thirdPlace }, lateEntry: 0 }).start(4);
      const [table] = tournamentTablesWanted(tournament.now);
      tournament.report({ kind: 'result', round: 1, table: 1, game: 1, winner: 0, crystals: 1 });
      expect(own(tournament, Number(table?.lay.seats[1].player.slice(1))).kind).toBe(kind);
    }
  });

  test('is the podium in the end', () => {
    expect(own(new ATournament().start(2).round(), 1)).toEqual({ kind: 'over' });
  });
});

test('squares tell what every round was for a player', () => {
  const tournament = new ATournament({ system: { kind: 'swiss', rounds: 4 } }).start(7).round();
  tournament.at += 300_000;
  const now = tournamentNowFor(tournament.goOn().now, null);
  const signs = now.entrants.map((_, i) =>
    squaresOf(now, i)
      .map((square) => SIGNS[square])
      .join('|'),
  );
  // Nobody came to the second round, after which all are asked to the third.
  expect(signs.filter((row) => /^[01]\|−\|·\|$/.test(row))).toHaveLength(5);
  expect(signs.filter((row) => /^[01]\|1\|·\|$/.test(row))).toHaveLength(1);
});
