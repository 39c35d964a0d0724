import { describe, expect, test } from 'vitest';
import { sanitizeHtml } from '../../model/define/html.ts';
import type { Html } from '../../model/site-content.ts';
import { areQuestions, placeOfPicture, sectionsOf } from './text-sections.ts';

const opening = '<p>a</p>';
const about = '<h2>b</h2><p>c</p>';
const steps = '<h2>d</h2><p>e</p><ol><li>f</li></ol>';
const questions = '<h2>g</h2><h3>h</h3><p>i</p>';

const read = (html: string) => sectionsOf(sanitizeHtml(html) as Html);

test('a text is cut before each of its headings, and nothing of it is lost', () => {
  expect(read(opening + about + steps + questions)).toEqual([opening, about, steps, questions]);
  expect(read(about)).toEqual([about]);
  expect(read(opening)).toEqual([opening]);
});

describe('the drawing', () => {
  test('stands above the section with the steps', () => {
    expect(placeOfPicture([opening, about, steps, questions])).toBe(2);
  });

  test('stands above the last section of a text without steps', () => {
    expect(placeOfPicture([opening, about, questions])).toBe(2);
    expect(placeOfPicture([opening])).toBe(0);
  });
});

test('a section whose heading is followed by a smaller one is one of questions', () => {
  expect([opening, about, steps, questions].map(areQuestions)).toEqual([false, false, false, true]);
});
