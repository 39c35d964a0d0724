import { expect, test } from 'vitest';
import { tagOf } from '../../../shared/languages.ts';
import { addDays } from '../../../shared/schedule.ts';
import { calendarNames, dateInWords } from '../../../src/content/hours/hours-in-words.ts';
import { dayInWords } from './mail-document.ts';

test.each(['ro', 'en'])('every day of a year is worded in %s as on the pages', (language) => {
  const names = calendarNames(language);
  for (let days = 0; days < 366; days += 1) {
    const date = addDays('2026-11-21', days);
    expect(dayInWords(date, tagOf(language))).toBe(dateInWords(date, names));
  }
});
