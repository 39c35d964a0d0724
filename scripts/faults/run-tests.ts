/** Runs tests and tells a test that failed from tests that could not be run. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failedTests, type Report } from './read-report.ts';

export type TestRun = {
  files: string[];
  /** Parts of the titles of the tests to run; all of them when it is empty. */
  titles: string[];
};

export type Outcome =
  | { kind: 'passed' }
  | { kind: 'failed'; tests: string[] }
  /** The build, the emulators or the tests themselves did not start: this proves nothing about the site. */
  | { kind: 'not run'; why: string };

/** The last lines of the output of a run that did not start. */
const linesShown = 12;

let running: Promise<unknown> = Promise.resolve();

/** Resolves once the tests under way have ended, as Ctrl-C makes them. */
export const ended = () => running;

export const isBrowserTest = (file: string) => file.endsWith('.spec.ts');

function vitestProject(file: string): string {
  if (file.startsWith('e2e/build/')) return 'build';
  if (file.startsWith('scripts/prove/')) return 'resilience';
  return file.endsWith('.tsx') ? 'app' : 'unit';
}

function argumentsOf({ files, titles }: TestRun, report: string): string[] {
  const pattern = titles.map((title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  if (files.some(isBrowserTest)) {
    const projects = new Set(files.map((file) => file.split('/')[1]));
    return [
      'scripts/test-browser.ts',
      '--reporter=json',
      '--no-deps',
      ...[...projects].map((project) => `--project=${project}`),
      ...(pattern ? ['-g', pattern] : []),
      ...files,
    ];
  }
  const projects = new Set(files.map(vitestProject));
  return [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=json',
    `--outputFile=${report}`,
    ...[...projects].flatMap((project) => ['--project', project]),
    ...(pattern ? ['-t', pattern] : []),
    ...files,
  ];
}

/** Runs a program under this Node; gives its exit code and what it wrote. */
function spawnNode(args: string[], env: Record<string, string>): Promise<{ code: number; output: string }> {
  const run = new Promise<{ code: number; output: string }>((resolve) => {
    // In the group of this process, so that Ctrl-C reaches the tests and they end what they started.
    const child = spawn(process.execPath, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
  running = run;
  return run;
}

function readReport(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}

/** Runs the tests of some files, all of one kind. */
export async function runTests(run: TestRun): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'faults-'));
  const report = join(folder, 'report.json');
  try {
    const { code, output } = await spawnNode(argumentsOf(run, report), {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    });
    const { failed, passed } = failedTests(readReport(report));
    if (failed.length > 0) return { kind: 'failed', tests: failed };
    if (code === 0 && passed > 0) return { kind: 'passed' };
    const why =
      code === 0 ? 'No test has this title.' : output.trim().split('\n').slice(-linesShown).join('\n');
    return { kind: 'not run', why };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
