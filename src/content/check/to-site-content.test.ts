import { expect, test } from 'vitest';
import type { Language } from '../../../shared/languages.ts';
import { changedSpace, embeddedSpace } from '../../testing/changed-space.ts';
import type { SiteContent } from '../../model/site-content.ts';
import { linkTo, type Space } from '../source/space.ts';
import { toSiteContent } from './to-site-content.ts';

function contentOf(space: Space, language: Language): SiteContent {
  const result = toSiteContent(space, language);
  if (!result.ok) throw new Error(JSON.stringify(result.findings, null, 2));
  return result.content;
}

function indexesOf(items: { index: number }[]): number[] {
  return items.map((item) => item.index);
}

test('each language has its own words and shares what is not translated', () => {
  const ro = contentOf(embeddedSpace, 'ro');
  const en = contentOf(embeddedSpace, 'en');
  expect(ro.formMessages.sent).toBe('Mesajul a fost trimis');
  expect(en.formMessages.sent).toBe('Message sent');
  expect(en.contactDetails.phoneNumber).toBe(ro.contactDetails.phoneNumber);
  expect(en.home.heroPicture.url).toBe(ro.home.heroPicture.url);
  expect(en.home.heroPicture.description).not.toBe(ro.home.heroPicture.description);
});

test('a locale of the brand that the space lacks gives one finding', () => {
  const result = toSiteContent(
    changedSpace(({ space: { locales } }) => locales.pop()),
    'en',
  );
  expect(result.ok ? [] : result.findings).toMatchObject([{ code: 'noLocale', place: { locale: 'en-US' } }]);
});

test('lists follow the index, whatever the order of the links', () => {
  const space = changedSpace((editor) => {
    const links = editor.entry('priceList').fields['categories']?.['ro'];
    if (Array.isArray(links)) editor.set('priceList', 'categories', 'ro', links.toReversed());
  });
  const indexes = indexesOf(contentOf(space, 'ro').priceList.categories);
  expect(indexes.length).toBeGreaterThan(3);
  expect(indexes).toEqual(indexes.toSorted((a, b) => a - b));
});

test('one question makes no section', () => {
  const about = (count: number) => {
    const promises = ['promise-before', 'promise-stop'].slice(0, count).map((id) => linkTo('Entry', id));
    const space = changedSpace((editor) => editor.set('about', 'promises', 'ro', promises));
    return contentOf(space, 'ro').about;
  };
  expect(about(2).promises).toHaveLength(2);
  expect(about(1).promises).toEqual([]);
});

test('scripts and handlers are taken out of HTML, the text stays', () => {
  const space = changedSpace((editor) => {
    const html = '<p onclick="steal()">Bună</p><script>steal()</script>';
    editor.set('service-ortodontie', 'serviceDescription', 'ro', html);
  });
  expect(contentOf(space, 'ro').services.list[1]?.serviceDescription).toBe('<p>Bună</p>');
});

test('an asset of the content service gets https and its size', () => {
  const space = changedSpace((editor) => {
    editor.asset('hero').fields['file'] = {
      ro: {
        url: '//images.ctfassets.net/hero.jpg',
        fileName: 'hero.jpg',
        contentType: 'image/jpeg',
        details: { size: 9000, image: { width: 800, height: 600 } },
      },
    };
  });
  expect(contentOf(space, 'en').home.heroPicture).toMatchObject({
    url: 'https://images.ctfassets.net/hero.jpg?fm=webp&q=75&w=800',
    width: 800,
    height: 600,
  });
});

/** `names`: `entry.field`, with a blank between. */
const without = (locale: string, names: string) =>
  changedSpace((editor) => {
    for (const name of names.split(' ')) {
      const [entry = '', field = ''] = name.split('.');
      editor.set(entry, field, locale, undefined);
    }
  });

test('a missing text of a translated entry is shown alone in the main language', () => {
  const space = without(
    'en-US',
    'about.lead about.metaTitle about.metaDescription doctor-ana.role doctor-ana.quote general.navigationPrices home.donationText package-1.summary service-ortodontie.metaTitle',
  );
  const [ro, en] = [contentOf(space, 'ro'), contentOf(space, 'en')];
  const { about, home, navigation, services } = en;
  expect([about.lead, about.langs, about.lang]).toEqual([ro.about.lead, { lead: 'ro' }, undefined]);
  expect(about.title).not.toBe(ro.about.title);
  expect([about.meta.title, about.meta.description]).toEqual(['About us. Ghiocel Dental', '']);
  expect(services.list.find(({ serviceUrl }) => serviceUrl === 'ortodontie')?.meta.title).toMatch(/^Ortho/);
  const [doctor] = about.doctors;
  expect([doctor?.role, doctor?.quote]).toEqual([ro.about.doctors[0]?.role, undefined]);
  expect([navigation.prices, navigation.langs]).toEqual(['Prețuri', { prices: 'ro' }]);
  expect([home.donation?.text, home.donation?.langs]).toEqual([ro.home.donation?.text, { text: 'ro' }]);
  expect(en.promoPackages.packages[0]?.summary).toBe(ro.promoPackages.packages[0]?.summary);
  expect(JSON.stringify(ro)).not.toMatch(/"langs?"/);
});

test('what is not translated at all is left out of a list, or shown whole where that would mislead', () => {
  const space = changedSpace((editor) => {
    const { 'en-US': _, ...label } = editor.entry('price-surgery-01').fields['label'] ?? {};
    editor.entry('price-surgery-01').fields['label'] = label;
    for (const values of Object.values(editor.entry('doctor-ana').fields)) delete values['en-US'];
    for (const id of ['home', 'contactForm'])
      for (const values of Object.values(editor.entry(id).fields)) delete values['en-US'];
  });
  const [ro, en] = [contentOf(space, 'ro'), contentOf(space, 'en')];
  expect(en.about.doctors).toHaveLength(ro.about.doctors.length - 1);
  const row = en.priceList.categories[3]?.items[0];
  expect([row?.label, row?.lang]).toEqual([ro.priceList.categories[3]?.items[0]?.label, 'ro']);
  expect(en.priceList.categories[3]?.lang).toBeUndefined();
  expect([en.home.heroLines, en.home.lang]).toEqual([ro.home.heroLines, 'ro']);
  expect([en.contactForm.send, en.contactForm.lang]).toEqual([ro.contactForm.send, 'ro']);
});

test('a language without any text shows the main one', () => {
  const space = changedSpace(({ space: { entries, assets } }) => {
    for (const { fields } of [...entries, ...assets])
      for (const values of Object.values(fields)) delete values['en-US'];
  });
  const [ro, en] = [contentOf(space, 'ro'), contentOf(space, 'en')];
  const texts = (content: object) => JSON.stringify(content).replaceAll(/,?"langs?":"ro"/g, '');
  expect(JSON.parse(texts(en.about))).toEqual(ro.about);
});

test('an optional field may be empty or null', () => {
  const space = changedSpace((editor) => {
    editor.set('price-surgery-02', 'priceEnd', 'ro', null);
    editor.set('doctor-ana', 'picture', 'ro', undefined);
  });
  const { about, priceList } = contentOf(space, 'ro');
  expect(priceList.categories[3]?.items[1]?.priceEnd).toBeUndefined();
  expect(about.doctors[0]?.picture).toBeUndefined();
});
