import { BUILT_IN, readNotation } from '@bluemoon/engine';
import type { View } from '@bluemoon/engine';
import { describe, expect, test } from 'vitest';
import { Fault } from '../src/arena/outcome.ts';
import type { Entrant, Player } from '../src/arena/player.ts';
import { playGame } from '../src/arena/referee.ts';
import type { GameContext } from '../src/arena/referee.ts';
import type { Fixture } from '../src/arena/schedule.ts';
import type { OverNotice } from '../src/protocol/messages.ts';

const FIXTURE: Fixture = {
  number: 0,
  group: 0,
  pair: 0,
  decks: ['vulca', 'hoax'],
  seed: 7,
  seats: [0, 1],
  botSeeds: [1, 2],
};

const CONTEXT: GameContext = {
  edition: 'legends',
  decks: {},
  maxTurns: 1000,
  maxChoicesPerTurn: 1000,
  clock: () => 0,
  luckOf: null,
  thinking: () => {},
};

type Choose = (view: View) => string;

function bot(choose: Choose): Entrant & { readonly told: OverNotice['result'][] } {
  const told: OverNotice['result'][] = [];
  return {
    sit: (): Player => ({ choose }),
    over: (_, result) => void told.push(result),
    leave: async () => {},
    leaveNow: () => {},
    told,
  };
}

const ids = (view: View): readonly string[] => (view.decision?.options ?? []).map(({ id }) => id);

/** Retreats and ends the turn whenever it can. */
const meek: Choose = (view) =>
  ids(view).find((id) => ['retreat', 'decline', 'done'].includes(id)) ?? ids(view)[0] ?? '';

/** Plays as long as it can, with random choices seeded by the decision. */
const lively: Choose = (view) => {
  const options = ids(view);
  const word = Math.imul((view.decision?.id ?? 0) + 1, 2654435761) >>> 9;
  return options[word % options.length] ?? '';
};

describe('The referee', () => {
  test('lets two bots play to the end, and notifies both', async () => {
    const bots = [bot(lively), bot(meek)] as const;
    const outcome = await playGame(FIXTURE, bots, CONTEXT);
    expect(['fourthDragon', 'cardsOut']).toContain(outcome.reason);
    expect(outcome.winner).not.toBeNull();
    expect(outcome.crystals).toBeGreaterThan(0);
    expect(outcome.turns).toBeGreaterThan(3);
    expect(outcome.incident).toBeNull();
    const { winner, crystals, reason } = outcome;
    for (const { told } of bots) expect(told).toEqual([{ winner, crystals, reason }]);
  });

  test('shows a bot the view of its seat, and only if there is a choice', async () => {
    const seen: View[] = [];
    const watcher = bot((view) => {
      seen.push(view);
      return lively(view);
    });
    await playGame(FIXTURE, [bot(meek), watcher], CONTEXT);
    expect(seen.length).toBeGreaterThan(5);
    for (const view of seen) {
      expect(view.viewer).toBe(1);
      expect(view.decision?.seat).toBe(1);
      expect(view.decision?.options?.length).toBeGreaterThan(1);
    }
  });

  test('counts the decisions and their times', async () => {
    let now = 0;
    const slow: Choose = (view) => {
      now += 5;
      return lively(view);
    };
    const { stats } = await playGame(FIXTURE, [bot(slow), bot(meek)], { ...CONTEXT, clock: () => now });
    expect(stats[0].timing.longest).toBe(5);
    expect(stats[0].timing.count).toBe(now / 5);
    expect(stats[1].timing.longest).toBe(0);
  });

  test('stops an endless game: it counts half for both', async () => {
    const outcome = await playGame(FIXTURE, [bot(lively), bot(lively)], { ...CONTEXT, maxTurns: 5 });
    expect(outcome).toMatchObject({ winner: null, crystals: 0, reason: 'unfinished', incident: null });
    expect(outcome.turns).toBe(6);
  });

  test('stops an endless turn: the bot loses', async () => {
    const { winner, incident } = await playGame(FIXTURE, [bot(lively), bot(lively)], {
      ...CONTEXT,
      maxChoicesPerTurn: 3,
    });
    expect(incident).toMatchObject({ kind: 'loop', message: 'It made 3 choices in one turn.' });
    expect(winner).toBe(1 - (incident?.seat ?? 0));
  });

  test('makes a bot that throws lose, and keeps the record so far', async () => {
    const broken = bot((view) => {
      if (view.turn.number > 4) throw new TypeError('no idea');
      return lively(view);
    });
    const outcome = await playGame(FIXTURE, [broken, bot(lively)], CONTEXT);
    expect(outcome).toMatchObject({ winner: 1, crystals: 4, reason: 'forfeit' });
    expect(outcome.incident).toMatchObject({ kind: 'crash', seat: 0, message: 'no idea' });
    const { setup, choices } = readNotation(outcome.incident?.record ?? '', BUILT_IN);
    expect(setup).toMatchObject({ decks: ['vulca', 'hoax'], seed: 7 });
    expect(choices.length).toBeGreaterThan(4);
  });

  test('makes a bot that cannot be created lose', async () => {
    const absent: Entrant = {
      ...bot(lively),
      sit: () => {
        throw new Error('no weights');
      },
    };
    const { winner, incident } = await playGame(FIXTURE, [bot(lively), absent], CONTEXT);
    expect(winner).toBe(0);
    expect(incident).toMatchObject({ kind: 'crash', seat: 1, message: 'no weights' });
  });

  test('makes a bot that chooses an illegal option lose', async () => {
    const { winner, incident } = await playGame(FIXTURE, [bot(lively), bot(() => 'fly')], CONTEXT);
    expect(winner).toBe(0);
    expect(incident).toMatchObject({ kind: 'nonsense', seat: 1 });
    expect(incident?.message).toContain('"fly"');
  });

  test('reports the output of a program', async () => {
    const silent = bot(() => {
      throw new Fault('stall', 'It did not answer.', { said: 'hm', stderr: 'thinking…' });
    });
    const { incident } = await playGame(FIXTURE, [silent, bot(lively)], CONTEXT);
    expect(incident).toMatchObject({ kind: 'stall', said: 'hm', stderr: 'thinking…' });
  });

  test('blames nobody if the engine fails, and continues', async () => {
    const impossible = { ...FIXTURE, decks: ['vulca', 'elves'] } as unknown as Fixture;
    const outcome = await playGame(impossible, [bot(lively), bot(lively)], CONTEXT);
    expect(outcome).toMatchObject({ winner: null, reason: 'error', fixture: { seed: 7 } });
    expect(outcome.incident).toMatchObject({ kind: 'error', seat: null });
    expect(outcome.incident?.message).toContain('elves');
  });
});
