import type { ReactNode } from 'react';
import { Breakable } from './breakable.tsx';

/** Keeps an amount and its currency on one line where a range has to break. */
const noBreak = '\u00a0';

type PriceTableRow = {
  /** Unique in the table. */
  key: string;
  name: ReactNode;
  note?: ReactNode;
  /** What else the treatment is called, on a line of its own. */
  otherName?: ReactNode;
  /** Without currency. */
  amount: string;
  /** Where the row has an address: the id that is its fragment, and what the link to it is called. */
  address?: { id: string; label: string };
};

type PriceTableProps = {
  /** A heading, so that a screen reader's list of headings leads to the table. */
  caption: ReactNode;
  rows: PriceTableRow[];
  currency: string;
};

export function PriceTable({ caption, rows, currency }: PriceTableProps) {
  return (
    <table className="price-table">
      <caption>{caption}</caption>
      <tbody>
        {rows.map(({ key, name, note, otherName, amount, address }) => (
          <tr key={key} id={address?.id}>
            <th scope="row">
              {typeof name === 'string' ? <Breakable text={name} /> : name}
              {note && (
                <>
                  {' '}
                  <small>{note}</small>
                </>
              )}
              {otherName}
            </th>
            <td>
              {amount}
              {noBreak}
              <small>{currency}</small>
              {address && (
                <a className="price-table__link" href={`#${address.id}`} aria-label={address.label} />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
