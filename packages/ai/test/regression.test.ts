import { describe, expect, test } from 'vitest';
import { randomFrom } from '../src/random.ts';
import { regression } from '../train/regression.ts';

describe('least squares', () => {
  test('recover the numbers behind noisy results, and their uncertainty', () => {
    const random = randomFrom(3);
    const truth = [0.3, -0.2, 0];
    const fit = regression(3);
    for (let i = 0; i < 4000; i++) {
      const row = Float64Array.from(truth, () => (random() < 0.3 ? 1 : 0));
      const noise = random() - 0.5;
      fit.add(
        row,
        truth.reduce((sum, number, k) => sum + number * row[k], noise),
      );
    }
    const penalties = [0.01, 0.01, 0.01];
    const found = fit.solve(penalties);
    const variance = fit.residual(found);
    expect(variance).toBeCloseTo(1 / 12, 2);
    truth.forEach((number, i) => {
      const error = Math.sqrt(variance * fit.covariance(penalties)[i][i]);
      expect(error).toBeLessThan(0.02);
      expect(Math.abs(found[i] - number)).toBeLessThan(3 * error);
    });
  });

  test('a penalty pulls unknown numbers to 0', () => {
    const fit = regression(2);
    fit.add(Float64Array.of(1, 0), 1);
    const [known, unknown] = fit.solve([1, 1]);
    expect(known).toBeCloseTo(0.5);
    expect(unknown).toBeCloseTo(0);
  });
});
