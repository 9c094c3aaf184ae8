import { trainedWeights } from '@bluemoon/ai';
import { BUILT_IN, deckOf, newGame, viewFor } from '@bluemoon/engine';
import type { GameSetup } from '@bluemoon/engine';
import { peopleDeck } from '@bluemoon/play';
import { describe, expect, test } from 'vitest';
import { problemsBetween } from '../../src/decks/agreement.ts';
import { NO_GAMES, together, winRate } from '../../src/decks/lab.ts';
import type { Trial } from '../../src/decks/lab.ts';
import { labIn } from '../../src/decks/lab.svelte.ts';
import { botsFor, fixturesOf, playGame } from '../../src/decks/trial.ts';
import { SPARROW } from './a-pack.ts';

const { leader, cards } = deckOf('vulca');

const TRIAL: Trial = {
  own: { leader, cards: [...cards.slice(1), SPARROW] },
  opponents: [
    { key: 'hoax', deck: 'hoax' },
    { key: 'buka', deck: 'buka' },
  ],
  level: 'novice',
  games: 4,
  seed: 11,
};

describe('A win rate', () => {
  test.each([
    [5, 10, 0.237, 0.763],
    [0, 10, 0, 0.278],
    [10, 10, 0.722, 1],
    [81, 100, 0.722, 0.875],
  ])('of %i in %i lies between %f and %f', (won, games, low, high) => {
    const rate = winRate({ won, games });
    expect(rate?.share).toBe(won / games);
    expect(rate?.low).toBeCloseTo(low, 3);
    expect(rate?.high).toBeCloseTo(high, 3);
  });

  test('does not exist without games', () => {
    expect(winRate(NO_GAMES)).toBeNull();
    expect(winRate(together([]))).toBeNull();
  });

  test('over all opponents counts all their games', () => {
    expect(together([{ won: 1, games: 2 }, NO_GAMES, { won: 3, games: 5 }])).toEqual({ won: 4, games: 7 });
  });
});

describe('A trial', () => {
  test('alternates opponents, and lets each side start half of the games of a deal', () => {
    const games = [...fixturesOf(TRIAL)];
    expect(games.map(({ opponent }) => opponent.key)).toEqual([
      'hoax',
      'buka',
      'hoax',
      'buka',
      'hoax',
      'buka',
      'hoax',
      'buka',
    ]);
    const against = games.filter(({ opponent }) => opponent.key === 'hoax').map(({ setup }) => setup);
    expect(against.map(({ first, seed }) => [first, seed])).toEqual([
      [0, 11],
      [1, 11],
      [0, 12],
      [1, 12],
    ]);
  });

  test('counts as a match, so that decks with achievement cards can be tried (ACHIEVE-1)', () => {
    const horn = BUILT_IN.card('likas-crystal-horn');
    const [first] = fixturesOf({ ...TRIAL, own: { leader, cards: [...cards.slice(1), horn] } });
    const { state } = newGame({ ...(first?.setup as GameSetup) });
    expect(viewFor(state, 'spectator').rules.series).toBe('match');
    const deck = { ...peopleDeck('vulca', BUILT_IN), cards: [...cards.slice(1), horn].map(({ id }) => id) };
    const rival = peopleDeck('hoax', BUILT_IN);
    expect(problemsBetween([deck, rival], BUILT_IN, 'match')).toEqual([[], []]);
    expect(problemsBetween([deck, rival], BUILT_IN)[0]).toMatchObject([{ rule: 'ACHIEVE-1' }]);
  });

  test('is played to the end by bots that know pack cards', async () => {
    const bots = botsFor(TRIAL, { weights: trainedWeights(), clock: () => 0 });
    const [first] = fixturesOf(TRIAL);
    if (first === undefined) throw new Error('there is no game');
    expect([0, 1]).toContain(await playGame(first.setup, bots));
  });
});

/** A worker that sends what the test tells it to. */
class FakeWorker extends EventTarget {
  readonly asked: unknown[] = [];
  isOver = false;

  postMessage(message: unknown): void {
    this.asked.push(message);
  }
  terminate(): void {
    this.isOver = true;
  }
  say(data: unknown): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
}

function open(): { readonly lab: ReturnType<typeof labIn>; readonly workers: FakeWorker[] } {
  const workers: FakeWorker[] = [];
  const lab = labIn(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
  return { lab, workers };
}

describe('The lab', () => {
  const subject = { id: 'fire', deck: 'as it was', trial: TRIAL };

  test('counts games until all are played', () => {
    const { lab, workers } = open();
    lab.start(subject);
    expect([lab.state, workers[0]?.asked]).toEqual(['running', [TRIAL]]);
    for (const won of [true, false, true]) workers[0]?.say({ say: 'game', key: 'hoax', won });
    expect(lab.tallies.get('hoax')).toEqual({ won: 2, games: 3 });
    workers[0]?.say({ say: 'done' });
    expect([lab.state, workers[0]?.isOver]).toEqual(['done', true]);
  });

  test('can be stopped: counted games stay, later messages are ignored', () => {
    const { lab, workers } = open();
    lab.start(subject);
    workers[0]?.say({ say: 'game', key: 'hoax', won: true });
    lab.stop();
    workers[0]?.say({ say: 'game', key: 'hoax', won: true });
    expect([lab.state, lab.tallies.get('hoax')?.games, workers[0]?.isOver]).toEqual(['stopped', 1, true]);
  });

  test('reports a failure, and resets it with the next trial', () => {
    const { lab, workers } = open();
    lab.start(subject);
    workers[0]?.say({ say: 'failed', message: 'no weights' });
    expect([lab.state, lab.failure]).toEqual(['failed', 'no weights']);
    lab.start(subject);
    expect([lab.state, lab.failure, lab.tallies.size, workers.length]).toEqual(['running', null, 0, 2]);
  });
});
