import { describe, expect, test } from 'vitest';
import { loadSiteContent } from './load-site-content.ts';
import { toPageData } from './page-content.ts';

const content = loadSiteContent('ro');

describe('the data of a page', () => {
  test('holds what the page needs and what stands on every page, and nothing else', () => {
    const { groups, meta, firstService } = toPageData(content, { route: 'about' }, 'ro', ['about']);
    const expected = ['about', 'contactDetails', 'cookies', 'footer', 'general', 'navigation'];
    expect(Object.keys(groups).toSorted()).toEqual(expected);
    expect(meta).toEqual(content.about.meta);
    expect(firstService).toBe('tratamente-laser');
  });

  test('holds one service in full and the others by name', () => {
    const page = { route: 'service', service: 'ortodontie' } as const;
    const { groups, meta } = toPageData(content, page, 'ro', ['service', 'serviceMenu']);
    expect(groups.service?.serviceUrl).toBe('ortodontie');
    expect(groups.serviceMenu).toHaveLength(6);
    expect(JSON.stringify(groups.serviceMenu)).not.toContain('serviceDescription');
    expect(meta).toEqual(groups.service?.meta);
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
      JSON.stringify(toPageData(of, { route: 'home' }, 'ro', ['home'])).length;
    expect(size(larger)).toBe(size(content));
  });
});
