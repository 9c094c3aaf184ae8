import { beginGame, BUILT_IN, viewFor } from '@bluemoon/engine';
import { DRAFT_SEATS, draftView, matchStatus, pick } from '@bluemoon/play';
import { describe, expect, test } from 'vitest';
import {
  deckBeingBuilt,
  draftedDeckOf,
  nextDraftStep,
  withNextBotPick,
  withBuilt,
  withMeeting,
  withPick,
  withUnfinished,
} from '../../src/series/draft-series.ts';
import type { DraftSeries } from '../../src/series/draft-series.ts';
import { cardsEverybodyKeeps, draftFor, FIRST_DRAFT, peoplesMissing } from '../../src/series/draft-wishes.ts';
import type { DraftWishes } from '../../src/series/draft-wishes.ts';
import { draftedDeck } from '@bluemoon/ai';
import {
  nextStep,
  withDeck,
  withDecksOfBots,
  withNextGame,
  withResult,
  withUnfinishedDeck,
} from '../../src/series/match-series.ts';
import { ordered, ORDERS } from '../../src/series/ordering.ts';
import { playerNames } from '../../src/series/names.ts';
import { DRAFT_STORAGE } from '../../src/series/stored-draft.ts';
import { MATCH_STORAGE } from '../../src/series/stored-match.ts';
import { numbersOf } from '../../src/game/sitting.ts';
import { readEntry, toStored } from '../../src/keep/stored-game.ts';
import { describeGame } from '../../src/screens/games/describe-game.ts';
import { seatNames } from '../../src/table/seat-names.ts';
import { chanceFrom } from './chance.ts';
import { listed } from '../keep/random-record.ts';

const begun = (wishes: Partial<DraftWishes> = {}): DraftSeries =>
  draftFor({ ...FIRST_DRAFT, ...wishes }, { ...chanceFrom(1), box: BUILT_IN });

/** All people keep the first card of each packet. */
function drafted(wishes: Partial<DraftWishes> = {}): DraftSeries {
  let series = begun(wishes);
  for (let step = nextDraftStep(series); step.step === 'pick'; step = nextDraftStep(series)) {
    const [card = ''] = draftView(series.draft, step.seat, BUILT_IN).packet;
    series = withPick(series, step.seat, card, 2);
  }
  return series;
}

function built(series: DraftSeries): DraftSeries {
  const step = nextDraftStep(series);
  if (step.step !== 'build') return series;
  return built(withBuilt(series, step.seat, draftedDeck(series.draft.picks[step.seat] ?? [], BUILT_IN), 3));
}

const kept = (wishes: Partial<DraftWishes>): readonly number[] =>
  cardsEverybodyKeeps({ ...FIRST_DRAFT, ...wishes });

