import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { belowTablet, fromDesktop, fromTablet } from './media.ts';

test('code and style sheets change at the same widths', () => {
  const sheet = readFileSync(join(import.meta.dirname, 'breakpoints.css'), 'utf8');
  const widthOf = (name: string) => new RegExp(`--${name} \\(width >= ([\\d.]+)em\\)`).exec(sheet)?.[1];
  expect(fromTablet).toBe(`(min-width: ${widthOf('tablet')}em)`);
  expect(belowTablet).toBe(`(max-width: ${Number(widthOf('tablet')) - 1 / 16}em)`);
  expect(fromDesktop).toBe(`(min-width: ${widthOf('desktop')}em)`);
});
