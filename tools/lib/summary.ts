/** The part of vitest's JSON report that the summary needs. */
export interface TestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

export interface Summary {
  readonly passed: number;
  readonly failed: number;
}

/** A file that failed to load counts as one failure: vitest itself counts none. */
export function summarize(report: TestReport): Summary {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

export function isGreen(summary: Summary): boolean {
  return summary.passed > 0 && summary.failed === 0;
}
