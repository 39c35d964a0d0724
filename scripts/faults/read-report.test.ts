import { expect, test } from 'vitest';
import { failedTests } from './read-report.ts';

test('a report of Vitest says which tests failed', () => {
  const assertionResults = [
    { fullName: 'a price is written', status: 'failed' },
    { fullName: 'a range is written', status: 'passed' },
    { fullName: 'a note is parted', status: 'skipped' },
  ];
  expect(failedTests({ testResults: [{ assertionResults }] })).toEqual({
    failed: ['a price is written'],
    passed: 1,
  });
});

test('a report of Playwright says so, too', () => {
  const spec = (title: string, ok: boolean, status: string) => ({ title, ok, tests: [{ status }] });
  const specs = [spec('sends', false, 'unexpected'), spec('opens', true, 'expected')];
  const inner = { specs: [spec('closes', true, 'skipped')] };
  expect(failedTests({ suites: [{ specs, suites: [inner] }] })).toEqual({ failed: ['sends'], passed: 1 });
});

test('a run without a report, or without a test, has failed at nothing', () => {
  for (const report of [undefined, {}, { suites: [] }, { testResults: [{ assertionResults: [] }] }]) {
    expect(failedTests(report)).toEqual({ failed: [], passed: 0 });
  }
});
