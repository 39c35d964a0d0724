import { useEffect, useState } from 'react';
import type { Named, Waits } from '../edit-plugin.ts';
import { fold } from '../../src/lib/fold.ts';
import { ask } from './ask.ts';
import { Dialog } from './dialog.tsx';
import { notes } from './waiting-note.tsx';

type PartListProps = {
  waiting: Waits[];
  onOpen: (named: Named) => void;
  onConfirmed: () => void;
  onClose: () => void;
};

const headings: [kind: Waits['kind'], heading: string][] = [
  ['old', 'Poate sunt vechi: s-au schimbat în altă limbă'],
  ['untranslated', 'Netraduse'],
  ['unfinished', 'De completat'],
  ['example', 'Exemple: de înlocuit cu ale clinicii'],
];

/** What waits, and every field of the site, also what no page shows. */
export function PartList({ waiting, onOpen, onConfirmed, onClose }: PartListProps) {
  const [parts, setParts] = useState<Named[]>([]);
  const [wanted, setWanted] = useState('');
  useEffect(() => void ask<Named[]>('/parts').then(setParts), []);

  async function confirm(name: string, button: Element) {
    // The row goes with its button: the next one has the focus, so that the list stays where it is.
    const next = button.closest('li')?.nextElementSibling?.querySelector<HTMLElement>('button:last-child');
    (next ?? button.closest('details')?.querySelector('summary'))?.focus();
    await ask('/save', { changes: [{ kind: 'confirm', name }] });
    onConfirmed();
  }
  function section(heading: string, all: (Named | Waits)[]) {
    const list = all.filter(({ name, text }) => fold(`${name} ${text}`).includes(fold(wanted)));
    if (list.length === 0) return null;
    return (
      <details key={heading} open={wanted !== '' || undefined}>
        <summary>
          {heading} ({list.length})
        </summary>
        <ul className="edit-list">
          {list.map((each) => {
            const [, confirms] = 'kind' in each ? notes[each.kind] : [];
            return (
              <li key={`${each.number} ${each.entry} ${each.field} ${each.locale}`}>
                <button
                  type="button"
                  onClick={() => {
                    onClose();
                    onOpen(each);
                  }}
                >
                  {each.name}
                  {each.text && <small>{each.text}</small>}
                </button>
                {'kind' in each && confirms && (
                  <button
                    type="button"
                    aria-label={`${confirms}: ${each.name}`}
                    onClick={({ currentTarget }) => void confirm(each.confirmed, currentTarget)}
                  >
                    {confirms}
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      </details>
    );
  }
  return (
    <Dialog title="Toate textele" onClose={onClose}>
      <label>
        Căutați, de exemplu „sărbători” sau „Google”
        <input data-focus value={wanted} onChange={({ target }) => setWanted(target.value)} />
      </label>
      {headings.map(([kind, heading]) =>
        section(
          heading,
          waiting.filter((each) => each.kind === kind),
        ),
      )}
      {section(
        'Pe tot site-ul',
        parts.filter(({ field }) => wanted !== '' || field === ''),
      )}
    </Dialog>
  );
}
