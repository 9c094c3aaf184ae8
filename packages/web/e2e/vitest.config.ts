import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/** What takes longest comes first, so that both workers end at about the same time. */
const LONGEST = [
  'screens',
  'series',
  'journeys',
  'online',
  'contests',
  'layout',
  'learning',
  'draft-room',
  'account',
  'game',
  // It waits for ten seconds, in which the other worker has a core for itself.
  'days',
];

class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const nameOf = ({ moduleId }: TestSpecification): string => basename(moduleId, '.e2e.ts');
    const long = LONGEST.flatMap((name) => files.filter((file) => nameOf(file) === name));
    return Promise.resolve([...new Set([...long, ...files])]);
  }
}

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.e2e.ts'],
    globalSetup: ['./serve.ts'],
    // Each worker has a browser of its own, which keeps the profiles of one file for the next.
    pool: 'threads',
    maxWorkers: 2,
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // Nothing fails for want of time: where other work shares the machine, everything takes longer.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 300_000, interval: 60 } },
  },
});
