import type { MarkedField, NamedField } from '../api.ts';

type BarProps = {
  status: string;
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
  selectedFields: MarkedField[];
  onOpen: (field: NamedField) => void;
  otherButtons: { name: string; onClick: () => void }[];
};

export function Bar({ status, isEditing, onEdit, selectedFields, onOpen, otherButtons }: BarProps) {
  return (
    <>
      <p role="status">{status}</p>
      <div className="edit-tools">
        <button type="button" aria-pressed={isEditing} onClick={() => onEdit(true)}>
          Editați
        </button>
        <button type="button" aria-pressed={!isEditing} onClick={() => onEdit(false)}>
          Navigați
        </button>
        {selectedFields.map((each) => (
          <button key={each.number} type="button" onClick={() => onOpen(each)}>
            Schimbați
            {selectedFields.length > 1 && ` „${each.name.replace(/^.*› /, '')}”`}
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
