import { BUILT_IN } from '@bluemoon/engine';
import { peopleDeck } from '@bluemoon/play';
import { expect, test, vi } from 'vitest';
import { keeperOf } from '../../src/keep/keeper.ts';
import { follow } from '../../src/screens/series/follow.ts';
import { withDeck } from '../../src/series/match-series.ts';
import { FIRST_MATCH, matchFor } from '../../src/series/match-wishes.ts';
import { MATCH_STORAGE } from '../../src/series/stored-match.ts';
import { emptyDisk, tabAt } from '../keep/memory-store.ts';
import type { SharedDisk } from '../keep/memory-store.ts';
import { chanceFrom } from './chance.ts';

const tabOn = (disk: SharedDisk) =>
  keeperOf(
    MATCH_STORAGE,
    tabAt(disk, () => 'copy'),
  );

test('A page reopens its match when another tab has continued or removed it', async () => {
  const disk = emptyDisk();
  const [one, two] = [tabOn(disk), tabOn(disk)];
  const begun = matchFor(FIRST_MATCH, { ...chanceFrom(1), brought: [], box: BUILT_IN });
  const another = matchFor(FIRST_MATCH, {
    ...chanceFrom(2),
    newId: () => 'another',
    brought: [],
    box: BUILT_IN,
  });
  one.save(begun);
  await one.settled();
  let touched: number | null = begun.touched;
  const reopen = vi.fn<() => Promise<void>>(async () => {
    const kept = await two.open(begun.id);
    touched = kept?.kind === 'series' ? kept.series.touched : null;
  });
  follow(two, { screen: 'match', id: begun.id, touched: () => touched, reopen: () => void reopen() });

  one.save(another);
  await one.settled();
  await two.open(begun.id);
  expect(reopen).not.toHaveBeenCalled();

  one.save(withDeck(begun, 0, peopleDeck('flit', BUILT_IN), begun.touched + 1));
  await expect.poll(() => touched).toBe(begun.touched + 1);
  await one.remove(begun.id);
  await expect.poll(() => touched).toBeNull();
  expect(reopen).toHaveBeenCalledTimes(2);
});
