import { useEffect, useState } from 'react';
import type { List } from '../lists.ts';
import type { PastedRows } from '../rows.ts';
import { post } from './post.ts';

type PasteFieldProps = { list: List; columns: string; text: string; onChange: (text: string) => void };

const noRows: PastedRows = { rows: [], rejectedLines: [] };

const formatNumbers = (numbers: (number | null)[]) => numbers.filter((each) => each !== null).join(' – ');

export function PasteField({ list, columns, text, onChange }: PasteFieldProps) {
  const [{ rows, rejectedLines }, setPasted] = useState(noRows);
  const pricedRows = rows.filter(({ numbers }) => numbers.some((each) => each !== null));
  useEffect(() => {
    let isOutdated = false;
    const read = text === '' ? Promise.resolve(noRows) : post<PastedRows>('/rows', { list, text });
    void read.then((pasted) => isOutdated || setPasted(pasted));
    return () => {
      isOutdated = true;
    };
  }, [list, text]);

  return (
    <>
      <label>
        Copiați rândurile din Excel sau din alt tabel și lipiți-le aici. Coloanele: {columns}
        <textarea rows={8} value={text} onChange={({ target }) => onChange(target.value)} />
      </label>
      {rejectedLines.length > 0 && (
        <details open className="edit-problem">
          <summary>Rămân pe dinafară ({rejectedLines.length})</summary>
          <ul>
            {rejectedLines.map(({ name, reason }) => (
              <li key={`${name} ${reason}`}>
                {name}: {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
      {pricedRows.length > 0 && (
        <table className="edit-rows">
          <caption>Ce se schimbă</caption>
          <thead>
            <tr>
              {['Denumirea', 'În engleză', 'Prețul acum', 'Prețul nou'].map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pricedRows.map(({ names: [name = '', english], numbers, known }) => (
              <tr key={`${name} ${numbers.join(' ')}`}>
                <th scope="row">{name}</th>
                <td>{english || (known ? 'rămâne' : 'lipsește: o scrieți după aceea')}</td>
                <td>{known ? formatNumbers(known.numbers) : 'rând nou'}</td>
                <td>{formatNumbers(numbers)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
