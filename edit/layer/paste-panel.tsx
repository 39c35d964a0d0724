import { useEffect, useState } from 'react';
import type { List } from '../form.ts';
import type { Row } from '../rows.ts';
import type { Problem } from '../store.ts';
import { ask } from './ask.ts';
import { Dialog } from './dialog.tsx';
import { ProblemList } from './problem-list.tsx';

type PastePanelProps = { list: List; onClose: () => void; onSaved: (message: string) => void };

const inWords = (numbers: (number | null)[]) => numbers.filter((each) => each !== null).join(' – ');

/** Rows of a spreadsheet, and what they change. */
export function PastePanel({ list, onClose, onSaved }: PastePanelProps) {
  const [text, setText] = useState('');
  const [rows, setRows] = useState<Row[]>([]);
  const [problems, setProblems] = useState<Problem[]>([]);
  const names = text.split('\n').map((line) => line.replace(/[\t;].*/, '').trim());
  const skipped = names.filter((name) => name !== '' && !rows.some((row) => row.names[0] === name));

  useEffect(() => {
    let isLate = false;
    void ask<Row[]>('/rows', { list, text }).then((found) => isLate || setRows(found));
    return () => {
      isLate = true;
    };
  }, [list, text]);

  async function save() {
    const found = await ask<Problem[]>('/save', { changes: [{ kind: 'rows', list, text }] });
    if (found.length > 0) setProblems(found);
    else onSaved('Salvat.');
  }
  return (
    <Dialog
      title="Lipiți din tabel"
      mayClose={() => text === '' || window.confirm('Renunțați la ce nu ați salvat?')}
      {...{ problems, onClose }}
    >
      <label>
        Copiați rândurile din Excel sau din alt tabel și lipiți-le aici. Coloanele: denumirea, denumirea în
        engleză (poate lipsi), prețul, prețul cel mai mare (poate lipsi).
        <textarea data-focus rows={8} value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <ProblemList problems={problems} />
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
                <td>{english ?? (known ? 'rămâne' : 'lipsește: o scrieți după aceea')}</td>
                <td>{known ? inWords(known.numbers) : 'rând nou'}</td>
                <td>{inWords(numbers)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <footer>
        <button type="button" className="edit-main" disabled={rows.length === 0} onClick={() => void save()}>
          Salvați
        </button>
      </footer>
    </Dialog>
  );
}
