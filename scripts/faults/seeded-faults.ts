import { readFileSync } from 'node:fs';

/** A mistake somebody could make in the product, and the test that must fail because of it. */
export type Fault = {
  promise: string;
  /** From the root of the repository. */
  file: string;
  /** Whole lines that stand exactly once in the file. */
  find: string;
  replace: string;
  caughtBy: {
    file: string;
    /** A part of the test's title; without it, all tests of the file run. */
    title?: string | undefined;
  };
};

const section =
  /^### (?<promise>.+)\n\n- `(?<file>[^`]+)`\n- `(?<testFile>[^`]+)`(?: › `(?<title>[^`]+)`)?\n\n```diff\n(?<diff>[^`]*(?:`(?!``)[^`]*)*)\n```$/gm;

/** The lines of one side of a diff. */
function sideOf(diff: string, other: '-' | '+'): string {
  const lines = diff.split('\n').filter((line) => !line.startsWith(other));
  return lines.map((line) => `${line.slice(1)}\n`).join('');
}

/** The faults of docs/seeded-faults.md, in its order. */
export function readFaults(): Fault[] {
  const page = readFileSync('docs/seeded-faults.md', 'utf8');
  const faults = Array.from(page.matchAll(section), ({ groups = {} }): Fault => {
    const { promise = '', file = '', testFile = '', title, diff = '' } = groups;
    return {
      promise,
      file,
      find: sideOf(diff, '+'),
      replace: sideOf(diff, '-'),
      caughtBy: { file: testFile, title },
    };
  });
  const promises = page.match(/^### /gm)?.length ?? 0;
  if (faults.length !== promises) throw new Error(`${promises - faults.length} faults cannot be read.`);
  return faults;
}

/** The text of the file with the mistake in it. Throws when the lines it replaces do not stand there once. */
export function textWithFault({ promise, file, find, replace }: Fault, text: string): string {
  const [before, after, ...more] = `\n${text}`.split(`\n${find}`);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`“${promise}”: the lines it changes do not stand once in ${file}.`);
  }
  return `${before}\n${replace}${after}`.slice(1);
}
