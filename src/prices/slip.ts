import { noBreak } from '../lib/no-break.ts';
import { splitNote } from '../lib/split-note.ts';
import type { SiteContent } from '../model/site-content.ts';
import { createAmountFormatter, subtractPrice, addPrices, withCurrency, type PriceRange } from './amounts.ts';
import { countedRow, estimateFor, firstVisitFor, isPriceUnknown, treatmentsOf } from './estimate.ts';
import type { FirstVisit, PersonEstimate, Tariff, Treatment } from './estimate.ts';
import { ageText, type Age, type Person } from './family.ts';
import { accompaniesTreatment, type PriceRow } from './price-row.ts';

/** The parts of `de la 3.500 RON pe arcadă`. */
export type Amount = { from?: string; figures: string; currency: string; unit?: string };

export type NamedAmount = { text: string; lang?: string; amount: Amount };

export type SlipLine = {
  /** `Copil 2`; absent for a single person. */
  name?: string;
  /** `Copil 2, 5 ani`. */
  who: string;
  need: string;
  /** The price, after the discount if the price is known; absent if nothing is counted. */
  amount?: Amount;
  /** The name of the counted row. */
  row?: { text: string; lang?: string };
  /** The discount, or a sentence which says that the row is not discounted. */
  discount?: string;
  /** Rows that may apply instead; for a child who is too young, those of a consultation. */
  others: NamedAmount[];
  /** Sentences about additional costs, the minimum age and open questions. */
  notes: string[];
};

/** The texts of an estimate, which screen, print, screen readers and the message to the clinic use. */
export type Slip = {
  /** `Copil 1`, `Copil 2`, `Adult 1`: one for each person. */
  names: string[];
  lines: SlipLine[];
  consultations?: NamedAmount & { discount?: string };
  /** Total of treatments and consultations, as if all were done at the first visit; absent if a price is unknown. */
  sum?: NamedAmount;
  /** Total without the consultations, for a later visit. */
  later?: NamedAmount;
};

type SentenceTexts = Omit<NonNullable<SiteContent['pricesPage']['sentence']>, 'needs'>;

type SlipTexts = { texts: SentenceTexts; askText: string; tag: string; currency: string };

export function amountText({ from, figures, currency, unit }: Amount): string {
  return [from, withCurrency(figures, currency), unit].filter(Boolean).join(' ');
}

/** Makes the first letter lower case, unless the text begins with an abbreviation. */
const lowerFirst = (text: string) => text.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());

