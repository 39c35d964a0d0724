/** The price in a sentence, of every need at every age: a part of a price is never called its total. */
import { readEmbeddedSpace } from '../../scripts/build/read-embedded-space.ts';
import { readBrand } from '../../shared/clinic/read-brand.ts';
import { toSiteContent } from '../../src/content/check/to-site-content.ts';
import type { Need, PriceItem, SiteContent } from '../../src/model/site-content.ts';
import { expect, open, test } from '../support/fixtures.ts';
import { ownClinic } from '../support/other-clinics.ts';

const ages = [...Array.from({ length: 17 }, (_, index) => index + 1), 'adult'] as const;
type Age = (typeof ages)[number];

const space = readEmbeddedSpace(ownClinic);

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

for (const { code } of readBrand(ownClinic).languages) {
  const { pricesPage, priceList, contactDetails } = contentOf(code);
  const { sentence } = pricesPage;

  test(`in ${code} the sentence tells the truth of its row`, async ({ page }, info) => {
    test.skip(!sentence, 'The clinic has no sentence with a price.');
    test.setTimeout(300_000);
    if (!sentence) return;
    const additions = priceList.added?.list ?? [];
    const read: string[] = [];
    for (const need of sentence.needs) {
      for (const age of ages) {
        if (age === 1 || age === 'adult') await open(page, `/${code}/preturi?pentru=${age}.${need.slug}`);
        else {
          await page.getByRole('combobox', { name: sentence.ageLabel }).selectOption(String(age));
          const years = plain(sentence.years.replace('{years}', String(age)));
          await expect(page.locator('.person-sentence .choice').first().locator('span')).toHaveText(years);
        }
        const { sum, all } = await page.locator('#estimare').evaluate((estimate) => {
          const copy = estimate.cloneNode(true) as Element;
          for (const control of copy.querySelectorAll('select, button, .actions')) control.remove();
          return { sum: copy.querySelector('.price-sum')?.textContent ?? '', all: copy.textContent };
        });
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
