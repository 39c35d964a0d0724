/**
 * The words of a price, of every need at every age: "from" where the tooth decides or other costs follow, with unit and
 * additions, and the same in the message to the clinic. `src/features/prices` shows the answer as it is.
 */
import { describe, expect, test } from 'vitest';
import { readEmbeddedSpace } from '../../scripts/build/read-embedded-space.ts';
import { fixtureClinic, repository } from '../../shared/clinic/folder.ts';
import { readBrand } from '../../shared/clinic/read-brand.ts';
import { toSiteContent } from '../content/check/to-site-content.ts';
import type { Need, PriceItem, SiteContents } from '../model/site-content.ts';
import { amountText, answerWriter, messageLines } from './answer.ts';
import type { Age } from './family.ts';
import { priceBook } from './price-book.ts';

const ages: Age[] = [...Array.from({ length: 17 }, (_, index) => index + 1), 'adult'];

const highest = ({ priceStart, priceEnd = priceStart }: PriceItem) => priceEnd;

/** Milk teeth up to 11 years, permanent ones from 6. The cheapest row is counted where the tooth decides. */
function expectedFor({ milkTeeth, permanentTeeth, adults, from }: Need, age: Age) {
  const isYoung = from !== undefined && age !== 'adult' && age < from.age;
  const ofChild =
    age === 'adult' ? [] : [...(age <= 11 ? milkTeeth : []), ...(age >= 6 ? permanentTeeth : [])];
  const rows = isYoung ? [] : age === 'adult' ? adults : ofChild;
  const byTooth = rows.filter((row, index) => index === 0 || !row.isChoice);
  const [first] = byTooth;
  const isUndecided = byTooth.some((row) => first && highest(row) > highest(first));
  const cheapest = byTooth.toSorted((one, other) => one.priceStart - other.priceStart)[0];
  return { row: isUndecided ? cheapest : first, others: isUndecided ? byTooth : [], isYoung };
}

const plain = (text: string) => text.replaceAll('\u2060', '').replace(/\s+/g, ' ').trim();
const digitsIn = (text: string) =>
  (text.match(/\d[\d.,]*/g) ?? []).map((amount) => Number(amount.replace(/\D/g, '')));

function contentsOf(clinic: string): SiteContents {
  const space = readEmbeddedSpace(clinic);
  const contents = readBrand(clinic).languages.map(({ code }) => {
    const result = toSiteContent(space, code);
    if (!result.ok) throw new Error('The content is not valid: npm run content:check says why.');
    return [code, result.content];
  });
  return Object.fromEntries(contents) as SiteContents;
}

const clinics = [fixtureClinic, repository].flatMap((clinic) =>
  readBrand(clinic).languages.map(({ code, tag }) => ({ clinic, code, tag, contents: contentsOf(clinic) })),
);

describe.each(clinics)('$clinic in $code', ({ code, tag, contents }) => {
  const { pricesPage, priceList, general } = contents[code] ?? {};
  const { sentence, siblingDiscount } = pricesPage ?? {};

  test.runIf(sentence).each(ages)('at the age of %s the price tells the truth of its row', (age) => {
    if (!sentence || !priceList || !general) throw new Error('The clinic has no sentence.');
    const { categories, needs } = priceBook(contents, code);
    const rows = new Map(categories.flatMap(({ items }) => items.map((row) => [row.id, row] as const)));
    const { askText } = priceList;
    const answerTo = answerWriter({ texts: sentence, askText, tag, currency: general.currency });
    for (const need of sentence.needs) {
      const answer = answerTo([{ age, needs: [need.slug] }], { rows, needs, siblingDiscount });
      const [treatment] = answer.people[0]?.treatments ?? [];
      if (!treatment) throw new Error(`Nothing is said of ${need.slug}.`);
      const shown = [...treatment.rows, ...(answer.firstVisit ? [answer.firstVisit] : [])];
      const lines = shown.flatMap(({ text, amount }) => [text, amountText(amount)]);
      const said = plain([...lines, ...treatment.notes].join('\n'));
      const sent = plain(messageLines(answer).join('\n'));
      const ofNeed = sent.split(plain(need.name))[1] ?? '';
      const where = `${need.slug} ${said}\n${sent}`;
      expect(sent, where).toContain(plain(need.name));
      expect(sent, where).not.toContain('%');

      const { row, others, isYoung } = expectedFor(need, age);
      if (!row) {
        expect(treatment.counted, where).toEqual([]);
        expect(treatment.notes, where).toEqual([isYoung ? need.from?.youngerText : askText]);
        expect(digitsIn(ofNeed).filter((amount) => amount > 20)).toEqual([]);
        continue;
      }
      const [counted] = treatment.counted;
      const sum = counted ? plain(amountText(counted.amount)) : '';
      const added = (priceList.added?.list ?? []).filter(({ items }) => items.includes(row));
      const isFrom = row.unit !== undefined || added.length > 0 || others.length > 0;
      const { priceStart, priceEnd = priceStart } = row;
      expect(digitsIn(sum), where).toEqual(
        isFrom || priceEnd === priceStart ? [priceStart] : [priceStart, priceEnd],
      );
      expect(sum.startsWith(plain(sentence.startingAt)), where).toBe(isFrom);
      expect(sent, where).toContain(sum);
      if (row.unit) expect(sum, where).toContain(plain(row.unit));
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
      expect(new Set(digitsIn(ofNeed)).isSubsetOf(new Set(digitsIn(said))), where).toBe(true);
    }
  });
});
