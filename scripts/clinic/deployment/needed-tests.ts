/** Prints which tests a commit needs, for deploy.yml. Imports no package, since it runs before any is installed. */
import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';

/** `clinic` selects only the tests that read the clinic's own files. */
type Tests = 'none' | 'clinic' | 'all';

const clinicFile = /^(?:content|brand)\//;

/** Other names at the root are refused, since a tool may load a file by its name, such as `.npmrc` or `.env.production`. */
const knownInRoot = new Set(
  [
    '.editorconfig .gitignore .node-version .prettierignore .prettierrc.json .stylelintrc.json',
    'CHANGELOG.md CONTRIBUTING.md LICENSE README.md SECURITY.md firebase.json index.html oxlint.config.ts',
    'package-lock.json package.json playwright.config.ts playwright.engines.config.ts renovate.json',
    'tsconfig.json vite.config.ts',
    // docs/accounts.md lists each of these folders of code.
    '.ci .devcontainer .github deployments docs e2e edit fixtures functions public scripts shared src',
    'static brand content',
  ].flatMap((names) => names.split(' ')),
);

export function testsFor(changed: string[]): Tests {
  if (changed.length === 0) return 'none';
  return changed.every((file) => clinicFile.test(file)) ? 'clinic' : 'all';
}

export const unknownRootEntries = (names: string[]) => names.filter((name) => !knownInRoot.has(name));

export type CheckRun = { name: string; conclusion: string | null; started_at: string };

/** Returns whether the last run of each job of `ci.yml`, which GitHub names `tests / …`, has succeeded. */
export function havePassed(runs: CheckRun[]): boolean {
  const tests = runs.filter(({ name }) => name.startsWith('tests / '));
  const inOrder = tests.toSorted((a, b) => a.started_at.localeCompare(b.started_at));
  const last = new Map(inOrder.map(({ name, conclusion }) => [name, conclusion]));
  return last.size > 0 && [...last.values()].every((conclusion) => conclusion === 'success');
}

/** `commits`: a commit and its ancestors, newest first. */
export function neededTests(
  commits: string[],
  runsOf: (commit: string) => CheckRun[],
  changedSince: (commit: string) => string[],
): Tests {
  const tested = commits.find((commit) => havePassed(runsOf(commit)));
  return tested === undefined ? 'all' : testsFor(changedSince(tested));
}

const run = (program: string, ...args: string[]) => execFileSync(program, args, { encoding: 'utf8' });

function fetchCheckRuns(commit: string): CheckRun[] {
  const path = `repos/${process.env.GITHUB_REPOSITORY}/commits/${commit}/check-runs?per_page=100`;
  return (JSON.parse(run('gh', 'api', path)) as { check_runs: CheckRun[] }).check_runs;
}

if (import.meta.main) {
  const entries = unknownRootEntries(run('git', 'ls-tree', '--name-only', 'HEAD').trim().split('\n'));
  if (entries.length > 0) {
    throw new Error(`Not known at the root of the repository: ${entries.join(', ')}. See knownInRoot.`);
  }
  const commits = run('git', 'rev-list', '--max-count=100', 'HEAD').trim().split('\n');
  const tests = neededTests(commits, fetchCheckRuns, (commit) =>
    run('git', 'diff', '--name-only', '--no-renames', '-z', commit, 'HEAD').split('\0').filter(Boolean),
  );
  console.log(`Tests: ${tests}`);
  appendFileSync(process.env.GITHUB_OUTPUT ?? '/dev/null', `tests=${tests}\n`);
}
