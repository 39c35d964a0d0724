import type { Waiting } from '../waiting.ts';

type Words = { heading: string; note?: string; confirm?: string };

/** Why a field waits: as a heading and beside the field, with the button that confirms it. */
export const waitingWords: Record<Waiting['kind'], Words> = {
  old: {
    heading: 'Poate sunt vechi: s-au schimbat în altă limbă',
    note: 'Poate fi vechi: textul s-a schimbat în altă limbă.',
    confirm: 'Încă este adevărat',
  },
  untranslated: {
    heading: 'Netraduse',
    note: 'Netradus: este la fel în două limbi.',
    confirm: 'Rămâne așa',
  },
  unfinished: { heading: 'De completat' },
  example: {
    heading: 'Exemple: de înlocuit cu ale clinicii',
    note: 'Exemplu: scrieți ce este la clinica dumneavoastră.',
    confirm: 'Este așa și la noi',
  },
};

export function WaitingNote({
  kind,
  name,
  message,
  onConfirm,
}: Waiting & { onConfirm: (name: string) => void }) {
  const { note = message, confirm } = waitingWords[kind];
  return (
    <p className="edit-waiting">
      {note}{' '}
      {confirm && (
        <button
          type="button"
          onClick={({ currentTarget }) => {
            // The note goes with its button.
            const fields = currentTarget.closest('fieldset');
            fields?.querySelector<HTMLElement>('input, textarea, select, [contenteditable]')?.focus();
            onConfirm(name);
          }}
        >
          {confirm}
        </button>
      )}
    </p>
  );
}
