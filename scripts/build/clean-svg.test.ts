import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fixtureClinic } from '../../shared/clinic/folder.ts';
import { cleanSvg } from './clean-svg.ts';

const svg = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">${inner}</svg>`;

test.each([
  ['a script', '<script>alert(1)</script><path d="M0 0"/>', '<path d="M0 0"></path>'],
  ['a script with a prefix', '<x:script xmlns:x="http://www.w3.org/2000/svg" href="a.js"/>', ''],
  ['an event', '<path onclick="a()" d="M0 0"/>', '<path d="M0 0"></path>'],
  ['a link', '<a xlink:href="javascript:a()"><text>a</text></a>', '<text>a</text>'],
  ['a page', '<foreignObject><iframe src="https://evil.example"/></foreignObject>', ''],
  ['a picture from elsewhere', '<image xlink:href="https://evil.example/a.png"/>', '<image></image>'],
  ['a drawing from elsewhere', '<use href="https://evil.example/a.svg#a"/>', '<use></use>'],
  ['an animated address', '<set attributeName="xlink:href" to="data:a"/>', '<set to="data:a"></set>'],
])('%s goes, and the drawing stays', (_, written, left) => {
  expect(cleanSvg(svg(written))).toBe(svg(left));
});

test.each([
  ['<style>@import "https://evil.example/a.css";</style>'],
  ['<style>@import url(a.css);</style>'],
  [String.raw`<style>path { fill: u\72l(https://evil.example/a.svg) }</style>`],
  ['<path style="fill: image-set(&quot;https://evil.example/a.png&quot; 1x)" d="M0 0"/>'],
  ['<path style="fill: url( \'https://evil.example/a.svg#a\')" d="M0 0"/>'],
])('a drawing that is another one without a file from elsewhere is refused: %s', (written) => {
  expect(cleanSvg(svg(written))).toBeUndefined();
});

test('a drawing whose document type defines names is refused, and so are a text and a million groups', () => {
  expect(cleanSvg(`<!DOCTYPE svg [<!ENTITY a "<script/>">]>${svg('&a;')}`)).toBeUndefined();
  expect(cleanSvg('<p>a</p>')).toBeUndefined();
  expect(cleanSvg(svg('<g>'.repeat(1_000_000)))).toBeUndefined();
});

test('every drawing of the clinic looks as before', async () => {
  const pixels = (drawing: string) => sharp(Buffer.from(drawing)).raw().toBuffer();
  for (const part of ['drawings', 'logo', 'partners']) {
    const folder = join(fixtureClinic, 'brand', part);
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.svg'))) {
      const drawing = readFileSync(`${folder}/${file}`, 'utf8').replace(/var\([^)]*\)/g, '#123456');
      const cleaned = cleanSvg(drawing) ?? '';
      expect((await pixels(cleaned)).equals(await pixels(drawing)), file).toBe(true);
    }
  }
});
