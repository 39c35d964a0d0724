import { noBreak } from '../lib/no-break.ts';
import { splitNote } from '../lib/split-note.ts';
import type { SiteContent } from '../model/site-content.ts';
import { amountWriter, sumOf, type Sum } from './amounts.ts';
import { countedRow, estimateFor, firstVisitFor, isOpenTreatment, treatmentsOf } from './estimate.ts';
import type { PersonEstimate, Tariff, Treatment } from './estimate.ts';
import { ageText, type Person } from './family.ts';
import { isPart, type PriceRow } from './price-row.ts';

/** `de la 3.500 RON pe arcadă` in parts. */
export type Amount = { from?: string; figures: string; currency: string; unit?: string };

type AnswerRow = { id: string; text: string; lang?: string; amount: Amount };

export type TreatmentAnswer = {
  need: string;
  /** The counted row first, then those that apply in its place; for a child who is too young, those of a visit. */
  rows: AnswerRow[];
  /** Of them the counted one, and those that the tooth decides between. */
  counted: AnswerRow[];
  /** The row gets no sibling discount, though the person does. */
  exception?: string;
  /** Sentences: what is added, from which age it is done, what to ask. */
  notes: string[];
};

export type PersonAnswer = {
  /** `Copil 2`, and with the age `Copil 2, 5 ani`. */
  name: string;
  who: string;
  treatments: TreatmentAnswer[];
  discount?: { text: string; amount?: Amount };
  noDiscount?: string;
  /** Absent while a part is open. */
  sum?: Amount;
};

/** The words of an estimate: the page, paper, a screen reader and the message to the clinic all take theirs from here. */
export type Answer = {
  people: PersonAnswer[];
  /** Absent while a part is open. */
  sum?: { text: string; amount: Amount };
  firstVisit?: { text: string; amount: Amount };
};

type SentenceTexts = Omit<NonNullable<SiteContent['pricesPage']['sentence']>, 'needs'>;

type AnswerTexts = { texts: SentenceTexts; askText: string; tag: string; currency: string };

export function amountText({ from, figures, currency, unit }: Amount): string {
  return [from, `${figures.replace(' - ', `${noBreak}- `)}${noBreak}${currency}`, unit]
    .filter(Boolean)
    .join(' ');
}

/** Lowers the first letter, unless it begins an abbreviation. */
const lowerFirst = (text: string) => text.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());

/** Writes amounts and answers in one language. */
export function answerWriter({ texts, askText, tag, currency }: AnswerTexts) {
  const write = amountWriter(tag);
  const amountOf = (sum: Sum): Amount => ({ figures: write(sum), currency });

  /** Only a single price needs the note that it may change. */
  function amountOfRow(row: PriceRow, isUndecided: boolean): Amount {
    const { price, unit } = row;
    const from = isUndecided || (isPart(row) && price.low === price.high);
    return {
      ...(from && { from: texts.startingAt }),
      ...amountOf(isUndecided ? { ...price, high: price.low } : price),
      ...(unit && { unit }),
    };
  }

  function rowsOf({ rows, isUndecided }: Treatment): AnswerRow[] {
    return rows.map((row, index) => {
      // The unit is written beside the amount.
      const name =
        (isUndecided && !row.isChoice && row.tooth) || (row.unit ? splitNote(row.label).name : row.label);
      const text = index > 0 ? `${texts.otherRow} ${lowerFirst(name)}` : name;
      const lang = row.lang && { lang: row.lang };
      return { id: row.id, text, ...lang, amount: amountOfRow(row, isUndecided && index === 0) };
    });
  }

  function treatmentAnswer(treatment: Treatment, percent: number): TreatmentAnswer {
    const { need, isYoung, rows } = treatment;
    const row = countedRow(treatment);
    const notes = row ? [row.added?.text, row.example] : [isYoung ? need.from?.youngerText : askText];
    const named = rowsOf(treatment);
    const byTooth = named.filter(
      (_, index) => index === 0 || (treatment.isUndecided && !rows[index]?.isChoice),
    );
    return {
      need: need.name,
      rows: named,
      counted: row ? byTooth : [],
      ...(percent > 0 && rows[0]?.noSiblingDiscount && { exception: texts.notDiscounted }),
      notes: notes.filter((note) => note !== undefined),
    };
  }

  function personAnswer(estimate: PersonEstimate, { age }: Person, isSeveral: boolean): PersonAnswer {
    const { treatments, percent, discount, total, isOpen, position } = estimate;
    const kind = age === 'adult' ? texts.adultName : texts.childName;
    const name = isSeveral ? `${kind} ${position}` : kind;
    const discounted = treatments.filter((each) => !(countedRow(each) ?? each.rows[0])?.noSiblingDiscount);
    const isExact = !discounted.some(isOpenTreatment);
    return {
      name,
      who: age === 'adult' ? name : `${name}, ${ageText(texts, age)}`,
      treatments: treatments.map((each) => treatmentAnswer(each, percent ?? 0)),
      ...(discount.high > 0 && {
        discount: { text: `−${percent}%`, ...(isExact && { amount: amountOf(discount) }) },
      }),
      ...(percent === undefined && { noDiscount: texts.noDiscount }),
      ...(!isOpen && { sum: amountOf(total) }),
    };
  }

  return (family: Person[], tariff: Tariff): Answer => {
    const people = family.map((person) => ({
      isChild: person.age !== 'adult',
      treatments: treatmentsOf(person, tariff),
    }));
    const estimates = estimateFor(people, tariff.siblingDiscount);
    const total = sumOf(estimates.map((person) => person.total));
    const firstVisit = total.high > 0 ? firstVisitFor(family, tariff) : undefined;
    const isOpen = estimates.some((person) => person.isOpen);
    return {
      people: estimates.map((estimate, index) =>
        personAnswer(estimate, family[index] ?? { age: 'adult', needs: [] }, family.length > 1),
      ),
      ...(!isOpen && { sum: { text: texts.treatments, amount: amountOf(total) } }),
      ...(firstVisit && { firstVisit: { text: firstVisit.text, amount: amountOf(firstVisit.total) } }),
    };
  };
}

const linesOf = ({ who, treatments, discount, noDiscount }: PersonAnswer): string[] => [
  ...treatments.map(({ need, counted: [row, ...others], exception, notes }) => {
    const named = row && others.length > 0 && lowerFirst(row.text);
    const first = row && [amountText(row.amount), named, exception].filter(Boolean).join(', ');
    const prices = [first ?? [], others.map(({ text, amount }) => `${text}: ${amountText(amount)}`)].flat();
    return [`${who}: ${need}${row ? ` (${prices.join('; ')})` : ''}.`, ...notes].join(' ');
  }),
  ...(discount
    ? [`${who}: ${discount.text}${discount.amount ? ` (−${noBreak}${amountText(discount.amount)})` : ''}`]
    : []),
  ...(noDiscount ? [`${who}: ${noDiscount}`] : []),
];

/** The lines of the message to the clinic. */
export function messageLines({ people, sum, firstVisit }: Answer): string[] {
  const isSeveral = people.flatMap(({ treatments }) => treatments).length > 1;
  return [
    ...people.flatMap(linesOf),
    ...(isSeveral && sum ? [`${sum.text}: ${amountText(sum.amount)}`] : []),
    ...(firstVisit ? [`+ ${amountText(firstVisit.amount)} ${firstVisit.text}`] : []),
  ];
}
