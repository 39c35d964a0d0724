import { useEffect, useState } from 'react';
import type { List } from '../lists.ts';
import type { Row } from '../rows.ts';
import { post } from './post.ts';
import { SaveDialog } from './dialog.tsx';

type PastePanelProps = { list: List; onClose: () => void; onSaved: (message: string) => void };

const inWords = (numbers: (number | null)[]) => numbers.filter((each) => each !== null).join(' – ');

/** Previews the changes that pasted rows make. */
export function PastePanel({ list, onClose, onSaved }: PastePanelProps) {
  const [text, setText] = useState('');
  const [rows, setRows] = useState<Row[]>([]);
  const names = text.split('\n').map((line) => line.replace(/[\t;].*/, '').trim());
  const skipped = names.filter((name) => name !== '' && !rows.some((row) => row.names[0] === name));

  useEffect(() => {
    let isLate = false;
    void post<Row[]>('/rows', { list, text }).then((found) => isLate || setRows(found));
    return () => {
      isLate = true;
    };
  }, [list, text]);

  return (
    <SaveDialog
      title="Lipiți din tabel"
      changes={rows.length > 0 ? [{ kind: 'rows', list, text }] : []}
      onSaved={onSaved}
      onClose={onClose}
    >
      {() => (
        <>
          <label>
            Copiați rândurile din Excel sau din alt tabel și lipiți-le aici. Coloanele: denumirea, denumirea
            în engleză (poate lipsi), prețul, prețul cel mai mare (poate lipsi).
            <textarea data-focus rows={8} value={text} onChange={({ target }) => setText(target.value)} />
          </label>
          {skipped.length > 0 && <p>Sărite, fiindcă nu au preț: {skipped.join(', ')}</p>}
          {rows.length > 0 && (
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
                {rows.map(({ names: [name = '', english], numbers, known }) => (
                  <tr key={`${name} ${numbers.join(' ')}`}>
                    <th scope="row">{name}</th>
                    <td>{english || (known ? 'rămâne' : 'lipsește: o scrieți după aceea')}</td>
                    <td>{known ? inWords(known.numbers) : 'rând nou'}</td>
                    <td>{inWords(numbers)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </>
      )}
    </SaveDialog>
  );
}
