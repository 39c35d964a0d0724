import type { MarkedField, NamedField } from '../api.ts';

type BarProps = {
  words: string;
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
  /** Fields of the selected text. */
  names: MarkedField[];
  onOpen: (field: NamedField) => void;
  others: { name: string; onClick: () => void }[];
};

export function Bar({ words, isEditing, onEdit, names, onOpen, others }: BarProps) {
  return (
    <>
      <p role="status">{words}</p>
      <div className="edit-tools">
        {['Editați', 'Navigați'].map((name, index) => (
          <button
            key={name}
            type="button"
            aria-pressed={isEditing === (index === 0)}
            onClick={() => onEdit(index === 0)}
          >
            {name}
          </button>
        ))}
        {names.map((each) => (
          <button key={each.number} type="button" onClick={() => onOpen(each)}>
            Schimbați
            {names.length > 1 && ` „${each.name.replace(/^.*› /, '')}”`}
          </button>
        ))}
        {others.map(({ name, onClick }) => (
          <button key={name} type="button" onClick={onClick}>
            {name}
          </button>
        ))}
      </div>
    </>
  );
}
