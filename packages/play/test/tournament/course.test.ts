import { BUILT_IN } from '@bluemoon/engine';
import { describe, expect, test } from 'vitest';
import {
  nextTournamentAct,
  peopleDeck,
  phaseOf,
  readRoomTerms,
  roomOf,
  tournamentTablesWanted,
  tournamentDueOf,
  tournamentOf,
  tournamentPhase,
} from '../../src/index.ts';
import type { TournamentAct } from '../../src/index.ts';
import { earlierWins, newcomer, numbered, Running } from './running.ts';

const phase = ({ tournament }: Running) => tournamentPhase(tournament);
const status = ({ tournament }: Running, player: string) =>
  tournament.entrants.find((one) => one.player === player)?.status;

describe('a tournament', () => {
  test('gathers players, plays its rounds and ends by itself', () => {
    const running = new Running();
    expect(phase(running)).toBe('joining');
    running.start(['a', 'b', 'c', 'd']);
    expect(phase(running)).toBe('playing');
    expect(running.pairs(1)).toHaveLength(2);
    running.round(earlierWins);
    expect(running.tournament.rounds).toHaveLength(2);
    running.round(earlierWins);
    expect(phase(running)).toBe('over');
    expect(running.table()).toEqual(['1. a 2', '2. b 1', '2. c 1', '4. d 0']);
  });

  test('is the same when its record is read again, at every point', () => {
    const running = new Running({ lateEntry: 3 }).start(['a', 'b', 'c', 'd', 'e']);
    running.join('f');
    running.ask('b', { kind: 'skip' });
    running.round(earlierWins);
    running.ask('c', { kind: 'withdraw' });
    running.play(earlierWins);
    const acts = JSON.parse(JSON.stringify(running.acts)) as TournamentAct[];
    expect(tournamentOf('tournament-abc', acts)).toEqual(running.tournament);
    expect(running.tournament.ply).toBe(acts.length);
    // A process that starts in the middle goes on with the act that another one recorded.
    for (const [i, act] of acts.entries()) {
      if (act.kind !== 'round' && act.kind !== 'end') continue;
      const before = tournamentOf('tournament-abc', acts.slice(0, i));
      expect(before && nextTournamentAct(before, act.at)).toEqual(act);
    }
  });

  test('takes nobody twice, and lets people leave before the start', () => {
    const running = new Running();
    expect(running.join('a')).toBe('done');
    expect(running.join('a')).toBe('alreadyIn');
    expect(running.ask('a', { kind: 'withdraw' })).toBe('notStarted');
    expect(running.ask('a', { kind: 'leave' })).toBe('done');
    expect(running.ask('a', { kind: 'leave' })).toBe('notIn');
    expect(running.join('a')).toBe('done');
  });

  test('has no more places than agreed, and does not start with too few', () => {
    const running = new Running({ players: { least: 3, most: 3 } });
    for (const player of ['a', 'b']) running.join(player);
    expect(running.ask('opener', { kind: 'start' })).toBe('tooFew');
    running.join('c');
    expect(running.join('d')).toBe('full');
    expect(running.ask('a', { kind: 'start' })).toBe('notYours');
    expect(running.ask('opener', { kind: 'start' })).toBe('done');
    expect(running.ask('opener', { kind: 'start' })).toBe('started');
    expect(running.ask('a', { kind: 'leave' })).toBe('started');
    expect(running.goOn().join('d')).toBe('noLateEntry');
  });

  test('starts at its time, or ends if too few have come', () => {
    const alone = new Running({ start: { kind: 'time', at: 50_000 } });
    alone.join('a');
    expect(tournamentDueOf(alone.tournament)).toBe(50_000);
    expect(alone.goOn(49_999).tournament.ended).toBeNull();
    expect(alone.goOn(50_000).tournament.ended).toEqual({ at: 50_000, why: 'tooFew' });
    const two = new Running({ start: { kind: 'time', at: 50_000 } });
    for (const player of ['a', 'b']) two.join(player);
    expect(two.goOn(50_000).tournament.rounds).toHaveLength(1);
  });

  test('can be called off by its opener at any time', () => {
    const running = new Running().start(['a', 'b', 'c', 'd']);
    expect(running.ask('a', { kind: 'callOff' })).toBe('notYours');
    expect(running.ask('opener', { kind: 'callOff' })).toBe('done');
    expect(tournamentTablesWanted(running.tournament)).toEqual([]);
    expect(running.join('e')).toBe('over');
    expect(running.report({ kind: 'here', round: 1, table: 1, game: 1, player: 'a' })).toBe('over');
  });

  test('orders players by their ratings if agreed, and as they joined otherwise', () => {
    for (const [seeding, order] of [
      ['rating', ['b', 'c', 'a']],
      ['joining', ['a', 'b', 'c']],
    ] as const) {
      const running = new Running({ seeding });
      running.join('a');
      running.join('b', { rating: 1600 });
      running.join('c', { rating: 1500 });
      running.ask('opener', { kind: 'start' });
      expect(running.tournament.entrants.map(({ player }) => player)).toEqual(order);
    }
  });
});

