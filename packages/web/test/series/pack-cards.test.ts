import { boxOf, boxOfDecks, boxWith, BUILT_IN, PEOPLES, writeNotation } from '@bluemoon/engine';
import type { Card, GameSetup } from '@bluemoon/engine';
import { draftView, peopleDeck, PlayError } from '@bluemoon/play';
import type { Deck } from '@bluemoon/play';
import { describe, expect, test } from 'vitest';
import { withCard, withoutCard } from '../../src/decks/editing.ts';
import { readCards } from '../../src/decks/read-pack.ts';
import { gameText } from '../../src/keep/files.ts';
import { gamesIn } from '../../src/keep/games-in.ts';
import { rematchOf } from '../../src/series/rematch.ts';
import {
  draftedDeckOf,
  nextDraftStep,
  withBuilt,
  withMeeting,
  withPick,
} from '../../src/series/draft-series.ts';
import type { DraftSeries } from '../../src/series/draft-series.ts';
import { draftFor, FIRST_DRAFT } from '../../src/series/draft-wishes.ts';
import {
  nextStep,
  withDeck,
  withDecksOfBots,
  withNextGame,
  withResult,
} from '../../src/series/match-series.ts';
import type { MatchSeries } from '../../src/series/match-series.ts';
import { FIRST_MATCH, matchFor } from '../../src/series/match-wishes.ts';
import type { MatchWishes } from '../../src/series/match-wishes.ts';
import { DRAFT_STORAGE } from '../../src/series/stored-draft.ts';
import { MATCH_STORAGE } from '../../src/series/stored-match.ts';
import { SPARROW } from '../decks/a-pack.ts';
import { chanceFrom } from './chance.ts';

const CHANGED: Card = { ...SPARROW, name: { en: 'Soot Sparrow', de: 'Rußsperling' }, fire: 9 };
const { agreement } = FIRST_MATCH;
const BUILT: Partial<MatchWishes> = { agreement: { ...agreement, decks: 'built' }, between: 'choose' };

/** Vulca with the pack card instead of one of its own. */
const SPARROWS: Deck = (() => {
  const vulca = peopleDeck('vulca', BUILT_IN);
  return withCard(withoutCard(vulca, vulca.cards[0] ?? ''), SPARROW.id, boxWith([SPARROW]));
})();

function begun(packCards: readonly Card[], wishes: Partial<MatchWishes> = BUILT): MatchSeries {
  return matchFor(
    { ...FIRST_MATCH, ...wishes },
    { ...chanceFrom(1), brought: [SPARROWS], box: boxWith(packCards) },
  );
}

const withDecks = (series: MatchSeries): MatchSeries =>
  withDeck(withDeck(series, 0, SPARROWS, 1), 1, peopleDeck('hoax', BUILT_IN), 1);

/** Stored and read in a browser without packs. */
function reopened(series: MatchSeries): MatchSeries {
  const value: unknown = JSON.parse(JSON.stringify(MATCH_STORAGE.toStored(series)));
  const kept = MATCH_STORAGE.read({ id: series.id, value });
  if (kept.kind === 'unreadable') throw new Error(kept.why.en);
  return kept.series;
}

const packCardsIn = (setup: object): readonly Card[] => boxOfDecks((setup as GameSetup).decks).packCards;

