import { expect, test } from 'vitest';
import { linkTo } from '../../content/contentful/space.ts';
import { contentIn } from '../../content/page-data.ts';
import { dataOfPage, loadSiteContents, renderPage } from '../../prerender.tsx';
import { changedSpace, type SpaceEditor } from '../../testing/changed-space.ts';

/** The headings of the conditions and of payment that the prices page shows. */
async function partsShown(change: (editor: SpaceEditor) => void): Promise<boolean[]> {
  const contents = loadSiteContents(changedSpace(change));
  const { body } = await renderPage(await dataOfPage(contents, { route: 'prices' }, 'ro'), '/ro/preturi');
  const { offerConditions, payment } = contentIn(contents, 'ro');
  const titles = [offerConditions.siblingTitle, offerConditions.packagesTitle, payment?.title];
  return titles.map((title) => body.includes(`>${title}</h2>`));
}

test('conditions and payment are on the prices page, and leave no heading where there are fewer than two', async () => {
  expect(await partsShown(() => undefined)).toEqual([true, true, true]);
  const empty = await partsShown((editor) => {
    editor.set('offerConditions', 'siblingConditions', 'ro', [linkTo('Entry', 'sibling-treatments')]);
    editor.set('offerConditions', 'packageConditions', 'ro', undefined);
    editor.set('payment', 'blocks', 'ro', undefined);
  });
  expect(empty).toEqual([false, false, false]);
});
