import type { Level } from '@bluemoon/ai';
import { decision, parsePosition, stateFromPosition, viewFor } from '@bluemoon/engine';
import type { View } from '@bluemoon/engine';
import { describe, expect, test } from 'vitest';
import { Stopped } from '../../src/game/bots.ts';
import type { Bots, Standpoint } from '../../src/game/bots.ts';
import { courseOf, stateNow } from '../../src/game/course.ts';
import { startPlay } from '../../src/game/play.svelte.ts';
import type { Play } from '../../src/game/play.svelte.ts';
import type { Sitting } from '../../src/game/sitting.ts';

const SITTING: Sitting = {
  id: 'one',
  players: [{ kind: 'person' }, { kind: 'bot', level: 'solid' }],
  record: { setup: { decks: ['vulca', 'hoax'], seed: 3, first: 0 }, choices: [] },
  began: 0,
  touched: 0,
};

/** Whoever retreats here leaves it to the other to choose a dragon. */
const FIGHT = stateFromPosition(
  parsePosition({
    element: 'fire',
    seats: [
      { deck: 'vulca', hand: ['volca'], combat: ['glimmer'] },
      { deck: 'hoax', hand: ['catusan'], combat: ['athradysas-the-seeker'] },
    ],
  }),
);

interface Thought {
  readonly view: View;
  readonly answer: (option: string) => void;
  readonly fail: (error: Error) => void;
}

/** Bots that answer when the test says so, even after they were stopped, as a message on its way would. */
class SlowBots implements Bots {
  readonly thoughts: Thought[] = [];
  stops = 0;

  choice(_level: Level, { view }: Standpoint): Promise<string> {
    return new Promise((answer, fail) => this.thoughts.push({ view, answer, fail }));
  }
  hints(): Promise<readonly []> {
    return Promise.resolve([]);
  }
  stop(): void {
    this.stops++;
  }
}

/** Whatever has been promised so far happens. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

interface Evening {
  readonly play: Play;
  readonly bots: SlowBots;
  readonly saved: Sitting[];
}

async function sitDown(
  show = (): Promise<void> => Promise.resolve(),
  record = SITTING.record,
): Promise<Evening> {
  const bots = new SlowBots();
  const saved: Sitting[] = [];
  const play = startPlay(
    { ...SITTING, record },
    { bots, keep: (sitting) => saved.push(sitting), clock: () => 1, show },
  );
  play.goOn();
  await settled();
  return { play, bots, saved };
}

const optionsOf = ({ state }: Play, kind: string): readonly string[] =>
  (decision(state)?.options ?? []).filter((option) => option.kind === kind).map(({ id }) => id);

async function choose(play: Play, kind: string): Promise<void> {
  play.choose(optionsOf(play, kind).slice(0, 1));
  await settled();
}

/** The person declines, and the bot thinks. */
async function withBotThinking(): Promise<Evening & { readonly thought: Thought }> {
  const evening = await sitDown();
  await choose(evening.play, 'decline');
  await choose(evening.play, 'discard');
  await choose(evening.play, 'done');
  const [thought] = evening.bots.thoughts;
  if (thought === undefined) throw new Error('nobody thinks');
  return { ...evening, thought };
}

/** What is saved is the game on the table, and a legal one. */
function expectKept({ play, saved }: Evening): void {
  expect(saved.at(-1)?.record).toEqual(play.course.record);
  expect(viewFor(stateNow(courseOf(play.course.record)), 0)).toEqual(viewFor(play.state, 0));
}

const someAnswer = ({ view }: Thought): string => view.decision?.options?.[0]?.id ?? '';

