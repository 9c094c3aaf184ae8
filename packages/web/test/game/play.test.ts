import { BUILT_IN, parsePosition, replay, stateFromPosition, viewFor } from '@bluemoon/engine';
import { describe, expect, test } from 'vitest';
import { Stopped } from '../../src/game/bots.ts';
import type { PageLink } from '../../src/link/page-link.ts';
import { sitDown, settled } from './sitting-down.ts';
import type { SatDown, PendingChoice } from './sitting-down.ts';

/** After a retreat here, the rival has to choose a dragon. */
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

/** The person declines, then the bot thinks. */
async function withBotThinking(): Promise<SatDown & { readonly pending: PendingChoice }> {
  const table = await sitDown();
  await choose(table.link, 'decline');
  await choose(table.link, 'discard');
  await choose(table.link, 'done');
  const [pending] = table.bots.pending;
  if (pending === undefined) throw new Error('no bot is thinking');
  return { ...table, pending };
}

/** The saved game is legal, and the same as on the table. */
function expectKept({ link, saved }: SatDown): void {
  expect(saved.at(-1)?.record).toEqual(link.sitting.record);
  const end = replay(link.sitting.record).states.at(-1);
  if (end === undefined) throw new Error('a replay has a beginning');
  expect(viewFor(end, 0)).toEqual(link.now.view);
}

const someAnswer = ({ view }: PendingChoice): string => view.decision?.options?.[0]?.id ?? '';

describe('A choice of a bot', () => {
  test("is carried out, and made from the bot's own view only", async () => {
    const table = await withBotThinking();
    const { link, pending } = table;
    expect(link.thinking).toBe(1);
    expect(pending.view.viewer).toBe(1);
    const before = link.sitting.record.choices.length;
    pending.answer(someAnswer(pending));
    await settled();
    expect(link.sitting.record.choices.length).toBeGreaterThan(before);
    expectKept(table);
  });

  test('is dropped if the game has been closed', async () => {
    const { link, pending, saved, bots } = await withBotThinking();
    const { record } = link.sitting;
    const saves = saved.length;
    link.pause();
    expect(bots.stops).toBe(1);
    pending.answer(someAnswer(pending));
    await settled();
    expect(link.sitting.record).toEqual(record);
    expect(link.thinking).toBeNull();
    expect(saved).toHaveLength(saves);
  });

  test('is made once: a request from before a pause is dropped', async () => {
    const table = await withBotThinking();
    const { link, pending, bots } = table;
    const before = link.sitting.record.choices.length;
    link.pause();
    link.resume();
    await settled();
    const second = bots.pending[1];
    expect(bots.pending).toHaveLength(2);
    pending.answer(someAnswer(pending));
    await settled();
    expect(link.sitting.record.choices).toHaveLength(before);
    second?.answer(someAnswer(second));
    await settled();
    expect(link.sitting.record.choices.slice(before, before + 1)).toEqual([someAnswer(pending)]);
    expectKept(table);
  });

  test('fails visibly if the bot fails, but not if it was stopped', async () => {
    const { link, pending, bots } = await withBotThinking();
    pending.fail(new Stopped());
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

describe('Taking back', () => {
  test('during an animation leaves one game, not two', async () => {
    const shown: (() => void)[] = [];
    const table = await sitDown({}, () => new Promise((resolve) => shown.push(resolve)));
    const { link, bots } = table;
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
    expectKept(table);
  });

  test('while the bot thinks drops its choice', async () => {
    const table = await sitDown({ record: { setup: { position: FIGHT }, choices: [] } });
    const { link, bots } = table;
    await choose(link, 'retreat');
    const [pending] = bots.pending;
    if (pending === undefined) throw new Error('no bot is thinking');
    expect(link.now.takingBack?.kind).toBe('possible');
    link.takeBack();
    const { record } = link.sitting;
    expect(bots.stops).toBe(1);
    pending.answer(someAnswer(pending));
    await settled();
    expect(link.sitting.record).toEqual(record);
    expect(link.now.view.decision?.seat).toBe(0);
    expect(link.thinking).toBeNull();
    expectKept(table);
  });

  test('is impossible after the turn has passed to the bot', async () => {
    const { link } = await withBotThinking();
    const { record } = link.sitting;
    link.takeBack();
    await settled();
    expect(link.sitting.record).toEqual(record);
  });

  test('is the only thing a person can do while the bot thinks: they cannot choose for it', async () => {
    const { link, pending } = await withBotThinking();
    const { record } = link.sitting;
    link.choose([someAnswer(pending)]);
    await settled();
    expect(link.sitting.record).toEqual(record);
    expect(link.thinking).toBe(1);
  });
});

test('A bot never gets the seed of the deal, from which it could compute hidden cards', async () => {
  const { pending } = await withBotThinking();
  expect(pending.seed).not.toBe(3);
});

describe('A game of two people', () => {
  const players = [{ kind: 'person' }, { kind: 'person' }] as const;

  test('begins with the curtain for the starting player', async () => {
    for (const first of [0, 1] as const) {
      const record = { setup: { decks: ['vulca', 'hoax'], seed: 3, first }, choices: [] } as const;
      const { link } = await sitDown({ players, record });
      expect(link.curtain).toBe(first);
      link.raiseCurtain();
      expect([link.curtain, link.now.view.viewer]).toEqual([null, first]);
    }
    expect((await sitDown()).link.curtain).toBeNull();
  });

  test('from a position begins without the curtain', async () => {
    const { link } = await sitDown({ players, record: { setup: { position: FIGHT }, choices: [] } });
    expect(link.curtain).toBeNull();
  });
});
