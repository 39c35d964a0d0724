import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { expect, test } from 'vitest';

const colour = /#(?:[\da-f]{6}|[\da-f]{3})\b|\brgba?\(|\bhsla?\(/i;

test('colours stand in the brand alone; stylelint sees to the style sheets', async () => {
  const files: string[] = [];
  for await (const file of glob('{src,shared,functions/src}/**/*.{ts,tsx}')) files.push(file);
  const code = files.filter((file) => !/\.test\.tsx?$|\/testing\//.test(file));
  expect(code.length).toBeGreaterThan(200);
  expect(code.filter((file) => colour.test(readFileSync(file, 'utf8')))).toEqual([]);
});
