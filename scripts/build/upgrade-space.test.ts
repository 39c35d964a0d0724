import { expect, test } from 'vitest';
import { changedSpace } from '../../src/testing/changed-space.ts';
import { upgradeSpace } from './upgrade-space.ts';

const starter = changedSpace((space) => space.set('home', 'noFearTitle', 'en-US', 'The starter’s title'));

test('a text that came with a later version is the starter’s, in every language', () => {
  const old = changedSpace((editor) => delete editor.entry('home').fields['noFearTitle']);
  const { space, added, dropped } = upgradeSpace(old, () => starter);
  const values = space.entries.find(({ sys }) => sys.id === 'home')?.fields['noFearTitle'];
  expect(values?.['en-US']).toBe('The starter’s title');
  expect(values?.['ro']).toBeTruthy();
  expect([added, dropped]).toEqual([['home.noFearTitle'], []]);
});

test('a field and an entry that went with a later version are left out', () => {
  const old = changedSpace((editor) => {
    editor.entry('home').fields['gone'] = { ro: 'Un text' };
    const sys = {
      id: 'old',
      contentType: { sys: { type: 'Link' as const, linkType: 'ContentType', id: 'gone' } },
    };
    editor.space.entries.push({ sys, fields: {} });
  });
  const { space, added, dropped } = upgradeSpace(old, () => starter);
  expect([added, dropped]).toEqual([[], ['home.gone', 'old']]);
  expect(space).toEqual(changedSpace(() => undefined));
});

test('the folder of this version stays as it is, and the starter is not read', () => {
  const own = changedSpace(() => undefined);
  const { space, added, dropped } = upgradeSpace(own, () => expect.fail('read'));
  expect([space, added, dropped]).toEqual([own, [], []]);
});
