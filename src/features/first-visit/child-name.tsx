import { useEffect, useId, useRef } from 'react';
import { useContent } from '../../content/use-content.ts';
import { readLocal, removeLocal, writeLocal } from '../../lib/storage.ts';

const key = 'child-name';

function storeName(name: string) {
  if (name.trim()) writeLocal(key, name);
  else removeLocal(key);
}

/** The name is stored on this device only, and printed; an empty field prints as a line. */
export function ChildName() {
  const { nameLabel, nameNote } = useContent('firstVisitPage');
  const field = useRef<HTMLInputElement>(null);
  const id = useId();

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    // Text typed before the scripts ran wins.
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
