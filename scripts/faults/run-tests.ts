/** Runs tests and tells a test that failed from tests that could not be run. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

/** Files of tests, and parts of their titles; all tests of the files when there is none. */
type TestRun = { files: string[]; titles: string[] };

export type Outcome =
  | { kind: 'passed' }
  | { kind: 'failed'; tests: string[] }
  /** The build, the emulators or the tests themselves did not start: this proves nothing about the site. */
  | { kind: 'not run'; why: string };

type Result = { title: string; status: string };

/** The last lines of the output of a run that did not start. */
const linesShown = 12;

export const isBrowserTest = (file: string) => file.endsWith('.spec.ts');

function argumentsOf({ files, titles }: TestRun, report: string): string[] {
  const pattern = titles.map((title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  if (files.some(isBrowserTest)) {
    const projects = new Set(files.map((file) => `--project=${file.split('/')[1]}`));
    const titled = pattern ? ['-g', pattern] : [];
    return ['scripts/test-browser.ts', '--reporter=json', '--no-deps', ...projects, ...titled, ...files];
  }
  const titled = pattern ? ['-t', pattern] : [];
  const output = ['--reporter=json', `--outputFile=${report}`];
  return ['node_modules/vitest/vitest.mjs', 'run', ...output, ...titled, ...files];
}

function resultsOfSuite({ specs, suites = [] }: JSONReportSuite): Result[] {
  const own = specs.map(({ title, ok }) => ({ title, status: ok ? 'passed' : 'failed' }));
  return [...own, ...suites.flatMap(resultsOfSuite)];
}

function readResults(file: string): Result[] {
  let report: JSONReport | JsonTestResults;
  try {
    report = JSON.parse(readFileSync(file, 'utf8')) as typeof report;
  } catch {
    return [];
  }
  if ('suites' in report) return report.suites.flatMap(resultsOfSuite);
  const assertions = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  return assertions.map(({ fullName: title, status }) => ({ title, status }));
}

/** Runs the tests of some files, all of them with a browser or all without. */
export function runTests(run: TestRun): Outcome {
  const folder = mkdtempSync(join(tmpdir(), 'faults-'));
  const report = join(folder, 'report.json');
  try {
    const { status, stdout, stderr } = spawnSync(process.execPath, argumentsOf(run, report), {
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      encoding: 'utf8',
      maxBuffer: Infinity,
    });
    const results = readResults(report);
    const failed = results.filter((result) => result.status === 'failed');
    if (failed.length > 0) return { kind: 'failed', tests: failed.map(({ title }) => title) };
    const isAnyPassed = results.some((result) => result.status === 'passed');
    if (status === 0 && isAnyPassed) return { kind: 'passed' };
    const last = `${stdout}${stderr}`.trim().split('\n').slice(-linesShown).join('\n');
    return { kind: 'not run', why: status === 0 ? 'No test has this title.' : last };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
