import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { interpolate } from '../../shared/interpolate.ts';
import { loadSiteContent } from '../content/load-site-content.ts';
import { embeddedSpace } from '../testing/changed-space.ts';
import { visit } from '../testing/visit.tsx';

const ro = loadSiteContent('ro', embeddedSpace);
const en = loadSiteContent('en', embeddedSpace);

const [block] = ro.pricesPage.payment.blocks ?? [];
test.each([
  ['plonba copil', `${interpolate(ro.priceList.foundFor, { words: 'plombă copil' })}: 4`],
  ['detartraj copii', `${ro.priceList.foundNearest}: 1`],
  ['card de sănătate', `${block?.title} ${block?.text}`],
])('a search for „%s” says „%s”', async (query, words) => {
  const { user } = await visit('/ro/preturi');
  await user.type(await screen.findByLabelText(ro.priceList.searchLabel), query);
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  await waitFor(() => expect(said()).toContain(words));
  expect(screen.queryByText(ro.priceList.nothingFound)).toBeNull();
});

test('a search that finds nothing shows the phone and a button to the whole list', async () => {
  const { user } = await visit('/en/preturi');
  const { priceList, contactDetails } = en;
  const field = await screen.findByLabelText<HTMLInputElement>(priceList.searchLabel);
  const prices = within(screen.getByRole('group', { name: priceList.title }));
  await user.type(field, 'unicorn');
  const showAll = await prices.findByRole('button', { name: priceList.showAll });
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    priceList.nothingFound,
  );
  expect(prices.queryAllByRole('rowheader')).toEqual([]);
  expect(prices.getByRole('link', { name: contactDetails.phoneString })).toBeTruthy();
  await user.click(showAll);
  await waitFor(() => expect(prices.getAllByRole('rowheader')).toHaveLength(63));
  expect([field.value, document.activeElement]).toEqual(['', field]);
});

const plain = (element: Element | null) =>
  element?.textContent.replaceAll('\u2060', '').replace(/\s+/g, ' ') ?? '';

function slipOf(texts = ro.pricesPage.sentence) {
  const { ageLabel = '', needLabel = '', remove = '' } = texts ?? {};
  const select = (label: string) =>
    screen.getAllByRole<HTMLSelectElement>('combobox', { name: new RegExp(`^${label}`) });
  const rows = () => [...document.querySelectorAll('#estimare li')].map(plain);
  return {
    ages: () => select(ageLabel),
    needs: () => select(needLabel),
    press: (name = '') => screen.getAllByRole('button', { name: new RegExp(`^${name}`) }),
    removeOf: (who: string) => screen.getByRole('button', { name: new RegExp(`^${remove} ?: ${who}$`) }),
    rows,
    rowOf: (words: string | RegExp) => rows().find((row) => row.search(words) >= 0),
    sum: () => plain(document.querySelector('#estimare [role=status]')),
  };
}

test('a second child has the discount, further treatments and people join, and each can leave', async () => {
  const { user } = await visit('/ro/preturi');
  const { ages, needs, press, removeOf, rows, rowOf, sum } = slipOf();
  const { addNeed, addChild, addAdult, notDiscounted, firstSum } = ro.pricesPage.sentence ?? {};
  await user.click(press(addChild)[0]!);
  await waitFor(() => expect(document.activeElement).toBe(ages()[1]));
  expect(rowOf(/^Copil 2/)).toContain('Copil 2, o plombă 170 RON');
  expect(sum()).toContain('Prima vizită 740 RON');
  await user.click(press(addNeed)[1]!);
  await waitFor(() => expect(document.activeElement).toBe(needs()[2]));
  await user.selectOptions(needs()[2]!, 'aparat');
  // Child 2 is too young for a brace, so the slip has the price of a consultation and no sum.
  await waitFor(() => expect(rowOf(/7.ani/)).toBeTruthy());
  expect(rowOf('Consultație ortodontică 150 RON')).toContain(notDiscounted);
  expect(sum()).not.toContain(firstSum);
  await user.selectOptions(ages()[1]!, '14');
  await waitFor(() => expect(rowOf('Aparat fix metalic')).toContain('un aparat dentar 3.500 RON pe arcadă'));
  await user.click(press(addAdult)[0]!);
  await waitFor(() => expect(needs()).toHaveLength(4));
  await user.selectOptions(needs()[3]!, 'extractie');
  await waitFor(() => expect(rowOf('cu o rădăcină')).toBeTruthy());
  await user.click(removeOf('un.aparat.dentar, Copil.2'));
  await waitFor(() => expect(needs()).toHaveLength(3));
  await waitFor(() => expect(document.activeElement).toBe(needs()[1]));
  await user.click(removeOf('Copil.1'));
  await waitFor(() => expect(location.search).toBe('?pentru=14.plomba&pentru=adult.extractie'));
  // The second child is now the first one, who has no discount.
  await waitFor(() => expect(rows().filter((row) => row.includes('%'))).toEqual([]));
  expect(rowOf('o plombă')).toContain('200 RON');
  expect(rowOf('cu o rădăcină')).toContain('de la 200 RON');
});

test('a need without a price for the age gives the phone, and no sum', async () => {
  await visit('/ro/preturi?pentru=adult.fluorizare');
  const slip = within(document.querySelector<HTMLElement>('#estimare [role=status]')!);
  expect(slip.getByRole('link', { name: ro.contactDetails.phoneString })).toBeTruthy();
  expect(document.querySelector('.slip__sum')).toBeNull();
});

test('what was chosen begins the message of the form, below what was typed', async () => {
  const { user } = await visit('/en/contact');
  const field = () => screen.getByLabelText<HTMLTextAreaElement>(en.contactForm.message);
  const book = () => within(screen.getByRole('main')).getAllByRole('link', { name: en.general.callToAction });
  const toPrices = async () => {
    await user.click(screen.getAllByRole('link', { name: en.navigation.prices })[0]!);
    await screen.findByRole('heading', { level: 1, name: en.navigation.prices });
  };
  await user.type(field(), 'Hello');
  await toPrices();
  await user.click(book()[0]!);
  await waitFor(() => expect(field().value).toBe('Hello'));
  await toPrices();
  const { needs, press, rowOf } = slipOf(en.pricesPage.sentence);
  const { addChild, addNeed, messageOpening } = en.pricesPage.sentence ?? {};
  await user.click(press(addChild)[0]!);
  await waitFor(() => expect(needs()).toHaveLength(2));
  await user.click(press(addNeed)[1]!);
  await waitFor(() => expect(needs()).toHaveLength(3));
  await user.selectOptions(needs()[2]!, 'aparat');
  await waitFor(() => expect(rowOf('a brace')).toBeTruthy());
  await user.click(book()[0]!);
  const chosen = [
    messageOpening,
    'Child 1, 5 years old: a filling: 200 RON (Children’s fillings).',
    'Child 2, 3 years old: a filling: 170 RON (Children’s fillings; −15%: 200 − 30).',
    'Child 2, 3 years old: a brace (no discount); Orthodontic consultation: 150 RON. A brace is discussed at the orthodontic consultation; the first look is at about 7 years.',
    'The consultation, at the first visit only: 200 RON',
  ].join('\n');
  await waitFor(() => expect(field().value).toBe(`Hello\n\n${chosen}\n`));
  expect(location.pathname + location.hash).toBe('/en/contact#programare');
});