describe('a bot that thinks', () => {
  test('is carried out when it answers, with nothing but its own view before it', async () => {
    const evening = await withBotThinking();
    const { play, thought } = evening;
    expect(play.thinking).toBe(1);
    expect(thought.view.viewer).toBe(1);
    const before = play.course.record.choices.length;
    thought.answer(someAnswer(thought));
    await settled();
    expect(play.course.record.choices.length).toBeGreaterThan(before);
    expectKept(evening);
  });

  test('has answered in vain when the game was left meanwhile', async () => {
    const { play, thought, saved, bots } = await withBotThinking();
    const { record } = play.course;
    const saves = saved.length;
    play.pause();
    expect(bots.stops).toBe(1);
    thought.answer(someAnswer(thought));
    await settled();
    expect(play.course.record).toEqual(record);
    expect(play.thinking).toBeNull();
    expect(saved).toHaveLength(saves);
  });

  test('answers once only: what was begun before a pause does not come after it', async () => {
    const evening = await withBotThinking();
    const { play, thought, bots } = evening;
    const before = play.course.record.choices.length;
    play.pause();
    play.goOn();
    await settled();
    const second = bots.thoughts[1];
    expect(bots.thoughts).toHaveLength(2);
    thought.answer(someAnswer(thought));
    await settled();
    expect(play.course.record.choices).toHaveLength(before);
    second?.answer(someAnswer(second));
    await settled();
    expect(play.course.record.choices.slice(before, before + 1)).toEqual([someAnswer(thought)]);
    expectKept(evening);
  });

  test('is no trouble when it was stopped, and some when it fails', async () => {
    const { play, thought, bots } = await withBotThinking();
    thought.fail(new Stopped());
    await settled();
    expect(play.trouble).toBeNull();
    play.goOn();
    await settled();
    bots.thoughts[1]?.fail(new Error('out of memory'));
    await settled();
    expect(play.trouble).toBe('out of memory');
    expect(play.thinking).toBeNull();
    play.goOn();
    await settled();
    expect(play.trouble).toBeNull();
    expect(play.thinking).toBe(1);
  });
});

describe('taking back', () => {
  test('while a choice is still being shown leaves one game, not two', async () => {
    const shown: (() => void)[] = [];
    const evening = await sitDown(() => new Promise((resolve) => shown.push(resolve)));
    const { play, bots } = evening;
    while (shown.length > 0) {
      shown.shift()?.();
      await settled();
    }
    const { record } = play.course;
    play.choose(optionsOf(play, 'decline'));
    expect(play.takingBack.kind).toBe('possible');
    play.takeBack();
    expect(play.course.record).toEqual(record);
    for (const end of shown) end();
    await settled();
    expect(play.course.record).toEqual(record);
    expect(bots.thoughts).toEqual([]);
    expectKept(evening);
  });

  test('while the bot thinks makes its answer void', async () => {
    const evening = await sitDown(undefined, { setup: { position: FIGHT }, choices: [] });
    const { play, bots } = evening;
    await choose(play, 'retreat');
    const [thought] = bots.thoughts;
    if (thought === undefined) throw new Error('nobody thinks');
    expect(play.takingBack.kind).toBe('possible');
    play.takeBack();
    const { record } = play.course;
    expect(bots.stops).toBe(1);
    thought.answer(someAnswer(thought));
    await settled();
    expect(play.course.record).toEqual(record);
    expect(decision(play.state)?.seat).toBe(0);
    expect(play.thinking).toBeNull();
    expectKept(evening);
  });

  test('is nothing for who has left the choice to the bot', async () => {
    const { play } = await withBotThinking();
    const { record } = play.course;
    play.takeBack();
    await settled();
    expect(play.course.record).toEqual(record);
  });

  test('nobody chooses for the bot', async () => {
    const { play, thought } = await withBotThinking();
    const { record } = play.course;
    play.choose([someAnswer(thought)]);
    await settled();
    expect(play.course.record).toEqual(record);
    expect(play.thinking).toBe(1);
  });
});

const curtainOf = (sitting: Sitting) =>
  startPlay(sitting, {
    bots: new SlowBots(),
    keep: () => undefined,
    clock: () => 1,
    show: () => Promise.resolve(),
  }).curtain;

describe('A game of two people', () => {
  const people = [{ kind: 'person' }, { kind: 'person' }] as const;
  test('begins behind the curtain of whoever starts, since nobody knows who sits at the screen', () => {
    for (const first of [0, 1] as const) {
      const record = { setup: { decks: ['vulca', 'hoax'], seed: 3, first }, choices: [] } as const;
      expect(curtainOf({ ...SITTING, players: people, record })).toBe(first);
    }
    expect(curtainOf(SITTING)).toBeNull();
  });

  test('that begins from a position shows it at once', () => {
    const record = { setup: { position: FIGHT }, choices: [] };
    expect(curtainOf({ ...SITTING, players: people, record })).toBeNull();
  });
});
