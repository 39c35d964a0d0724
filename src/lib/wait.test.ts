import { expect, test } from 'vitest';
import { formatWait } from './wait.ts';

test.each([
  [1, 'ro', 'peste 1 minut'],
  [61, 'ro', 'peste 2 minute'],
  [1200, 'ro', 'peste 20 de minute'],
  [600, 'en', 'in 10 minutes'],
  [7200, 'en', 'in 2 hours'],
])('%d seconds in %s', (seconds, language, words) => {
  expect(formatWait(seconds, language)).toBe(words);
});
