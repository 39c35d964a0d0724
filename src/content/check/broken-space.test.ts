import { describe, expect, test } from 'vitest';
import { changedSpace, type SpaceEditor } from '../../testing/changed-space.ts';
import type { ContentFinding } from './content-finding.ts';
import { linkTo, type Space } from '../source/space.ts';
import { toSiteContent } from './to-site-content.ts';

function findingsOf(space: Space, language: 'ro' | 'en' = 'ro'): ContentFinding[] {
  const result = toSiteContent(space, language);
  return result.ok ? [] : result.findings;
}

type Case = {
  fault: string;
  language?: 'ro' | 'en';
  change: (editor: SpaceEditor) => void;
  /** entry, content type, field, locale */
  at: [string, string, string, string];
  says: RegExp;
};

const laser = 'service-tratamente-laser';
const cases: Case[] = [
  {
    fault: 'an English text is missing',
    language: 'en',
    change: (space) => space.set('service-ortodontie', 'lead', 'en-US', undefined),
    at: ['service-ortodontie', 'service', 'lead', 'en-US'],
    says: /Nothing is written here\. Write a text/,
  },
  {
    fault: 'a text is blank',
    change: (space) => space.set('general', 'callToAction', 'ro', '  '),
    at: ['general', 'general', 'callToAction', 'ro'],
    says: /Write a text/,
  },
  {
    fault: 'a required field that is not translated is missing',
    language: 'en',
    change: (space) => space.set('price-surgery-01', 'priceStart', 'ro', undefined),
    at: ['price-surgery-01', 'priceItem', 'priceStart', 'ro'],
    says: /Write a number/,
  },
  {
    fault: 'a price is a text',
    change: (space) => space.set('price-surgery-01', 'priceStart', 'ro', '200 RON'),
    at: ['price-surgery-01', 'priceItem', 'priceStart', 'ro'],
    says: /"200 RON" does not fit here\. Write a whole number/,
  },
  {
    fault: 'one of several texts is empty',
    change: (space) => space.set('home', 'heroLines', 'ro', ['Numărăm dinții', '']),
    at: ['home', 'home', 'heroLines', 'ro'],
    says: /Item 2: Write a text/,
  },
  {
    fault: 'a part of a page is half empty',
    change: (space) => space.set('home', 'donationText', 'ro', undefined),
    at: ['home', 'home', 'donationText', 'ro'],
    says: /Nothing is written here\. Write a text/,
  },
  {
    fault: 'a list is empty',
    change: (space) => space.set('footer', 'linkLists', 'ro', []),
    at: ['footer', 'footer', 'linkLists', 'ro'],
    says: /Add at least one/,
  },
  {
    fault: 'an entry that is linked does not exist',
    change: (space) => space.set(laser, 'serviceVideo', 'ro', linkTo('Entry', 'nothing')),
    at: [laser, 'service', 'serviceVideo', 'ro'],
    says: /The entry "nothing" does not exist/,
  },
  {
    fault: 'an asset that is linked does not exist',
    change: (space) => space.set('feature-laser', 'picture', 'ro', linkTo('Asset', 'nothing')),
    at: ['feature-laser', 'feature', 'picture', 'ro'],
    says: /The asset "nothing" does not exist/,
  },
  {
    fault: 'a link leads to an entry of another type',
    change: (space) => space.set(laser, 'priceCategory', 'ro', linkTo('Entry', 'price-surgery-01')),
    at: [laser, 'service', 'priceCategory', 'ro'],
    says: /"price-surgery-01" is of the type "Preț"; link one of: Categorie de prețuri/,
  },
  {
    fault: 'a link to an entry stands where a file belongs',
    change: (space) => space.set('feature-laser', 'picture', 'ro', linkTo('Entry', laser)),
    at: ['feature-laser', 'feature', 'picture', 'ro'],
    says: /not a link to an asset/,
  },
  {
    fault: 'a film stands where a picture belongs',
    change: (space) => space.set('feature-laser', 'picture', 'ro', linkTo('Asset', 'clip-laser')),
    at: ['feature-laser', 'feature', 'picture', 'ro'],
    says: /"clip-laser" is video\/mp4; link one of: image/,
  },
  {
    fault: 'a list links the same entry twice',
    change: (space) => {
      const category = linkTo('Entry', 'price-category-surgery');
      space.set('priceList', 'categories', 'ro', [category, category]);
    },
    at: ['priceList', 'priceList', 'categories', 'ro'],
    says: /is linked twice/,
  },
  {
    fault: 'an asset has no file',
    change: (space) => delete space.asset('donate').fields['file'],
    at: ['home', 'home', 'donationPicture', 'ro'],
    says: /"donate" has no file/,
  },
  {
    fault: 'a picture is described in Romanian only',
    language: 'en',
    change: (space) => {
      space.asset('hero').fields['description'] = { ro: 'Un copil se uită la desene.' };
    },
    at: ['home', 'home', 'heroPicture', 'ro'],
    says: /"hero" has no description in en-US/,
  },
  {
    fault: 'a price range is upside down',
    change: (space) => space.set('price-surgery-02', 'priceEnd', 'ro', 100),
    at: ['price-surgery-02', 'priceItem', 'priceEnd', 'ro'],
    says: /must be greater than its start/,
  },
  {
    fault: 'HTML is nothing but script',
    change: (space) => space.set(laser, 'serviceDescription', 'ro', '<script>steal()</script>'),
    at: [laser, 'service', 'serviceDescription', 'ro'],
    says: /nothing is left of this HTML/,
  },
  {
    fault: 'a colour is not of the list',
    change: (space) => space.set('feature-laser', 'background', 'ro', 'purple'),
    at: ['feature-laser', 'feature', 'background', 'ro'],
    says: /"purple" does not fit here\. Choose one/,
  },
  {
    fault: 'a Romanian text has a cedilla',
    change: (space) => space.set('footer', 'slogan', 'ro', 'Primul ghiocel nu \u015fi-a pierdut curajul.'),
    at: ['footer', 'footer', 'slogan', 'ro'],
    says: /comma below/,
  },
  {
    fault: 'a Romanian list of texts has a cedilla as a combining mark',
    change: (space) => space.set('home', 'heroLines', 'ro', ['Numărăm dint\u0327ii']),
    at: ['home', 'home', 'heroLines', 'ro'],
    says: /comma below/,
  },
  {
    fault: 'the Romanian description of a picture has a cedilla',
    change: (space) => {
      space.asset('donate').fields['description'] = { ro: 'Din\u0163i', 'en-US': 'Teeth' };
    },
    at: ['home', 'home', 'donationPicture', 'ro'],
    says: /"donate".*comma below/,
  },
  {
    fault: 'a group has no entry',
    change: ({ space }) => {
      space.entries = space.entries.filter((entry) => entry.sys.id !== 'cookies');
    },
    at: ['', 'cookies', '', 'ro'],
    says: /no entry of this type/,
  },
];

