import { describe, expect, test } from 'vitest';
import { isGreen, summarize } from '../lib/summary.ts';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((outcome) => ({ status: outcome })),
});

describe('the closing line of a CI run', () => {
  test('repeats the numbers of vitest', () => {
    const report = {
      numPassedTests: 3,
      numFailedTests: 1,
      testResults: [file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed')],
    };
    expect(summarize(report)).toEqual({ passed: 3, failed: 1 });
  });

  test('counts a file that could not be loaded as a failure', () => {
    const report = {
      numPassedTests: 2,
      numFailedTests: 0,
      testResults: [file('passed', 'passed', 'passed'), file('failed')],
    };
    expect(summarize(report)).toEqual({ passed: 2, failed: 1 });
  });

  test('is green only if something passed and nothing failed', () => {
    expect(isGreen({ passed: 1, failed: 0 })).toBe(true);
    expect(isGreen({ passed: 1, failed: 1 })).toBe(false);
    expect(isGreen({ passed: 0, failed: 0 })).toBe(false);
  });
});
