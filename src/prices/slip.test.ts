/**
 * The words of a price, of every need at every age: "from" where the tooth decides alone, with unit and
 * additions, and the same in the message to the clinic. `src/features/prices` shows the slip as it is.
 */
import { describe, expect, test } from 'vitest';
import { readEmbeddedSpace } from '../../scripts/build/read-embedded-space.ts';
import { fixtureClinic } from '../../shared/clinic/folder.ts';
import { readBrand } from '../../shared/clinic/read-brand.ts';
import { toSiteContent } from '../content/check/to-site-content.ts';
import { contentOfLanguage, type Need, type PriceItem, type SiteContents } from '../model/site-content.ts';
import { amountText, createSlipBuilder, messageLines } from './slip.ts';
import type { Age } from './family.ts';
import { priceBook } from './price-book.ts';

const ages: Age[] = [...Array.from({ length: 18 }, (_, years) => years), 'adult'];

const highest = ({ priceStart, priceEnd = priceStart }: PriceItem) => priceEnd;

/** Milk teeth up to 11 years, permanent ones from 6. The cheapest row is counted where the tooth decides. */
function expectedFor({ milkTeeth, permanentTeeth, adults, from }: Need, age: Age) {
  const isUnderage = from !== undefined && age !== 'adult' && age < from.age;
  const ofChild =
    age === 'adult' ? [] : [...(age <= 11 ? milkTeeth : []), ...(age >= 6 ? permanentTeeth : [])];
  const rows = isUnderage ? [] : age === 'adult' ? adults : ofChild;
  const byTooth = rows.filter((row, index) => index === 0 || !row.isChoice);
  const [first] = byTooth;
  const isUndecided = byTooth.some((row) => first && highest(row) > highest(first));
  const cheapest = byTooth.toSorted((one, other) => one.priceStart - other.priceStart)[0];
  return { row: isUndecided ? cheapest : first, others: isUndecided ? byTooth : [], isUnderage };
}

/** By hand, from the price list: a brace brings its own consultation, and the list has none for adults. */
function consultationFor(need: string, age: Age): number {
  return need === 'consultatie' || need === 'aparat' || age === 'adult' ? 0 : 200;
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

const contents = contentsOf(fixtureClinic);

describe.each(readBrand(fixtureClinic).languages)('in $code', ({ code, tag }) => {
  const { pricesPage, priceList, general } = contents[code] ?? {};
  const { sentence, siblingDiscount } = pricesPage ?? {};

  test.runIf(sentence).each(ages)('at the age of %s the price tells the truth of its row', (age) => {
    if (!sentence || !priceList || !general) throw new Error('The clinic has no sentence.');
    const { categories, needs } = priceBook(contents, code);
    const rows = new Map(categories.flatMap(({ items }) => items.map((row) => [row.id, row] as const)));
    const { askText } = priceList;
    const slipFor = createSlipBuilder({ texts: sentence, askText, tag, currency: general.currency });
    for (const need of sentence.needs) {
      const slip = slipFor([{ age, needs: [need.slug] }], { rows, needs, siblingDiscount });
      const [line] = slip.lines;
      if (!line) throw new Error(`Nothing is said of ${need.slug}.`);
      const { others: alternatives, notes, row: label, amount } = line;
      const { consultations, sum: whole, later } = slip;
      const shown = [...alternatives, consultations, whole, later].filter((each) => each !== undefined);
      const lines = shown.flatMap((each) => [each.text, amountText(each.amount)]);
      const said = plain(
        [label?.text ?? '', amount ? amountText(amount) : '', ...lines, ...notes].join('\n'),
      );
      const sent = plain(messageLines(slip).join('\n'));
      const ofNeed = sent.split(plain(need.name))[1] ?? '';
      const where = `${need.slug} ${said}\n${sent}`;
      expect(sent, where).toContain(plain(need.name));
      expect(sent, where).not.toContain('%');

      const { row, others, isUnderage } = expectedFor(need, age);
      if (!row) {
        expect(amount, where).toBeUndefined();
        expect(whole, where).toBeUndefined();
        expect(notes, where).toEqual([isUnderage ? need.from?.youngerText : askText]);
        continue;
      }
      const sum = amount ? plain(amountText(amount)) : '';
      const added = (priceList.added?.list ?? []).filter(({ items }) => items.includes(row));
      const isFrom = others.length > 0;
      const { priceStart, priceEnd = priceStart } = row;
      expect(digitsIn(sum), where).toEqual(
        isFrom || priceEnd === priceStart ? [priceStart] : [priceStart, priceEnd],
      );
      expect(sum.startsWith(plain(sentence.startingAt)), where).toBe(isFrom);
      expect(sent, where).toContain(sum);
      const isWhole = !isFrom && !row.unit && added.length === 0 && priceEnd === priceStart;
      const consultation = consultationFor(need.slug, age);
      const paid = consultations ? digitsIn(amountText(consultations.amount)) : [0];
      expect(paid, where).toEqual([consultation]);
      const first = isWhole ? [priceStart + consultation] : [];
      expect(whole ? digitsIn(amountText(whole.amount)) : [], where).toEqual(first);
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

test('beside a treatment inhaled sedation is whole, and says nothing of one', () => {
  const { pricesPage, priceList, general } = contentOfLanguage(contents, 'ro');
  const { categories, needs } = priceBook(contents, 'ro');
  const rows = new Map(categories.flatMap(({ items }) => items.map((row) => [row.id, row] as const)));
  const slipFor = createSlipBuilder({
    texts: pricesPage.sentence!,
    askText: priceList.askText,
    tag: 'ro-RO',
    currency: general.currency,
  });
  const slipOf = (...chosen: string[]) => slipFor([{ age: 5, needs: chosen }], { rows, needs });
  const both = slipOf('inhalosedare', 'plomba');
  expect(both.lines.map(({ notes }) => notes)).toEqual([[], []]);
  // 400 + 200, and the consultation 200.
  expect([both.sum?.amount.figures, both.later?.amount.figures]).toEqual(['800', '600']);
  for (const alone of [slipOf('inhalosedare'), slipOf('inhalosedare', 'consultatie')]) {
    expect(alone.lines[0]?.notes).toEqual(['Se adaugă tratamentul.']);
    expect(alone.sum).toBeUndefined();
  }
});
