import { describe, expect, test } from 'vitest';
import { type Language, languages } from '../../../language/languages.ts';
import { changedSpace } from '../../../testing/changed-space.ts';
import type { SiteContent } from '../../site-content.ts';
import { embeddedSpace } from '../embedded-space.ts';
import type { Space } from '../space.ts';
import { toSiteContent } from './to-site-content.ts';

function contentOf(space: Space, language: Language): SiteContent {
  const result = toSiteContent(space, language);
  if (!result.ok) throw new Error(JSON.stringify(result.findings, null, 2));
  return result.content;
}

function indexesOf(items: { index: number }[]): number[] {
  return items.map((item) => item.index);
}

describe.each(languages)('the embedded space in %s', (language) => {
  const content = contentOf(embeddedSpace, language);

  test('has the six services in their order, with the same addresses in both languages', () => {
    expect(content.services.list.map((service) => [service.index, service.serviceUrl])).toEqual([
      [0, 'tratamente-laser'],
      [1, 'ortodontie'],
      [2, 'inhalosedare'],
      [3, 'analgosedare'],
      [4, 'stomatologie-pediatrica'],
      [5, 'stomatologie-generala'],
    ]);
  });

  test('has three packages and the sections of the legal pages in their order', () => {
    expect(indexesOf(content.promoPackages.packages)).toEqual([0, 1, 2]);
    expect(indexesOf(content.terms.sections)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(indexesOf(content.privacy.sections)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(indexesOf(content.accessibility.sections)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  test('gives a menu link to a service by its address', () => {
    const links = content.footer.section1.flatMap((block) => block.items);
    const services = links.filter((link) => link.goToPath === 'service').map((link) => link.service);
    expect(new Set(services)).toEqual(new Set(content.services.list.map((service) => service.serviceUrl)));
  });
});

test('each language has its own words and shares what is not translated', () => {
  const ro = contentOf(embeddedSpace, 'ro');
  const en = contentOf(embeddedSpace, 'en');
  expect(ro.predefinedMessages.sent).toBe('Mesajul a fost trimis');
  expect(en.predefinedMessages.sent).toBe('Message sent');
  expect(en.contactDetails.phoneNumber).toBe(ro.contactDetails.phoneNumber);
  expect(en.home.heroPicture.url).toBe(ro.home.heroPicture.url);
  expect(en.home.heroPicture.description).not.toBe(ro.home.heroPicture.description);
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

test('every published service is on the site, at the place of its index', () => {
  const space = changedSpace((editor) => {
    editor.copy('service-ortodontie', 'service-new');
    editor.set('service-new', 'serviceUrl', 'ro', 'gutiere');
    editor.set('service-new', 'index', 'ro', 90);
  });
  const slugs = contentOf(space, 'ro').services.list.map(({ serviceUrl }) => serviceUrl);
  expect(slugs).toHaveLength(contentOf(embeddedSpace, 'ro').services.list.length + 1);
  expect(slugs.at(-1)).toBe('gutiere');
});

test('a space without services says what to create', () => {
  const space = changedSpace((editor) => {
    const { entries } = editor.space;
    editor.space.entries = entries.filter(({ sys }) => sys.contentType.sys.id !== 'service');
  });
  const result = toSiteContent(space, 'ro');
  expect(
    result.ok ? [] : result.findings.map(({ contentType, message }) => `${contentType}: ${message}`),
  ).toContain('service: There is no entry of this type; create one for each service.');
});

test('scripts and handlers are taken out of HTML, the text stays', () => {
  const space = changedSpace((editor) => {
    const html = '<p onclick="steal()">Bună</p><script>steal()</script>';
    editor.set('service-ortodontie', 'serviceDescription', 'ro', html);
  });
  expect(contentOf(space, 'ro').services.list[1]?.serviceDescription).toBe('<p>Bună</p>');
});

test('an asset of the content service gets https, and its size', () => {
  const space = changedSpace((editor) => {
    editor.asset('hero').fields['file'] = {
      ro: {
        url: '//images.example/hero.jpg',
        fileName: 'hero.jpg',
        contentType: 'image/jpeg',
        details: { size: 9000, image: { width: 800, height: 600 } },
      },
    };
  });
  expect(contentOf(space, 'en').home.heroPicture).toMatchObject({
    url: 'https://images.example/hero.jpg',
    contentType: 'image/jpeg',
    width: 800,
    height: 600,
  });
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
