import { useLayoutEffect, useRef } from 'react';
import { useSearchAndHash } from '../../components/use-hydrated.ts';
import { useContent } from '../../content/use-content.ts';

/** Returns the situation in the fragment; undefined before hydration, when CSS uses `:target`. */
export function useChosenSituation(): string | undefined {
  const { hash } = useSearchAndHash();
  const { situations } = useContent('emergenciesPage');
  return situations.find(({ slug }) => `#${slug}` === hash)?.slug;
}

/** On a phone, scrolls to the chosen situation and focuses it; after Back focuses its link. */
export function useFollowChoice(chosen: string | undefined) {
  const before = useRef<string | undefined>(undefined);
  useLayoutEffect(() => {
    const { current: left } = before;
    before.current = chosen;
    if (chosen) {
      const situation = document.getElementById(chosen);
      situation?.scrollIntoView({ behavior: 'instant' });
      situation?.focus({ preventScroll: true });
    } else if (left)
      document.querySelector<HTMLElement>(`a[href="#${left}"]`)?.focus({ preventScroll: true });
  }, [chosen]);
}
