import type { ReactNode } from 'react';
import { Marked } from './marked.tsx';
import { noBreak } from '../lib/no-break.ts';
import './price-table.css';

type OtherName = { language: string; text: string };

type RowMarkProps = { text: string; isHit: boolean };

type PriceTableRow = {
  label: string;
  name: string;
  note?: string;
  amount: string;
  id?: string;
  otherNames?: OtherName[];
  /** A few words about the row, and whether it was found by them. */
  mark?: RowMarkProps;
};

type PriceTableProps = {
  /** A heading, so that a screen reader's list of headings leads to the table. */
  caption: ReactNode;
  rows: PriceTableRow[];
  currency: string;
  words?: string[];
  /** What a screen reader says before a row's name of its link; without it rows have none. */
  rowLink?: string;
  /** Called when a row's link is pressed. */
  onRowLink?: (id: string, label: string) => void;
};

type OtherNamesProps = { names: OtherName[]; words: string[] };

export function OtherNames({ names, words }: OtherNamesProps) {
  return names.map(({ language, text }) => (
    <span className="price-table__other-name" lang={language} key={`${language} ${text}`}>
      <Marked text={text} words={words} />
    </span>
  ));
}

function RowMark({ text, isHit }: RowMarkProps) {
  const Tag = isHit ? 'mark' : 'span';
  return <Tag className="price-table__mark">{text}</Tag>;
}

const noWords: string[] = [];

export function PriceTable({
  caption,
  rows,
  currency,
  words = noWords,
  rowLink,
  onRowLink,
}: PriceTableProps) {
  return (
    <table className="price-table">
      <caption>{caption}</caption>
      <tbody>
        {rows.map(({ id, label, name, note, amount, mark, otherNames = [] }, position) => (
          <tr key={id ?? position} id={id}>
            <th scope="row">
              <Marked text={name} words={words} />
              {note && (
                <>
                  {' '}
                  <small>
                    <Marked text={note} words={words} />
                  </small>
                </>
              )}
              {mark && (
                <>
                  {' '}
                  <RowMark {...mark} />
                </>
              )}
              <OtherNames names={otherNames} words={words} />
            </th>
            <td>
              {amount}
              {noBreak}
              <small>{currency}</small>
              {rowLink && id && (
                <a
                  className="price-table__link print-hidden"
                  href={`#${id}`}
                  aria-label={`${rowLink} ${label}`}
                  onClick={() => onRowLink?.(id, label)}
                />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
