import { BUILT_IN } from '@bluemoon/engine';
import { describe, expect, test } from 'vitest';
import { agreeOn, peopleDeck, tournamentNowFor } from '../../src/index.ts';
import type { TournamentNow } from '../../src/index.ts';
import { earlierWins, numbered, Running } from './running.ts';

const built = (lists: 'open' | 'closed') => {
  const running = new Running({ agreement: agreeOn({ decks: 'built' }), lists });
  running.join('ada');
  running.join('bert', { deck: peopleDeck('hoax', BUILT_IN) });
  return running;
};

const CARD_OF_BERT = peopleDeck('hoax', BUILT_IN).cards[3] ?? '';
const bytes = (now: TournamentNow) => JSON.stringify(now);

describe('what a viewer may know of a tournament', () => {
  test.each(['ada', 'stranger', null])('%s sees no deck of another player before the start', (viewer) => {
    const now = tournamentNowFor(built('open').tournament, viewer);
    expect(now.entrants[1]?.deck).toEqual({ seen: 'nothing' });
    expect(bytes(now)).not.toContain('hoax');
    expect(bytes(now)).not.toContain(CARD_OF_BERT);
  });

  test.each(['ada', 'stranger', null])('%s sees closed lists only when the tournament is over', (viewer) => {
    const running = built('closed').start([]);
    const now = tournamentNowFor(running.tournament, viewer);
    expect(now.entrants.map(({ deck }) => deck?.seen)).toEqual(['face', 'face']);
    expect(now.ownDeck !== null).toBe(viewer === 'ada');
    expect(bytes(now)).not.toContain(CARD_OF_BERT);
    expect(bytes(tournamentNowFor(running.play(earlierWins).tournament, viewer))).toContain(CARD_OF_BERT);
  });

  test('open lists are seen by everybody from the start', () => {
    expect(bytes(tournamentNowFor(built('open').start([]).tournament, null))).toContain(CARD_OF_BERT);
  });

  test('a closed list stays closed if the tournament is called off before it starts', () => {
    const running = built('closed');
    running.ask('opener', { kind: 'callOff' });
    expect(bytes(tournamentNowFor(running.tournament, 'ada'))).not.toContain(CARD_OF_BERT);
  });

  test('nobody learns by which ids the server knows the players', () => {
    const running = new Running();
    for (const player of ['secret-1', 'secret-2', 'secret-3']) running.join(player, { name: 'Somebody' });
    running.ask('opener', { kind: 'start' });
    for (const viewer of ['secret-1', null])
      expect(bytes(tournamentNowFor(running.goOn().tournament, viewer))).not.toContain('secret-');
  });

  test('nobody learns the secret from which the deals of its tables follow', () => {
    const running = new Running().start(['ada', 'bert']).play(earlierWins);
    for (const viewer of ['ada', 'opener', null])
      expect(bytes(tournamentNowFor(running.tournament, viewer))).not.toContain(running.tournament.master);
  });

  test('everybody sees who has come, who plays, and how it stands', () => {
    const running = new Running({ bestOf: 3 }).start(['ada', 'bert', 'carl']);
    const [table] = tournamentNowFor(running.tournament, null).rounds[0]?.pairings ?? [];
    const until = (running.tournament.rounds[0]?.at ?? 0) + 300_000;
    expect(table).toMatchObject({ how: 'waiting', waiting: { here: [false, false], until } });
    for (const player of ['ada', 'bert'])
      running.report({ kind: 'here', round: 1, table: 1, game: 1, player });
    running.report({ kind: 'result', round: 1, table: 1, game: 1, winner: 0, crystals: 4 });
    for (const player of ['ada', 'bert'])
      running.report({ kind: 'here', round: 1, table: 1, game: 2, player });
    const [playing, bye] = tournamentNowFor(running.tournament, null).rounds[0]?.pairings ?? [];
    expect(playing).toMatchObject({ how: 'playing', score: [1, 0], points: null, waiting: null });
    expect(bye).toMatchObject({ how: 'alone', players: [2, null], points: [1, 0] });
  });

  test('a result that counts no longer is marked', () => {
    const running = new Running({ system: { kind: 'roundRobin', legs: 1 } })
      .start(numbered(5))
      .round(earlierWins);
    running.ask('p001', { kind: 'withdraw' });
    const { rounds, entrants } = tournamentNowFor(running.tournament, null);
    const gone = entrants.findIndex(({ status }) => status === 'withdrawn');
    for (const pairing of rounds
      .flatMap(({ pairings }) => pairings)
      .filter(({ players }) => players.includes(gone)))
      expect(pairing.how).toBe('cancelled');
  });

  test('each is told what they can do now', () => {
    const running = new Running({ lateEntry: 2 });
    const may = (viewer: string | null) => tournamentNowFor(running.tournament, viewer).may;
    expect(may('ada')).toEqual(['join']);
    expect(may('opener')).toEqual(['join', 'callOff']);
    expect(may(null)).toEqual(['join']);
    for (const player of ['ada', 'bert', 'carl', 'dora']) running.join(player);
    expect(may('ada')).toEqual(['leave', 'skip', 'deck']);
    expect(may('opener')).toEqual(['join', 'start', 'callOff']);
    running.ask('opener', { kind: 'start' });
    running.goOn();
    running.ask('ada', { kind: 'skip' });
    expect(may('ada')).toEqual(['withdraw', 'unskip']);
    expect(may('emil')).toEqual(['join']);
    running.play(earlierWins);
    expect(may('ada')).toEqual([]);
  });
});
