import { useSectionInView } from './use-section-in-view.ts';
import './section-index.css';

type SectionIndexProps = {
  label: string;
  sections: { id: string; title: string; absent?: boolean }[];
};

export function SectionIndex({ label, sections }: SectionIndexProps) {
  const present = sections.filter(({ absent }) => !absent);
  const current = useSectionInView(present.map(({ id }) => id));
  const state = present.length === 0 ? 'empty' : present.length < sections.length ? 'partial' : 'whole';
  return (
    <nav className={`section-index section-index--${state} print-hidden`} aria-label={label}>
      <ul>
        {sections.map(({ id, title, absent }) => (
          <li key={id} className={absent ? 'is-absent' : undefined}>
            {absent ? (
              <span role="link" aria-disabled="true">
                {title}
              </span>
            ) : (
              <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
                <span className="smile">{title}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
