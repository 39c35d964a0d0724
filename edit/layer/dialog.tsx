import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import type { Change } from '../change.ts';
import type { Finding } from '../findings.ts';
import type { SaveResult } from '../store.ts';
import { post } from './post.ts';
import { describeCounts } from './waiting-note.tsx';

type DialogProps = { title: string; mayClose?: () => boolean; onClose: () => void; children: ReactNode };

/** A modal dialog; while `mayClose` returns false, it stays open. */
export function Dialog({ title, mayClose, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('[data-focus]')?.focus();
  }, []);
  const isRefused = () => mayClose?.() === false;
  const close = () => !isRefused() && dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      className="edit-dialog"
      aria-labelledby="edit-title"
      onCancel={(event) => {
        if (isRefused()) event.preventDefault();
      }}
      // Browsers fire `cancel` only for the first Escape; the second closes the dialog without the event.
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        close();
      }}
      onClose={onClose}
    >
      <header>
        <h2 id="edit-title">{title}</h2>
        <button type="button" onClick={close}>
          Închideți
        </button>
      </header>
      {children}
    </dialog>
  );
}

/** A new entry without values is discarded without a question. */
const isEmptyEntry = (change: Change) => change.kind === 'add' && Object.keys(change.fields).length === 0;

export const confirmLeave = (changes: Change[]) =>
  // oxlint-disable-next-line no-alert
  changes.every(isEmptyEntry) || window.confirm('Renunțați la ce nu ați salvat?');

type SaveDialogProps = Omit<DialogProps, 'mayClose' | 'children'> & {
  changes: Change[];
  /** The version of the content to which the changes apply. */
  version?: string;
  onSaved: (message: string) => void;
  /** Returns whether `children` display the problem beside its field. */
  isInline?: (problem: Finding) => boolean;
  children: (problems: Finding[]) => ReactNode;
};

/** A dialog that saves all of `changes` or none. */
export function SaveDialog({ changes, version, onSaved, isInline, children, ...rest }: SaveDialogProps) {
  const [problems, setProblems] = useState<Finding[]>([]);
  const [isSaving, setSaving] = useState(false);
  const [saved, setSaved] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector('.edit-problem')?.scrollIntoView({ block: 'center' });
  }, [problems]);
  const isUnsaved = !saved && !changes.every(isEmptyEntry);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const preventUnload = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', preventUnload);
    return () => window.removeEventListener('beforeunload', preventUnload);
  }, [isUnsaved]);
  // `onSaved` reloads the page, so it is called once `beforeunload` has no listener.
  useEffect(() => {
    if (saved) onSaved(saved);
  }, [saved, onSaved]);

  async function save(event: SyntheticEvent) {
    event.preventDefault();
    if (isSaving) return;
    setSaving(true);
    const failure = ({ message }: Error): SaveResult => ({
      problems: [{ entry: '', field: '', locale: '', name: '', message, confirmName: '' }],
      waiting: [],
    });
    const { problems: found, waiting } = await post<SaveResult>('/save', { changes, version }).catch(failure);
    setSaving(false);
    setProblems(found);
    const counts = describeCounts(waiting);
    const waitingNote = counts && ` De acum așteaptă, la „Toate textele”: ${counts}.`;
    if (found.length === 0) setSaved(`Salvat. Încă nu este publicat.${waitingNote}`);
  }
  const otherProblems = problems.filter((problem) => !isInline?.(problem));
  return (
    <Dialog mayClose={() => confirmLeave(changes)} {...rest}>
      <form ref={form} noValidate onSubmit={(event) => void save(event)}>
        {children(problems)}
        {otherProblems.length > 0 && (
          <ul className="edit-problem" role="alert">
            {otherProblems.map(({ name, locale, message }) => (
              <li key={`${name} ${locale} ${message}`}>
                {name && `${name}: `}
                {message}
              </li>
            ))}
          </ul>
        )}
        <footer>
          <button
            type="submit"
            className="edit-main"
            disabled={changes.length === 0}
            aria-disabled={isSaving}
          >
            {isSaving ? 'Se salvează …' : 'Salvați'}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}
