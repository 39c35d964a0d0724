import { expect, test } from 'vitest';
import { embeddedSpace } from '../../testing/changed-space.ts';
import { findPasteArtifacts } from '../../../scripts/content/check/unexpected-characters.ts';
import { sanitizeHtml } from './markup.ts';
import { pasteArtifactIn, removePasteArtifacts } from './paste-artifacts.ts';

const word = (mark: string, text: string) =>
  `<p class=MsoListParagraph><span style='mso-list:Ignore'>${mark}<span>&nbsp;&nbsp;&nbsp;&nbsp; </span></span>${text}</p>`;
const link = (address: string) => `<p><a href="${address}">aici</a></p>`;

test.each([
  [
    '<p>la\u00A0prima&nbsp;vizită,\u00A0cu\u00A020\u00A0de minute</p>',
    '<p>la prima vizită, cu\u00A020\u00A0de minute</p>',
  ],
  ['<p>Fren\u202Eectomie\uFEFF</p>', '<p>Frenectomie</p>'],
  [word('·', 'Primul') + word('·', 'Al doilea'), '<ul><li>Primul</li><li>Al doilea</li></ul>'],
  [word('1.', 'Primul') + word('2.', 'Al doilea'), '<ol><li>Primul</li><li>Al doilea</li></ol>'],
  [link('https://www.google.com/url?q=https://cmsr.ro/a?b%3D1&amp;sa=D'), link('https://cmsr.ro/a?b=1')],
  [
    link('https://eur01.safelinks.protection.outlook.com/?url=http%3A%2F%2Fcmsr.ro%2F&amp;data=05'),
    link('https://cmsr.ro/'),
  ],
  [link('https://l.facebook.com/l.php?u=https%3A%2F%2Fcmsr.ro%2F&amp;h=AT0'), link('https://cmsr.ro/')],
  [
    '<p>**Important**: [aici](/ro/contact)</p>',
    '<p><strong>Important</strong>: <a href="/ro/contact">aici</a></p>',
  ],
  ['<p>## Prima vizită</p>', '<h2>Prima vizită</h2>'],
])('%s is found and repaired', (copied, repaired) => {
  const html = sanitizeHtml(copied);
  expect(pasteArtifactIn(html, true)).toBeDefined();
  expect(removePasteArtifacts(html, true)).toBe(repaired);
  expect(pasteArtifactIn(repaired, true)).toBeUndefined();
});

test.each([
  link('https://docs.google.com/document/d/1a2b/edit?usp=sharing'),
  link('https://clinica.sharepoint.com/:w:/g/a'),
  link('https://www.google.com/url?q=javascript:alert(1)'),
])('%s is found, and only its author knows what is meant', (html) => {
  expect(pasteArtifactIn(html, true)).toBeDefined();
  expect(removePasteArtifacts(html, true)).toBe(html);
});

test.each([
  '<p>1. Un singur rând numerotat.</p><p>2 * 3 ** 4, [sic], dr.\u00A0Ana, la\u00A0112, - 15%</p>',
  link('https://www.google.com/maps?q=https'),
])('%s is meant', (html) => {
  expect(pasteArtifactIn(html, true)).toBeUndefined();
  expect(removePasteArtifacts(html, true)).toBe(html);
});

test('a line has the words alone, and our own texts have nothing to repair', () => {
  expect(removePasteArtifacts('**Prima**\u00A0vizită [aici](/ro/contact)', false)).toBe('Prima vizită aici');
  expect(findPasteArtifacts({ space: embeddedSpace })).toEqual([]);
});
