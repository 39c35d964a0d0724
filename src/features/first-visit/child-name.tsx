import { useId } from 'react';
import { useContent } from '../../content/use-content.ts';

/** The name is printed and not stored; an empty field is printed as a line. */
export function ChildName() {
  const { nameLabel, nameNote } = useContent('firstVisitPage');
  const id = useId();
  return (
    <div className="child-name">
      <label htmlFor={id}>{nameLabel}</label>
      <input
        id={id}
        aria-describedby={`${id}-note`}
        maxLength={24}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="done"
      />
      <p className="small muted print-hidden" id={`${id}-note`}>
        {nameNote}
      </p>
    </div>
  );
}
