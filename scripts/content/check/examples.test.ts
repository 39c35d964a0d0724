import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { repository } from '../../../shared/clinic/folder.ts';
import { isLink } from '../../../src/content/source/space.ts';
import { changedSpace, embeddedSpace } from '../../../src/testing/changed-space.ts';
import { readEmbeddedSpace } from '../../build/read-embedded-space.ts';
import { confirmContent } from './confirm.ts';
import {
  examplesFile,
  examplesText,
  factsOf,
  findDemonstrationNotes,
  findExamples,
  readExamples,
} from './examples.ts';

const listOf = (space: typeof embeddedSpace) =>
  new Map(factsOf(space).map(({ name, hashes }) => [name, hashes]));
const examples = listOf(embeddedSpace);
const namesIn = (space: typeof embeddedSpace, list = examples) =>
  findExamples({ space, examples: list }).map(({ values }) => String(values['name']));

const demonstration = readEmbeddedSpace(repository);

test.runIf(findDemonstrationNotes({ space: demonstration }).length > 0)(
  'the list of the demonstration has its facts (write it anew with `npx vitest --project unit examples -u`)',
  async () => {
    await expect(examplesText(listOf(demonstration))).toMatchFileSnapshot(join(repository, examplesFile));
  },
);

test('every price, figure, day, name and address is a fact, and each prose is one', () => {
  const names = namesIn(embeddedSpace);
  const prices = embeddedSpace.entries.filter(({ sys }) => sys.contentType.sys.id === 'priceItem');
  for (const { sys } of prices) expect(names).toContain(`${sys.id}.priceStart`);
  expect(names).toEqual(
    expect.arrayContaining(
      'pricesPage.siblingDiscountSecondChildPercent package-1.priceLabel home.donationAmount home.donationText accessibility.updated contactDetails.phoneString contactDetails.clinicName emergencies.hospitalName doctor-ana.name doctor-ana.picture doctor-ana.registrationNumber privacy-0 terms-0 service-tratamente-laser promise-before home about'.split(
        ' ',
      ),
    ),
  );
  expect(names.filter((name) => /\.index$|^general|^cookies|^formMessages/.test(name))).toEqual([]);
});

test('a fact that is changed in any way is the clinic’s own', () => {
  const { entries } = embeddedSpace;
  const link = entries.find(({ sys }) => sys.id === 'doctor-ana')?.fields['picture']?.['ro'];
  const portrait = isLink(link) ? link.sys.id : '';
  const space = changedSpace((editor) => {
    editor.set('price-prevention-01', 'priceStart', 'ro', 999);
    editor.set('doctor-ana', 'quote', 'en-US', 'Another one.');
    editor.set('terms-0', 'sectionDescription', 'ro', '<p>Altceva.</p>');
    editor.set('home', 'heroLead', 'ro', 'Altceva.');
    Object.assign(editor.asset(portrait).fields['file'] ?? {}, {
      ro: { url: '/brand/photos/ana.jpg', contentType: 'image/jpeg' },
    });
  });
  const left = new Set(namesIn(space));
  const changed = [
    'price-prevention-01.priceStart',
    'doctor-ana.quote',
    'terms-0',
    'home',
    'doctor-ana.picture',
  ];
  expect([...examples.keys()].filter((name) => !left.has(name)).toSorted()).toEqual(changed.toSorted());
});

test('a clinic of other languages has changed nothing by that', () => {
  const inEnglish = changedSpace(({ space: { entries, assets, locales } }) => {
    for (const locale of locales) locale.default = locale.code === 'en-US';
    for (const { fields } of [...entries, ...assets])
      for (const values of Object.values(fields)) {
        values['en-US'] ??= values['ro'];
        delete values['ro'];
      }
  });
  const inThree = changedSpace(({ space: { entries } }) => {
    for (const { fields } of entries)
      for (const values of Object.values(fields)) if (values['en-US']) values['hu'] = 'Magyarul.';
  });
  for (const space of [inEnglish, inThree])
    expect(namesIn(space).toSorted()).toEqual([...examples.keys()].toSorted());
});

test('a fact that is true of the clinic, too, is confirmed by its name, its entry or its type', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'content'));
  writeFileSync(join(folder, examplesFile), examplesText(examples));
  confirmContent(embeddedSpace, ['priceItem', 'home', 'doctor-ana.name'], folder);
  const left = namesIn(embeddedSpace, readExamples(folder));
  expect(left.filter((name) => /^price-|^home\b|^doctor-ana\.name$/.test(name))).toEqual([]);
  expect(left).toEqual(expect.arrayContaining(['doctor-ana.role', 'about', 'package-1']));
});

test('in a demonstration its note alone is named', () => {
  const space = changedSpace((editor) => {
    editor.set('footer', 'demonstrationNote', 'ro', 'Clinică demonstrativă.');
  });
  expect(namesIn(space)).toEqual([]);
  expect(findDemonstrationNotes({ space }).map(({ place }) => place.field)).toEqual(['demonstrationNote']);
  expect(findDemonstrationNotes({ space: embeddedSpace })).toEqual([]);
});
