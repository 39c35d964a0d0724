import { useEffect, useState } from 'react';
import type { Named } from '../edit-plugin.ts';
import { ask } from './ask.ts';
import { Dialog } from './dialog.tsx';

type PartListProps = { onPage: Named[]; onOpen: (named: Named) => void; onClose: () => void };

/** Every field of this page, and the parts of the site, also for what no page shows. */
export function PartList({ onPage, onOpen, onClose }: PartListProps) {
  const [parts, setParts] = useState<Named[]>([]);
  const [wanted, setWanted] = useState('');
  useEffect(() => void ask<Named[]>('/parts').then(setParts), []);

  const show = (list: Named[]) => (
    <ul className="edit-list">
      {list
        .filter(({ name }) => name.toLowerCase().includes(wanted.toLowerCase()))
        .map((each) => (
          <li key={`${each.number} ${each.entry}`}>
            <button
              type="button"
              onClick={() => {
                onClose();
                onOpen(each);
              }}
            >
              {each.name}
            </button>
          </li>
        ))}
    </ul>
  );
  return (
    <Dialog title="Toate textele" onClose={onClose}>
      <label>
        Căutați
        <input value={wanted} onChange={({ target }) => setWanted(target.value)} />
      </label>
      <h3>Pe această pagină</h3>
      {show(onPage)}
      <h3>Pe tot site-ul</h3>
      {show(parts)}
    </Dialog>
  );
}
