import type { Waiting } from '../waiting.ts';

export const notes: Record<Waiting['kind'], [says: string, confirm?: string]> = {
  old: ['Poate fi vechi: textul s-a schimbat în altă limbă.', 'Încă este adevărat'],
  untranslated: ['Netradus: este la fel în două limbi.', 'Rămâne așa'],
  example: ['Exemplu: scrieți ce este la clinica dumneavoastră.', 'Este așa și la noi'],
  unfinished: ['De completat.'],
};

/** Why a field waits, and the press that ends it. */
export function WaitingNote({ kind, name, onConfirm }: Waiting & { onConfirm: (name: string) => void }) {
  const [says, confirm] = notes[kind];
  return (
    <p className="edit-waiting">
      {says}{' '}
      {confirm && (
        <button type="button" onClick={() => onConfirm(name)}>
          {confirm}
        </button>
      )}
    </p>
  );
}
