import { readFileSync } from 'node:fs';
import type { GameAnalysis, JudgedDecision, LuckTerm } from '@bluemoon/analysis';
import { BUILT_IN, decision, readNotation } from '@bluemoon/engine';
import type { Option } from '@bluemoon/engine';
import { describe, expect, test } from 'vitest';
import { lineFrom } from '../../src/analysis/line.ts';
import { playedIn } from '../../src/analysis/played.ts';
import { deedAt, strokeAt } from '../../src/analysis/tell.ts';
import type { Reader } from '../../src/analysis/tell.ts';
import { inOrder, pointsFor } from '../../src/analysis/turning-points.ts';

const EXAMPLE = new URL('../../../../docs/examples/game.txt', import.meta.url);
const record = readNotation(readFileSync(EXAMPLE, 'utf8'), BUILT_IN);
const played = playedIn(record, { winner: 0, crystals: 4, reason: 'fourthDragon' });
const YOU: Reader = { me: 0, names: ['Vulca', 'Hoax'], language: 'en', box: BUILT_IN };

function optionsAt(at: number): readonly Option[] {
  const state = played.replay.states[at];
  return (state === undefined ? null : decision(state))?.options ?? [];
}

describe('A game that was played', () => {
  test('has fights from the deal to its last state, and the last one brings the game', () => {
    const { fights, turns } = played;
    expect(fights.length).toBeGreaterThan(1);
    expect(fights[0]?.from).toBe(0);
    expect(fights.at(-1)).toMatchObject({ to: turns.length - 1, outcome: { kind: 'game', seat: 0 } });
    for (const [i, fight] of fights.entries()) expect(fight.from).toBe(fights[i - 1]?.to ?? 0);
    expect(fights[0]?.outcome).toMatchObject({ kind: 'dragons' });
  });

  test('is told to the reader: what they did, and what chance brought', () => {
    const last = record.choices.length - 1;
    expect(deedAt(played, last, YOU)).toMatch(/^Hoax retreats/);
    expect(deedAt(played, last, { ...YOU, me: 1 })).toMatch(/^You retreat/);
    const drawn = played.replay.events.findIndex((events, at) =>
      events.some((event) => at > 0 && event.event === 'moved' && event.from === 'drawDeck'),
    );
    const term: LuckTerm = { at: drawn, kind: 'draw', seat: null, value: 0.1, error: 0.01 };
    expect(strokeAt(played, term, YOU)).toMatch(/draw/);
    expect(strokeAt(played, { ...term, at: 0, kind: 'deal' }, YOU)).toBeNull();
  });
});

describe('A line that was not played', () => {
  test('begins with another option, and leaves the game before it as it was', () => {
    const at = played.deciders.findIndex((_, i) => optionsAt(i).length > 1);
    const other = optionsAt(at).find(({ id }) => id !== record.choices[at]);
    if (other === undefined) throw new Error('There is no other option.');
    const line = lineFrom(played, at, [other]);
    expect(line.steps.map(({ option }) => option.id)).toEqual([other.id]);
    expect(line.record.choices).toEqual([...record.choices.slice(0, at), other.id]);
  });

  test('ends where the cards that there really were do not allow it', () => {
    const never: Option = { id: 'play:no-such-card', kind: 'play' };
    expect(lineFrom(played, 0, [never]).steps).toEqual([]);
  });
});

describe('Turning points', () => {
  const hint = { option: { id: 'retreat', kind: 'retreat' } as const, chance: 0.3, crystals: 0 };
  const option = { ...hint, line: [], announces: null, rivalRetreats: null };
  const judged: JudgedDecision = {
    at: 7,
    seat: 0,
    options: [option],
    chosen: option,
    best: option,
    loss: 0.24,
    error: 0.02,
    crystals: 1,
    mark: 'blunder',
  };
  const term: LuckTerm = { at: 5, kind: 'draw', seat: 1, value: -0.15, error: 0.01 };
  const analysis: GameAnalysis = {
    decisions: [judged],
    luck: [term],
    curve: [],
    account: { start: 0.5, play: [], luck: [], rest: 0, result: 0 },
    accuracy: [1, 1],
    turningPoints: [
      { kind: 'decision', at: 7, value: -0.24, decision: judged },
      { kind: 'luck', at: 5, value: -0.15, luck: term },
      { kind: 'cards', at: 3, value: -0.1, decision: { ...judged, at: 3, mark: null } },
      { kind: 'decision', at: 9, value: -0.06, decision: { ...judged, at: 9, mark: 'inaccuracy' } },
    ],
    until: null,
  };

  test('are told to the player who made them: against them, without inaccuracies', () => {
    const points = pointsFor(analysis, 0);
    expect(points.map(({ kind, value }) => [kind, value])).toEqual([
      ['blunder', -0.24],
      ['luck', -0.15],
      ['rightCall', -0.1],
    ]);
    expect(inOrder(points).map(({ at }) => at)).toEqual([3, 5, 7]);
  });

  test('are the end, too, if the game was given up while it was open', () => {
    const resigned: GameAnalysis = {
      ...analysis,
      turningPoints: [{ kind: 'end', at: 12, value: -0.4, seat: 0 }],
    };
    expect(pointsFor(resigned, 1)).toEqual([{ kind: 'end', at: 12, to: 12, value: 0.4 }]);
  });

  test('are told to the rival as a gain; the right calls of others are not theirs', () => {
    expect(pointsFor(analysis, 1).map(({ kind, value }) => [kind, value])).toEqual([
      ['blunder', 0.24],
      ['luck', 0.15],
    ]);
  });
});
