import type { PriceSentenceTexts } from '../../content/page/page-data.ts';
import { useContent } from '../../content/use-content.ts';
import { noBreak } from '../../lib/no-break.ts';
import type { Sum } from '../../lib/amounts.ts';
import type { PersonEstimate, Treatment } from './estimate.ts';

/** The same treatment may be there twice. */
const keyOf = (place: number) => `treatment-${place}`;

type EstimateRowsProps = {
  texts: PriceSentenceTexts;
  people: PersonEstimate[];
  /** Of the people, where there are several. */
  names: string[];
  sumText: (sum: Sum) => string;
};

/** The rows of the price list that the sum is made of; for one person also the other ways to treat the same. */
export function EstimateRows({ texts, people, names, sumText }: EstimateRowsProps) {
  return people.map(({ treatments, percent, discount, isUndecided, total }, at) => (
    <ul className="estimate-rows small" key={names[at] ?? 'one'}>
      {names[at] && (
        <li className="estimate-rows__person">
          <span>{names[at]}</span> <b>{sumText(total)}</b>
        </li>
      )}
      {treatments.map((treatment, place) => (
        <TreatmentRows
          key={keyOf(place)}
          name={treatment.name}
          rows={names[at] ? treatment.rows.slice(0, 1) : treatment.rows}
          otherRow={texts.otherRow}
          notDiscounted={percent > 0 && !treatment.takesDiscount ? texts.notDiscounted : undefined}
        />
      ))}
      {discount.high > 0 && (
        <li>
          <span>{`−${percent}%`}</span> <b>{`−${noBreak}${sumText(discount)}`}</b>
        </li>
      )}
      {isUndecided && <li>{texts.noDiscount}</li>}
    </ul>
  ));
}

/** With a small first letter, unless it begins an abbreviation. */
const withinSentence = (label: string) => label.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());

type TreatmentRowsProps = Omit<Treatment, 'takesDiscount'> & {
  otherRow: string;
  notDiscounted: string | undefined;
};

function TreatmentRows({ name, rows, otherRow, notDiscounted }: TreatmentRowsProps) {
  const { currency } = useContent('general');
  const { askText } = useContent('priceList');
  const { phoneNumber, phoneString } = useContent('contactDetails');
  if (rows.length === 0)
    return (
      <li>
        {`${name}: ${askText} `}
        <a href={`tel:${phoneNumber}`}>{phoneString}</a>
      </li>
    );
  return rows.map(({ id, label, amount }, place) => (
    <li key={id}>
      <span>
        {place > 0 ? `${otherRow} ${withinSentence(label)}` : label}
        {place === 0 && notDiscounted && ` (${notDiscounted})`}
      </span>{' '}
      <b>{`${amount}${noBreak}${currency}`}</b>
    </li>
  ));
}
