/** Tests the estimate of each need at each age, and the message with it; `src/features/prices` tests its display. */
import { describe, expect, test } from 'vitest';
import { languages, tagOf, type Language } from '../../shared/languages.ts';
import { loadSiteContents } from '../content/load-site-content.ts';
import { contentOfLanguage, type Need, type PriceItem, type SiteContent } from '../model/site-content.ts';
import { embeddedSpace } from '../testing/changed-space.ts';
import { childAges, type Age, type Person } from './family.ts';
import { priceBook } from './price-book.ts';
import { amountText, createSlipBuilder, messageLines, type Amount, type Slip } from './slip.ts';

const contents = loadSiteContents(embeddedSpace);

function pricesIn(language: Language) {
  const { pricesPage, priceList, general } = contentOfLanguage(contents, language);
  const { categories, needs } = priceBook(contents, language);
  const rows = new Map(categories.flatMap(({ items }) => items.map((row) => [row.id, row] as const)));
  const sentence = pricesPage.sentence!;
  const { askText, added } = priceList;
  const texts = { texts: sentence, askText, tag: tagOf(language), currency: general.currency };
  const buildSlip = createSlipBuilder(texts);
  const { siblingDiscount } = pricesPage;
  const slipFor = (person: Person) => buildSlip([person], { rows, needs, siblingDiscount });
  return { sentence, askText, additions: added?.list ?? [], slipFor };
}

const highest = ({ priceStart, priceEnd = priceStart }: PriceItem) => priceEnd;

/** Milk teeth up to 11 years, permanent ones from 6. The cheapest row is counted where the tooth decides. */
function expectedFor({ milkTeeth, permanentTeeth, adults, from }: Need, age: Age) {
  const isUnderage = from !== undefined && age !== 'adult' && age < from.age;
  if (isUnderage) return { others: [], isUnderage };
  const rows =
    age === 'adult' ? adults : [...(age <= 11 ? milkTeeth : []), ...(age >= 6 ? permanentTeeth : [])];
  const byTooth = rows.filter((row, index) => index === 0 || !row.isChoice);
  const [first] = byTooth;
  const isUndecided = byTooth.some((row) => first && highest(row) > highest(first));
  const [cheapest] = byTooth.toSorted((one, other) => one.priceStart - other.priceStart);
  return { row: isUndecided ? cheapest : first, others: isUndecided ? byTooth : [], isUnderage };
}

/** By hand, from the price list: a brace brings its own consultation, and the list has none for adults. */
function consultationFor(need: string, age: Age): number {
  return need === 'consultatie' || need === 'aparat' || age === 'adult' ? 0 : 200;
}

type Addition = NonNullable<SiteContent['priceList']['added']>['list'][number];

/** Returns the totals of the row's example: for its units and, if the text has `{twice}`, for twice as many. */
function exampleTotals({ example, priceStart, unit: rowUnit }: PriceItem, added: Addition[]): number[] {
  if (!example) return [];
  const counts = example.text.includes('{twice}') ? [1, 2] : [1];
  return counts.map((count) => {
    const units = example.units * count;
    const besides = added.map(
      ({ price, times = 0 }) => (price?.priceStart ?? 0) * times * (price?.unit === rowUnit ? units : 1),
    );
    return besides.reduce((one, other) => one + other, priceStart * units);
  });
}

const plain = (text: string) => text.replaceAll('\u2060', '').replace(/\s+/g, ' ').trim();
const plainAmount = (amount?: Amount) => (amount ? plain(amountText(amount)) : '');
const numbersIn = (text: string) =>
  (text.match(/\d[\d.,]*/g) ?? []).map((number) => Number(number.replace(/\D/g, '')));

