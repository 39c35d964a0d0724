/** `.github/workflows/deploy.yml` asks which tests its commit needs, before anything is installed. */
import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';

/** `clinic`: the tests that read the clinic's own files. */
type Tests = 'none' | 'clinic' | 'all';

const ofClinic = /^(?:content|brand|deployments)\//;

/** All else is code, which no text may carry out untested. */
export function testsFor(changed: string[]): Tests {
  if (changed.length === 0) return 'none';
  return changed.every((file) => ofClinic.test(file)) ? 'clinic' : 'all';
}

export type CheckRun = { name: string; conclusion: string | null; started_at: string };

/** Whether the last run of each job of `ci.yml` has succeeded. */
export function havePassed(runs: CheckRun[]): boolean {
  const tests = runs.filter(({ name }) => name.startsWith('tests / '));
  const inOrder = tests.toSorted((a, b) => a.started_at.localeCompare(b.started_at));
  const last = new Map(inOrder.map(({ name, conclusion }) => [name, conclusion]));
  return last.size > 0 && [...last.values()].every((conclusion) => conclusion === 'success');
}

/** `commits`: the commit and its ancestors, the newest first. */
export function neededTests(
  commits: string[],
  runsOf: (commit: string) => CheckRun[],
  changedSince: (commit: string) => string[],
): Tests {
  const tested = commits.find((commit) => havePassed(runsOf(commit)));
  return tested === undefined ? 'all' : testsFor(changedSince(tested));
}

const run = (program: string, ...args: string[]) => execFileSync(program, args, { encoding: 'utf8' });

function askGithub(commit: string): CheckRun[] {
  const path = `repos/${process.env.GITHUB_REPOSITORY}/commits/${commit}/check-runs?per_page=100`;
  return (JSON.parse(run('gh', 'api', path)) as { check_runs: CheckRun[] }).check_runs;
}

if (import.meta.main) {
  const commits = run('git', 'rev-list', '--max-count=100', 'HEAD').trim().split('\n');
  const tests = neededTests(commits, askGithub, (commit) =>
    run('git', 'diff', '--name-only', '--no-renames', '-z', commit, 'HEAD').split('\0').filter(Boolean),
  );
  console.log(`Tests: ${tests}`);
  appendFileSync(process.env.GITHUB_OUTPUT ?? '/dev/null', `tests=${tests}\n`);
}
