import { expect, test } from 'vitest';
import { languages } from '../../../language/languages.ts';
import { embeddedSpace } from '../embedded-space.ts';
import { toSiteContent } from './to-site-content.ts';

/** RON, from the specification's price list, by category key and in the specification's order; a pair is a range. */
const figures = {
  laserTreatments: [
    [450, 600],
    150,
    150,
    350,
    150,
    [350, 400],
    [450, 550],
    [350, 400],
    450,
    300,
    100,
    [500, 1000],
  ],
  orthodontics: [3500, 550, 130, 130, [1300, 1700], 5000, 100, 135, 600, 150],
  prevention: [[150, 200], 200, 500, 170, 200],
  surgery: [200, [250, 300], 350, 450, 100],
  prostheses: [1500, 200, 1500, [2000, 4000], [2500, 4000], 200, 200],
  otherServices: [[1000, 1500], 400],
  prostheticTreatment: [600, 500, 350, 900, 1400, 1200, 100],
  pedodontics: [[200, 250], 400, 150, 200, 200, 200, 150, 250, 350, [170, 250], 500, 150, 250],
  endodontics: [350, 300],
};

test.each(languages)('all 63 prices of the list in %s are the specification’s', (language) => {
  const result = toSiteContent(embeddedSpace, language);
  if (!result.ok) throw new Error(JSON.stringify(result.findings));
  const shown = result.content.priceList.categories.map(({ key, items }) => [
    key,
    items.map(({ priceStart, priceEnd }) => (priceEnd === undefined ? priceStart : [priceStart, priceEnd])),
  ]);
  expect(shown).toEqual(Object.entries(figures));
  expect(Object.values(figures).flatMap((prices) => prices)).toHaveLength(63);
});
