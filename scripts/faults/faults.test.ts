import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { faultPage, faultTable } from './fault-table.ts';
import { faults } from './faults.ts';

test('there are 30 faults at least, each with a name of its own', () => {
  expect(faults.length).toBeGreaterThanOrEqual(30);
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
});

test.each(faults)('$name can still be made', ({ file, find, replace, caughtBy, before }) => {
  expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2);
  expect(replace).not.toBe(find);
  expect(existsSync(caughtBy.file), caughtBy.file).toBe(true);
  expect(before, 'Try it with the tests of commit c43960d.').not.toBe('');
});

test('the page about them is up to date', async () => {
  expect(readFileSync(faultPage, 'utf8'), 'Run `npm run test:faults -- --write`.').toBe(
    await faultTable(faults),
  );
});
