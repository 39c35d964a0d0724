import { expect, test } from 'vitest';
import { dataOfPage, loadSiteContents, renderPage } from '../../prerender.tsx';
import { changedSpace, type SpaceEditor } from '../../testing/changed-space.ts';

const parts = ['sibling-conditions', 'package-conditions', 'plata'];

async function partsShown(change: (editor: SpaceEditor) => void): Promise<string[]> {
  const contents = loadSiteContents(changedSpace(change));
  const { body } = await renderPage(await dataOfPage(contents, { route: 'prices' }, 'ro'), '/ro/preturi');
  return parts.filter((part) => body.includes(` id="${part}"`));
}

test('conditions and payment are on the prices page, and leave no heading where there are none', async () => {
  expect(await partsShown(() => undefined)).toEqual(parts);
  const empty = await partsShown((editor) => {
    editor.set('offerConditions', 'siblingConditions', 'ro', []);
    editor.set('offerConditions', 'packageConditions', 'ro', undefined);
    editor.set('payment', 'blocks', 'ro', undefined);
  });
  expect(empty).toEqual([]);
});
