import { expect, test } from 'vitest';
import { changedSpace } from '../../testing/changed-space.ts';
import { loadSiteContent } from '../load-site-content.ts';

test('titles contain the configured sibling discount', () => {
  const space = changedSpace((editor) => {
    editor.set('pricesPage', 'siblingDiscountSecondChildPercent', 'ro', 20);
    editor.set('pricesPage', 'heroLines', 'ro', [
      'Minus {secondChildPercent}%.',
      'Minus {thirdChildPercent}%.',
    ]);
    editor.set('home', 'packagesLead', 'ro', 'Al doilea copil, {secondChildPercent}%.');
  });
  const { pricesPage, home } = loadSiteContent('ro', space);
  expect(pricesPage.heroLines).toEqual(['Minus 20%.', 'Minus 30%.']);
  expect(home.packages.lead).toBe('Al doilea copil, 20%.');
});
