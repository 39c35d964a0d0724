import { expect, test } from 'vitest';
import { loadSiteContent, socialCards } from '../prerender.tsx';

const cards = new Map((await socialCards()).map(({ path, card }) => [path, card]));
const { home, services } = loadSiteContent('ro');

test('a card has the headline of its page and its drawing', () => {
  expect(cards.get('/')).toEqual({
    sentences: home.heroLines,
    picture: home.heroPictureSmall.url,
    over: home.heroLamp?.url,
    background: 'surface-1',
  });
  for (const { serviceName, serviceUrl, picture, background } of services.list) {
    const card = cards.get(`/ro/servicii/${serviceUrl}`);
    expect(card).toEqual({ sentences: [serviceName], picture: picture.url, background });
  }
});

test('a page without a drawing has its title, without the name of the clinic that the logo says', () => {
  expect(cards.get('/en/termeni-si-conditii')?.sentences).toEqual(['Terms and Conditions']);
});
