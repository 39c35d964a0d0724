import { useEffect, useRef, type ReactNode } from 'react';

type DialogProps = { title: string; onClose: () => void; children: ReactNode };

export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('[data-focus]')?.focus();
  }, []);
  return (
    <dialog ref={dialog} className="edit-dialog" aria-labelledby="edit-title" onClose={onClose}>
      <header>
        <h2 id="edit-title">{title}</h2>
        <button type="button" onClick={() => dialog.current?.close()}>
          Închideți
        </button>
      </header>
      {children}
    </dialog>
  );
}
