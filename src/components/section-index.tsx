import { useEffect, useState } from 'react';
import './section-index.css';

/** Excludes the top of the viewport, so that a section is no longer current when only its last lines are visible. */
const rootMargin = '-104px 0px 0px 0px';

const topOf = (id = '') => document.getElementById(id)?.getBoundingClientRect().top ?? 0;

function useSectionInView(ids: string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const joined = ids.join(' ');

  useEffect(() => {
    const inOrder = joined.split(' ');
    const inView = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) inView.add(target.id);
          else inView.delete(target.id);
        }
        const first = inOrder.find((id) => inView.has(id));
        // Between two sections the upper one stays current.
        if (first || topOf(inOrder[0]) > 0) setCurrent(first);
      },
      { rootMargin },
    );
    for (const id of inOrder) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [joined]);

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
