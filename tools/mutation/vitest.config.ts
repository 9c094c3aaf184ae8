import { defineConfig } from 'vitest/config';

/** The tests of a package that its mutants have to pass, from its folder. */
export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: [
      // Long loops of random games: `npm test` and `npm run fuzz` run them.
      'test/{properties,encode,notation}/**',
      'test/telling/{everything,promises}.test.ts',
      'test/explain/agreement.test.ts',
      // Words, and cards as files: not about what the mutated folders do.
      'test/{words,reading,docs}/**',
      'test/pack/!(playing|many-texts).test.ts',
    ],
    setupFiles: ['tools/mutation/forget-coverage.mjs'],
    pool: 'threads',
    isolate: false,
    testTimeout: 60_000,
  },
});
