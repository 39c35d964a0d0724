import { expect, test } from 'vitest';
import { toHtml } from '../../lib/html.ts';
import { sanitizeHtml } from '../../model/define/markup.ts';
import { foldQuestions } from './fold-questions.ts';

const fold = (html: string) => foldQuestions(toHtml(sanitizeHtml(html)));
const folded = (title: string, text: string) =>
  `<details><summary><h3>${title}</h3></summary>${text}</details>`;

test('an answer folds below its question, up to the next heading', () => {
  const [first, second] = ['<p>a</p><ul><li>b</li></ul>', '<p>c</p>'];
  expect(fold(`<h2>Q</h2><h3>Why <em>so</em>?</h3>${first}<h3>When?</h3>${second}<h2>d</h2><p>e</p>`)).toBe(
    `<h2>Q</h2>${folded('Why <em>so</em>?', first)}${folded('When?', second)}<h2>d</h2><p>e</p>`,
  );
});

test('other headings stay as they are', () => {
  const html = '<h2>Why?</h2><p>a</p><h3>Brushing</h3><p>b</p>';
  expect(fold(html)).toBe(html);
});
