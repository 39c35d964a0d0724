import type { Change } from '../change.ts';
import type { Finding, WaitingCounts, WaitingKind } from '../findings.ts';

type Words = { heading: string; confirm?: string };

/** Says why a field waits, and lets the editor confirm it. */
export const waitingWords: Record<WaitingKind, Words> = {
  old: { heading: 'Poate sunt vechi: s-au schimbat în altă limbă', confirm: 'Se potrivește încă' },
  untranslated: { heading: 'Netraduse', confirm: 'Rămâne așa' },
  unfinished: { heading: 'De completat' },
  due: { heading: 'Verificate demult: de citit din nou' },
  example: { heading: 'Exemple: de înlocuit cu ale clinicii', confirm: 'Este așa și la noi' },
};

/** `Netraduse (2); De completat (1)` */
export function countsInWords(counts: WaitingCounts): string {
  const words = Object.entries(waitingWords).map(([kind, { heading }]) => {
    const count = counts[kind as WaitingKind];
    return count ? `${heading} (${count})` : '';
  });
  return words.filter(Boolean).join('; ');
}

export function confirmationOf({ waits, confirmName: name }: Finding): Change {
  return { kind: waits === 'example' ? 'own' : 'confirm', name };
}

type WaitingNoteProps = { finding: Finding; onConfirm: (finding: Finding) => void };

export function WaitingNote({ finding, onConfirm }: WaitingNoteProps) {
  const { waits, message } = finding;
  const confirm = waits && waitingWords[waits].confirm;
  return (
    <p className="edit-waiting">
      {message}{' '}
      {confirm && (
        <button
          type="button"
          onClick={({ currentTarget }) => {
            // The note disappears with its button.
            const fields = currentTarget.closest('fieldset');
            fields?.querySelector<HTMLElement>('input, textarea, select, [contenteditable]')?.focus();
            onConfirm(finding);
          }}
        >
          {confirm}
        </button>
      )}
    </p>
  );
}
