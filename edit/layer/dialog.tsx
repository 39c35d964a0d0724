import { useEffect, useRef, type ReactNode } from 'react';
import type { Problem } from '../store.ts';

type DialogProps = {
  title: string;
  /** Asks before what is not saved is lost. */
  mayClose?: () => boolean;
  onClose: () => void;
  /** What was found wrong, the first of which is brought into view. */
  problems?: Problem[];
  children: ReactNode;
};

export function Dialog({ title, mayClose, onClose, problems, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('[data-focus]')?.focus();
  }, []);
  useEffect(() => {
    dialog.current?.querySelector('.edit-problem')?.scrollIntoView({ block: 'center' });
  }, [problems]);
  return (
    <dialog
      ref={dialog}
      className="edit-dialog"
      aria-labelledby="edit-title"
      onCancel={(event) => {
        if (mayClose && !mayClose()) event.preventDefault();
      }}
      onClose={onClose}
    >
      <header>
        <h2 id="edit-title">{title}</h2>
        <button type="button" onClick={() => (!mayClose || mayClose()) && dialog.current?.close()}>
          Închideți
        </button>
      </header>
      {children}
    </dialog>
  );
}
