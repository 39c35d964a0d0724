import { PhoneLink } from '../../components/phone-link.tsx';
import { useContent } from '../../content/use-content.ts';
import { noBreak } from '../../lib/no-break.ts';
import {
  amountText,
  type Amount,
  type Answer,
  type PersonAnswer,
  type TreatmentAnswer,
} from '../../prices/answer.ts';

/** A person can have a treatment twice. */
const keyOf = (index: number) => `treatment-${index}`;

/** What a new family pays on its first visit: the treatments and the consultations, in one size. */
export function PriceAnswer({ answer }: { answer: Answer }) {
  const { people, firstVisit } = answer;
  const treatments = people.flatMap((person) => person.treatments);
  const only = treatments.length === 1 ? treatments[0] : undefined;
  const [counted] = only?.counted ?? [];
  const main = counted ?? (only ? undefined : answer.sum);
  const addends: AddendProps[] = main ? [main, firstVisit ?? []].flat() : [];
  return (
    <>
      <div role="status" className="price-answer stack-2">
        <ul className="addends">
          {addends.map(({ text, lang, amount }, index) => (
            <li key={text}>
              <PriceSum amount={amount} isAdded={index > 0} /> <span lang={lang}>{text}</span>
            </li>
          ))}
        </ul>
        {only && <TreatmentRows {...only} rows={counted ? only.rows.slice(1) : only.rows} />}
      </div>
      {!only &&
        people.map((person) => <PersonRows key={person.name} isSeveral={people.length > 1} {...person} />)}
      {!main && firstVisit && (
        <ul className="estimate-rows small">
          <Row {...firstVisit} />
        </ul>
      )}
    </>
  );
}

type AddendProps = { text: string; lang?: string; amount: Amount };

type PriceSumProps = { amount: Amount; isAdded: boolean };

function PriceSum({ amount: { from, figures, currency, unit }, isAdded }: PriceSumProps) {
  return (
    <span className="price-sum">
      {isAdded && <span>{'+ '}</span>}
      {from && <small>{`${from} `}</small>}
      <span>{figures}</span>
      <small>{[` ${currency}`, unit].filter(Boolean).join(' ')}</small>
    </span>
  );
}

type RowProps = { text: string; lang?: string | undefined; amount?: Amount | undefined; sign?: string };

function Row({ text, lang, amount, sign = '' }: RowProps) {
  return (
    <li>
      <span lang={lang}>{text}</span> {amount && <b>{`${sign}${amountText(amount)}`}</b>}
    </li>
  );
}

function PersonRows({
  name,
  treatments,
  discount,
  noDiscount,
  sum,
  isSeveral,
}: PersonAnswer & { isSeveral: boolean }) {
  return (
    <>
      {isSeveral && (
        <p className="estimate-person">
          <span>{name}</span> {sum && (discount ?? treatments.length > 1) && <b>{amountText(sum)}</b>}
        </p>
      )}
      {treatments.map(({ rows, ...treatment }, index) => (
        <TreatmentRows
          key={keyOf(index)}
          {...treatment}
          rows={treatment.counted.length > 0 ? treatment.counted : rows}
        />
      ))}
      {(discount ?? noDiscount) && (
        <ul className="estimate-rows small">
          {discount && <Row {...discount} sign={`−${noBreak}`} />}
          {noDiscount && <Row text={noDiscount} />}
        </ul>
      )}
    </>
  );
}

function TreatmentRows({ need, rows, counted, exception, notes }: TreatmentAnswer) {
  const contactDetails = useContent('contactDetails');
  return (
    <ul className="estimate-rows small">
      {rows.map(({ id, text, lang, amount }, index) => (
        <Row
          key={id}
          amount={amount}
          lang={lang}
          text={index === 0 && exception ? `${text} (${exception})` : text}
        />
      ))}
      {notes.map((note) => (
        <li key={note}>{counted.length > 0 || rows.length > 0 ? note : `${need}: ${note}`}</li>
      ))}
      {counted.length === 0 && rows.length === 0 && (
        <li>
          <PhoneLink phone={contactDetails} />
        </li>
      )}
    </ul>
  );
}
