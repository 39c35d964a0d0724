import { expect, test, vi } from 'vitest';
import { fixtureClinic } from '../../../shared/clinic/folder.ts';
import { changedSpace } from '../../../src/testing/changed-space.ts';
import { runChecks, stopsDeploy } from './all-checks.ts';
import { findHalfTranslated, findShownUntranslated, findUntranslated } from './untranslated-texts.ts';

test('each text in the main language alone is named, with what the pages do until it is written', () => {
  vi.stubEnv('CLINIC_DIR', fixtureClinic);
  const space = changedSpace((editor) => {
    editor.set('contactDetails', 'hoursNotice', 'ro', 'Liftul nu merge.');
    for (const [entry, field] of [
      ['doctor-ana', 'role'],
      ['price-surgery-01', 'label'],
      ['home', 'noFearTitle'],
      ['home', 'metaDescription'],
      ['contactForm', 'send'],
      ['general', 'hoursOpenUntil'],
      // A name and an amount are the same in every language.
      ['doctor-ana', 'name'],
      ['package-1', 'priceLabel'],
    ] as const)
      editor.set(entry, field, 'en-US', undefined);
    delete editor.asset('hero').fields['description']?.['en-US'];
    for (const values of Object.values(editor.entry('doctor-matei').fields)) delete values['en-US'];
  });
  const findAllIn = [findHalfTranslated, findShownUntranslated, findUntranslated];
  const found = findAllIn.flatMap((find) => find({ space }));
  const names = found.map(({ code, place }) => `${code} ${place.entry}.${place.field}`);
  expect(names.filter((name) => !name.includes('doctor-matei')).toSorted()).toEqual([
    'halfTranslated contactForm.send',
    'halfTranslated general.hoursOpenUntil',
    'shownUntranslated doctor-ana.role',
    'shownUntranslated home.noFearTitle',
    'shownUntranslated price-surgery-01.label',
    'untranslated contactDetails.hoursNotice',
    'untranslated hero.description',
    'untranslated home.metaDescription',
  ]);
  expect(names).toContain('entryUntranslated doctor-matei.role');
  const stopping = runChecks(space, stopsDeploy).map(({ finding }) => finding.code);
  expect(stopping.filter((code) => /translated/i.test(code))).toEqual(['halfTranslated', 'halfTranslated']);
});
