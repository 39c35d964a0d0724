import type { ReactNode } from 'react';
import type { PriceRow } from '../lib/price-format.ts';

type PriceTableProps = {
  /** A heading, so that a screen reader's list of headings leads to the table. */
  caption: ReactNode;
  rows: PriceRow[];
  currency: string;
};

export function PriceTable({ caption, rows, currency }: PriceTableProps) {
  return (
    <table className="ptab">
      <caption>{caption}</caption>
      <tbody>
        {rows.map(({ id, name, note, amount }) => (
          <tr key={id} id={id}>
            <th scope="row">
              {name}
              {note && (
                <>
                  {' '}
                  <small>{note}</small>
                </>
              )}
            </th>
            <td>
              {amount} <small>{currency}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
