import type { ReactNode } from 'react';
import { useCurrentCentred } from './use-current-centred.ts';
import { useSectionInView } from './use-section-in-view.ts';

type SectionIndexProps = {
  label: string;
  /** The sections of the page by the id of their element. */
  sections: { id: string; title: string }[];
  /** What stands below the entries where there is room. */
  children?: ReactNode;
};

/** Links to the sections of a long page; the one in view is marked. */
export function SectionIndex({ label, sections, children }: SectionIndexProps) {
  const current = useSectionInView(sections.map(({ id }) => id));
  const list = useCurrentCentred(current);
  return (
    <nav className="pnav" aria-label={label}>
      <ul ref={list}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
              <span>{title}</span>
            </a>
          </li>
        ))}
      </ul>
      {children}
    </nav>
  );
}