describe('the decks of a tournament', () => {
  test('are named on joining, checked, and changed before the start only', () => {
    const running = new Running();
    const vulca = peopleDeck('vulca', BUILT_IN);
    expect(running.join('a', { deck: null })).toBe('deckMissing');
    expect(running.join('a', { deck: { ...vulca, cards: [] } })).toBe('badDeck');
    for (const player of ['a', 'b']) running.join(player);
    expect(running.ask('a', { kind: 'deck', deck: { ...vulca, leader: null } })).toBe('badDeck');
    expect(running.ask('a', { kind: 'deck', deck: peopleDeck('hoax', BUILT_IN) })).toBe('done');
    running.ask('opener', { kind: 'start' });
    expect(running.ask('a', { kind: 'deck', deck: vulca })).toBe('started');
    const [table] = tournamentTablesWanted(running.goOn().tournament);
    expect(table?.lay.seats.find(({ player }) => player === 'a')?.deck).toEqual(peopleDeck('hoax', BUILT_IN));
  });

  test('are chosen at the table if they are chosen for every game', () => {
    const running = new Running({ choosing: 'perGame' });
    expect(running.join('a')).toBe('deckPerGame');
    for (const player of ['a', 'b']) running.join(player, { deck: null });
    running.ask('opener', { kind: 'start' });
    expect(tournamentTablesWanted(running.goOn().tournament)).toMatchObject([
      { lay: { terms: { choosing: 'secret', between: 'choose' }, seats: [{ deck: null }, { deck: null }] } },
    ]);
  });
});

