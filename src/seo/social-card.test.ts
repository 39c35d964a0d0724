import { expect, test } from 'vitest';
import { loadSiteContent } from '../content/load-site-content.ts';
import { socialCards } from '../prerender.tsx';
import { embeddedSpace } from '../testing/changed-space.ts';

const cards = new Map((await socialCards(embeddedSpace)).map(({ path, card }) => [path, card]));
const { home, services } = loadSiteContent('ro', embeddedSpace);

test('a card has its page’s headline and drawing', () => {
  expect(cards.get('/')).toEqual({
    sentences: home.heroLines,
    picture: home.heroPictureSmall.url,
    overlay: home.heroLamp?.url,
    background: 'surface-1',
  });
  for (const { serviceName, serviceUrl, picture, background } of services.list) {
    const card = cards.get(`/ro/servicii/${serviceUrl}`);
    expect(card).toEqual({ sentences: [serviceName], picture: picture.url, background });
  }
});

test('a page without a drawing has a card with its title, without the clinic’s name', () => {
  expect(cards.get('/en/termeni-si-conditii')?.sentences).toEqual(['Terms and Conditions']);
});
