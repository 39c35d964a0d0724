import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, platform, totalmem } from 'node:os';
import { format } from 'prettier';
import { test as base, vi } from 'vitest';
import { type Functions, startFunctions } from './start-functions.ts';

/** `npm run prove` runs the tests at their full scale, and those too that take minutes. */
export const isFull = import.meta.env.MODE === 'full';

const file = 'docs/request-figures.md';

function machine(): string {
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${memory} GB, ${platform()}, Node ${process.version}`;
}

/** Writes a row of the document's table, in the place of the one of the same promise. */
async function writeFigure(promise: string, result: string) {
  const text = readFileSync(file, 'utf8').replace(
    /measured on .*?, everything/s,
    () => `measured on ${machine()}, everything`,
  );
  const rows = text.trimEnd().split('\n');
  const known = rows.findIndex((row) => row.split('|')[1]?.trim() === promise);
  const today = new Date(vi.getRealSystemTime()).toISOString().slice(0, 10);
  const row = `| ${[promise, result, today].join(' | ')} |`;
  rows.splice(known < 0 ? rows.length : known, known < 0 ? 0 : 1, row);
  const options = { parser: 'markdown', printWidth: 120, proseWrap: 'always' } as const;
  writeFileSync(file, await format(`${rows.join('\n')}\n`, options));
}

type Proof = {
  /** Started for each test that names it, and stopped after it. */
  functions: Functions;
  /** Keeps what was measured beside the promise, which is the title of the test. */
  measured: (result: string) => Promise<void>;
};

export const test = base.extend<Proof>({
  functions: async ({}, use) => {
    const functions = await startFunctions();
    await use(functions);
    await functions.stop();
  },
  measured: async ({ task }, use) => {
    await use(async (result) => {
      if (isFull) await writeFigure(task.name, result);
    });
  },
});
