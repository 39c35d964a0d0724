import type { Change } from '../change.ts';
import type { Finding, WaitingKind } from '../findings.ts';

/** `changeKind` is the kind of the change that confirms the finding, unless the kind is `confirm`. */
type WaitingLabels = { heading: string; confirmLabel?: string; changeKind?: 'same' | 'own' };

export const waitingLabels: Record<WaitingKind, WaitingLabels> = {
  shown: { heading: 'Se văd netraduse', confirmLabel: 'Rămâne așa', changeKind: 'same' },
  untranslated: { heading: 'Netraduse', confirmLabel: 'Rămâne așa', changeKind: 'same' },
  old: { heading: 'Poate sunt vechi: s-au schimbat în altă limbă', confirmLabel: 'Se potrivește încă' },
  unfinished: { heading: 'De completat' },
  due: { heading: 'A venit vremea lor: de citit din nou sau de scris mai departe' },
  example: { heading: 'Din demonstrație', confirmLabel: 'Este așa și la noi', changeKind: 'own' },
};

/** Returns `Netraduse (2); De completat (1)`. */
export function describeCounts(findings: Finding[]): string {
  const counts = Object.entries(waitingLabels).map(([kind, { heading }]) => {
    const count = findings.filter(({ waitingKind }) => waitingKind === kind).length;
    return count > 0 ? `${heading} (${count})` : '';
  });
  return counts.filter(Boolean).join('; ');
}

export function createConfirmation({ waitingKind, confirmName: name }: Finding): Change {
  const changeKind = waitingKind && waitingLabels[waitingKind].changeKind;
  return { kind: changeKind ?? 'confirm', name };
}

type WaitingNoteProps = { finding: Finding; onConfirm: (finding: Finding) => void };

export function WaitingNote({ finding, onConfirm }: WaitingNoteProps) {
  const { waitingKind, message } = finding;
  const confirmLabel = waitingKind && waitingLabels[waitingKind].confirmLabel;
  return (
    <p className={`edit-waiting ${waitingKind}`}>
      {message}{' '}
      {confirmLabel && (
        <button
          type="button"
          onClick={({ currentTarget }) => {
            // The note disappears together with the focused button.
            const fields = currentTarget.closest('fieldset');
            fields?.querySelector<HTMLElement>('input, textarea, select, [contenteditable]')?.focus();
            onConfirm(finding);
          }}
        >
          {confirmLabel}
        </button>
      )}
    </p>
  );
}
