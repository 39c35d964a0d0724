import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { backgrounds } from '../../src/model/define/backgrounds.ts';

const colour = /#(?:[\da-f]{6}|[\da-f]{3})\b|\brgba?\(|\bhsla?\(/i;

const code = globSync('{src,shared,functions/src}/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$|[/\\]testing[/\\]/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

test('colours stand in the brand alone; stylelint sees to the style sheets', () => {
  expect(code.length).toBeGreaterThan(200);
  expect(code.filter(({ text }) => colour.test(text)).map(({ file }) => file)).toEqual([]);
});

const surfacesIn = (text: string) =>
  [...text.matchAll(/\bbackground-((?:surface|dark)[\w-]*)/g)].map(([, name = '']) => name);

test('every surface that code names, or content may, has its class', () => {
  const classes = new Set(surfacesIn(readFileSync('src/styles/base.css', 'utf8')));
  const named = code.flatMap(({ text }) => surfacesIn(text));
  expect(named.length).toBeGreaterThan(10);
  expect([...named, ...backgrounds].filter((name) => !classes.has(name))).toEqual([]);
});
