/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- Safari drops the
   roles of rows and cells if CSS changes their display, as on phones. */
import { Fragment, type ReactNode } from 'react';
import { Highlighted } from './highlighted.tsx';
import { noBreak } from '../lib/no-break.ts';
import { splitNote } from '../lib/split-note.ts';
import type { AddedCosts, OtherName, PriceRow } from '../prices/price-row.ts';
import './price-table.css';

type PriceTableProps = {
  /** Should contain a heading, so that a screen reader's list of headings includes the table. */
  caption: ReactNode;
  rows: PriceRow[];
  currency: string;
  /** The words of a search, to be highlighted. */
  words?: string[];
  hasRowLinks?: boolean;
  chosenRowId?: string | undefined;
};

const noWords: string[] = [];

export function PriceTable({
  caption,
  rows,
  currency,
  words = noWords,
  hasRowLinks = false,
  chosenRowId,
}: PriceTableProps) {
  return (
    <table className="price-table">
      <caption>{caption}</caption>
      <tbody>
        {rows.map(({ id, otherNames = [], ...row }) => {
          const name = <RowName {...row} words={words} />;
          const classNames = [id === chosenRowId && 'is-chosen', row.added && 'has-added'];
          return (
            <Fragment key={id}>
              <tr role="row" id={id} className={classNames.filter(Boolean).join(' ')}>
                <th role="rowheader" scope="row" id={row.added && `${id}-name`}>
                  {hasRowLinks ? (
                    <a className="price-table__link" href={`#${id}`}>
                      {name}
                    </a>
                  ) : (
                    name
                  )}
                  <OtherNames names={otherNames} words={words} />
                </th>
                <td role="cell">
                  {row.amount}
                  {noBreak}
                  <small>{currency}</small>
                </td>
              </tr>
              {row.added && (
                <tr role="row" className="price-table__added">
                  <td role="cell" colSpan={2} headers={`${id}-name`}>
                    <AdditionalCosts {...row.added} example={row.example} />
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}

type AdditionalCostsProps = AddedCosts & { example: string | undefined };

function AdditionalCosts({ summary, text, example }: AdditionalCostsProps) {
  return (
    <details className="whole-without-scripts small">
      <summary>{example ?? summary}</summary>
      <p>{text}</p>
    </details>
  );
}

type RowNameProps = Pick<PriceRow, 'label' | 'lang' | 'unit'> & { words: string[] };

function RowName({ label, lang, unit, words }: RowNameProps) {
  const { name, note = unit && `(${unit})` } = splitNote(label);
  return (
    <>
      <Highlighted text={name} words={words} lang={lang} />
      {note && (
        <>
          {' '}
          <small lang={lang}>{note}</small>
        </>
      )}
    </>
  );
}

export function OtherNames({ names, words }: { names: OtherName[]; words: string[] }) {
  return names.map(({ language, text }) => (
    <span className="price-table__other-name line muted" lang={language} key={`${language} ${text}`}>
      <Highlighted text={text} words={words} />
    </span>
  ));
}
