/** The price in a sentence, of every need at every age: a part of a price is never called its total. */
import { readEmbeddedSpace } from '../../scripts/build/read-embedded-space.ts';
import { repository } from '../../shared/clinic/folder.ts';
import { readBrand } from '../../shared/clinic/read-brand.ts';
import { toSiteContent } from '../../src/content/check/to-site-content.ts';
import type { Need, PriceItem, SiteContent } from '../../src/model/site-content.ts';
import { expect, open, test } from '../support/fixtures.ts';

const ages = [...Array.from({ length: 17 }, (_, index) => index + 1), 'adult'] as const;
type Age = (typeof ages)[number];

const space = readEmbeddedSpace(repository);

function contentOf(language: string): SiteContent {
  const result = toSiteContent(space, language);
  if (!result.ok) throw new Error('The content is not valid: npm run content:check says why.');
  return result.content;
}

/** What is counted: milk teeth up to 11 years, permanent ones from 6. */
function countedRow({ milkTeeth, permanentTeeth, adults, from }: Need, age: Age): PriceItem | undefined {
  if (age === 'adult') return adults[0];
  if (from && age < from.age) return undefined;
  return [...(age <= 11 ? milkTeeth : []), ...(age >= 6 ? permanentTeeth : [])][0];
}

const plain = (text: string) => text.replace(/[\s\u2060]+/g, ' ').trim();
const digitsIn = (text: string) =>
  (text.match(/\d[\d.,]*/g) ?? []).map((amount) => Number(amount.replace(/\D/g, '')));

type Estimate = { sum: string; all: string; years?: string };

type Labels = { age: string; need: string };

/**
 * Runs in the page, since there are hundreds: chooses each treatment for the first person, at each age there is to choose,
 * and reads what the sentence says.
 */
async function readEstimates({ labels, needs }: { labels: Labels; needs: string[] }): Promise<Estimate[][]> {
  const selectOf = (label: string) =>
    [...document.querySelectorAll('select')].find((select) => select.ariaLabel?.startsWith(label));

  async function choose(label: string, value: string) {
    const select = selectOf(label);
    if (!select) throw new Error(`There is no choice of ${label}.`);
    select.value = value;
    const text = select.selectedOptions[0]?.text;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    do await new Promise((resolve) => setTimeout(resolve));
    while (selectOf(label)?.closest('.choice')?.querySelector('span')?.textContent !== text);
  }

  function read(): Estimate {
    const copy = document.querySelector('#estimare')?.cloneNode(true) as Element;
    for (const control of copy.querySelectorAll('select, button, .actions')) control.remove();
    return { sum: copy.querySelector('.price-sum')?.textContent ?? '', all: copy.textContent ?? '' };
  }

  const years = [...(selectOf(labels.age)?.options ?? [])].map(({ value }) => value);
  const found: Estimate[][] = [];
  for (const need of needs) {
    await choose(labels.need, need);
    const estimates = years.length === 0 ? [read()] : [];
    for (const value of years) {
      await choose(labels.age, value);
      estimates.push({ ...read(), years: value });
    }
    found.push(estimates);
  }
  return found;
}

for (const { code } of readBrand(repository).languages) {
  const { pricesPage, priceList, contactDetails } = contentOf(code);
  const { sentence } = pricesPage;

  test(`in ${code} the sentence tells the truth of its row`, async ({ page }, info) => {
    test.skip(!sentence, 'The clinic has no sentence with a price.');
    test.setTimeout(300_000);
    if (!sentence) return;
    const additions = priceList.added?.list ?? [];
    const read: string[] = [];
    const labels = { age: sentence.ageLabel, need: sentence.needLabel };
    const needs = sentence.needs.map(({ slug }) => slug);
    async function estimatesFor(person: string) {
      await open(page, `/${code}/preturi?pentru=${person}.${needs[0]}`);
      return page.evaluate(readEstimates, { labels, needs });
    }
    const ofChildren = await estimatesFor('1');
    const ofAdults = await estimatesFor('adult');
    for (const [place, need] of sentence.needs.entries()) {
      const estimates = [...(ofChildren[place] ?? []), ...(ofAdults[place] ?? [])];
      expect(estimates).toHaveLength(ages.length);
      for (const [index, age] of ages.entries()) {
        const { sum = '', all = '', years } = estimates[index] ?? {};
        if (age !== 'adult') expect(years).toBe(String(age));
        const said = plain(all);
        read.push(said);
        const row = countedRow(need, age);
        const others = additions.filter(({ items }) => row && items.includes(row));
        const isPart = row?.unit !== undefined || others.length > 0;
        const where = `${need.slug} ${age}`;

        if (!row) {
          expect(plain(sum), where).toBe('');
          const isYoung = need.from && age !== 'adult' && age < need.from.age;
          expect(said, where).toContain(plain(isYoung ? need.from!.youngerText : contactDetails.phoneString));
          continue;
        }
        const { priceStart, priceEnd = priceStart } = row;
        expect(digitsIn(sum), where).toEqual(
          isPart || priceEnd === priceStart ? [priceStart] : [priceStart, priceEnd],
        );
        expect(plain(sum).startsWith(plain(sentence.startingAt)), where).toBe(isPart);
        if (row.unit) expect(plain(sum), where).toContain(plain(row.unit));
        for (const { name, price } of others) {
          expect(said, where).toContain(plain(name));
          if (price) expect(digitsIn(said), where).toContain(price.priceStart);
        }
        if (row.example) {
          const besides = others.map(({ price, times = 0 }) => (price?.priceStart ?? 0) * times);
          const example = besides.reduce((one, other) => one + other, priceStart * row.example.units);
          expect(digitsIn(said), where).toContain(example);
        }
        // One treatment has no total; it has a price.
        expect(said, where).not.toContain(plain(sentence.total));
      }
    }
    expect(read).toHaveLength(sentence.needs.length * ages.length);
    await info.attach('sentences', { body: read.join('\n'), contentType: 'text/plain' });
  });
}
