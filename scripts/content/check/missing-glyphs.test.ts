import { expect, test } from 'vitest';
import { changedSpace } from '../../../src/testing/changed-space.ts';
import { clinicFolder } from '../../../shared/clinic/folder.ts';
import type { Space } from '../../../src/content/source/space.ts';
import { formatFinding } from '../../../src/content/check/content-finding.ts';
import { findMissingGlyphs } from './missing-glyphs.ts';

const missingLetters = async (space: Space) =>
  (await findMissingGlyphs({ space, clinic: clinicFolder() })).map((finding) => formatFinding(finding));

test('the fonts have every letter of the content', async () => {
  expect(await missingLetters(changedSpace(() => undefined))).toEqual([]);
});

test('each font that lacks a letter is named with it, and with where it stands', async () => {
  const space = changedSpace((editor) => editor.set('general', 'navigationHome', 'en-US', 'Дім'));
  expect(await missingLetters(space)).toEqual([
    'brand [en-US]: brand/fonts/besley-ro-en.woff2 lacks letters of the content in en: Д (general), і (general), м (general).',
    'brand [en-US]: brand/fonts/figtree-ro-en.woff2 lacks letters of the content in en: Д (general), і (general), м (general).',
  ]);
});

test('a letter that is written in two parts is the one letter it makes', async () => {
  const space = changedSpace((editor) => editor.set('general', 'navigationHome', 'ro', 'Acasa\u0306'));
  expect(await missingLetters(space)).toEqual([]);
});
