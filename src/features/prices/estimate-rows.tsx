import type { ListedPrice } from '../../prices/price-rows.ts';
import { PhoneLink } from '../../components/phone-link.tsx';
import type { PriceSentenceTexts } from '../../content/page/page-data.ts';
import { useContent } from '../../content/use-content.ts';
import { noBreak } from '../../lib/no-break.ts';
import type { Sum } from '../../prices/amounts.ts';
import { isOpenPrice, type PersonEstimate, type Treatment } from '../../prices/estimate.ts';

/** A person can have a treatment twice. */
const keyOf = (index: number) => `treatment-${index}`;

type EstimateRowsProps = {
  texts: PriceSentenceTexts;
  people: PersonEstimate[];
  /** Names of the people, if there are several. */
  names: string[];
  /** Lists additions to the price of each treatment, and its lowest age. */
  hasNotes: boolean;
  sumText: (sum: Sum, isOpen?: boolean) => string;
};

/** The counted rows of the price list; for one person also the alternatives. */
export function EstimateRows({ texts, people, names, hasNotes, sumText }: EstimateRowsProps) {
  return people.map(({ treatments, percent, discount, isUndecided, total, isOpen }, personIndex) => (
    <ul className="estimate-rows small" key={names[personIndex] ?? 'one'}>
      {names[personIndex] && (
        <li className="estimate-rows__person">
          <span>{names[personIndex]}</span> <b>{sumText(total, isOpen)}</b>
        </li>
      )}
      {treatments.map((treatment, index) => (
        <TreatmentRows
          key={keyOf(index)}
          {...treatment}
          rows={names[personIndex] ? treatment.rows.slice(0, 1) : treatment.rows}
          texts={texts}
          hasNotes={hasNotes}
          sumText={sumText}
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

/** Lowers the first letter, unless it begins an abbreviation. */
const withinSentence = (label: string) => label.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());

type TreatmentRowsProps = Omit<Treatment, 'takesDiscount'> &
  Pick<EstimateRowsProps, 'texts' | 'hasNotes' | 'sumText'> & {
    notDiscounted: string | undefined;
  };

function TreatmentRows({ name, rows, younger, texts, hasNotes, sumText, notDiscounted }: TreatmentRowsProps) {
  const { askText } = useContent('priceList');
  const contactDetails = useContent('contactDetails');
  const listed = younger?.rows ?? rows;
  const note = younger ? hasNotes && younger.text : rows.length === 0 && `${name}: ${askText}`;
  const amountOf = (row: ListedPrice) => {
    const { priceStart: low, priceEnd: high = low } = row;
    // Only a single price needs the note that it may change.
    return sumText({ low, high }, low === high && isOpenPrice(row));
  };
  const added = hasNotes && rows[0]?.added;
  return (
    <>
      {note && <li>{note}</li>}
      {listed.map((row, index) => (
        <li key={row.id}>
          <span>
            {index > 0 ? `${texts.otherRow} ${withinSentence(row.label)}` : row.label}
            {index === 0 && notDiscounted && ` (${notDiscounted})`}
          </span>{' '}
          <b>{amountOf(row)}</b>
        </li>
      ))}
      {listed.length === 0 && (
        <li>
          <PhoneLink phone={contactDetails} />
        </li>
      )}
      {added && <li>{added}</li>}
    </>
  );
}
