import { BUILT_IN, PEOPLES } from '@bluemoon/engine';
import type { GameRecord, People } from '@bluemoon/engine';
import { peopleDeck } from '@bluemoon/play';
import type { Page } from 'playwright-core';
import type { Sitting } from '../src/game/sitting.ts';
import type { Entry } from '../src/keep/entry.ts';
import { toStored } from '../src/keep/stored-game.ts';
import type { StoredGame } from '../src/keep/stored-game.ts';
import { toStoredSummary } from '../src/keep/summaries.ts';
import { withDeck, withNextGame, withResult } from '../src/series/match-series.ts';
import { FIRST_MATCH, matchFor } from '../src/series/match-wishes.ts';
import { draftFor, FIRST_DRAFT } from '../src/series/draft-wishes.ts';
import { DRAFT_STORAGE } from '../src/series/stored-draft.ts';
import { MATCH_STORAGE } from '../src/series/stored-match.ts';
import { listed, randomRecord, setupOf, sittingOf } from '../test/keep/random-record.ts';
import { putAllKept } from './storage.ts';

export const MANY = { games: 1000, unfinished: 50, decks: 200, matches: 50, drafts: 20 } as const;

const NOON = Date.UTC(2026, 9, 1, 12);
const HOUR = 3_600_000;

const FINISHED = Array.from({ length: 20 }, (_, i) => randomRecord(setupOf(i + 1)));
const UNFINISHED = Array.from({ length: 5 }, (_, i) => randomRecord(setupOf(i + 30), 40));

const nth = <One>(list: readonly One[], i: number): One => {
  const one = list[i % list.length];
  if (one === undefined) throw new Error('The list is empty.');
  return one;
};

/** Every twentieth is unfinished; the last one was played last. */
export const GAMES: readonly Sitting[] = Array.from({ length: MANY.games }, (_, i) => {
  const records = i % (MANY.games / MANY.unfinished) === 0 ? UNFINISHED : FINISHED;
  const touched = NOON + i * HOUR;
  return sittingOf(nth(records, Math.floor(i / 3)), { id: `game-${i}`, began: touched, touched });
});

const people = (i: number): People => nth(PEOPLES, i);

const decks = (): readonly Entry[] =>
  Array.from({ length: MANY.decks }, (_, i) => {
    const deck = peopleDeck(people(i), BUILT_IN);
    const value = { form: 1, name: `Deck ${i}`, way: 'built', deck, began: NOON, touched: NOON + i * HOUR };
    return { id: `deck-${i}`, value };
  });

const matches = (): readonly Entry[] =>
  Array.from({ length: MANY.matches }, (_, i) => {
    const id = `match-${i}`;
    const chance = { newId: () => id, newSeed: () => i, now: NOON + i * HOUR };
    let series = matchFor(FIRST_MATCH, { ...chance, brought: [], box: BUILT_IN });
    for (const seat of [0, 1] as const)
      series = withDeck(series, seat, peopleDeck(people(i + seat), BUILT_IN), chance.now);
    const { series: playing } = withNextGame(series, { ...chance, newId: () => `${id}-1` });
    series = withResult(
      playing,
      { winner: i % 2 === 0 ? 0 : 1, crystals: 3, reason: 'cardsOut' },
      chance.now,
    );
    return { id, value: MATCH_STORAGE.toStored(series) };
  });

const drafts = (): readonly Entry[] =>
  Array.from({ length: MANY.drafts }, (_, i) => {
    const id = `draft-${i}`;
    const series = draftFor(FIRST_DRAFT, {
      newId: () => id,
      newSeed: () => i,
      now: NOON + i * HOUR,
      box: BUILT_IN,
    });
    return { id, value: DRAFT_STORAGE.toStored(series) };
  });

interface StoredEntries {
  readonly games: readonly Entry[];
  readonly summaries: readonly Entry[];
  readonly decks: readonly Entry[];
  readonly matches: readonly Entry[];
  readonly drafts: readonly Entry[];
}

/** Many of the games have the same record, and to write one down takes long. */
const written = new Map<GameRecord, StoredGame>();

function storedGame(sitting: Sitting): StoredGame {
  const { record, began, touched } = sitting;
  const alike = written.get(record) ?? toStored(sitting);
  written.set(record, alike);
  return { ...alike, began, touched };
}

function storedEntries(): StoredEntries {
  const games = GAMES.map((sitting) => ({ id: sitting.id, value: storedGame(sitting) }));
  const summaries = GAMES.map((sitting, i) => ({
    id: sitting.id,
    value: toStoredSummary(listed(sitting), games[i]?.value),
  }));
  return { games, summaries, decks: decks(), matches: matches(), drafts: drafts() };
}

let entries: StoredEntries | null = null;

const KINDS = ['games', 'summaries', 'decks', 'matches', 'drafts'] as const;

/** Years of use. The page must not have listed anything yet. */
export async function putMany(page: Page, kinds: readonly (typeof KINDS)[number][] = KINDS): Promise<void> {
  entries ??= storedEntries();
  for (const kind of kinds) await putAllKept(page, kind, entries[kind]);
}
