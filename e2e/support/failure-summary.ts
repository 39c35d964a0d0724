import { stripVTControlCharacters } from 'node:util';
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';

/** Names every failed test and the first lines of its error last, where a log that is cut keeps them. */
export default class FailureSummary implements Reporter {
  private tests: TestCase[] = [];

  onBegin(_config: FullConfig, suite: Suite) {
    this.tests = suite.allTests();
  }

  onEnd() {
    for (const test of this.tests.filter((one) => one.outcome() === 'unexpected')) {
      const error = stripVTControlCharacters(test.results.at(-1)?.error?.message ?? 'no error');
      const lines = error.split('\n').filter((line) => line.trim() !== '');
      console.log(`\n${test.location.file.split('/').at(-1)}:${test.location.line} ${test.title}`);
      for (const line of lines.slice(0, 12)) console.log(`  ${line.slice(0, 200)}`);
    }
  }
}