describe('a table of a tournament', () => {
  test('has an id that every process finds, and another one in every round', () => {
    const running = new Running().start(numbered(8));
    const first = tournamentTablesWanted(running.tournament);
    expect(tournamentTablesWanted(running.tournament)).toEqual(first);
    const ids = [...first, ...tournamentTablesWanted(running.round(earlierWins).tournament)].map(
      ({ id }) => id,
    );
    expect(new Set(ids).size).toBe(8);
    for (const id of ids) expect(id).toMatch(/^[\w-]{12}$/);
  });

  test('is wanted until its pairing is decided', () => {
    const running = new Running().start(['a', 'b', 'c', 'd']);
    const [one, other] = tournamentTablesWanted(running.tournament);
    if (one === undefined || other === undefined) throw new Error('no tables');
    const result = { kind: 'result', round: 1, table: one.table, game: 1, winner: 0, crystals: 3 } as const;
    expect(running.report(result)).toBe('done');
    expect(tournamentTablesWanted(running.tournament)).toEqual([other]);
    expect(running.report(result)).toBe('known');
    expect(running.report({ ...result, table: 9 })).toBe('noSuchTable');
    expect(running.report({ ...result, table: other.table, game: 2 })).toBe('noSuchTable');
  });

  test.each([
    { bestOf: 3 as const, winners: ['a', 'b', 'a'], games: 3 },
    { bestOf: 3 as const, winners: ['b', 'b'], games: 2 },
    { bestOf: 5 as const, winners: ['a', 'a', 'b', 'a'], games: 4 },
  ])('of the best of $bestOf ends after $games games if $winners win', ({ bestOf, winners }) => {
    const running = new Running({ bestOf }).start(['a', 'b']);
    for (const [i, winner] of winners.entries()) {
      const [table] = tournamentTablesWanted(running.tournament);
      expect(table?.game).toBe(i + 1);
      const seat = table?.lay.seats[0].player === winner ? 0 : 1;
      expect(
        running.report({ kind: 'result', round: 1, table: 1, game: i + 1, winner: seat, crystals: 1 }),
      ).toBe('done');
      running.goOn();
    }
    expect(running.tournament.ended).not.toBeNull();
    expect(running.table()[0]).toBe(`1. ${winners.at(-1)} 1`);
  });

  test('is another one for every game of a pairing, at which the other player begins', () => {
    const running = new Running({ bestOf: 3 }).start(['a', 'b']);
    const [first] = tournamentTablesWanted(running.tournament);
    running.report({ kind: 'result', round: 1, table: 1, game: 1, winner: 0, crystals: 1 });
    const [second] = tournamentTablesWanted(running.tournament);
    expect(second?.id).not.toBe(first?.id);
    expect(second?.lay.seats).toEqual(first?.lay.seats.toReversed());
    expect(second?.lay.master).not.toBe(first?.lay.master);
  });

  test('can be laid and played at', () => {
    const [wanted] = tournamentTablesWanted(new Running().start(['a', 'b']).tournament);
    if (wanted === undefined) throw new Error('no table');
    const room = roomOf(wanted.id, [{ ...wanted.lay, at: 2000 }]);
    expect(room && phaseOf(room)).toBe('preparing');
    expect(readRoomTerms(wanted.lay.terms, '')).toEqual(wanted.lay.terms);
  });

  test('of a match ends with the fifth crystal (MATCH-1)', () => {
    const running = new Running();
    const { terms } = running.tournament;
    const match = new Running({ agreement: { ...terms.agreement, match: true } }).start(['a', 'b']);
    for (const [i, [winner, crystals]] of (
      [
        [0, 4],
        [1, 4],
        [0, 1],
      ] as const
    ).entries()) {
      expect(match.tournament.ended).toBeNull();
      match.report({ kind: 'result', round: 1, table: 1, game: i + 1, winner, crystals });
      match.goOn();
    }
    expect(match.tournament.ended).not.toBeNull();
  });

  test('at which nobody won counts half a point for both', () => {
    const running = new Running().start(['a', 'b']).round(() => null);
    expect(running.table()).toEqual(['1. a 0.5', '1. b 0.5']);
  });
});

describe('who does not come', () => {
  const ROUND = 1_000_000;

  test('loses when their time is up, and only then', () => {
    const running = new Running({ start: { kind: 'time', at: ROUND } });
    for (const player of ['a', 'b', 'c', 'd']) running.join(player);
    running.goOn(ROUND);
    const [one] = tournamentTablesWanted(running.tournament);
    const [present, absent] = one?.lay.seats ?? [];
    running.report({ kind: 'here', round: 1, table: 1, game: 1, player: present?.player ?? '' });
    expect(tournamentDueOf(running.tournament)).toBe(ROUND + 300_000);
    expect(running.goOn(ROUND + 299_999).tournament.rounds).toHaveLength(1);
    running.goOn(ROUND + 300_000);
    const [first, second] = running.tournament.rounds[0]?.pairings ?? [];
    expect(first?.forfeits).toEqual([absent?.player]);
    // Nobody came to the other table.
    expect(second?.forfeits).toHaveLength(2);
    expect(running.tournament.rounds).toHaveLength(2);
    expect(running.table()[0]).toBe(`1. ${present?.player} 1`);
  });

  test('is not waited for once both were there, however long they play', () => {
    const running = new Running().start(['a', 'b']);
    for (const player of ['a', 'b']) running.report({ kind: 'here', round: 1, table: 1, game: 1, player });
    expect(running.report({ kind: 'here', round: 1, table: 1, game: 1, player: 'a' })).toBe('known');
    expect(tournamentDueOf(running.tournament)).toBeNull();
    expect(running.goOn(running.at + 9e9).tournament.ended).toBeNull();
  });

  test('loses a pairing also if they do not come back for its next game', () => {
    const running = new Running({ bestOf: 3 }).start(['a', 'b']);
    for (const player of ['a', 'b']) running.report({ kind: 'here', round: 1, table: 1, game: 1, player });
    running.at += 2_000_000;
    running.report({ kind: 'result', round: 1, table: 1, game: 1, winner: 1, crystals: 1 });
    const ended = running.at;
    running.report({ kind: 'here', round: 1, table: 1, game: 2, player: 'b' });
    expect(tournamentDueOf(running.tournament)).toBe(ended + 300_000);
    expect(running.goOn(ended + 300_000).table()).toEqual(['1. b 1', '2. a 0']);
  });

  test('is never a house bot', () => {
    const running = new Running();
    running.join('a', { bot: 'strong' });
    running.join('b', { bot: 'quick' });
    running.ask('opener', { kind: 'start' });
    expect(tournamentDueOf(running.goOn().tournament)).toBeNull();
  });

  test('is out of the tournament the second time', () => {
    const running = new Running({ system: { kind: 'swiss', rounds: 3 } }).start([
      'a',
      'b',
      'c',
      'd',
      'e',
      'f',
    ]);
    for (const round of [1, 2]) {
      expect(status(running, 'f')).toBe('in');
      for (const { table, lay } of tournamentTablesWanted(running.tournament)) {
        const present = lay.seats.filter(({ player }) => player !== 'f');
        for (const { player } of present) running.report({ kind: 'here', round, table, game: 1, player });
        if (present.length < 2) continue;
        running.report({ kind: 'result', round, table, game: 1, winner: 0, crystals: 1 });
      }
      running.goOn(running.at + 300_000);
    }
    expect(status(running, 'f')).toBe('withdrawn');
    expect(running.pairs(3).join(' ')).not.toContain('f');
  });
});

