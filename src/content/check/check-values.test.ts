import { expect, test } from 'vitest';
import { changedSpace } from '../../testing/changed-space.ts';
import { loadSiteContent } from '../load-site-content.ts';

test('any text contains the figures of the fields that its placeholders name', () => {
  const space = changedSpace((editor) => {
    editor.set('pricesPage', 'siblingDiscountSecondChildPercent', 'ro', 20);
    editor.set('pricesPage', 'heroLines', 'ro', [
      'Minus {secondChildPercent}%.',
      'Minus {thirdChildPercent}%.',
    ]);
    editor.set('home', 'packagesLead', 'ro', 'Al doilea copil, {secondChildPercent}%.');
    editor.set('pricesPage', 'offersUntil', 'ro', '2027-06-30');
    editor.set('pricesPage', 'heroLead', 'ro', 'Până la {offersUntil}.');
    editor.set('pricesPage', 'heroLead', 'en-US', 'Until {offersUntil}.');
  });
  const { pricesPage, home } = loadSiteContent('ro', space);
  expect(pricesPage.heroLines).toEqual(['Minus 20%.', 'Minus 30%.']);
  expect(pricesPage.heroLead).toBe('Până la 30 iunie 2027.');
  expect(loadSiteContent('en', space).pricesPage.heroLead).toBe('Until 30 June 2027.');
  expect(home.packages.lead).toBe('Al doilea copil, 20%.');
});
