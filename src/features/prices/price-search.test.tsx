import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadSiteContent } from '../../prerender.tsx';
import { visit } from '../../testing/visit.tsx';

const ro = loadSiteContent('ro').priceList;
const en = loadSiteContent('en').priceList;

// By selector: asking a list of this length for its roles takes seconds here.
const rows = () => [...document.querySelectorAll('#lista th')].map((head) => head.textContent);
const search = () => window.location.search + window.location.hash;

test('a Romanian page finds an English word, says so, and keeps it in the address', async () => {
  const { user } = await visit('/ro/preturi');
  const field = screen.getByLabelText(ro.searchLabel);
  await user.click(field);
  await user.paste('Scaling');
  expect(rows()).toEqual(['Detartraj și periaj profesionalScaling and professional brushing']);
  expect(screen.getByText(`${ro.found}: 1`)).toBeTruthy();
  await waitFor(() => expect(search()).toBe('?q=Scaling#lista'));
  expect(document.activeElement).toBe(field);
  await user.click(screen.getByLabelText(ro.clearSearch));
  expect(rows()).toHaveLength(63);
  await waitFor(() => expect(search()).toBe(''));
});

test('an address with a search opens with it; a link without one shows the whole list', async () => {
  const { user } = await visit('/en/preturi?q=chirurgie#lista');
  expect(rows()).toHaveLength(5);
  const [toPrices] = screen.getAllByText(loadSiteContent('en').navigation.prices, {
    selector: '.main-menu a',
  });
  if (!toPrices) throw new Error('There is no link to the prices.');
  await user.click(toPrices);
  await waitFor(() => expect(rows()).toHaveLength(63));
  expect(screen.getByLabelText(en.searchLabel)).toHaveProperty('value', '');
});

test('every row has an address of its own and a link to it', async () => {
  await visit('/en/preturi');
  const link = screen.getByLabelText(`${en.rowLink} Scaling and professional brushing`);
  expect(link.getAttribute('href')).toBe('#preventologie-detartraj-si-periaj-profesional');
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
