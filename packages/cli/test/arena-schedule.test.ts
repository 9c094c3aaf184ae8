import { PEOPLES } from '@bluemoon/engine';
import { describe, expect, test } from 'vitest';
import { readContestants, readRivals, STYLES } from '../src/arena/contestant.ts';
import { ALL_PAIRS, MIRRORS, readPairs } from '../src/arena/pairs.ts';
import { gamesOfPair, plannedGames, schedule } from '../src/arena/schedule.ts';
import type { Fixture, Plan } from '../src/arena/schedule.ts';

const fixtures = (plan: Plan): readonly Fixture[] => [...schedule(plan)].flat();

describe('Pairs of decks', () => {
  test('`buka-all` is a people against the eight others', () => {
    expect(readPairs('buka-all')).toHaveLength(8);
    expect(readPairs('buka-all')).toContainEqual(['buka', 'vulca']);
  });

  test('`all` is the 36 pairs of different peoples', () => {
    expect(readPairs('all')).toEqual(ALL_PAIRS);
    expect(ALL_PAIRS).toHaveLength(36);
    expect(new Set(ALL_PAIRS.flat())).toEqual(new Set(PEOPLES));
  });

  test('are read by name, without duplicates in either order', () => {
    expect(readPairs('vulca-hoax, Flit-Khind,hoax-vulca')).toEqual([
      ['vulca', 'hoax'],
      ['flit', 'khind'],
    ]);
    expect(readPairs('mirrors,vulca-vulca')).toEqual(MIRRORS);
    expect(readPairs('all,mirrors')).toHaveLength(45);
  });

  test.each([
    ['vulca', '“vulca” is not a pair of decks'],
    ['vulca-elves', 'There is no deck “elves”. Available: vulca, hoax'],
    ['', 'Write all, mirrors, or pairs such as vulca-hoax'],
    ['vulca-hoax-flit', 'is not a pair of decks'],
  ])('are refused with a reason: %j', (text, why) => {
    expect(() => readPairs(text)).toThrow(why);
  });
});

describe('Contestants', () => {
  test('are bots of ours with their budgets, and programs', () => {
    expect(readContestants(['strong@20ms', 'cmd:python3 my bot.py'])).toEqual([
      {
        kind: 'own',
        label: 'strong@20ms',
        name: { level: 'strong', budget: { kind: 'time', milliseconds: 20 } },
      },
      { kind: 'program', label: 'cmd:python3 my bot.py', command: 'python3 my bot.py' },
    ]);
  });

  test('may have weights of their own', () => {
    expect(readContestants(['solid:new/first.bin', 'solid'])).toEqual([
      { kind: 'own', label: 'solid:new/first.bin', name: { level: 'solid' }, weights: 'new/first.bin' },
      { kind: 'own', label: 'solid', name: { level: 'solid' } },
    ]);
  });

  test('get unique labels', () => {
    const labels = readContestants(['solid', 'random', 'solid', 'solid']).map(({ label }) => label);
    expect(labels).toEqual(['solid', 'random', 'solid (2)', 'solid (3)']);
  });

  test.each([
    [['solid'], 'needs at least two bots'],
    [
      ['solid', 'clever'],
      'There is no bot “clever”. Available: random, novice, solid, strong, nib, ossu, mirl, tharn, brask, velk, sirrel, orrun. To use another program',
    ],
    [['solid', 'cmd:'], 'cmd: needs a command'],
    [['solid', 'strong@fast'], 'has no budget such as @20ms'],
  ])('are refused with a reason: %j', (words, why) => {
    expect(() => readContestants(words)).toThrow(why);
  });
});

describe('Rivals', () => {
  test('are a list of bots, in which `styles` are five', () => {
    expect(readRivals('velk, styles')).toEqual(['velk', ...STYLES]);
    expect(readContestants(['solid'], STYLES)).toHaveLength(6);
    expect(() => readRivals('velk,')).toThrow('--against needs bots');
  });
});

