import { PhoneLink } from '../../components/phone-link.tsx';
import { useContent } from '../../content/use-content.ts';
import type { Amount, Slip, NamedAmount, SlipLine } from '../../prices/slip.ts';

/** The index is the key, since a person may have a treatment twice. */
const lineKey = (index: number) => `line-${index}`;

const upperFirst = (text: string) => text.replace(/^\p{Ll}/u, (first) => first.toUpperCase());

/** Displays what a new family pays on its first visit. */
export function PriceSlip({ slip }: { slip: Slip }) {
  const { lines, consultations, sum, later } = slip;
  return (
    <div role="status" className="slip">
      <ul>
        {lines.map((line, index) => (
          <TreatmentLine key={lineKey(index)} {...line} />
        ))}
        {consultations && (
          <li className="slip__line">
            <SlipRow {...consultations} />
            {consultations.discount && <span className="slip__detail">{consultations.discount}</span>}
          </li>
        )}
      </ul>
      {sum && (
        <p className="slip__sum">
          <SlipRow {...sum} />
        </p>
      )}
      {later && (
        <p className="slip__detail">
          <SlipRow {...later} />
        </p>
      )}
    </div>
  );
}

type SlipRowProps = Omit<NamedAmount, 'amount'> & { amount?: Amount | undefined };

function SlipRow({ text, lang, amount }: SlipRowProps) {
  return (
    <span className="slip__row">
      <span lang={lang}>{text}</span>{' '}
      {amount && (
        <b className="slip__amount">
          {amount.from && <small>{`${amount.from} `}</small>}
          {amount.figures} <small className="slip__currency">{amount.currency}</small>
          {amount.unit && <small className="line">{` ${amount.unit}`}</small>}
        </b>
      )}
    </span>
  );
}

function TreatmentLine({ name, need, amount, row, discount, others, notes }: SlipLine) {
  const contactDetails = useContent('contactDetails');
  return (
    <li className="slip__line">
      <SlipRow text={name ? `${name}, ${need}` : upperFirst(need)} amount={amount} />
      {row && (
        <span className="slip__detail" lang={row.lang}>
          {row.text}
        </span>
      )}
      {discount && <span className="slip__detail">{discount}</span>}
      {others.map((other) => (
        <span key={other.text} className="slip__detail">
          <SlipRow {...other} />
        </span>
      ))}
      {notes.map((note) => (
        <span key={note} className="slip__detail">
          {note}
        </span>
      ))}
      {!amount && others.length === 0 && <PhoneLink phone={contactDetails} />}
    </li>
  );
}
