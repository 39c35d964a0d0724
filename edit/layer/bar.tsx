import type { MarkedField, NamedField } from '../api.ts';

type BarProps = {
  status: string;
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
  /** Fields of the selected text. */
  fields: MarkedField[];
  onOpen: (field: NamedField) => void;
  otherButtons: { name: string; onClick: () => void }[];
};

export function Bar({ status, isEditing, onEdit, fields, onOpen, otherButtons }: BarProps) {
  return (
    <>
      <p role="status">{status}</p>
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
        {fields.map((each) => (
          <button key={each.number} type="button" onClick={() => onOpen(each)}>
            Schimbați
            {fields.length > 1 && ` „${each.name.replace(/^.*› /, '')}”`}
          </button>
        ))}
        {otherButtons.map(({ name, onClick }) => (
          <button key={name} type="button" onClick={onClick}>
            {name}
          </button>
        ))}
      </div>
    </>
  );
}