describe('The schedule', () => {
  const plan = {
    contestants: 2,
    pairs: readPairs('vulca-hoax'),
    games: 4,
    seed: 1,
    chance: 'fresh' as const,
  };

  test('plays a shuffle twice, the bots on swapped seats, and the decks both ways round', () => {
    const games = fixtures(plan);
    expect(games.map(({ decks, seats }) => [...decks, ...seats])).toEqual([
      ['vulca', 'hoax', 0, 1],
      ['vulca', 'hoax', 1, 0],
      ['hoax', 'vulca', 0, 1],
      ['hoax', 'vulca', 1, 0],
    ]);
    expect(games[0]?.seed).toBe(games[1]?.seed);
    expect(games[2]?.seed).toBe(games[3]?.seed);
    expect(games[0]?.seed).not.toBe(games[2]?.seed);
    expect(games.map(({ number, group }) => [number, group])).toEqual([
      [0, 0],
      [1, 0],
      [2, 1],
      [3, 1],
    ]);
  });

  test('gives every seat of every game its own seed', () => {
    const minds = fixtures({ ...plan, pairs: ALL_PAIRS, games: 40 }).flatMap(({ botSeeds }) => botSeeds);
    expect(new Set(minds).size).toBe(minds.length);
  });

  test('gives a seat the same seed in both games of a shuffle, if wanted', () => {
    const [first, second] = fixtures({ ...plan, chance: 'same' });
    expect(second?.botSeeds).toEqual(first?.botSeeds);
    expect(second?.seats).not.toEqual(first?.seats);
  });

  test('lets bots play against their rivals only, on the same shuffles', () => {
    const games = fixtures({ ...plan, contestants: 5, rivals: 3 });
    const duels = new Set(games.map(({ seats }) => seats.toSorted().join('-')));
    expect([...duels]).toEqual(['0-2', '0-3', '0-4', '1-2', '1-3', '1-4']);
    const seedsOf = (duel: string): ReadonlySet<number> =>
      new Set(games.flatMap(({ seats, seed }) => (seats.toSorted().join('-') === duel ? [seed] : [])));
    expect(seedsOf('1-4')).toEqual(seedsOf('0-2'));
    expect(plannedGames({ ...plan, contestants: 5, rivals: 3 })).toBe(games.length);
  });

  test('rounds up to whole groups', () => {
    expect(gamesOfPair(['vulca', 'hoax'], 1)).toBe(4);
    expect(gamesOfPair(['vulca', 'hoax'], 40)).toBe(40);
    expect(gamesOfPair(['vulca', 'hoax'], 41)).toBe(44);
    expect(gamesOfPair(['vulca', 'vulca'], 3)).toBe(4);
    expect(gamesOfPair(['vulca', 'vulca'], 2)).toBe(2);
  });

  test('has 1,440 games for all pairs with 40 games each, and all 72 seatings equally often', () => {
    const games = fixtures({ ...plan, pairs: ALL_PAIRS, games: 40 });
    expect(games).toHaveLength(1440);
    expect(plannedGames({ ...plan, pairs: ALL_PAIRS, games: 40 })).toBe(1440);
    const seatings = new Map<string, number>();
    for (const { decks, seats } of games) {
      const [own, rivals] = seats[0] === 0 ? decks : decks.toReversed();
      const key = `${own}-${rivals}`;
      seatings.set(key, (seatings.get(key) ?? 0) + 1);
    }
    expect(seatings.size).toBe(72);
    expect(new Set(seatings.values())).toEqual(new Set([20]));
  });

  test('goes round by round, so that a part of it is spread over all pairs', () => {
    const games = fixtures({ ...plan, pairs: ALL_PAIRS, games: 8 });
    expect(new Set(games.slice(0, 72).map(({ pair }) => pair)).size).toBe(36);
  });

  test('deals the same cards in every list of pairs and for every duel', () => {
    const alone = fixtures({ ...plan, pairs: readPairs('flit-khind') });
    const among = fixtures({ ...plan, contestants: 3, pairs: ALL_PAIRS });
    const same = among.filter(({ decks }) => decks.includes('flit') && decks.includes('khind'));
    expect(new Set(same.map(({ seed }) => seed))).toEqual(new Set(alone.map(({ seed }) => seed)));
    expect(same).toHaveLength(3 * alone.length);
  });

  test('deals other cards for another seed', () => {
    const [one, other] = [1, 2].map((seed) => fixtures({ ...plan, seed }).map((game) => game.seed));
    expect(one).not.toEqual(other);
  });
});
