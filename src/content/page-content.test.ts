import { describe, expect, test } from 'vitest';
import { loadSiteContents } from './load-site-content.ts';
import { toPageData } from './page-content.ts';

const contents = loadSiteContents();
const content = contents.ro;

describe('the data of a page', () => {
  test('holds what the page needs and what stands on every page, and nothing else', () => {
    const { groups, firstService } = toPageData(contents, { route: 'about' }, 'ro', { mainGroup: 'about' });
    const expected = ['about', 'contactDetails', 'cookies', 'footer', 'general', 'navigation'];
    expect(Object.keys(groups).toSorted()).toEqual(expected);
    expect(groups.about).toEqual(content.about);
    expect(firstService).toBe('tratamente-laser');
  });

  test('holds one service in full and the others by name', () => {
    const page = { route: 'service', service: 'ortodontie' } as const;
    const { groups } = toPageData(contents, page, 'ro', { mainGroup: 'service', needs: ['serviceMenu'] });
    expect(groups.service?.serviceUrl).toBe('ortodontie');
    expect(groups.serviceMenu).toHaveLength(6);
    expect(JSON.stringify(groups.serviceMenu)).not.toContain('serviceDescription');
  });

  test('holds search words where the price list is searched, and on no service page', () => {
    const searched = toPageData(contents, { route: 'prices' }, 'ro', {
      mainGroup: 'pricesPage',
      needs: ['priceList'],
    });
    expect(JSON.stringify(searched.groups)).toContain('searchWords');
    const page = { route: 'service', service: 'stomatologie-pediatrica' } as const;
    const { groups } = toPageData(contents, page, 'ro', { mainGroup: 'service' });
    expect(groups.service?.priceCategory.items).toHaveLength(13);
    expect(JSON.stringify(groups)).not.toContain('searchWords');
  });

  test('of the prices page holds the labels of the other language, and nothing else of it', () => {
    const { groups } = toPageData(contents, { route: 'prices' }, 'ro', {
      mainGroup: 'pricesPage',
      needs: ['otherPriceLabels'],
    });
    expect(Object.keys(groups.otherPriceLabels ?? {})).toEqual(['en']);
    const labels = groups.otherPriceLabels?.en ?? [];
    expect(labels.map(({ items }) => items.length)).toEqual(
      content.priceList.categories.map(({ items }) => items.length),
    );
    expect(labels[2]?.names[0]).toBe('Prevention');
    expect(labels[2]?.items[1]?.[0]).toBe('Scaling and professional brushing');
  });

  test('is refused for a service that the space does not have', () => {
    const page = { route: 'service', service: 'implant' } as const;
    const make = () => toPageData(contents, page, 'ro', { mainGroup: 'service' });
    expect(make).toThrow('No service has the slug "implant".');
  });

  test('of a page without them grows with neither services nor prices', () => {
    const [service] = content.services.list;
    if (!service) throw new Error('There is no service.');
    const list = Array.from({ length: 200 }, (_, index) => ({ ...service, serviceUrl: `service-${index}` }));
    const larger = {
      ...content,
      services: { ...content.services, list: [...content.services.list, ...list] },
    };
    const size = (of: typeof content) =>
      JSON.stringify(toPageData({ ...contents, ro: of }, { route: 'home' }, 'ro', { mainGroup: 'home' }))
        .length;
    expect(size(larger)).toBe(size(content));
  });
});
