import { describe, expect, test } from 'vitest';
import { summaryOfSitting } from '../../src/keep/summary.ts';
import { readEntry, toStored } from '../../src/keep/stored-game.ts';
import type { Sitting } from '../../src/game/sitting.ts';
import { settled, sitDown } from '../game/sitting-down.ts';

async function resigned(): Promise<Sitting> {
  const { link } = await sitDown();
  link.resign();
  await settled();
  expect(link.result).toMatchObject({ winner: 1, reason: 'resigned' });
  expect(link.now.view.decision).toBeNull();
  return link.sitting;
}

describe('A game that was given up', () => {
  test('is lost, at the worst price (PROJECT-44)', async () => {
    const { result, toChoose } = summaryOfSitting(await resigned());
    expect(result).toEqual({ winner: 1, crystals: 4, reason: 'resigned' });
    expect(toChoose).toBeNull();
  });

  test('at one screen is lost by the player who looks at it', async () => {
    const players = [{ kind: 'person' }, { kind: 'person' }] as const;
    const { link } = await sitDown({ players });
    link.raiseCurtain();
    const { viewer } = link.now.view;
    link.resign();
    await settled();
    expect(link.result).toMatchObject({ winner: viewer === 0 ? 1 : 0, crystals: 4, reason: 'resigned' });
    expect(link.sitting.resigned).toBe(viewer);
    expect(link.curtain).toBeNull();
  });

  test('is lost when it is opened again', async () => {
    const sitting = await resigned();
    const kept = readEntry({ id: sitting.id, value: JSON.parse(JSON.stringify(toStored(sitting))) });
    expect(kept).toMatchObject({ kind: 'game', sitting: { resigned: 0 } });
    const { link } = await sitDown({ resigned: 0 });
    expect(link.result).toMatchObject({ winner: 1, reason: 'resigned' });
  });
});
