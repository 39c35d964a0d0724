import { describe, expect, test } from 'vitest';
import { loadSiteContent, loadSiteContents } from '../load-site-content.ts';
import { toPageData } from './page-content.ts';
import { embeddedSpace } from '../../testing/changed-space.ts';

const contents = loadSiteContents(embeddedSpace);
const content = loadSiteContent('ro', embeddedSpace);

describe('the data of a page', () => {
  test('holds what the page needs and what stands on every page, and nothing else', () => {
    const { groups } = toPageData(contents, { route: 'about' }, 'ro', { mainGroup: 'about' });
    const shared = ['contactDetails', 'cookies', 'footer', 'general', 'navigation', 'openingHours'];
    const expected = ['about', ...shared, 'reviewNote'];
    expect(Object.keys(groups).toSorted()).toEqual(expected);
    expect(groups.about).toEqual(content.about);
    expect(groups.navigation?.firstService).toBe('tratamente-laser');
  });

  test('says who has reviewed the page, and when, in its language', () => {
    const noteOf = (route: 'emergencies' | 'prices', language: 'ro' | 'en') => {
      const mainGroup = route === 'prices' ? 'pricesPage' : 'emergenciesPage';
      return toPageData(contents, { route }, language, { mainGroup }).groups.reviewNote;
    };
    expect(noteOf('emergencies', 'ro')).toBe(
      'Text verificat de dr. Ana Pop, medic stomatolog, 12 martie 2026.',
    );
    expect(noteOf('emergencies', 'en')).toBe('Reviewed by Dr Ana Pop, dentist, 12 March 2026.');
    expect(noteOf('prices', 'ro')).toBe('');
  });

  test('holds one service in full and the others by name', () => {
    const page = { route: 'service', service: 'ortodontie' } as const;
    const { groups } = toPageData(contents, page, 'ro', { mainGroup: 'service', needs: ['serviceMenu'] });
    expect(groups.service?.serviceUrl).toBe('ortodontie');
    expect(groups.serviceMenu).toHaveLength(6);
    expect(JSON.stringify(groups.serviceMenu)).not.toContain('serviceDescription');
  });

  test('holds no search words on a service page', () => {
    const page = { route: 'service', service: 'stomatologie-pediatrica' } as const;
    const { groups } = toPageData(contents, page, 'ro', { mainGroup: 'service' });
    expect(groups.service?.priceCategory.items).toHaveLength(13);
    expect(JSON.stringify(groups)).not.toMatch(/searchWords|otherNames/);
  });

  test('holds the prices that a service names in place of its category', () => {
    const page = { route: 'service', service: 'inhalosedare' } as const;
    const itemsWith = (labels: string[]) => {
      const list = content.services.list.map((service) => ({
        ...service,
        prices: service.priceCategory.items.filter(({ label }) => labels.includes(label)),
      }));
      const changed = { ...contents, ro: { ...content, services: { ...content.services, list } } };
      return toPageData(changed, page, 'ro', { mainGroup: 'service' }).groups.service?.priceCategory.items;
    };
    expect(itemsWith(['Inhalosedare'])).toMatchObject([
      { label: 'Inhalosedare', amount: '400', added: { text: 'Se adaugă tratamentul.' } },
    ]);
    expect(itemsWith([])).toHaveLength(13);
  });

  test('of the prices page holds what each part is called in the other language', () => {
    const { groups } = toPageData(contents, { route: 'prices' }, 'ro', {
      mainGroup: 'pricesPage',
      needs: ['priceList'],
    });
    const prevention = groups.priceList?.categories[2];
    expect(prevention?.otherNames).toContainEqual({ language: 'en', text: 'Prevention' });
    expect(prevention?.items[1]?.otherNames).toContainEqual({
      language: 'en',
      text: 'Scaling and professional brushing',
    });
  });

  test('of the first visit holds the price with its address in the list, while it is listed', () => {
    const dataOf = (of: typeof contents) =>
      toPageData(of, { route: 'firstVisit' }, 'en', { mainGroup: 'firstVisitPage' }).groups.firstVisitPage;
    expect(dataOf(contents)?.price).toEqual({
      id: 'pedodontie-consultatie',
      label: 'Consultation',
      amount: '200',
      price: { low: 200, high: 200 },
    });
    const english = loadSiteContent('en', embeddedSpace);
    const { priceList } = english;
    const none = {
      ...priceList,
      categories: priceList.categories.filter(({ key }) => key !== 'pedodontics'),
    };
    const unlisted = dataOf({ ...contents, en: { ...english, priceList: none } });
    expect(unlisted).not.toHaveProperty('price');
  });

  test('is refused for a service that the space does not have', () => {
    const page = { route: 'service', service: 'implant' } as const;
    const make = () => toPageData(contents, page, 'ro', { mainGroup: 'service' });
    expect(make).toThrow('No service has the slug "implant".');
  });
});
