import { expect, test, vi } from 'vitest';
import { fixtureClinic } from '../../../shared/clinic/folder.ts';
import { changedSpace, type SpaceEditor } from '../../../src/testing/changed-space.ts';
import type { ProblemCode } from '../../../src/model/define/problems.ts';
import { runChecks, stopsSave, type Check } from './all-checks.ts';
import { findDeadLinks } from './dead-links.ts';
import { findPhoneMismatches } from './phone-mismatches.ts';
import { findJoinedLines, findLostStyling, findLostMarkup } from './lost-markup.ts';
import { findUnexpectedCharacters } from './unexpected-characters.ts';

vi.stubEnv('CLINIC_DIR', fixtureClinic);

const article = ['service-ortodontie', 'serviceDescription', 'ro'] as const;
const written = (html: string) => (editor: SpaceEditor) => editor.set(...article, html);

const ofTexts = new Set<Check['find']>([
  findDeadLinks,
  findPhoneMismatches,
  findJoinedLines,
  findLostStyling,
  findLostMarkup,
  findUnexpectedCharacters,
]);

const findingsOf = (change: (editor: SpaceEditor) => void) =>
  runChecks(changedSpace(change), ({ stops, find }) => stops === 'build' || ofTexts.has(find));

const phone = '<a href="tel:+40700000000">0700 000 000</a>';

test.each<[string, ProblemCode, Record<string, string>]>([
  ['<table><tr><td>a</td></tr></table>', 'markupLost', { tags: '<table>' }],
  ['<p>a <img src="a.png"> <s>b</s></p>', 'markupLost', { tags: '<img>, <s>' }],
  ['<ol start="3"><li>a</li></ol>', 'markupLost', { tags: '<ol start>' }],
  ['<p>Copii <ani', 'tagUnclosed', { tag: '<ani' }],
  [
    phone.replace('0700 000 000', '0700 000 001'),
    'numberDiffers',
    { shown: '0700 000 001', dialled: '+40700000000' },
  ],
  [
    phone.replace('</a>', ' sau 0700 000 001</a>'),
    'numberDiffers',
    { shown: '0700 000 000 sau 0700 000 001' },
  ],
  ['<a href="tel:+400700000000">0700 000 000</a>', 'numberDiffers', { dialled: '+400700000000' }],
  ['<p>a</p><p><a href="/ro/contact>b</a> c</p>', 'tagUnclosed', { tag: '<a href="/ro/contact>b</a> c</p>' }],
  ['<a href="tel:112">Sunați la 113</a>', 'numberDiffers', { shown: 'Sunați la 113', dialled: '112' }],
  [
    '<a href="https://wa.me/+40700000000">a</a>',
    'messagingNumber',
    { address: 'https://wa.me/+40700000000' },
  ],
  [
    '<a href="https://wa.me/40700000000">0700 000 001</a>',
    'numberDiffers',
    { shown: '0700 000 001', dialled: '+40700000000' },
  ],
])('%s stops a save', (html, code, values) => {
  const [found, ...others] = findingsOf(written(html));
  expect(others).toEqual([]);
  expect(found?.finding).toMatchObject({
    code,
    values,
    place: { entry: article[0], field: article[1], locale: 'ro' },
  });
  expect(found && stopsSave(found)).toBe(true);
});

test('a placeholder of a legal text is filled before its address is checked', () => {
  const html =
    '<p>Sunați la <a href="tel:{phoneNumber}">0264 123 456</a>, <a href="{operatorName}">aici</a> sau <a href="tel:{phoneNumber}">{phoneString}</a></p>';
  const found = findingsOf((editor) => editor.set('terms-0', 'sectionDescription', 'ro', html));
  expect(found.map(({ finding: { code, values } }) => [code, values['dialled'] ?? values['target']])).toEqual(
    [
      ['deadLink', expect.not.stringContaining('{')],
      ['numberDiffers', '+40700000000'],
    ],
  );
});

test('a look that a page does not show is named, and stops nothing', () => {
  const [found, ...others] = findingsOf(written('<p class="MsoNormal"><span style="color:red">a</span></p>'));
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    finding: { code: 'lookLost', values: { tags: '<p class>, <span>' } },
    stops: 'nothing',
  });
});

const asShown = [
  phone,
  '<a href="tel:0040700000000">+40 (0) 700 000 000</a>',
  '<a href="tel:112">112</a>, <a href="tel:+40700000000">Sunați-ne</a>',
  '<a href="/ro/contact&#35;programare">a</a>',
  '<a href="tel:%2B40700000000">la 0700/000–000</a>, <a href="tel:+447911123456">+44 7911 123456</a>',
  '<a href="https://wa.me/40700000000?text=a">a</a>, <a href="https://wa.me/message/ABC0123456789">b</a>',
  '<div>a</div><h4>b</h4><p>N<sub>2</sub>O 10<sup>2</sup> &nbsp; &copy;</p><p>&nbsp;</p>',
];

test('nothing is said of texts that are shown as they are written', () => {
  const found = findingsOf(written(asShown.join('<p>a</p>')));
  expect(found.map(({ finding }) => finding)).toEqual([]);
});

test.each([
  ['contactDetails', 'operatorDetails'],
  ['home', 'noFearLead'],
])('two lines in %s.%s, which a page joins, stop a save', (entry, field) => {
  const [found] = findingsOf((editor) => editor.set(entry, field, 'ro', 'Unu\nDoi'));
  expect(found?.finding).toMatchObject({ code: 'linesJoined', place: { entry, field } });
});

test.each([
  'https://wa.me/0722123456',
  'https://wa.me/722123456',
  'https://wa.me/40%20722%20123%20456',
  'https://wa.me/',
  'https://api.whatsapp.com/send?phone=0722123456',
  'https://api.whatsapp.com/send?phone=+40722123456',
])('%s opens no conversation', (address) => {
  const found = findingsOf((editor) => editor.set('contactDetails', 'messagingAppUrl', 'ro', address));
  expect(found.map(({ finding }) => finding.code)).toContain('messagingNumber');
});
