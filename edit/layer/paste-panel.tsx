import { useState } from 'react';
import type { List } from '../lists.ts';
import { SaveDialog } from './dialog.tsx';
import { PasteField } from './paste-field.tsx';

type PastePanelProps = { list: List; onClose: () => void; onSaved: (message: string) => void };

export function PastePanel({ list, onClose, onSaved }: PastePanelProps) {
  const [text, setText] = useState('');
  return (
    <SaveDialog
      title="Lipiți din tabel"
      changes={text === '' ? [] : [{ kind: 'rows', list, text }]}
      onSaved={onSaved}
      onClose={onClose}
    >
      {() => <PasteField list={list} text={text} onChange={setText} />}
    </SaveDialog>
  );
}