/** Returns a function that builds the slip of a family in one language. */
export function createSlipBuilder({ texts, askText, tag, currency }: SlipTexts) {
  const format = createAmountFormatter(tag);
  const amountOf = (price: PriceRange): Amount => ({ figures: format(price), currency });
  const formatDifference = (price: PriceRange, discount: PriceRange) =>
    `${format(price)}${noBreak}−${noBreak}${format(discount)}`;

  const rowAmount = ({ price, unit }: PriceRow, isUndecided: boolean): Amount => ({
    ...(isUndecided && { from: texts.startingAt }),
    ...amountOf(isUndecided ? { ...price, high: price.low } : price),
    ...(unit && { unit }),
  });
  const kindOf = (age: Age) => (age === 'adult' ? texts.adultName : texts.childName);

  function buildSlip(family: Person[], tariff: Tariff): Slip {
    const people = family.map((person) => ({ age: person.age, treatments: treatmentsOf(person, tariff) }));
    const estimates = estimateFor(people, tariff.siblingDiscount);
    const total = addPrices(estimates.map((person) => person.total));
    const firstVisit = total.high > 0 ? firstVisitFor(family, tariff) : undefined;
    const totalWithConsultations = addPrices(firstVisit ? [total, firstVisit.total] : [total]);
    const hasUnknownPrice = estimates.some((person) => person.hasUnknownPrice);
    const isSeveral = family.length > 1;
    // Only a single treatment lists the rows that the parent chooses, such as laser or ceramic.
    const showsChoices = people.flatMap(({ treatments }) => treatments).length === 1;
    const slip: Slip = {
      names: estimates.map(({ age, position }) => `${kindOf(age)} ${position}`),
      lines: estimates.flatMap((estimate) => personLines(estimate, { isSeveral, showsChoices })),
      ...(firstVisit && { consultations: consultationsLine(firstVisit) }),
    };
    if (hasUnknownPrice) return slip;
    return {
      ...slip,
      sum: { text: texts.firstSum, amount: amountOf(totalWithConsultations) },
      ...(firstVisit && { later: { text: texts.laterSum, amount: amountOf(total) } }),
    };
  }

  function consultationsLine({ text, total, discount }: FirstVisit) {
    const line = { text, amount: amountOf(total) };
    if (discount.high === 0) return line;
    return { ...line, discount: formatDifference(addPrices([total, discount]), discount) };
  }

  function personLines(
    { age, treatments, percent, discounts, position }: PersonEstimate,
    { isSeveral, showsChoices }: { isSeveral: boolean; showsChoices: boolean },
  ) {
    const name = isSeveral ? `${kindOf(age)} ${position}` : kindOf(age);
    const who = age === 'adult' ? name : `${name}, ${ageText(texts, age)}`;
    return treatments.map((treatment, index): SlipLine => {
      const row = countedRow(treatment);
      const saving = discounts[index] ?? { low: 0, high: 0 };
      const discount = discountText(treatment, percent ?? 0, saving);
      const discountNote = percent === undefined && index === 0 ? [texts.noDiscount] : [];
      return {
        ...(isSeveral && { name }),
        who,
        need: treatment.need.name,
        ...(row && {
          amount: discountedAmount(treatment, row, saving),
          row: rowName(row, treatment.isUndecided),
        }),
        ...(discount && { discount }),
        others: otherRows(treatment, showsChoices),
        notes: [...notesOf(treatment, row), ...discountNote],
      };
    });
  }

  /** Omits the unit, which is displayed beside the amount. Rows that differ by the tooth are named by the tooth. */
  function rowName({ label, lang, unit, tooth, isChoice }: PriceRow, isUndecided: boolean) {
    const name = unit ? splitNote(label).name : label;
    const text = isUndecided && !isChoice && tooth ? tooth : name;
    return { text, ...(lang && { lang }) };
  }

  /** Returns `−15%: 200 − 30`, without the calculation if the price is unknown. */
  function discountText(treatment: Treatment, percent: number, discount: PriceRange) {
    const [row] = treatment.rows;
    if (percent === 0 || !row) return undefined;
    if (row.noSiblingDiscount) return texts.notDiscounted;
    if (treatment.isUnderage) return undefined;
    const calculation = isPriceUnknown(treatment) ? '' : `: ${formatDifference(row.price, discount)}`;
    return `−${percent}%${calculation}`;
  }

  function discountedAmount(treatment: Treatment, row: PriceRow, discount: PriceRange): Amount {
    const amount = rowAmount(row, treatment.isUndecided);
    if (isPriceUnknown(treatment)) return amount;
    return { ...amount, ...amountOf(subtractPrice(row.price, discount)) };
  }

  /** Returns the rows beside the counted row: of other teeth, with `showsChoices` also those that the parent chooses. */
  function otherRows({ rows, isUnderage, isUndecided }: Treatment, showsChoices: boolean): NamedAmount[] {
    const namedAmount = (row: PriceRow) => ({ ...rowName(row, isUndecided), amount: rowAmount(row, false) });
    if (isUnderage) return rows.map(namedAmount);
    const others = rows.slice(1).filter((row) => showsChoices || (isUndecided && !row.isChoice));
    const otherText = (text: string) => `${texts.otherRow} ${lowerFirst(text)}`;
    return others.map(namedAmount).map((other) => ({ ...other, text: otherText(other.text) }));
  }

  function notesOf({ need, isUnderage, hasMainTreatment }: Treatment, row: PriceRow | undefined): string[] {
    if (!row) return [(isUnderage && need.from?.youngerText) || askText];
    const isTreatmentListed = accompaniesTreatment(row) && hasMainTreatment;
    const addedText = isTreatmentListed ? undefined : row.added?.text;
    return [addedText, row.example].filter((note) => note !== undefined);
  }

  return buildSlip;
}

const namedText = ({ text, amount, discount }: NamedAmount & { discount?: string }) =>
  `${text}: ${amountText(amount)}${discount ? ` (${discount})` : ''}`;

function messageLine({ who, need, amount, row, discount, others, notes }: SlipLine): string {
  const price = amount ? `: ${amountText(amount)}` : '';
  const details = [row?.text, discount].filter(Boolean).join('; ');
  const treatment = `${need}${price}${details && ` (${details})`}`;
  const sentence = `${who}: ${[treatment, ...others.map(namedText)].join('; ')}.`;
  return [sentence, ...notes].join(' ');
}

export function messageLines({ lines, consultations, sum, later }: Slip): string[] {
  return [
    ...lines.map(messageLine),
    ...[consultations, sum, later].flatMap((line) => (line ? namedText(line) : [])),
  ];
}
