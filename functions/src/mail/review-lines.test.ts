import { expect, test } from 'vitest';
import { facts } from '../testing/site-fixture.ts';
import { reviewLines } from './review-lines.ts';

test('the daily mail names the pages that were reviewed long ago, from the day on', () => {
  const reviews = [
    { page: 'Pagina Prețuri', until: '2026-11-27' },
    { page: 'Pagina Urgențe', until: '2026-11-28' },
  ];
  const linesOn = (day: string) => reviewLines({ ...facts, reviews }, new Date(`${day}T06:00:00Z`));
  expect(linesOn('2026-11-26')).toEqual([]);
  expect(linesOn('2026-11-27')).toEqual([expect.stringContaining('de citit din nou: Pagina Prețuri.')]);
});
