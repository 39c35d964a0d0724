import { expect, test } from 'vitest';
import { linkTo } from '../../content/source/space.ts';
import { contentOfLanguage } from '../../model/site-content.ts';
import { buildPageData, loadSiteContents, renderPage } from '../../prerender.tsx';
import { changedSpace, type SpaceEditor } from '../../testing/changed-space.ts';

async function areHeadingsShown(change: (editor: SpaceEditor) => void): Promise<boolean[]> {
  const contents = loadSiteContents(changedSpace(change));
  const { body } = await renderPage(await buildPageData(contents, { route: 'prices' }, 'ro'), '/ro/preturi');
  const { conditions, payment } = contentOfLanguage(contents, 'ro').pricesPage;
  const titles = [conditions.siblingTitle, conditions.packagesTitle, payment.title];
  return titles.map((title) => body.includes(`>${title}</h2>`));
}

test('conditions and payment are on the prices page, and leave no heading where there are fewer than two', async () => {
  expect(await areHeadingsShown(() => undefined)).toEqual([true, true, true]);
  const empty = await areHeadingsShown((editor) => {
    editor.set('pricesPage', 'conditionsSiblingConditions', 'ro', [linkTo('Entry', 'sibling-treatments')]);
    editor.set('pricesPage', 'conditionsPackageConditions', 'ro', undefined);
    editor.set('pricesPage', 'paymentBlocks', 'ro', undefined);
  });
  expect(empty).toEqual([false, false, false]);
});
