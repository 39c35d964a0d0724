import { useEffect, useState } from 'react';

/** What lies above is behind the sticky index, or leaves the window; a little more than `scroll-padding-top`. */
const rootMargin = '-104px 0px 0px 0px';

export function useSectionInView(ids: string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const joined = ids.join(' ');

  useEffect(() => {
    if (!('IntersectionObserver' in window)) return;
    const inOrder = joined.split(' ');
    const inView = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) inView.add(target.id);
          else inView.delete(target.id);
        }
        const first = inOrder.find((id) => inView.has(id));
        const areBelow = () =>
          (document.getElementById(inOrder[0] ?? '')?.getBoundingClientRect().top ?? 0) > 0;
        // Between two of them the one before stays.
        if (first || areBelow()) setCurrent(first);
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
