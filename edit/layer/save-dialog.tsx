import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import type { Change } from '../change.ts';
import type { Finding } from '../findings.ts';
import type { SaveResult } from '../store.ts';
import { Dialog } from './dialog.tsx';
import { post } from './post.ts';
import { describeCounts } from './waiting-note.tsx';

/** A new entry without values is discarded without a question. */
const isEmptyEntry = (change: Change) => change.kind === 'add' && Object.keys(change.fields).length === 0;

export const confirmLeave = (changes: Change[]) =>
  // oxlint-disable-next-line no-alert
  changes.every(isEmptyEntry) || window.confirm('Renunțați la ce nu ați salvat?');

type SaveDialogProps = {
  title: string;
  changes: Change[];
  version: string;
  onSaved: (message: string) => void;
  onClose: () => void;
  /** Returns whether `children` display the problem beside its field. */
  isInline: (problem: Finding) => boolean;
  children: (problems: Finding[]) => ReactNode;
};

const toSaveResult = ({ message }: Error): SaveResult => ({
  problems: [{ entry: '', field: '', locale: '', name: '', message, confirmName: '' }],
  waiting: [],
});

/** A dialog that saves all of `changes` or none. */
export function SaveDialog({ changes, version, onSaved, isInline, children, ...rest }: SaveDialogProps) {
  const [problems, setProblems] = useState<Finding[]>([]);
  const [isSaving, setSaving] = useState(false);
  const [savedMessage, setSavedMessage] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector('.edit-problem')?.scrollIntoView({ block: 'center' });
  }, [problems]);
  const isUnsaved = !savedMessage && !changes.every(isEmptyEntry);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const preventUnload = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', preventUnload);
    return () => window.removeEventListener('beforeunload', preventUnload);
  }, [isUnsaved]);
  // `onSaved` reloads the page, so it is called once `beforeunload` has no listener.
  useEffect(() => {
    if (savedMessage) onSaved(savedMessage);
  }, [savedMessage, onSaved]);

  async function save(event: SyntheticEvent) {
    event.preventDefault();
    if (isSaving) return;
    setSaving(true);
    const result = await post<SaveResult>('/save', { changes, version }).catch(toSaveResult);
    setSaving(false);
    setProblems(result.problems);
    if (result.problems.length > 0) return;
    const counts = describeCounts(result.waiting);
    const waitingNote = counts && ` De acum așteaptă, la „Toate textele”: ${counts}.`;
    setSavedMessage(`Salvat. Încă nu este publicat.${waitingNote}`);
  }
  const otherProblems = problems.filter((problem) => !isInline(problem));
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
