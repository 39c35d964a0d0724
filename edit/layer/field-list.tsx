import { useEffect, useState } from 'react';
import type { ListedField, NamedField } from '../api.ts';
import { fold } from '../../src/lib/fold.ts';
import { post } from './post.ts';
import { Dialog } from './dialog.tsx';
import { createConfirmation, waitingLabels } from './waiting-note.tsx';

type FieldListProps = {
  waiting: ListedField[];
  onOpen: (field: NamedField) => void;
  onConfirmed: () => void;
  onClose: () => void;
};

/** Lists the fields with waiting findings, and all fields, also those that no page displays. */
export function FieldList({ waiting, onOpen, onConfirmed, onClose }: FieldListProps) {
  const [allFields, setAllFields] = useState<ListedField[]>([]);
  const [query, setQuery] = useState('');
  useEffect(() => void post<ListedField[]>('/fields').then(setAllFields), []);

  async function confirm(fields: ListedField[], button: Element) {
    // The clicked row disappears, so the next row gets the focus, and the list does not scroll.
    const next = button.closest('li')?.nextElementSibling?.querySelector<HTMLElement>('button:last-child');
    (next ?? button.closest('details')?.querySelector('summary'))?.focus();
    const changes = fields.flatMap(({ finding }) => (finding ? [createConfirmation(finding)] : []));
    await post('/save', { changes });
    onConfirmed();
  }
  function renderRow(listed: ListedField) {
    const { entry, field, locale, name, text, finding } = listed;
    const confirmLabel = finding?.waitingKind && waitingLabels[finding.waitingKind].confirmLabel;
    return (
      <li key={`${entry} ${field} ${locale} ${finding?.message}`}>
        <button
          type="button"
          onClick={() => {
            onClose();
            onOpen(listed);
          }}
        >
          {name}
          {finding && !confirmLabel && <small>{finding.message}</small>}
          {text && <small>{text}</small>}
        </button>
        {confirmLabel && (
          <button
            type="button"
            aria-label={`${confirmLabel}: ${name}`}
            onClick={({ currentTarget }) => void confirm([listed], currentTarget)}
          >
            {confirmLabel}
          </button>
        )}
      </li>
    );
  }
  function renderSection(heading: string, all: ListedField[], kind?: string) {
    const list = all.filter(({ name, text }) => fold(`${name} ${text}`).includes(fold(query)));
    if (list.length === 0) return null;
    return (
      <details key={heading} className={kind} open={query !== '' || undefined}>
        <summary>
          {heading} ({list.length})
        </summary>
        <ul className="edit-list">{list.map(renderRow)}</ul>
        {/* The button is below the list, so that the editor reads the fields first. */}
        {kind === 'example' && (
          <button type="button" onClick={({ currentTarget }) => void confirm(list, currentTarget)}>
            Toate sunt așa și la noi
          </button>
        )}
      </details>
    );
  }
  return (
    <Dialog title="Toate textele" onClose={onClose}>
      <label>
        Căutați, de exemplu „sărbători” sau „Google”
        <input data-focus value={query} onChange={({ target }) => setQuery(target.value)} />
      </label>
      {Object.entries(waitingLabels).map(([kind, { heading }]) => {
        const ofKind = waiting.filter((each) => each.finding?.waitingKind === kind);
        if (kind !== 'example') return renderSection(heading, ofKind, kind);
        // A new clinic has hundreds of examples, so each content type has its section.
        return Object.entries(Object.groupBy(ofKind, ({ type = '' }) => type)).map(([type, list = []]) =>
          renderSection(`${heading}: ${type}`, list, kind),
        );
      })}
      {renderSection(
        'Pe tot site-ul',
        // Without a query only whole entries are listed: their `field` is empty.
        allFields.filter(({ field }) => query !== '' || field === ''),
      )}
    </Dialog>
  );
}
