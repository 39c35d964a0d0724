import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildFolders, functionPagesFolder } from '../../scripts/build/build-folders.ts';
import { unsupportedInScript, unsupportedInStyles } from '../support/unsupported-features.ts';

/** Features of the style sheets that some of the oldest browsers lack, and what these browsers show instead. */
const enhancements = {
  ':popover-open': 'the menu and the languages stand in the header',
  '@starting-style': 'only a panel needs it',
  '@container': 'large letters break the rows of a price table; the banner has no columns',
  'container-type': 'as above',
  '1cqi': 'sizes by the window',
  'overflow: clip': 'hidden',
  'overflow-x: clip': 'hidden',
  '.service-hero__art:has(img:not([src*=svg]))': 'a photograph has the size of a drawing',
  '.tile__art:has(img:not([src*=svg]))': 'a photograph has the size of a drawing',
  'html:has(.field textarea:focus)': 'the cursor’s line is scrolled into view without the rest of its field',
  'html:has(.has-chosen)': 'the bar may cover the focus',
  'html:has(.mobile-panel:popover-open)': 'no panel opens',
  ':has(.book)': 'the booklet prints the footer and the arrows',
  ':has(:target)': 'below the list of emergencies is empty room until the scripts run',
  ':has(>:not([hidden]))': 'without a day off soon there is a little more room below the hours',
  ':has(li:nth-child(5n+1):last-child)': 'the list of emergencies has rows of three',
  ':has(tr:nth-child(9))': 'the printed list breaks anywhere',
  'color-mix()': 'no shadow; underlines and thin lines in the full colour of their text',
  '@media (scripting)': 'no room is kept for what comes with scripts',
  '@media (forced-colors)': 'no such mode',
  'forced-color-adjust': 'no such mode',
  '::details-content': 'the footer is folded in wide windows; folded text is not printed',
  'content-visibility': 'as above',
  'interpolate-size': 'the answered banner goes at once',
  'field-sizing': 'the message has its rows and scrolls',
  'text-wrap': 'lines break where they are full',
  '::marker': 'numbers in the colour of the text',
  'accent-color': 'boxes in the colour of the system',
  outline: 'corners of the outline are square',
  'overflow-anchor': 'the form moves up when an error above it disappears',
  'overscroll-behavior-x': 'a carousel drawn past its end may go Back',
  'scrollbar-width': 'the system’s own',
  'scrollbar-color': 'the system’s own',
  'justify-content: safe': 'centred also where it is too wide',
  'cursor: pointer': 'a finger has none',
  'cursor: progress': 'a finger has none',
  resize: 'a finger scrolls the message',
  size: 'the booklet prints upright',
  'size-adjust': 'a line may move when its font comes',
  'ascent-override': 'as above',
  'descent-override': 'as above',
  '@page': 'the margins of the system on paper',
  'break-after: avoid': 'a heading may stand alone on paper',
  orphans: 'a line may stand alone on paper',
  widows: 'a line may stand alone on paper',
};

const pages = [buildFolders().site, functionPagesFolder()].flatMap((folder) =>
  globSync('**/*.html', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8')),
);

function inlined(element: 'style' | 'script'): string[] {
  const pattern = new RegExp(`<${element}(?: data-chunks="[^"]*")?>([^]*?)</${element}>`, 'g');
  const texts = pages.flatMap((html) => [...html.matchAll(pattern)].map(([, text = '']) => text));
  return [...new Set(texts)];
}

test('the checks find what an older browser does not support', () => {
  expect(unsupportedInStyles('a{&:hover{color:red}}@media (width>=1px){a{mask:none}}')).toEqual([
    'mask',
    'width <= 1px',
    'nesting',
  ]);
  expect(
    unsupportedInStyles('a:nth-child(1 of b){width:1lh;colour:rgb(from red r g b)}::of-nobody{}'),
  ).toEqual(['1lh', 'colour', ':nth-child(1 of a)', '::of-nobody']);
  expect(unsupportedInStyles('a:not(:has(b)),c > d:has(:is(e, f):not(:checked)) g{color:red}')).toEqual([
    ':has(b)',
    'd:has(:is(e, f):not(:checked))',
  ]);
  expect(unsupportedInScript('a.split(/(?<=b)c/)')).toContain('syntax');
  expect(unsupportedInScript('a.split(RegExp(`(?<=b)c`));b["toSorted"]()')).toEqual(
    expect.arrayContaining(['/(?<=b)c/', '.toSorted()']),
  );
  const unsupported = [
    '/(?i:b)/.test(c)',
    'const b="(?<!c)"',
    'URL.parse(b)',
    'new CloseWatcher',
    'b.checkVisibility()',
  ];
  for (const code of unsupported) expect(unsupportedInScript(code), code).toHaveLength(1);
  const supported = [
    'a.split(/b(?=c)/)',
    'b.at(-1)',
    'b.toSorted?.()',
    'structuredClone(b)',
    'JSON.parse(b)',
  ];
  for (const code of supported) expect(unsupportedInScript(code), code).toEqual([]);
});

test('the style sheets have nothing unsupported but what may be missing', () => {
  const { site } = buildFolders();
  const printSheets = globSync('static/*.css', { cwd: site });
  const sheets = [...inlined('style'), ...printSheets.map((file) => readFileSync(join(site, file), 'utf8'))];
  expect(sheets).toHaveLength(2);
  expect([...new Set(sheets.flatMap(unsupportedInStyles))].toSorted()).toEqual(
    Object.keys(enhancements).toSorted(),
  );
});

test('no script has syntax, a regular expression or a function that is unsupported', () => {
  const { site } = buildFolders();
  const files = globSync('**/*.js', { cwd: site });
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    expect.soft(unsupportedInScript(readFileSync(join(site, file), 'utf8')), file).toEqual([]);
  }
  const loaders = inlined('script');
  expect(loaders).toHaveLength(1);
  expect(unsupportedInScript(loaders[0] ?? '')).toEqual([]);
});
