import { describe, expect, test } from 'vitest';
import { languageOfPath } from '../../shared/languages.ts';
import { movedPaths, allPages, pathTo, routes } from './routes.ts';

const slugs = ['tratamente-laser', 'ortodontie'];

describe('the route table', () => {
  test.each([
    [{ route: 'home' }, '/', '/en'],
    [{ route: 'services' }, '/ro/servicii', '/en/servicii'],
    [{ route: 'service', service: 'ortodontie' }, '/ro/servicii/ortodontie', '/en/servicii/ortodontie'],
    [{ route: 'prices' }, '/ro/preturi', '/en/preturi'],
    [{ route: 'about' }, '/ro/despre', '/en/despre'],
    [{ route: 'firstVisit' }, '/ro/prima-vizita', '/en/prima-vizita'],
    [{ route: 'contact' }, '/ro/contact', '/en/contact'],
    [{ route: 'requestSent' }, '/ro/cerere-trimisa', '/en/cerere-trimisa'],
    [{ route: 'terms' }, '/ro/termeni-si-conditii', '/en/termeni-si-conditii'],
    [{ route: 'privacy' }, '/ro/politica-de-confidentialitate', '/en/politica-de-confidentialitate'],
    [{ route: 'accessibility' }, '/ro/accesibilitate', '/en/accesibilitate'],
    [{ route: 'emergencies' }, '/ro/urgente', '/en/urgente'],
  ] as const)('%o', (page, ro, en) => {
    expect(pathTo(page, 'ro')).toBe(ro);
    expect(pathTo(page, 'en')).toBe(en);
  });

  test('search engines list every page but the overview of the services and the page of a request', () => {
    const unlisted = Object.entries(routes).filter(([, { indexed }]) => !indexed);
    expect(unlisted.map(([name]) => name)).toEqual(['services', 'requestSent']);
  });

  test('published addresses still lead to their pages', () => {
    expect(Object.fromEntries(movedPaths())).toMatchObject({
      '/ro': '/',
      '/ro/termen-si-conditii': '/ro/termeni-si-conditii',
      '/en/termen-si-conditii': '/en/termeni-si-conditii',
      '/ro/politica-si-confidentialitate': '/ro/politica-de-confidentialitate',
      '/en/politica-si-confidentialitate': '/en/politica-de-confidentialitate',
    });
  });

  test('every redirect leads to a page', () => {
    const paths = new Set(allPages(slugs).map(({ path }) => path));
    for (const [source, destination] of movedPaths()) {
      expect(paths.has(destination), destination).toBe(true);
      expect(paths.has(source), source).toBe(false);
    }
  });

  test.each([
    ['/', 'ro'],
    ['/en', 'en'],
    ['/EN/preturi', 'en'],
    ['/ro/xyz', 'ro'],
    ['/english', 'ro'],
  ])('the language of %s is %s', (path, language) => {
    expect(languageOfPath(path)).toBe(language);
  });
});
