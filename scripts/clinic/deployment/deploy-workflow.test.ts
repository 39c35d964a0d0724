import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { repository } from '../../../shared/clinic/folder.ts';
import { havePassed, neededTests, unknownRootEntries, testsFor, type CheckRun } from './needed-tests.ts';

type Result = 'success' | 'failure' | 'skipped';

const workflow = readFileSync(`${repository}/.github/workflows/deploy.yml`, 'utf8');
const partOf = (text: string, part: RegExp) => part.exec(text)?.[1] ?? '';
const jobs = [...workflow.matchAll(/^ {2}(\w+):\n((?:(?: {4}.*)?\n?)+)/gm)].flatMap(
  ([, name = '', text = '']) => {
    if (!/^ {4}(?:runs-on|uses):/m.test(text)) return [];
    const needed = partOf(text, /^ {4}needs: \[?([\w, ]+)/m).split(', ');
    const condition = partOf(text, /^ {4}if: (.+)$/m);
    return [{ name, text, condition, needed: needed.filter(Boolean) }];
  },
);

/** GitHub's conditions with names, texts, `!`, `&&` and `==` are also JavaScript. */
function holds(condition: string, values: Record<string, unknown>): boolean {
  const source = `return Boolean(${condition.replace(/^\$\{\{(.*)\}\}$/, '$1')})`;
  // oxlint-disable-next-line no-new-func
  return new Function(...Object.keys(values), source)(...Object.values(values)) as boolean;
}

type Run = { tests: string; testsAre?: Result; ref?: string };

function whatRuns({ tests, testsAre = 'success', ref = 'refs/heads/main' }: Run): string[] {
  const outputs = { plan: { tests }, check: { projects: '[{}]' } } as Record<string, object>;
  const needs: Record<string, { result: Result; outputs: object }> = {};
  const ran: string[] = [];
  for (const { name, text, condition, needed } of jobs) {
    const failure = () => Object.values(needs).some(({ result }) => result === 'failure');
    const values = { needs, github: { ref }, failure, cancelled: () => false };
    const haveNeededSucceeded = needed.every((job) => needs[job]?.result === 'success');
    // Without one of these functions in the condition, GitHub adds `success()`.
    const isOpen = /failure\(\)|cancelled\(\)/.test(condition) || haveNeededSucceeded;
    const runs = isOpen && (condition === '' || holds(condition, values));
    const result = name === 'tests' ? testsAre : 'success';
    needs[name] = { result: runs ? result : 'skipped', outputs: outputs[name] ?? {} };
    if (!runs) continue;
    const steps = [...text.matchAll(/^ {6}- if: (.+)\n {8}run: (.+)$/gm)];
    const done = steps.filter(([, asked = '']) => holds(asked, values)).map(([, , command = '']) => command);
    ran.push([name, ...done].join(': '));
  }
  return ran;
}

const passed = (name: string, conclusion: string | null = 'success', minute = 0): CheckRun => ({
  name: `tests / ${name}`,
  conclusion,
  started_at: `2026-12-01T10:0${minute}:00Z`,
});

type Push = { changed: string[]; runs?: CheckRun[] };

/** Takes the newest push first. */
function testsOf(pushes: Push[]) {
  const commits = pushes.map((_, index) => String(index));
  const changedSince = (commit: string) => pushes.slice(0, Number(commit)).flatMap(({ changed }) => changed);
  return neededTests(commits, (commit) => pushes[Number(commit)]?.runs ?? [], changedSince);
}

const [text, code] = [['content/entries/prices.json'], ['src/main.tsx']];
const [green, red] = [[passed('all')], [passed('all', 'failure')]];
const start = { changed: code, runs: green };

const onlyClinic = 'check: npm run content:check && npx playwright test --project=clinic';

test.each<[string, Push[], Omit<Run, 'tests'>, string[]]>([
  ['a text', [{ changed: text }, start], {}, ['plan', onlyClinic, 'deploy']],
  ['a second text', [{ changed: text }, { changed: text }, start], {}, ['plan', onlyClinic, 'deploy']],
  ['code', [{ changed: code }, start], {}, ['plan', 'tests', 'check', 'deploy']],
  ['code, its tests red', [{ changed: code }, start], { testsAre: 'failure' }, ['plan', 'tests']],
  [
    'then a text',
    [{ changed: text }, { changed: code, runs: red }, start],
    { testsAre: 'failure' },
    ['plan', 'tests'],
  ],
  [
    'code without a run, then a text',
    [{ changed: text }, { changed: code }, start],
    {},
    ['plan', 'tests', 'check', 'deploy'],
  ],
  ['Contentful or a hand', [start], {}, ['plan', 'check', 'deploy']],
  ['another branch', [start], { ref: 'refs/heads/trial' }, []],
  ['a first push', [{ changed: text }], {}, ['plan', 'tests', 'check', 'deploy']],
])('%s: the jobs that run', (_, pushes, run, expected) => {
  expect(whatRuns({ tests: testsOf(pushes), ...run })).toEqual(expected);
});

test.each([
  ['clinic', ['content/entries/home.json', 'brand/drawings/hero.svg']],
  ['all', ['content/entries/home.json', 'deployments/clinica.env']],
  ['none', []],
  ['all', ['contents/a.json']],
  ['all', ['fixtures/clinic/content/assets.json']],
])('needs %s after a change of %j', (tests, changed) => {
  expect(testsFor(changed)).toBe(tests);
});

test.each([
  [true, [passed('all'), passed('packages')]],
  [true, [passed('all', 'failure', 1), passed('all', 'success', 2)]],
  [false, [passed('all', 'success', 1), passed('all', 'failure', 2)]],
  [false, [passed('all'), passed('packages', 'cancelled')]],
  [false, [passed('all'), passed('packages', null)]],
  [false, [{ ...passed(''), name: 'tests' }]],
  [false, []],
])('passed %s with %j', (expected, runs) => {
  expect(havePassed(runs)).toBe(expected);
});

test('editors may push nothing at the root, and in no folder but those of the clinic', () => {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: repository, encoding: 'utf8' })
    .split('\0')
    .filter(Boolean);
  const folders = new Set(
    files.filter((file) => file.includes('/')).map((file) => file.replace(/\/.*/, '')),
  ).difference(new Set(['brand', 'content']));
  expect(unknownRootEntries(files.map((file) => file.replace(/\/.*/, '')))).toEqual([]);
  expect(unknownRootEntries(['.npmrc', '.env.production', 'vite.config.mts', 'content'])).toHaveLength(3);
  const accounts = readFileSync(`${repository}/docs/accounts.md`, 'utf8');
  const rule = partOf(accounts, /restrict file paths: ([^.]*(?:\.[^ ][^.]*)*)\. /);
  const paths = [...rule.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
  expect(paths).toEqual(expect.arrayContaining(['*', '.*', '**/.*']));
  expect([...folders].filter((folder) => !paths.includes(`${folder}/**/*`))).toEqual([]);
});
