import { readFileSync } from 'node:fs';
import { trainedWeights } from '@bluemoon/ai';
import { BUILT_IN, decision, imagine, readNotation, replay, viewFor, writeNotation } from '@bluemoon/engine';
import type { GameRecord } from '@bluemoon/engine';
import { describe, expect, test } from 'vitest';
import { trainedCritic } from '../src/critic-weights.ts';
import { analysisOf, mostTellingFirst, partsOf, workOn } from '../src/index.ts';
import type { AnalysisContext, PartResult } from '../src/index.ts';
import { judge } from '../src/decisions/judge.ts';
import { judgedChoices } from '../src/decisions/judged-choices.ts';

const EXAMPLE = readFileSync(new URL('../../../docs/examples/game.txt', import.meta.url), 'utf8');
const record = readNotation(EXAMPLE, BUILT_IN);
const weights = trainedWeights();
const bot = { weights, seed: 1, box: BUILT_IN };
const context: AnalysisContext = {
  weights,
  critic: trainedCritic(),
  effort: { nodes: 300, samples: 4 },
  seed: 1,
};
const played = replay(record);
const choices = judgedChoices(record, played);

const analysed = (game: GameRecord): readonly PartResult[] =>
  partsOf(game).map((part) => workOn(part, game, context));

/** The last choice of the example is a retreat that gives the rival the fourth dragon. */
const LAST = record.choices.length - 1;

describe('Judged', () => {
  test('is every choice between options, but no formality', () => {
    const at = choices.map((choice) => choice.at);
    expect(at).toContain(LAST);
    record.choices.forEach((_, i) => {
      const { options = [], about } = decision(played.states[i]) ?? {};
      const isFormality = about?.during === 'attract' || options.length === 1;
      expect(at.includes(i), `choice ${i}`).toBe(!isFormality);
    });
  });

  test('is nothing that was taken back', () => {
    const begun = record.choices.slice(0, 3);
    const again = { ...record, choices: [...begun, 'take-back', ...record.choices.slice(1)] };
    const kept = judgedChoices(again, replay(again)).map(({ at }) => at);
    expect(kept).not.toContain(2);
    expect(kept.filter((at) => at > 3)).toEqual(choices.map(({ at }) => at + 3).filter((at) => at > 3));
  });

  test('is a retreat that loses the game as a blunder, with the better line', () => {
    const choice = choices.find(({ at }) => at === LAST);
    if (choice === undefined) throw new Error('the last choice has to be judged');
    const judged = judge(played.states[LAST], choice, bot, 1000);
    expect(judged.mark).toBe('blunder');
    expect(judged.chosen).toMatchObject({ option: { id: 'retreat' }, chance: 0 });
    expect(judged.best.option.id).toBe('continue');
    expect(judged.best.line.length).toBeGreaterThan(0);
    expect(judged.loss).toBeCloseTo(judged.best.chance - judged.chosen.chance, 10);
    expect(judged.options.map(({ option }) => option.id)).toEqual(['continue', 'retreat']);
  });

  test('is by what the player could know: other hidden cards change nothing', () => {
    for (const choice of choices.filter(({ at }) => at > 14).slice(0, 2)) {
      const state = played.states[choice.at];
      const other = imagine(viewFor(state, choice.seat), 77, BUILT_IN);
      expect(judge(other, choice, bot, 300)).toEqual(judge(state, choice, bot, 300));
    }
  });

  test('is a choice with every other option, even if the search thinks nothing of it', () => {
    for (const choice of choices.slice(0, 3)) {
      const state = played.states[choice.at];
      const ids = (decision(state)?.options ?? []).map(({ id }) => id);
      for (const id of ids) {
        const { chosen, options, best, loss } = judge(state, { ...choice, played: [id] }, bot, 100);
        expect(chosen.option.id).toBe(id);
        expect(options.map(({ option }) => option.id).toSorted()).toEqual(ids.toSorted());
        expect(best.option.id === id).toBe(loss === 0);
      }
    }
  });
});

describe('An analysis in parts', () => {
  const results = analysed(record);

  test('adds up, is complete, and can be sent between workers', () => {
    const { account, until, curve, accuracy } = analysisOf(record, structuredClone(results));
    const { start, play, luck, rest, result } = account;
    const sum = [...play, ...luck].reduce((so, { value }) => so + value, start + rest);
    expect(sum).toBeCloseTo(result, 12);
    expect(result).toBe(1);
    expect(until).toBeNull();
    expect(curve).toHaveLength(record.choices.length + 1);
    expect(accuracy[1]).toBeLessThan(1);
  });

  test('is the same in whatever order and place its parts are worked on', () => {
    const other = readNotation(EXAMPLE, BUILT_IN);
    const backwards = partsOf(other)
      .toReversed()
      .map((part) => workOn(part, other, context));
    expect(analysisOf(other, backwards)).toEqual(analysisOf(record, results));
  });

  test('grows from the beginning of the game', () => {
    const judged = results.filter(({ kind }) => kind === 'decision').length;
    const { decisions, luck, until } = analysisOf(record, results.slice(0, 2 - judged));
    expect(decisions).toHaveLength(2);
    expect(until).toBe(choices[2]?.at);
    expect(luck).toEqual(analysisOf(record, results).luck);
    expect(analysisOf(record, []).until).toBe(0);
  });

  test('shows first where somebody decided and their chance fell most', () => {
    const fall = choices[5];
    const seat0 = fall?.seat === 0 ? -1 : 1;
    const curve = played.states.map((_, i) => 0.5 + (i > (fall?.at ?? 0) ? 0.1 * seat0 : 0));
    const ordered = mostTellingFirst(partsOf(record), record, curve);
    const luck = ordered.findLastIndex(({ kind }) => kind === 'luck');
    expect(ordered[luck + 1]).toEqual({ kind: 'decision', at: fall?.at });
    expect(new Set(ordered).size).toBe(partsOf(record).length);
  });

  test('also tells resigned and unfinished games, and those that began with a position', () => {
    const begun = { ...record, choices: record.choices.slice(0, 9) };
    const parts = analysed(begun);
    expect(analysisOf(begun, parts, { winner: 1 }).account.result).toBe(0);
    const { account, curve } = analysisOf(begun, parts);
    expect(account.result).toBe(curve.at(-1));

    const midgame = readNotation(
      writeNotation({ setup: { position: played.states[6] }, choices: record.choices.slice(6) }),
      BUILT_IN,
    );
    const later = analysisOf(midgame, analysed(midgame));
    expect(later.account.start).toBe(later.curve[0]);
    expect(later.luck.map(({ kind }) => kind)).not.toContain('deal');
  });
});
