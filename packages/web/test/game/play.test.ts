import { BUILT_IN, parsePosition, replay, stateFromPosition, viewFor } from '@bluemoon/engine';
import { describe, expect, test } from 'vitest';
import { Stopped } from '../../src/game/bots.ts';
import type { PageLink } from '../../src/link/page-link.ts';
import { sitDown, settled } from './sitting-down.ts';
import type { SatDown, PendingChoice } from './sitting-down.ts';

/** Whoever retreats here leaves it to the other to choose a dragon. */
const FIGHT = stateFromPosition(
  parsePosition(
    {
      element: 'fire',
      seats: [
        { deck: 'vulca', hand: ['volca'], combat: ['glimmer'] },
        { deck: 'hoax', hand: ['catusan'], combat: ['athradysas-the-seeker'] },
      ],
    },
    BUILT_IN,
  ),
  BUILT_IN,
);

const optionsOf = ({ now }: PageLink, kind: string): readonly string[] =>
  (now.view.decision?.options ?? []).filter((option) => option.kind === kind).map(({ id }) => id);

async function choose(link: PageLink, kind: string): Promise<void> {
  link.choose(optionsOf(link, kind).slice(0, 1));
  await settled();
}

/** The person declines, and the bot thinks. */
async function withBotThinking(): Promise<SatDown & { readonly thought: PendingChoice }> {
  const evening = await sitDown();
  await choose(evening.link, 'decline');
  await choose(evening.link, 'discard');
  await choose(evening.link, 'done');
  const [thought] = evening.bots.pending;
  if (thought === undefined) throw new Error('nobody thinks');
  return { ...evening, thought };
}

/** What is saved is the game on the table, and a legal one. */
function expectKept({ link, saved }: SatDown): void {
  expect(saved.at(-1)?.record).toEqual(link.sitting.record);
  const end = replay(link.sitting.record).states.at(-1);
  if (end === undefined) throw new Error('a replay has a beginning');
  expect(viewFor(end, 0)).toEqual(link.now.view);
}

const someAnswer = ({ view }: PendingChoice): string => view.decision?.options?.[0]?.id ?? '';

describe('a bot that thinks', () => {
  test('is carried out when it answers, with nothing but its own view before it', async () => {
    const evening = await withBotThinking();
    const { link, thought } = evening;
    expect(link.thinking).toBe(1);
    expect(thought.view.viewer).toBe(1);
    const before = link.sitting.record.choices.length;
    thought.answer(someAnswer(thought));
    await settled();
    expect(link.sitting.record.choices.length).toBeGreaterThan(before);
    expectKept(evening);
  });

  test('has answered in vain when the game was left meanwhile', async () => {
    const { link, thought, saved, bots } = await withBotThinking();
    const { record } = link.sitting;
    const saves = saved.length;
    link.pause();
    expect(bots.stops).toBe(1);
    thought.answer(someAnswer(thought));
    await settled();
    expect(link.sitting.record).toEqual(record);
    expect(link.thinking).toBeNull();
    expect(saved).toHaveLength(saves);
  });

  test('answers once only: what was begun before a pause does not come after it', async () => {
    const evening = await withBotThinking();
    const { link, thought, bots } = evening;
    const before = link.sitting.record.choices.length;
    link.pause();
    link.resume();
    await settled();
    const second = bots.pending[1];
    expect(bots.pending).toHaveLength(2);
    thought.answer(someAnswer(thought));
    await settled();
    expect(link.sitting.record.choices).toHaveLength(before);
    second?.answer(someAnswer(second));
    await settled();
    expect(link.sitting.record.choices.slice(before, before + 1)).toEqual([someAnswer(thought)]);
    expectKept(evening);
  });

  test('is no trouble when it was stopped, and some when it fails', async () => {
    const { link, thought, bots } = await withBotThinking();
    thought.fail(new Stopped());
    await settled();
    expect(link.failure).toBeNull();
    link.resume();
    await settled();
    bots.pending[1]?.fail(new Error('out of memory'));
    await settled();
    expect(link.failure).toBe('out of memory');
    expect(link.thinking).toBeNull();
    link.resume();
    await settled();
    expect(link.failure).toBeNull();
    expect(link.thinking).toBe(1);
  });
});

describe('taking back', () => {
  test('while a choice is still being shown leaves one game, not two', async () => {
    const shown: (() => void)[] = [];
    const evening = await sitDown({}, () => new Promise((resolve) => shown.push(resolve)));
    const { link, bots } = evening;
    while (shown.length > 0) {
      shown.shift()?.();
      await settled();
    }
    const { record } = link.sitting;
    link.choose(optionsOf(link, 'decline'));
    expect(link.now.takingBack?.kind).toBe('possible');
    link.takeBack();
    expect(link.sitting.record).toEqual(record);
    for (const end of shown) end();
    await settled();
    expect(link.sitting.record).toEqual(record);
    expect(bots.pending).toEqual([]);
    expectKept(evening);
  });

  test('while the bot thinks makes its answer void', async () => {
    const evening = await sitDown({ record: { setup: { position: FIGHT }, choices: [] } });
    const { link, bots } = evening;
    await choose(link, 'retreat');
    const [thought] = bots.pending;
    if (thought === undefined) throw new Error('nobody thinks');
    expect(link.now.takingBack?.kind).toBe('possible');
    link.takeBack();
    const { record } = link.sitting;
    expect(bots.stops).toBe(1);
    thought.answer(someAnswer(thought));
    await settled();
    expect(link.sitting.record).toEqual(record);
    expect(link.now.view.decision?.seat).toBe(0);
    expect(link.thinking).toBeNull();
    expectKept(evening);
  });

  test('is nothing for who has left the choice to the bot', async () => {
    const { link } = await withBotThinking();
    const { record } = link.sitting;
    link.takeBack();
    await settled();
    expect(link.sitting.record).toEqual(record);
  });

  test('nobody chooses for the bot', async () => {
    const { link, thought } = await withBotThinking();
    const { record } = link.sitting;
    link.choose([someAnswer(thought)]);
    await settled();
    expect(link.sitting.record).toEqual(record);
    expect(link.thinking).toBe(1);
  });
});

test('a bot never gets the seed of the deal, with which it could deal what was dealt', async () => {
  const { thought } = await withBotThinking();
  expect(thought.seed).not.toBe(3);
});

describe('A game of two people', () => {
  const players = [{ kind: 'person' }, { kind: 'person' }] as const;

  test('begins behind the curtain of who starts, since nobody knows who sits at the screen', async () => {
    for (const first of [0, 1] as const) {
      const record = { setup: { decks: ['vulca', 'hoax'], seed: 3, first }, choices: [] } as const;
      const { link } = await sitDown({ players, record });
      expect(link.curtain).toBe(first);
      link.raiseCurtain();
      expect([link.curtain, link.now.view.viewer]).toEqual([null, first]);
    }
    expect((await sitDown()).link.curtain).toBeNull();
  });

  test('that begins from a position shows it at once', async () => {
    const { link } = await sitDown({ players, record: { setup: { position: FIGHT }, choices: [] } });
    expect(link.curtain).toBeNull();
  });
});
