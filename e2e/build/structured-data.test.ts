/** Compares each page's structured data with what the page shows. */
import { describe, expect, test } from 'vitest';
import { siteOrigin } from '../../src/seo/page-urls.ts';
import { content, sitePages } from '../support/site.ts';
import { documentOf, fileAt, isPage, pathOf } from './built-site.ts';

type Node = { '@type': string; [key: string]: unknown };
type Leaf = { key: string; value: unknown };

function leavesOf(value: unknown, key = ''): Leaf[] {
  if (Array.isArray(value)) return value.flatMap((each) => leavesOf(each, key));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, each]) => leavesOf(each, name));
  }
  return [{ key, value }];
}

/** Texts are compared without blanks, which a line break in the page leaves out. */
const squash = (text: string) => text.replaceAll(/[\s\u2060]+/g, '');

function graphOf(document: Document): Node[] {
  const [block, ...more] = document.querySelectorAll('script[type="application/ld+json"]');
  expect(more).toEqual([]);
  const { '@graph': graph } = JSON.parse(block?.textContent ?? '{}') as { '@graph': Node[] };
  return graph;
}

function wordsOf(document: Document): string {
  const copy = document.cloneNode(true) as Document;
  for (const block of copy.querySelectorAll('script, style')) block.remove();
  return squash(copy.documentElement.textContent ?? '');
}

/** Keys whose values no page shows. */
const notShown = new Set(['@type', '@context', '@id', 'position']);
const testedBelow = new Set([
  'dayOfWeek',
  'opens',
  'closes',
  'validFrom',
  'validThrough',
  'price',
  'minPrice',
  'maxPrice',
  'lastReviewed',
]);
const addresses = new Set(['url', 'item', 'image']);

const has = (address: string) => {
  const path = pathOf(address);
  return path.includes('.') ? fileAt(path).length > 0 : isPage(path);
};

describe.each(sitePages)('$path', ({ path, language, page }) => {
  const document = documentOf(path);
  const graph = graphOf(document);
  const nodesOf = (type: string) => graph.filter((node) => node['@type'] === type);

  test('says in its graph what it shows, and nothing else', () => {
    const words = wordsOf(document);
    const links = document.querySelectorAll('a[href]');
    const hrefs = new Set(Array.from(links, (link) => link.getAttribute('href')));
    const { contactDetails } = content[language];
    const isShown = ({ key, value }: Leaf): boolean => {
      if (notShown.has(key) || testedBelow.has(key)) return true;
      const text = String(value);
      if (addresses.has(key)) return has(text);
      if (key === 'telephone') return hrefs.has(`tel:${text}`);
      if (key === 'sameAs') return hrefs.has(text);
      if (key === 'inLanguage') return document.documentElement.lang === text;
      if (key === 'addressCountry') return contactDetails.countryCode === text;
      return words.includes(squash(text));
    };
    const invented = leavesOf(graph).filter((leaf) => !isShown(leaf));
    expect(invented).toEqual([]);
  });

  test('names the clinic, the site and the page', () => {
    expect(nodesOf('Dentist')).toMatchObject([{ telephone: content[language].contactDetails.phoneNumber }]);
    expect(nodesOf('WebSite')).toHaveLength(1);
    const [canonical] = document.querySelectorAll('link[rel=canonical]');
    expect(graph.map(({ url }) => url)).toContain(canonical?.getAttribute('href'));
    const ids = new Set(graph.map((node) => node['@id']).filter(Boolean));
    const named = leavesOf(graph).filter(({ key }) => key === '@id');
    for (const { value } of named) expect(ids).toContain(value);
  });

  test('says who has reviewed the page, and when, where somebody has', () => {
    type Reviewed = Node & { lastReviewed?: string; reviewedBy?: { name: string } };
    const claimed = (graph as Reviewed[]).flatMap(({ lastReviewed: on, reviewedBy }) =>
      on ? [{ by: reviewedBy?.name, on }] : [],
    );
    const { reviewed } = content[language].emergenciesPage;
    expect(claimed).toEqual(page.route === 'emergencies' ? [reviewed] : []);
  });

  test('has its way from the home page', () => {
    const ways = nodesOf('BreadcrumbList');
    if (page.route === 'home') {
      expect(ways).toEqual([]);
      return;
    }
    const [way] = ways as [Node & { itemListElement: { position: number; item: string }[] }];
    const steps = way.itemListElement;
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    expect(steps).toHaveLength(page.route === 'service' ? 3 : 2);
    expect(steps.at(-1)?.item).toBe(siteOrigin + path);
  });

  test('has the hours of the content', () => {
    const { openingHours, hoursExceptions = [] } = content[language].contactDetails;
    type Spec = {
      dayOfWeek: string[];
      opens: string;
      closes: string;
      validFrom: string;
      validThrough: string;
    };
    const [clinic] = nodesOf('Dentist') as [Node & Record<string, Spec[] | undefined>];
    const claimed = (clinic['openingHoursSpecification'] ?? []).flatMap(({ dayOfWeek, opens, closes }) =>
      dayOfWeek.map((day) => `${day.toLowerCase()} ${opens}-${closes}`),
    );
    const written = openingHours.flatMap(({ days, spans = [] }) =>
      days.flatMap((day) => spans.map((span) => `${day} ${span}`)),
    );
    expect(claimed.toSorted()).toEqual(written.toSorted());
    const exceptional = (clinic['specialOpeningHoursSpecification'] ?? []).map(
      ({ validFrom, validThrough, opens, closes }) => `${validFrom} ${validThrough} ${opens}-${closes}`,
    );
    const exceptions = hoursExceptions.flatMap(({ from, to = from, spans = [] }) =>
      (spans.length > 0 ? spans : ['00:00-00:00']).map((span) => `${from} ${to} ${span}`),
    );
    expect(exceptional).toEqual(exceptions);
  });
});

describe.each(sitePages.filter(({ page }) => page.route === 'prices'))('$path', ({ path, language }) => {
  type Range = { minPrice: number; maxPrice: number };
  type Offer = { itemOffered: { name: string }; price?: number; priceSpecification?: Range };
  type Catalog = { itemListElement: { itemListElement: Offer[] }[] };

  test('offers each price of its list, as the row has it', () => {
    const document = documentOf(path);
    const [catalog] = graphOf(document).filter((node) => node['@type'] === 'OfferCatalog') as unknown as [
      Catalog,
    ];
    const { format } = new Intl.NumberFormat(language, { useGrouping: 'always' });
    const offered = catalog.itemListElement.flatMap(({ itemListElement }) =>
      itemListElement.map(({ itemOffered, price, priceSpecification: range }) => {
        const amounts = range ? [range.minPrice, range.maxPrice] : [price ?? 0];
        return squash(`${itemOffered.name} ${amounts.map((amount) => format(amount)).join(' - ')}`);
      }),
    );
    const shown = [...document.querySelectorAll('.price-category tr[id]')].map((row) => {
      const name = row.querySelector('th')?.textContent ?? '';
      const amount = row.querySelector('td')?.firstChild?.textContent ?? '';
      return squash(`${name} ${amount}`);
    });
    expect(offered).toEqual(shown);
    expect(offered.length).toBe(content[language].priceList.categories.flatMap(({ items }) => items).length);
  });
});
