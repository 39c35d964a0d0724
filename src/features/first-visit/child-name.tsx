import { useEffect, useId, useRef } from 'react';
import { useContent } from '../../content/use-content.ts';
import { childName, readStored, removeStored, writeStored } from '../../lib/stored.ts';

function storeName(name: string) {
  if (name.trim()) writeStored(childName, name);
  else removeStored(childName);
}

/** The name is stored in session storage and printed; an empty field is printed as a line. */
export function ChildName() {
  const { nameLabel, nameNote } = useContent('firstVisitPage');
  const field = useRef<HTMLInputElement>(null);
  const id = useId();

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    // Text typed before hydration takes precedence over the stored name.
    if (input.value) storeName(input.value);
    else input.value = readStored(childName) ?? '';
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