describe('A match with a pack card in a deck', () => {
  test('continues from game to game without the pack', () => {
    const first = withNextGame(reopened(withDecks(begun([SPARROW]))), chanceFrom(2));
    expect(packCardsIn(first.sitting.record.setup)).toEqual([SPARROW]);
    const noted = withResult(reopened(first.series), { winner: 1, crystals: 2, reason: 'cardsOut' }, 2);
    const second = withNextGame(withDecks(reopened(noted)), chanceFrom(3));
    expect(packCardsIn(second.sitting.record.setup)).toEqual([SPARROW]);
    expect(reopened(second.series)).toEqual(second.series);
  });

  test('keeps the old card; only a new match has the new one', () => {
    const running = reopened(withDecks(begun([SPARROW])));
    expect(packCardsIn(withNextGame(running, chanceFrom(2)).sitting.record.setup)).toEqual([SPARROW]);
    const fresh = withDecks(begun([CHANGED]));
    expect(packCardsIn(withNextGame(fresh, chanceFrom(2)).sitting.record.setup)).toEqual([CHANGED]);
  });

  test('can have a rematch with the same card', () => {
    const again = rematchOf(reopened(withDecks(begun([SPARROW]))), chanceFrom(4));
    expect(nextStep(withDecks(again))).toEqual({ step: 'begin' });
    expect(again.cards).toEqual([SPARROW]);
  });

  test('has games that can be exported and imported without the pack', () => {
    const { sitting } = withNextGame(withDecks(begun([SPARROW])), chanceFrom(2));
    const [found] = gamesIn(gameText(sitting), readCards);
    if (found?.kind !== 'game') throw new Error('no game was found');
    expect(writeNotation(found.record)).toBe(writeNotation(sitting.record));
    expect(boxOf(found.record).packCards).toEqual([SPARROW]);
  });

  test('refuses cards that were added later, from people and bots', () => {
    const before = begun([]);
    expect(() => withDeck(before, 0, SPARROWS, 1)).toThrow(PlayError);
    const watched = begun([], { ...BUILT, mode: 'watch', choosing: 'secret' });
    const { match } = withDecksOfBots(watched, [SPARROWS], { newSeed: () => 0 });
    expect(match.chosen).toEqual([peopleDeck('vulca', BUILT_IN), peopleDeck('vulca', BUILT_IN)]);
  });

  test('lets bots play such a deck, chosen or drawn at random', () => {
    const wishes = { ...BUILT, mode: 'watch' } as const;
    const first = { newSeed: () => 0 };
    const { match } = withDecksOfBots(begun([SPARROW], { ...wishes, choosing: 'secret' }), [SPARROWS], first);
    expect(match.chosen).toEqual([SPARROWS, SPARROWS]);
    const { sets = [] } = begun([SPARROW], { ...wishes, choosing: 'random' }).match.options;
    expect(sets.flatMap(({ cards }) => cards)).toContain(SPARROW.id);
  });

  test('by an older version has no own cards, and uses those of the box', () => {
    const series = withDeck(begun([]), 0, peopleDeck('vulca', BUILT_IN), 1);
    const { cards: _, ...before } = MATCH_STORAGE.toStored(series) as Record<string, unknown>;
    expect(MATCH_STORAGE.read({ id: series.id, value: before })).toEqual({
      kind: 'series',
      id: series.id,
      series,
    });
  });

  test.each([['"nonsense"'], ['[null]'], ['[{"id":"ash-sparrow"}]'], ['[]']])(
    'is unreadable if its cards are damaged: %s',
    (json) => {
      const stored = MATCH_STORAGE.toStored(withDecks(begun([SPARROW]))) as object;
      const value = { ...stored, cards: JSON.parse(json) as unknown };
      expect(MATCH_STORAGE.read({ id: 'x', value }).kind).toBe('unreadable');
    },
  );
});

describe('Emissaries and inquisitors of packs', () => {
  const envoy: Card = {
    id: 'pack-envoy',
    name: { en: 'Pack Envoy', de: 'Paketbote' },
    people: 'emissary',
    number: 301,
    type: 'emissary',
  };
  const inquisitor: Card = {
    id: 'pack-judge',
    name: { en: 'Pack Judge', de: 'Paketrichter' },
    people: 'inquisitor',
    number: 301,
    type: 'inquisitor',
    adds: { cards: 0, moons: 0 },
  };
  const itsSet = Array.from({ length: 7 }, (_, i): Card => ({
    id: `pack-tutu-${i}`,
    name: { en: `Packo ${i}`, de: `Packo ${i}` },
    people: 'tutu',
    number: 301 + i,
    type: 'character',
    moons: 1,
    fire: 1,
    earth: 1,
    emissary: envoy.id,
  }));
  const packCards = [envoy, inquisitor, ...itsSet];
  const wishes: Partial<MatchWishes> = {
    agreement: { ...agreement, emissaries: true, inquisitors: true },
  };
  const added = { emissary: envoy.id, inquisitor: inquisitor.id };

  test('are beside leaders in a match, also without the pack', () => {
    const box = boxWith(packCards);
    const one = withDeck(begun(packCards, wishes), 0, peopleDeck('aqua', box, added), 1);
    const ready = reopened(withDeck(one, 1, peopleDeck('buka', box, added), 1));
    const { setup } = withNextGame(ready, chanceFrom(2)).sitting.record;
    expect(new Set(packCardsIn(setup))).toEqual(new Set(packCards));
  });

  /** The emissaries that are drawn for people decks. */
  const drawnWith = (cards: readonly Card[]) =>
    new Set(
      [1, 2]
        .map((seed) => {
          const chance = { ...chanceFrom(seed), brought: [], box: boxWith(cards) };
          const { options } = matchFor({ ...FIRST_MATCH, ...wishes, choosing: 'random' }, chance).match;
          expect(options.sets).toHaveLength(PEOPLES.length);
          return (options.sets ?? []).map(({ emissary }) => emissary);
        })
        .flat(),
    );

  test('are drawn by bots, but never an emissary that makes an illegal deck', () => {
    expect(drawnWith(packCards)).toContain(envoy.id);
    expect(drawnWith([envoy, ...itsSet.slice(1)])).not.toContain(envoy.id);
  });
});

