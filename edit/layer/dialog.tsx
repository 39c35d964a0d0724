import { useEffect, useRef, type ReactNode } from 'react';

type DialogProps = { title: string; mayClose?: () => boolean; onClose: () => void; children: ReactNode };

/** A modal dialog; while `mayClose` returns false, it stays open. */
export function Dialog({ title, mayClose, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('[data-focus]')?.focus();
  }, []);
  const isRefused = () => mayClose?.() === false;
  function close() {
    if (!isRefused()) dialog.current?.close();
  }
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