describe('who comes late or goes early', () => {
  test('may join a Swiss up to the round agreed on, without points for what they missed', () => {
    const running = new Running({ lateEntry: 2 }).start(numbered(7));
    expect(running.join('late')).toBe('done');
    running.round(earlierWins);
    expect(running.pairs(2).join(' ')).toContain('late');
    expect(running.join('later')).toBe('noLateEntry');
    expect(running.table()).toContain('8. late 0');
  });

  test('loses the pairing they leave, and may come back while late entry is open', () => {
    const running = new Running({ lateEntry: 3, system: { kind: 'swiss', rounds: 3 } }).start(numbered(6));
    expect(running.ask('p001', { kind: 'withdraw' })).toBe('done');
    expect(running.ask('p001', { kind: 'withdraw' })).toBe('notIn');
    running.round(earlierWins);
    expect(running.pairs(2).join(' ')).not.toContain('p001');
    expect(running.join('p001', { deck: null })).toBe('done');
    running.round(earlierWins);
    expect(running.pairs(3).join(' ')).toContain('p001');
    expect(running.tournament.entrants.find(({ player }) => player === 'p001')?.deck).toEqual(
      newcomer('p001').deck,
    );
  });

  test('may sit out the next round of a Swiss', () => {
    const running = new Running({ system: { kind: 'swiss', rounds: 3 } }).start(numbered(6));
    expect(running.ask('p002', { kind: 'skip' })).toBe('done');
    expect(running.ask('p002', { kind: 'skip' })).toBe('known');
    running.ask('p003', { kind: 'skip' });
    expect(running.ask('p003', { kind: 'unskip' })).toBe('done');
    running.round(earlierWins);
    expect(running.pairs(2).join(' ')).not.toContain('p002');
    expect(running.pairs(2).join(' ')).toContain('p003');
    running.round(earlierWins);
    expect(running.pairs(3).join(' ')).toContain('p002');
    expect(running.ask('p002', { kind: 'skip' })).toBe('lastRound');
    expect(
      new Running({ system: { kind: 'roundRobin', legs: 1 } }).start(['a', 'b']).ask('a', { kind: 'skip' }),
    ).toBe('onlySwiss');
  });

  test('leaves a Swiss that ends when only one is left', () => {
    const running = new Running().start(['a', 'b', 'c', 'd']);
    for (const player of ['b', 'c', 'd']) running.ask(player, { kind: 'withdraw' });
    expect(running.goOn().tournament.ended).toMatchObject({ why: 'played' });
    expect(running.tournament.rounds).toHaveLength(1);
  });
});
