/**
 * The price in a sentence, of every need at every age: "from" where the tooth decides or other costs follow, with unit and
 * additions, and the same in the message to the clinic.
 */
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

const highest = ({ priceStart, priceEnd = priceStart }: PriceItem) => priceEnd;

/** Milk teeth up to 11 years, permanent ones from 6. The cheapest row is counted where the tooth decides. */
function answerTo({ milkTeeth, permanentTeeth, adults, from }: Need, age: Age) {
  const isYoung = from && age !== 'adult' && age < from.age;
  const ofChild =
    age === 'adult' ? [] : [...(age <= 11 ? milkTeeth : []), ...(age >= 6 ? permanentTeeth : [])];
  const rows = isYoung ? [] : age === 'adult' ? adults : ofChild;
  const byTooth = rows.filter((row, index) => index === 0 || !row.isChoice);
  const [first] = byTooth;
  const isUndecided = byTooth.some((row) => first && highest(row) > highest(first));
  const cheapest = byTooth.toSorted((one, other) => one.priceStart - other.priceStart)[0];
  return { row: isUndecided ? cheapest : first, others: isUndecided ? byTooth : [] };
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
const digitsIn = (text: string) =>
  (text.match(/\d[\d.,]*/g) ?? []).map((amount) => Number(amount.replace(/\D/g, '')));

type Estimate = { sum: string; all: string; message: string; years?: string };

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

  // Reads the message of the link without following it: what a history cannot store goes nowhere.
  let message = '';
  window.addEventListener('error', (event) => event.preventDefault());
  history.pushState = (state: { usr?: { prefilledMessage?: string } }) => {
    message = state.usr?.prefilledMessage ?? '';
    throw new DOMException('', 'DataCloneError');
  };

  function read(): Estimate {
    message = '';
    document.querySelector<HTMLElement>('#estimare .button')?.click();
    const copy = document.querySelector('#estimare')?.cloneNode(true) as Element;
    for (const control of copy.querySelectorAll('select, button, .button')) control.remove();
    return { sum: copy.querySelector('.price-sum')?.textContent ?? '', all: copy.textContent ?? '', message };
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
        const { sum = '', all = '', message = '', years } = estimates[index] ?? {};
        if (age !== 'adult') expect(years).toBe(String(age));
        const said = plain(all);
        const sent = plain(message);
        read.push(`${said}\n    ${sent}`);
        const { row, others } = answerTo(need, age);
        const added = additions.filter(({ items }) => row && items.includes(row));
        const isFrom = row?.unit !== undefined || added.length > 0 || others.length > 0;
        const where = `${need.slug} ${age}`;
        expect(sent, where).toContain(plain(need.name));

        if (!row) {
          expect(plain(sum), where).toBe('');
          const isYoung = need.from && age !== 'adult' && age < need.from.age;
          expect(said, where).toContain(plain(isYoung ? need.from!.youngerText : contactDetails.phoneString));
          expect(digitsIn(sent.split(plain(need.name))[1] ?? '').filter((amount) => amount > 20)).toEqual([]);
          continue;
        }
        const { priceStart, priceEnd = priceStart } = row;
        expect(digitsIn(sum), where).toEqual(
          isFrom || priceEnd === priceStart ? [priceStart] : [priceStart, priceEnd],
        );
        expect(plain(sum).startsWith(plain(sentence.startingAt)), where).toBe(isFrom);
        expect(sent, where).toContain(plain(sum));
        if (row.unit) expect(plain(sum), where).toContain(plain(row.unit));
        for (const other of others) {
          const named = plain(other.tooth ?? other.label.replace(/ \(.*/, '')).toLowerCase();
          for (const text of [said, sent]) {
            expect(text.toLowerCase(), where).toContain(named);
            expect(digitsIn(text), where).toContain(other.priceStart);
          }
        }
        for (const { name, price } of added) {
          for (const text of [said, sent]) expect(text, where).toContain(plain(name));
          if (price) expect(digitsIn(said), where).toContain(price.priceStart);
        }
        for (const times of row.example ? [1, 2] : []) {
          const units = row.example!.units * times;
          if (times > 1 && !row.example!.text.includes('{twice}')) continue;
          const besides = added.map(
            ({ price, times: each = 0 }) =>
              (price?.priceStart ?? 0) * each * (price?.unit === row.unit ? units : 1),
          );
          const example = besides.reduce((one, other) => one + other, priceStart * units);
          for (const text of [said, sent]) expect(digitsIn(text), where).toContain(example);
        }
        // The page offers nothing that the message leaves out, and the other way round.
        expect(
          new Set(digitsIn(sent.split(plain(need.name))[1] ?? '')).isSubsetOf(new Set(digitsIn(said))),
          where,
        ).toBe(true);
        expect(sent, where).not.toContain('%');
      }
    }
    expect(read).toHaveLength(sentence.needs.length * ages.length);
    await info.attach('sentences', { body: read.join('\n'), contentType: 'text/plain' });
  });
}