/** Everybody keeps a pack card if there is one, or else the first card. */
function drafted(match: boolean): DraftSeries {
  const wishes = {
    ...FIRST_DRAFT,
    seats: 2,
    peoples: ['vulca', 'hoax', 'aqua'],
    packs: true,
    match,
  } as const;
  let series = draftFor(wishes, { ...chanceFrom(1), box: boxWith([SPARROW]) });
  for (let step = nextDraftStep(series); step.step === 'pick'; step = nextDraftStep(series)) {
    const { packet } = draftView(series.draft, step.seat, boxWith(series.cards));
    series = withPick(series, step.seat, packet.find((id) => id === SPARROW.id) ?? packet[0] ?? '', 2);
  }
  const own = series.draft.picks[0] ?? [];
  return withBuilt(series, 0, own.toSorted((a) => (a === SPARROW.id ? -1 : 0)).slice(0, 30), 3);
}

const reread = (series: DraftSeries) =>
  DRAFT_STORAGE.read({
    id: series.id,
    value: JSON.parse(JSON.stringify(DRAFT_STORAGE.toStored(series))) as unknown,
  });

describe('A draft with pack cards', () => {
  test('deals them, and is read without loss without the pack', () => {
    const series = drafted(false);
    expect(series.draft.picks.flat()).toContain(SPARROW.id);
    expect(reread(series)).toEqual({ kind: 'series', id: series.id, series });
  });

  test('starts games and matches that have their own copy', () => {
    const game = withMeeting(drafted(false), [0, 1], chanceFrom(5));
    const match = withMeeting(drafted(true), [0, 1], chanceFrom(5));
    if (game.kind !== 'game' || match.kind !== 'match') throw new Error('other meetings were meant');
    expect(boxOf(game.sitting.record).packCards).toEqual([SPARROW]);
    const { sitting } = withNextGame(reopened(match.match), chanceFrom(6));
    expect(boxOf(sitting.record).packCards).toEqual([SPARROW]);
  });

  test('lets bots build decks with them', () => {
    const series = drafted(false);
    expect(draftedDeckOf({ ...series, decks: [null, null] }, 0).cards).toHaveLength(30);
    expect(draftedDeckOf(series, 1).cards).toHaveLength(30);
  });

  test('uses them only if that was chosen', () => {
    const series = draftFor(FIRST_DRAFT, { ...chanceFrom(1), box: boxWith([SPARROW]) });
    expect(series).toEqual({ ...draftFor(FIRST_DRAFT, { ...chanceFrom(1), box: BUILT_IN }), id: series.id });
    const { cards: _, draft, ...rest } = DRAFT_STORAGE.toStored(series) as { cards: unknown; draft: object };
    const { packs: __, ...setup } = series.draft.setup;
    const before = { ...rest, draft: { ...draft, setup } };
    expect(DRAFT_STORAGE.read({ id: series.id, value: before })).toMatchObject({
      kind: 'series',
      series: { draft: { setup }, cards: [] },
    });
  });
});
