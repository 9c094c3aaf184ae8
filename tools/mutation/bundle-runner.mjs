/**
 * A test runner for Stryker that runs the tests of a bundle in its own process. A mutant is switched on by a number
 * in the changed code, so nothing has to be built, started or read for it: most cost some hundredths of a second.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { bundleOf } from './bundle.mjs';
import { littleVitest } from './little-vitest.mjs';

const SUCCESS = 0;
const FAILED = 1;
/** Written by the first run, for runners that are started after a mutant that never ended. */
const TIMES = 'test-times.json';

class BundleRunner {
  static inject = ['options'];

  constructor({ bundledTests }) {
    this.files = bundledTests;
    // Through this object the changed code learns which mutant is active, and tells what it has reached.
    this.stryker = globalThis['__stryker__'] = {};
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    this.bundle = await bundleOf(this.files);
    this.times = existsSync(TIMES) ? JSON.parse(readFileSync(TIMES, 'utf8')) : {};
  }

  async dryRun() {
    const { stryker } = this;
    stryker.mutantCoverage = { static: {}, perTest: {} };
    const tests = [];
    this.beginAfresh();
    for (const file of this.files) {
      for (const test of this.load(file)) {
        stryker.currentTestId = test.id;
        const begun = performance.now();
        const failure = await failureOf(test);
        const timeSpentMs = (this.times[test.id] = performance.now() - begun);
        const result = failure === null ? { status: SUCCESS } : { status: FAILED, failureMessage: failure };
        tests.push({ id: test.id, name: test.name, fileName: file, timeSpentMs, ...result });
      }
      stryker.currentTestId = undefined;
    }
    writeFileSync(TIMES, JSON.stringify(this.times));
    return { status: 'complete', tests, mutantCoverage: stryker.mutantCoverage };
  }

  async mutantRun({ activeMutant, mutantActivation, testFilter = this.testsFor(activeMutant), hitLimit }) {
    const { stryker } = this;
    Object.assign(stryker, { hitCount: 0, hitLimit });
    const loading = mutantActivation === 'static' ? activeMutant.id : undefined;
    stryker.activeMutant = loading;
    this.beginAfresh();
    let nrOfTests = 0;
    for (const [file, ids] of this.shortestFirst(testFilter)) {
      stryker.activeMutant = loading;
      let tests;
      try {
        tests = this.load(file).filter(({ id }) => ids.has(id));
      } catch (error) {
        return { status: 'killed', killedBy: [...ids], failureMessage: String(error), nrOfTests };
      }
      stryker.activeMutant = activeMutant.id;
      for (const test of tests) {
        nrOfTests++;
        const failure = await failureOf(test);
        if (hitLimit !== undefined && stryker.hitCount > hitLimit)
          return { status: 'timeout', reason: `Hit limit reached (${stryker.hitCount}/${hitLimit})` };
        if (failure !== null)
          return { status: 'killed', killedBy: [test.id], failureMessage: failure, nrOfTests };
      }
    }
    return { status: 'survived', nrOfTests };
  }

  /** Stryker does not know which tests reach code that runs on loading. Tests of the engine never reach play. */
  testsFor({ fileName }) {
    const isOfPlay = fileName.includes('packages/play/');
    return Object.keys(this.times).filter((id) => !isOfPlay || id.startsWith('packages/play/'));
  }

  /** What one mutant leaves behind must not help to notice the next. */
  beginAfresh() {
    this.collected = [];
    globalThis.vitest = littleVitest(this.collected);
    this.bundle.runInThisContext();
  }

  load(file) {
    const before = this.collected.length;
    globalThis.testFiles[file]();
    return this.collected.slice(before).map(({ name, run }) => ({ name, run, id: `${file}#${name}` }));
  }

  /** Nearly every mutant is noticed by one of the short tests. */
  shortestFirst(ids) {
    const files = new Map();
    for (const id of ids) {
      const [file] = id.split('#', 1);
      const { tests, time } = files.get(file) ?? { tests: new Set(), time: 0 };
      files.set(file, { tests: tests.add(id), time: time + (this.times[id] ?? 0) });
    }
    return [...files].toSorted(([, a], [, b]) => a.time - b.time).map(([file, { tests }]) => [file, tests]);
  }
}

async function failureOf(test) {
  try {
    await test.run();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'bundle', injectableClass: BundleRunner }];
