import { useEffect, useId, useRef } from 'react';
import { useContent } from '../../content/use-content.ts';
import { readLocal, removeLocal, writeLocal } from '../../lib/storage.ts';

const key = 'child-name';

function storeName(name: string) {
  if (name.trim()) writeLocal(key, name);
  else removeLocal(key);
}

/** A field of no form: the name is kept on this device and printed. On paper an empty one is a line to write on. */
export function ChildName() {
  const { nameLabel, nameNote } = useContent('firstVisitPage');
  const field = useRef<HTMLInputElement>(null);
  const id = useId();

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    // What was typed before the scripts came wins.
    if (input.value) storeName(input.value);
    else input.value = readLocal(key) ?? '';
  }, []);

  return (
    <div className="child-name">
      <label htmlFor={id}>{nameLabel}</label>
      <input
        ref={field}
        id={id}
        aria-describedby={`${id}-note`}
        maxLength={24}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="done"
        onInput={({ currentTarget }) => storeName(currentTarget.value)}
      />
      <p className="small muted print-hidden" id={`${id}-note`}>
        {nameNote}
      </p>
    </div>
  );
}
