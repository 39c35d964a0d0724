import type { ReactNode } from 'react';
import type { Option } from '../words.ts';

type ListEditorProps = {
  name: string;
  ids: string[];
  /** All entries that the list accepts. */
  options: Option[];
  onChange: (ids: string[]) => void;
  onOpen: (id: string) => void;
  onAdd: (() => void) | undefined;
  fullMessage: string;
  /** Whether the site sorts the list, so that the editor cannot. */
  isSorted: boolean;
  /** The control for pasted rows. */
  children: ReactNode;
};

/** Moves the focus to the next or previous row, since removing the focused row would lose the focus. */
function focusAdjacentRow(row: Element | null) {
  const adjacent = row?.nextElementSibling ?? row?.previousElementSibling;
  adjacent?.querySelector<HTMLElement>('button:last-child')?.focus();
}

export function ListEditor(props: ListEditorProps) {
  const { name: listName, ids, options, onChange, onOpen, onAdd, fullMessage, isSorted, children } = props;
  const titles = new Map(options.map(({ value, label }) => [value, label]));
  const unlisted = options.filter(({ value }) => !ids.includes(value));
  const moveTo = (id: string, to: number) => ids.filter((each) => each !== id).toSpliced(to, 0, id);
  return (
    <>
      {fullMessage && <p>{fullMessage}</p>}
      {onAdd && (
        <button type="button" aria-label={`Adăugați: ${listName}`} onClick={onAdd}>
          Adăugați
        </button>
      )}
      {children}
      <ol className="edit-list">
        {ids.map((id, index) => {
          const title = titles.get(id) ?? id;
          const moves = isSorted
            ? []
            : [
                { sign: '↑', name: 'Mai sus', to: index - 1 },
                { sign: '↓', name: 'Mai jos', to: index + 1 },
              ];
          return (
            <li key={id}>
              <button type="button" onClick={() => onOpen(id)}>
                {title}
              </button>
              {moves.map(({ sign, name, to }) => (
                <button
                  key={sign}
                  type="button"
                  aria-disabled={ids[to] === undefined}
                  aria-label={`${name}: ${title}`}
                  onClick={() => ids[to] !== undefined && onChange(moveTo(id, to))}
                >
                  {sign}
                </button>
              ))}
              <button
                type="button"
                aria-label={`Scoateți: ${title}`}
                onClick={({ currentTarget }) => {
                  focusAdjacentRow(currentTarget.closest('li'));
                  onChange(ids.filter((each) => each !== id));
                }}
              >
                Scoateți
              </button>
            </li>
          );
        })}
      </ol>
      {!onAdd && !children && !fullMessage && (
        <p>Alegeți mai jos una care există; altele adăugați după ce salvați.</p>
      )}
      {unlisted.length > 0 && (
        <label>
          Adăugați una care există
          <select value="" onChange={({ target }) => onChange([...ids, target.value])}>
            <option value="">–</option>
            {unlisted.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}
