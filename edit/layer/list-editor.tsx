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

/** A row that goes takes its focus with it. */
function focusBeside(row: Element | null) {
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  beside?.querySelector<HTMLElement>('button:last-child')?.focus();
}

export function ListEditor({ ids, options, onChange, onOpen, onAdd, onPaste }: ListEditorProps) {
  const titles = new Map(options.map(({ value, label }) => [value, label]));
  const absent = options.filter(({ value }) => !ids.includes(value));
  const moved = (id: string, to: number) => ids.filter((each) => each !== id).toSpliced(to, 0, id);
  return (
    <>
      <ol className="edit-list">
        {ids.map((id, at) => {
          const title = titles.get(id) ?? id;
          const steps = [
            { sign: '↑', name: 'Mai sus', to: at - 1 },
            { sign: '↓', name: 'Mai jos', to: at + 1 },
          ];
          return (
            <li key={id}>
              <button type="button" onClick={() => onOpen(id)}>
                {title}
              </button>
              {steps.map(({ sign, name, to }) => (
                <button
                  key={sign}
                  type="button"
                  aria-disabled={ids[to] === undefined}
                  aria-label={`${name}: ${title}`}
                  onClick={() => ids[to] !== undefined && onChange(moved(id, to))}
                >
                  {sign}
                </button>
              ))}
              <button
                type="button"
                aria-label={`Scoateți: ${title}`}
                onClick={({ currentTarget }) => {
                  focusBeside(currentTarget.closest('li'));
                  onChange(ids.filter((each) => each !== id));
                }}
              >
                Scoateți
              </button>
            </li>
          );
        })}
      </ol>
      {onAdd ? (
        <button type="button" onClick={onAdd}>
          Adăugați
        </button>
      ) : (
        <p>Alegeți mai jos una care există; altele adăugați după ce salvați.</p>
      )}
      {onPaste && (
        <button type="button" onClick={onPaste}>
          Lipiți din tabel
        </button>
      )}
      {absent.length > 0 && (
        <label>
          Adăugați una care există
          <select value="" onChange={({ target }) => onChange([...ids, target.value])}>
            <option value="">–</option>
            {absent.map(({ value, label }) => (
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
