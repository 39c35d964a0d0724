import type { Option } from '../words.ts';

type ListEditorProps = {
  ids: string[];
  /** Everything the list may hold. */
  options: Option[];
  onChange: (ids: string[]) => void;
  onOpen: (id: string) => void;
  onAdd: (() => void) | undefined;
  onPaste: (() => void) | undefined;
};

function moved(ids: string[], from: number, to: number): string[] {
  const others = ids.filter((_, at) => at !== from);
  return others.toSpliced(to, 0, ...ids.slice(from, from + 1));
}

export function ListEditor({ ids, options, onChange, onOpen, onAdd, onPaste }: ListEditorProps) {
  const titles = new Map(options.map(({ value, label }) => [value, label]));
  const others = options.filter(({ value }) => !ids.includes(value));
  return (
    <>
      <ol className="edit-list">
        {ids.map((id, at) => {
          const title = titles.get(id) ?? id;
          return (
            <li key={id}>
              <button type="button" onClick={() => onOpen(id)}>
                {title}
              </button>
              <button
                type="button"
                disabled={at === 0}
                aria-label={`Mai sus: ${title}`}
                onClick={() => onChange(moved(ids, at, at - 1))}
              >
                ↑
              </button>
              <button
                type="button"
                disabled={at === ids.length - 1}
                aria-label={`Mai jos: ${title}`}
                onClick={() => onChange(moved(ids, at, at + 1))}
              >
                ↓
              </button>
              <button
                type="button"
                aria-label={`Scoateți: ${title}`}
                onClick={() => onChange(ids.filter((each) => each !== id))}
              >
                Scoateți
              </button>
            </li>
          );
        })}
      </ol>
      <p>
        {onAdd ? (
          <button type="button" onClick={onAdd}>
            Adăugați
          </button>
        ) : (
          'Alegeți mai jos una care există; altele adăugați după ce salvați.'
        )}
        {onPaste && (
          <button type="button" onClick={onPaste}>
            Lipiți din tabel
          </button>
        )}
      </p>
      {others.length > 0 && (
        <label>
          Adăugați una care există
          <select value="" onChange={({ target }) => onChange([...ids, target.value])}>
            <option value="">–</option>
            {others.map(({ value, label }) => (
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
