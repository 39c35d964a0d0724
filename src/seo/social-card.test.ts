import { expect, test } from 'vitest';
import { loadSiteContent, serviceSlugs, socialCards } from '../prerender.tsx';
import { allPages } from '../routing/routes.ts';

const cards = new Map((await socialCards()).map(({ path, card }) => [path, card]));
const { home, services } = loadSiteContent('ro');

test('every page of the table has a card of its own', () => {
  expect([...cards.keys()]).toEqual(allPages(serviceSlugs()).map(({ path }) => path));
  const headlines = [...cards.values()].map(({ sentences }) => sentences.join(' '));
  expect(new Set(headlines).size).toBe(headlines.length);
});

test('a card has the headline of its page and its drawing', () => {
  expect(cards.get('/')).toEqual({
    sentences: home.heroLines,
    picture: home.heroPictureSmall.url,
    ground: 'sky',
  });
  for (const { serviceName, serviceUrl, picture, ground } of services.list) {
    const card = cards.get(`/ro/servicii/${serviceUrl}`);
    expect(card).toEqual({ sentences: [serviceName], picture: picture.url, ground });
  }
});

test('a page without a drawing has its title, without the name of the clinic that the logo says', () => {
  expect(cards.get('/en/termeni-si-conditii')?.sentences).toEqual(['Terms and Conditions']);
});
