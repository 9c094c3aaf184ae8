/**
 * Files share a worker, so Stryker's record of what each test reaches would grow from file to file, be sent after
 * each, and use up all memory. What earlier files reached has been sent when the next one begins.
 */
const coverage = globalThis['__stryker__']?.mutantCoverage;
if (coverage !== undefined) Object.assign(coverage, { static: {}, perTest: {} });