describe('A draft at one screen', () => {
  test('lets bots pick and waits for people', () => {
    let series = begun({ seats: 3 });
    for (let next = withNextBotPick(series); next !== null; next = withNextBotPick(series)) series = next;
    expect(draftView(series.draft, 0, BUILT_IN)).toMatchObject({ picking: [0], picks: [] });
    const [card = ''] = draftView(series.draft, 0, BUILT_IN).packet;
    const { draft } = withPick(series, 0, card, 2);
    expect(draft.picks.map((picks) => picks.length)).toEqual([1, 1, 1]);
    expect(draftView(draft, 0, BUILT_IN).packet).toHaveLength(4);
  });

  test('is the same whether bots pick early or late', () => {
    const series = begun({ seats: 3 });
    const [card = ''] = draftView(series.draft, 0, BUILT_IN).packet;
    const ahead = withNextBotPick(series) ?? series;
    expect(ahead).not.toBe(series);
    expect(withPick(ahead, 0, card, 2)).toEqual(withPick(series, 0, card, 2));
  });

  test('asks people one after the other', () => {
    const series = begun({ seats: 3, people: 2 });
    expect(nextDraftStep(series)).toEqual({ step: 'pick', seat: 0 });
    const [card = ''] = draftView(series.draft, 0, BUILT_IN).packet;
    expect(nextDraftStep(withPick(series, 0, card, 2))).toEqual({ step: 'pick', seat: 1 });
  });

  test.each(DRAFT_SEATS)('with %i seats gives everybody a deck of thirty cards', (seats) => {
    const series = built(drafted({ seats }));
    expect(nextDraftStep(series)).toEqual({ step: 'play' });
    for (const seat of series.players.keys()) {
      const { cards } = draftedDeckOf(series, seat);
      expect(new Set(cards).size).toBe(30);
      expect(series.draft.picks[seat]).toEqual(expect.arrayContaining([...cards]));
    }
  });

  test('uses the chosen peoples, and needs the right number', () => {
    const wishes = { ...FIRST_DRAFT, seats: 2, peoples: ['aqua', 'buka', 'flit'] } as const;
    expect(peoplesMissing(wishes)).toBe(0);
    expect(peoplesMissing({ ...wishes, seats: 3 })).toBe(1);
    expect(begun(wishes).draft.setup.peoples).toEqual(['flit', 'aqua', 'buka']);
  });

  test('of six uses all peoples, even if some were chosen for fewer seats', () => {
    const wishes: DraftWishes = { ...FIRST_DRAFT, seats: 6, peoples: ['vulca', 'hoax', 'flit', 'buka'] };
    expect(peoplesMissing(wishes)).toBe(0);
    expect(draftFor(wishes, { ...chanceFrom(1), box: BUILT_IN }).draft.setup.peoples).toHaveLength(9);
  });

  test('shows in advance how many cards everybody keeps, with or without the Buka (DRAFT-12)', () => {
    expect(DRAFT_SEATS.map((seats) => kept({ seats }))).toEqual([
      [39, 38],
      [35, 34],
      [39, 39],
      [38, 37],
      [42, 42],
    ]);
    expect(kept({ seats: 2, peoples: ['vulca', 'hoax', 'buka'] })).toEqual([38, 38]);
    expect(kept({ seats: 2, peoples: ['vulca', 'hoax', 'flit'] })).toEqual([39, 39]);
  });

  test('starts a game of two drafted decks without leaders', () => {
    const meeting = withMeeting(built(drafted({ seats: 2, mulligan: true })), [0, 1], chanceFrom(3));
    expect(meeting.kind).toBe('game');
    if (meeting.kind !== 'game') return;
    expect(meeting.sitting.partOf).toEqual({ kind: 'draft', id: meeting.draft.id });
    expect(meeting.sitting.record.setup).toMatchObject({
      mulligan: true,
      decks: [{ leader: null }, { leader: null }],
    });
    expect(meeting.draft.meetings).toEqual([{ kind: 'game', id: meeting.sitting.id, seats: [0, 1] }]);
  });

  test('uses tournament rules if they were agreed on', () => {
    const tournament = { backtrack: 'retreat' } as const;
    const meeting = withMeeting(built(drafted({ seats: 2, tournament })), [0, 1], chanceFrom(3));
    const setup = meeting.kind === 'game' ? meeting.sitting.record.setup : null;
    expect(setup).toMatchObject({ mulligan: true, backtrack: 'retreat' });
  });

  test('starts a match in which decks may be rebuilt, if that was agreed on', () => {
    const meeting = withMeeting(built(drafted({ seats: 2, match: true })), [0, 1], chanceFrom(3));
    expect(meeting.kind).toBe('match');
    if (meeting.kind !== 'match') return;
    expect(matchStatus(meeting.match.match).next).toEqual({ task: 'play' });
    expect(meeting.match.match.options).toMatchObject({ between: 'choose', choosing: 'secret' });
    expect(meeting.match.draft).toBe(meeting.draft.id);
    const played = withResult(meeting.match, { winner: 0, crystals: 2, reason: 'cardsOut' }, 4);
    const next = withDecksOfBots(played, [], chanceFrom(5));
    expect(nextStep(next)).toEqual({ step: 'chooseDeck', seat: 0 });
    expect(next.match.chosen[1]?.cards).toHaveLength(30);
  });

  test('keeps the names of two people from the draft in games and matches', () => {
    const game = withMeeting(built(drafted({ seats: 3, people: 3 })), [2, 1], chanceFrom(3));
    const kept = game.kind === 'game' ? readEntry({ id: 'a', value: toStored(game.sitting) }) : null;
    if (kept?.kind !== 'game') throw new Error('There is no such game.');
    const { record, players } = kept.sitting;
    const view = viewFor(beginGame(record.setup).state, 0);
    expect(seatNames(view, 'en', BUILT_IN, numbersOf(players))).toEqual(['Player 3', 'Player 2']);
    expect(describeGame(listed(kept.sitting), 'en').title).toBe('Drafted deck 3 against Drafted deck 2');

    const met = withMeeting(built(drafted({ seats: 3, people: 2, match: true })), [1, 0], chanceFrom(3));
    const stored = met.kind === 'match' ? MATCH_STORAGE.toStored(met.match) : null;
    const match = MATCH_STORAGE.read({ id: 'b', value: JSON.parse(JSON.stringify(stored)) as unknown });
    if (match.kind !== 'series') throw new Error('There is no such match.');
    expect(playerNames(match.series.players, 'en')).toEqual(['Player 2', 'Player 1']);
  });

  test('calls the only person of a game “you”, whatever their seat was', () => {
    const met = withMeeting(built(drafted({ seats: 3, people: 2, match: true })), [1, 2], chanceFrom(3));
    if (met.kind !== 'match') throw new Error('There is no such match.');
    expect(playerNames(met.match.players, 'en')).toEqual(['You', 'Bot Nib']);
  });
});

