import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { backgrounds } from '../../src/model/define/backgrounds.ts';

const code = globSync('{src,shared,functions/src}/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$|[/\\]testing[/\\]/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

test.each([
  ['a colour, which is the brand’s to say', /#(?:[\da-f]{6}|[\da-f]{3})\b|\brgba?\(|\bhsla?\(/i],
  ['the preview, since drafts are never built', /PREVIEW_TOKEN|preview\.contentful/],
])('no code that is built names %s', (_, pattern) => {
  expect(code.length).toBeGreaterThan(200);
  expect(code.filter(({ text }) => pattern.test(text)).map(({ file }) => file)).toEqual([]);
});

test('every background that code names, or content may, has its class', () => {
  const backgroundsIn = (text: string) =>
    [...text.matchAll(/\bbackground-((?:surface|dark)[\w-]*)/g)].map(([, name = '']) => name);
  const classes = new Set(backgroundsIn(readFileSync('src/styles/backgrounds.css', 'utf8')));
  const named = code.flatMap(({ text }) => backgroundsIn(text));
  expect(named.length).toBeGreaterThan(10);
  expect([...named, ...Object.keys(backgrounds)].filter((name) => !classes.has(name))).toEqual([]);
});