describe('a space broken in one way gives one finding, on the entry and field that are broken', () => {
  test.each(cases)('$fault', ({ change, language, at, says }) => {
    const [entry, contentType, field, locale] = at;
    const findings = findingsOf(changedSpace(change), language);
    expect(findings).toEqual([{ entry, contentType, field, locale, message: expect.stringMatching(says) }]);
  });
});

test.each([
  ['services with one address', 'service-ortodontie', laser, 'serviceUrl'],
  ['price categories with one key', 'price-category-prostheses', 'price-category-surgery', 'key'],
  ['price categories with one slug', 'price-category-prostheses', 'price-category-surgery', 'slug'],
])('two %s are both named', (_, one, other, field) => {
  const findings = findingsOf(
    changedSpace((space) => space.set(one, field, 'ro', space.entry(other).fields[field]?.['ro'])),
  );
  expect(findings.map((finding) => [finding.entry, finding.field]).sort()).toEqual([
    [one, field],
    [other, field],
  ]);
});

test('two entries of a group are both named', () => {
  const findings = findingsOf(changedSpace((space) => space.copy('cookies', 'cookies-copy')));
  expect(findings.map(({ entry, contentType }) => [entry, contentType])).toEqual([
    ['cookies', 'cookies'],
    ['cookies-copy', 'cookies'],
  ]);
  expect(findings[0]?.message).toContain('keep one');
});

test('a mistake in Romanian leaves the English site complete', () => {
  const space = changedSpace((editor) => editor.set('service-ortodontie', 'lead', 'ro', undefined));
  expect(findingsOf(space, 'en')).toEqual([]);
  expect(findingsOf(space, 'ro')).toHaveLength(1);
});

test('a part that every entry has is named by its fields when all of it is missing', () => {
  const space = changedSpace((editor) => {
    for (const field of ['metaTitle', 'metaDescription']) editor.set(laser, field, 'ro', undefined);
  });
  expect(findingsOf(space).map(({ field }) => field)).toEqual(['metaTitle', 'metaDescription']);
});

test('several faults are all found at once', () => {
  const space = changedSpace((editor) => {
    editor.set('price-surgery-02', 'priceEnd', 'ro', 100);
    editor.set('service-ortodontie', 'lead', 'ro', undefined);
    editor.set('service-ortodontie', 'serviceName', 'ro', undefined);
  });
  expect(
    findingsOf(space)
      .map(({ entry, field }) => `${entry} ${field}`)
      .sort(),
  ).toEqual(['price-surgery-02 priceEnd', 'service-ortodontie lead', 'service-ortodontie serviceName']);
});

test('an empty space gives findings and throws nothing', () => {
  const empty: Space = { entries: [], assets: [], locales: [] };
  expect(findingsOf(empty).every((finding) => /; create (it|one)/.test(finding.message))).toBe(true);
});