function displayedText({ lines, consultations, sum, later }: Slip): string {
  const lineTexts = lines.flatMap(({ row, amount, notes, others }) => [
    row?.text ?? '',
    plainAmount(amount),
    ...others.flatMap((other) => [other.text, plainAmount(other.amount)]),
    ...notes,
  ]);
  const sums = [consultations, sum, later].flatMap((each) => [each?.text ?? '', plainAmount(each?.amount)]);
  return plain([...lineTexts, ...sums].join('\n'));
}

describe.each(languages)('in %s', (language) => {
  const { sentence, askText, additions, slipFor } = pricesIn(language);
  const ages = [...childAges, 'adult' as const];
  const cases = sentence.needs.flatMap((need) => ages.map((age) => ({ need, age })));

  test.each(cases)('$need.slug at the age of $age has the price of its row', ({ need, age }) => {
    const slip = slipFor({ age, needs: [need.slug] });
    const line = slip.lines[0]!;
    const displayed = displayedText(slip);
    const sent = plain(messageLines(slip).join('\n'));
    expect(sent).toContain(plain(need.name));
    expect(sent).not.toContain('%');

    const { row, others, isUnderage } = expectedFor(need, age);
    if (!row) {
      expect(line.amount).toBeUndefined();
      expect(slip.sum).toBeUndefined();
      expect(line.notes).toEqual([isUnderage ? need.from?.youngerText : askText]);
      return;
    }

    const { priceStart, priceEnd = priceStart } = row;
    const isFrom = others.length > 0;
    const amount = plainAmount(line.amount);
    const isSingle = isFrom || priceEnd === priceStart;
    expect(numbersIn(amount)).toEqual(isSingle ? [priceStart] : [priceStart, priceEnd]);
    expect(amount.startsWith(plain(sentence.startingAt))).toBe(isFrom);
    expect(amount).toContain(plain(row.unit ?? ''));
    expect(sent).toContain(amount);

    const consultation = consultationFor(need.slug, age);
    const consultationNumbers = numbersIn(plainAmount(slip.consultations?.amount));
    expect(consultationNumbers).toEqual(consultation > 0 ? [consultation] : []);

    const added = additions.filter(({ items }) => items.includes(row));
    const isWhole = priceEnd === priceStart && !isFrom && !row.unit && added.length === 0;
    const sumNumbers = numbersIn(plainAmount(slip.sum?.amount));
    expect(sumNumbers).toEqual(isWhole ? [priceStart + consultation] : []);

    for (const text of [displayed, sent]) {
      for (const other of others) {
        const name = plain(other.tooth ?? other.label.replace(/ \(.*/, ''));
        expect(text.toLowerCase()).toContain(name.toLowerCase());
      }
      for (const { name } of added) expect(text).toContain(plain(name));
      const prices = [...others.map((other) => other.priceStart), ...exampleTotals(row, added)];
      expect(numbersIn(text)).toEqual(expect.arrayContaining(prices));
    }
    const addedPrices = added.flatMap(({ price }) => price?.priceStart ?? []);
    expect(numbersIn(displayed)).toEqual(expect.arrayContaining(addedPrices));

    const sentOfNeed = sent.split(plain(need.name))[1] ?? '';
    expect(numbersIn(displayed)).toEqual(expect.arrayContaining(numbersIn(sentOfNeed)));
  });
});

test('beside a treatment inhaled sedation is whole, and says nothing of one', () => {
  const { slipFor } = pricesIn('ro');
  const slipOf = (...needs: string[]) => slipFor({ age: 5, needs });
  const both = slipOf('inhalosedare', 'plomba');
  expect(both.lines.map(({ notes }) => notes)).toEqual([[], []]);
  // 400 + 200, and the consultation 200.
  expect([both.sum?.amount.figures, both.later?.amount.figures]).toEqual(['800', '600']);
  for (const alone of [slipOf('inhalosedare'), slipOf('inhalosedare', 'consultatie')]) {
    expect(alone.lines[0]?.notes).toEqual(['Se adaugă tratamentul.']);
    expect(alone.sum).toBeUndefined();
  }
});
