import { boxOf, boxWith, BUILT_IN, deckOf, STAND_INS, viewFor, writeNotation } from '@bluemoon/engine';
import type { Card, GameSetup, State } from '@bluemoon/engine';
import { gameRecordOf, resumeTable, USUAL_TERMS } from '@bluemoon/play';
import { describe, expect, test } from 'vitest';
import { gameBetween } from '../../src/decks/agreement.ts';
import { deckOfPeople, NOTHING_ADDED, withCard, withoutCard } from '../../src/decks/editing.ts';
import { readCards } from '../../src/decks/read-pack.ts';
import type { Sitting } from '../../src/game/sitting.ts';
import { gameText } from '../../src/keep/files.ts';
import { gamesIn } from '../../src/keep/games-in.ts';
import { keepGames } from '../../src/keep/games.ts';
import type { Games } from '../../src/keep/games.ts';
import { linkContent, LinkError } from '../../src/keep/link.ts';
import { emptyDisk, tabAt } from '../keep/memory-store.ts';
import type { SharedDisk } from '../keep/memory-store.ts';
import { playedOn, randomRecord, sittingOf } from '../keep/random-record.ts';
import { SPARROW } from './a-pack.ts';

/** Vulca with a pack card instead of one of its own. */
function setupWith(card: Card): GameSetup {
  const box = boxWith([card]);
  const vulca = deckOfPeople('vulca', NOTHING_ADDED, box);
  const deck = withCard(withoutCard(vulca, vulca.cards[0] ?? ''), card.id, box);
  return gameBetween([deck, deckOfPeople('hoax', NOTHING_ADDED, box)], { seed: 5, box, first: 0 });
}

const RUNNING = sittingOf(randomRecord(setupWith(SPARROW), 40));

function tabOn(disk: SharedDisk): Games {
  return keepGames(tabAt(disk, () => 'another'));
}

async function savedAndOpened(sitting: Sitting): Promise<Sitting> {
  const disk = emptyDisk();
  const games = tabOn(disk);
  games.save(sitting);
  await games.settled();
  const kept = await tabOn(disk).open(sitting.id);
  if (kept?.kind !== 'game') throw new Error(`it cannot be read: ${JSON.stringify(kept)}`);
  return kept.sitting;
}

const stateOf = ({ record }: Pick<Sitting, 'record'>): State => resumeTable(record, USUAL_TERMS, 0).state;
const endOf = (sitting: Sitting): unknown => viewFor(stateOf(sitting), 'spectator');

describe('A game with pack cards', () => {
  test('has its own copy of them, so that it continues without the pack', async () => {
    // No pack is loaded here.
    const opened = await savedAndOpened(RUNNING);
    expect(boxOf(opened.record).packCards).toEqual([SPARROW]);
    expect(endOf(opened)).toEqual(endOf(RUNNING));
    const further = playedOn(opened.record, 2000, 9);
    expect(further).toEqual({ ...playedOn(RUNNING.record, 2000, 9), setup: further.setup });
  });

  test('keeps the old card even if the pack has a new one with the same id', async () => {
    const changed: Card = {
      ...SPARROW,
      fire: 9,
      text: [{ when: 'now', steps: [{ do: 'retreat', who: 'rival' }] }],
    };
    const opened = await savedAndOpened(RUNNING);
    const fresh = randomRecord(setupWith(changed), 1);
    expect(boxOf(fresh).packCards).toEqual([changed]);
    expect(boxOf(opened.record).packCards).toEqual([SPARROW]);
  });

  test('keeps the same box, since bots keep lookups per box', () => {
    const further = gameRecordOf(resumeTable(RUNNING.record, USUAL_TERMS, 0));
    expect(boxOf(further)).toBe(boxOf(RUNNING.record));
  });

  test('can be exported with its cards and imported without the pack', () => {
    const [found] = gamesIn(gameText(RUNNING), readCards);
    if (found?.kind !== 'game') throw new Error('no game was found');
    expect(writeNotation(found.record)).toBe(writeNotation(RUNNING.record));
    expect(boxOf(found.record).packCards).toEqual([SPARROW]);
  });

  test('can be imported even if its cards name cards that are not in the file', () => {
    const rule = { rule: 'cannotPlay', cards: { named: 'Magpie' } } as const;
    const envious: Card = { ...SPARROW, text: [{ when: 'always', rule }] };
    const sitting = sittingOf(randomRecord(setupWith(envious), 10));
    const [found] = gamesIn(gameText(sitting), readCards);
    expect(found?.kind === 'game' && boxOf(found.record).packCards).toEqual([envious]);
  });

  test('is reported as a fault if its cards in the file are damaged', () => {
    const text = `${gameText(RUNNING).replace('"fire":4', '"fire":-4')}\n${gameText(sittingOf(randomRecord({ decks: ['aqua', 'buka'], seed: 3 }, 10)))}`;
    const [spoilt, whole] = gamesIn(text, readCards);
    const problems = [{ field: 'cards[0].fire', words: { de: 'muss mindestens 0 sein' } }];
    expect(spoilt).toMatchObject({ kind: 'fault', fault: { kind: 'cards', problems } });
    expect(whole?.kind).toBe('game');
  });

  test('cannot be put into a link', async () => {
    await expect(linkContent(RUNNING.record)).rejects.toThrow(LinkError);
  });

  test.each([['"nonsense"'], ['[null]'], ['[{"id":"ash-sparrow","type":"character"}]'], ['{}']])(
    'is unreadable, but kept, if its stored cards are damaged: %s',
    async (json) => {
      const disk = emptyDisk();
      const games = tabOn(disk);
      games.save(RUNNING);
      games.save(sittingOf(randomRecord({ decks: ['aqua', 'buka'], seed: 3 }, 10), { id: 'second' }));
      await games.settled();
      const stored = { ...(disk.values.get('first') as object), cards: JSON.parse(json) as unknown };
      disk.values.set('first', stored);
      const kinds = new Map<string, string>();
      for await (const kept of tabOn(disk).all()) kinds.set(kept.id, kept.kind);
      expect(kinds.get('second')).toBe('game');
      expect(kinds.get('first')).toBe('unreadable');
      expect(disk.values.get('first')).toEqual(stored);
    },
  );
});

describe('A game with a stand-in', () => {
  const standIn = STAND_INS.find(({ type }) => type === 'character') ?? STAND_INS[0];
  if (standIn === undefined) throw new Error('there are no stand-ins');
  const { leader, cards } = deckOf('vulca');
  const setup: GameSetup = { decks: [{ leader, cards: [...cards.slice(1), standIn] }, 'hoax'], seed: 2 };

  test('keeps the stand-in when a pack replaces it by a published card', async () => {
    const sitting = sittingOf(randomRecord(setup, 30));
    expect(boxOf(sitting.record).packCards).toEqual([]);
    const opened = await savedAndOpened(sitting);
    expect(endOf(opened)).toEqual(endOf(sitting));
    const { decks } = stateOf(opened).game;
    expect(decks[0].cards.at(-1)).toBe(standIn);
  });

  test('keeps the published card if it began with it', async () => {
    const { standIn: _mark, ...rest } = standIn;
    const published: Card = { ...rest, moons: 3 };
    const sitting = sittingOf(
      randomRecord({ ...setup, decks: [{ leader, cards: [...cards.slice(1), published] }, 'hoax'] }, 30),
    );
    const opened = await savedAndOpened(sitting);
    expect(boxOf(opened.record).packCards).toEqual([published]);
    expect(BUILT_IN.cards).toContain(standIn);
  });
});
