/** What Vitest and Playwright write as JSON, as far as it is read here. */
type BrowserSuite = {
  suites?: BrowserSuite[];
  specs?: { title: string; ok: boolean; tests: { status: string }[] }[];
};
type UnitFile = { assertionResults: { fullName: string; status: string }[] };
export type Report = { testResults?: UnitFile[]; suites?: BrowserSuite[] };

type Result = { title: string; status: 'passed' | 'failed' | 'skipped' };

function resultsOf(suite: BrowserSuite): Result[] {
  const own = (suite.specs ?? []).map(({ title, ok, tests }): Result => {
    const isSkipped = tests.every(({ status }) => status === 'skipped');
    return { title, status: isSkipped ? 'skipped' : ok ? 'passed' : 'failed' };
  });
  return [...own, ...(suite.suites ?? []).flatMap(resultsOf)];
}

/** The titles of the tests that failed, and how many passed. */
export function failedTests(report: Report | undefined): { failed: string[]; passed: number } {
  const units = (report?.testResults ?? []).flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({ title: fullName, status })),
  );
  const results = [...units, ...(report?.suites ?? []).flatMap(resultsOf)];
  return {
    failed: results.filter(({ status }) => status === 'failed').map(({ title }) => title),
    passed: results.filter(({ status }) => status === 'passed').length,
  };
}
