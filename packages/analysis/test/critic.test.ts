import { trainedWeights } from '@bluemoon/ai';
import { packWeights } from '@bluemoon/ai/evaluation';
import { apply, decision, newGame } from '@bluemoon/engine';
import type { People, State } from '@bluemoon/engine';
import { DECK, HAND, OVER, PHASE, WINNER, zone } from '@bluemoon/engine/simulation';
import { describe, expect, test } from 'vitest';
import { trainedCritic } from '../src/critic-weights.ts';
import { networkCritic } from '../src/critic/network-critic.ts';
import { packedCritic, unpackedCritic } from '../src/critic/packing.ts';
import { firstWeights } from '../train/first-weights.ts';
import { playedGame, readGames, writeGames } from '../train/games.ts';
import { lessonOf } from '../train/lessons.ts';

/** A game in which always the option in the middle is chosen. */
function statesOf(decks: readonly [People, People], seed: number): readonly State[] {
  const states: State[] = [];
  let { state } = newGame({ decks, seed });
  for (let asked = decision(state); asked !== null && states.length < 400; asked = decision(state)) {
    states.push(state);
    ({ state } = apply(state, asked.options[asked.options.length >> 1].id));
  }
  return [...states, state];
}

const critic = trainedCritic();
const states = statesOf(['vulca', 'hoax'], 3);

describe('the critic', () => {
  test('gives chances between 0 and 1, the same for the same position', () => {
    const chances = states.map((state) => critic.chanceOf(state));
    for (const chance of chances) expect(chance >= 0 && chance <= 1).toBe(true);
    expect(states.toReversed().map((state) => critic.chanceOf(state))).toEqual(chances.toReversed());
  });

  test('knows the result of a finished game', () => {
    const end = states[states.length - 1];
    const over = { ...end, cells: end.cells.slice() };
    over.cells[PHASE] = OVER;
    expect([1, 2].map((winner) => ((over.cells[WINNER] = winner), critic.chanceOf(over)))).toEqual([1, 0]);
  });

  test('sees the cards that no player sees', () => {
    const [state] = states;
    const other = { ...state, cells: state.cells.slice() };
    const [hand, deck] = [zone(1, HAND), zone(1, DECK)];
    [other.cells[hand], other.cells[deck]] = [state.cells[deck], state.cells[hand]];
    expect(critic.chanceOf(other)).not.toBeCloseTo(critic.chanceOf(state), 3);
  });

  test('is delivered with half of each number, which changes its chances by less than 0.01', () => {
    const weights = firstWeights(trainedWeights());
    const [whole, half] = [networkCritic(weights), networkCritic(unpackedCritic(packedCritic(weights)))];
    for (const state of states.slice(0, 40))
      expect(Math.abs(whole.chanceOf(state) - half.chanceOf(state))).toBeLessThan(0.01);
    expect(packedCritic(weights).length).toBe(packWeights(weights).length / 2);
  });
});

describe('lessons for the critic', () => {
  const views = trainedWeights();
  const critics = firstWeights(views);
  const game = playedGame(views, 11);

  test('come from games that are the same for the same seed, also when they were kept in a file', () => {
    const [kept, other] = readGames(Buffer.from(writeGames([game, playedGame(views, 12)])));
    expect(playedGame(views, 11)).toEqual(game);
    expect(lessonOf(critics, { ...kept }, 0.9)).toEqual(lessonOf(critics, game, 0.9));
    expect(other.seed).toBe(12);
  });

  test('teach both sides, whose chances add up to 1', () => {
    const { samples, foreseen } = lessonOf(critics, game, 0.9);
    expect(samples).toHaveLength(2 * foreseen.length);
    for (let i = 0; i < samples.length; i += 2) {
      expect(samples[i].win + samples[i + 1].win).toBeCloseTo(1, 6);
      expect(samples[i].crystals + samples[i + 1].crystals).toBeCloseTo(0, 6);
    }
  });
});
