import { expect, test, vi } from 'vitest';
import { fixtureClinic } from '../../../shared/clinic/folder.ts';
import { changedSpace, embeddedSpace } from '../../../src/testing/changed-space.ts';
import { findAll, stopsDeploy } from './all-checks.ts';
import { findShownUntranslated, findUntranslated } from './untranslated-texts.ts';

test('a text in the main language alone waits in the other, and stops nothing', async () => {
  vi.stubEnv('CLINIC_DIR', fixtureClinic);
  const space = changedSpace((editor) => {
    editor.set('contactDetails', 'hoursNotice', 'ro', 'Liftul nu merge.');
    for (const [entry, field] of [
      ['doctor-ana', 'role'],
      ['price-surgery-01', 'label'],
      ['home', 'noFearTitle'],
      // A name and an amount are the same in every language.
      ['doctor-ana', 'name'],
      ['package-1', 'priceLabel'],
    ] as const)
      editor.set(entry, field, 'en-US', undefined);
    delete editor.asset('hero').fields['description']?.['en-US'];
    editor.set('home', 'buildingFact', 'ro', undefined);
  });
  const found = [...findShownUntranslated({ space }), ...findUntranslated({ space })];
  expect(found.map(({ code, place }) => `${code} ${place.entry}`).toSorted()).toEqual([
    'entryUntranslated doctor-ana',
    'shownUntranslated home',
    'shownUntranslated price-surgery-01',
    'untranslated contactDetails',
    'untranslated hero',
    'untranslated home',
  ]);
  expect(await findAll(space, stopsDeploy)).toEqual(await findAll(embeddedSpace, stopsDeploy));
});