const reread = (series: DraftSeries) =>
  DRAFT_STORAGE.read({
    id: series.id,
    value: JSON.parse(JSON.stringify(DRAFT_STORAGE.toStored(series))) as unknown,
  });

describe('A draft that is stored', () => {
  test('is read without loss, during the draft and after it', () => {
    const over = drafted({ seats: 2 });
    const building = withUnfinished(over, over.draft.picks[0]?.slice(0, 7) ?? [], 4);
    for (const series of [begun(), over, building, built(building)])
      expect(reread(series)).toEqual({ kind: 'series', id: series.id, series });
  });

  test('keeps a half-changed deck between two games of its match', () => {
    const meeting = withMeeting(built(drafted({ seats: 2, people: 2, match: true })), [0, 1], chanceFrom(3));
    if (meeting.kind !== 'match') throw new Error('There is no such match.');
    const playing = withNextGame(meeting.match, chanceFrom(4)).series;
    const played = withResult(playing, { winner: 0, crystals: 2, reason: 'cardsOut' }, 4);
    const [cards = []] = played.match.games[0]?.decks.map((deck) => deck.cards) ?? [];
    const changing = withUnfinishedDeck(played, cards.slice(1), 5);
    const stored = JSON.parse(JSON.stringify(MATCH_STORAGE.toStored(changing))) as unknown;
    const kept = MATCH_STORAGE.read({ id: changing.id, value: stored });
    if (kept.kind !== 'series') throw new Error('It cannot be read.');
    expect(kept.series).toEqual(changing);
    expect(kept.series.unfinished).toEqual(cards.slice(1));
    // The rival must not see any of it.
    const done = withDeck(kept.series, 0, { leader: null, cards }, 6);
    expect(nextStep(done)).toEqual({ step: 'chooseDeck', seat: 1 });
    expect(done.unfinished).toBeUndefined();
  });

  test('keeps a half-rebuilt deck for its owner only, while the earlier deck stays valid', () => {
    const before = built(drafted({ seats: 2, people: 2 }));
    const half = draftedDeckOf(before, 1).cards.slice(2);
    const kept = reread(withUnfinished(before, half, 4));
    if (kept.kind !== 'series') throw new Error('It cannot be read.');
    expect(deckBeingBuilt(kept.series, 1)).toEqual(half);
    expect(deckBeingBuilt(kept.series, 0)).toEqual(draftedDeckOf(before, 0).cards);
    expect(draftedDeckOf(kept.series, 1)).toEqual(draftedDeckOf(before, 1));
    expect(nextDraftStep(kept.series)).toEqual({ step: 'play' });
  });

  test('by an older version has no unfinished deck', () => {
    const series = drafted({ seats: 2 });
    const { unfinished: _, ...older } = DRAFT_STORAGE.toStored(series) as DraftSeries;
    expect(DRAFT_STORAGE.read({ id: series.id, value: older })).toMatchObject({ series: { unfinished: [] } });
  });

  test('lets its bots pick if they are behind', () => {
    const series = begun({ seats: 2 });
    const [card = ''] = draftView(series.draft, 0, BUILT_IN).packet;
    const half = { ...series, draft: pick(series.draft, 0, card, BUILT_IN) };
    expect(reread(half)).toEqual({
      kind: 'series',
      id: half.id,
      series: { ...withPick(series, 0, card, 1000), touched: half.touched },
    });
  });

  test('loses an illegal deck, and nothing else', () => {
    const series = drafted({ seats: 2 });
    const kept = reread(withBuilt(series, 0, ['inferno'], 1000));
    expect(kept).toEqual({ kind: 'series', id: series.id, series: { ...series, touched: 1000 } });
  });

  test('gives a reason if it cannot be read', () => {
    const kept = DRAFT_STORAGE.read({
      id: 'x',
      value: { ...(DRAFT_STORAGE.toStored(begun()) as object), players: [] },
    });
    expect(kept).toMatchObject({
      kind: 'unreadable',
      why: { en: 'A draft of 6 seats has as many players and decks.' },
    });
  });
});

describe('Picks', () => {
  const picks = drafted({ seats: 2 }).draft.picks[0] ?? [];

  test.each(ORDERS)('can be sorted by %s, and none is lost', (order) => {
    expect(ordered(picks, order, BUILT_IN.card).toSorted()).toEqual(picks.toSorted());
  });

  test('are sorted with the highest value first', () => {
    const fire = ordered(picks, 'fire', BUILT_IN.card).map((id) => BUILT_IN.card(id).fire ?? -1);
    expect(fire).toEqual(fire.toSorted((a, b) => b - a));
  });
});
