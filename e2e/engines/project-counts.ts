import type { FullResult, Reporter, TestCase } from '@playwright/test/reporter';

/** Says at the end how many tests of each project passed and how many were left out. */
export default class ProjectCounts implements Reporter {
  private tests: TestCase[] = [];

  onTestEnd(test: TestCase) {
    this.tests.push(test);
  }

  onEnd({ status }: FullResult) {
    if (status === 'interrupted' || this.tests.length === 0) return;
    const ofProjects = Map.groupBy(this.tests, (test) => test.parent.project()?.name ?? '');
    const count = (tests: TestCase[], outcome: string) =>
      tests.filter((test) => test.outcome() === outcome).length;
    const words = Array.from(ofProjects, ([name, tests]) => {
      const leftOut = count(tests, 'skipped');
      return `${name} ${count(tests, 'expected')}${leftOut ? ` (${leftOut} left out)` : ''}`;
    });
    console.log(`  passed: ${words.join(', ')}`);
  }
}
