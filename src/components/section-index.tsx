import { useEffect, useState } from 'react';
import './section-index.css';

/** Excludes the top of the viewport, so that a section is no longer current when only its last lines are visible. */
const rootMargin = '-104px 0px 0px 0px';

const topOfElement = (id = '') => document.getElementById(id)?.getBoundingClientRect().top ?? 0;

function useSectionInView(ids: string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const joinedIds = ids.join(' ');

  useEffect(() => {
    const orderedIds = joinedIds.split(' ');
    const idsInView = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) idsInView.add(target.id);
          else idsInView.delete(target.id);
        }
        const first = orderedIds.find((id) => idsInView.has(id));
        // Between two sections the upper one stays current.
        if (first || topOfElement(orderedIds[0]) > 0) setCurrent(first);
      },
      { rootMargin },
    );
    for (const id of orderedIds) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [joinedIds]);

  return current;
}

type SectionIndexProps = {
  label: string;
  /** `lang` is set if it differs from the page's language. */
  sections: { id: string; title: string; lang?: string | undefined }[];
};

export function SectionIndex({ label, sections }: SectionIndexProps) {
  const current = useSectionInView(sections.map(({ id }) => id));
  return (
    <nav className="section-index print-hidden" aria-label={label}>
      <ul>
        {sections.map(({ id, title, lang }) => (
          <li key={id} lang={lang}>
            <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
              <span className="smile">{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
