import type { ReactNode } from 'react';
import { useCurrentCentred } from './use-current-centred.ts';
import { useSectionInView } from './use-section-in-view.ts';

type SectionIndexProps = {
  label: string;
  /** The sections of the page by the id of their element; absent ones are not on the page now. */
  sections: { id: string; title: string; absent?: boolean }[];
  /** What stands below the entries where there is room. */
  children?: ReactNode;
};

/** Links to the sections of a long page; the one in view is marked. */
export function SectionIndex({ label, sections, children }: SectionIndexProps) {
  const present = sections.filter(({ absent }) => !absent);
  const current = useSectionInView(present.map(({ id }) => id));
  const list = useCurrentCentred(current);
  return (
    <nav
      className={present.length > 0 ? 'section-index' : 'section-index section-index--empty'}
      aria-label={label}
    >
      <ul ref={list}>
        {sections.map(({ id, title, absent }) => (
          <li key={id} className={absent ? 'is-absent' : undefined}>
            {absent ? (
              <span role="link" aria-disabled="true">
                {title}
              </span>
            ) : (
              <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
                <span>{title}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
      {children}
    </nav>
  );
}
