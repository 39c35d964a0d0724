import { useLayoutEffect, useRef } from 'react';
import { useSearchAndHash } from '../../components/use-hydrated.ts';
import { useContent } from '../../content/use-content.ts';

/** Returns the slug of the situation in the URL's fragment; undefined during hydration, when CSS uses `:target`. */
export function useChosenSituation(): string | undefined {
  const { hash } = useSearchAndHash();
  const { situations } = useContent('emergenciesPage');
  return situations.find(({ slug }) => `#${slug}` === hash)?.slug;
}

/** Scrolls to the chosen situation and focuses it; after Back, focuses the link to the situation. */
export function useFocusChosenSituation(chosen: string | undefined) {
  const previousRef = useRef<string | undefined>(undefined);
  useLayoutEffect(() => {
    const { current: previous } = previousRef;
    previousRef.current = chosen;
    if (chosen) {
      const situation = document.getElementById(chosen);
      situation?.scrollIntoView({ behavior: 'instant' });
      situation?.focus({ preventScroll: true });
    } else if (previous)
      document.querySelector<HTMLElement>(`a[href="#${previous}"]`)?.focus({ preventScroll: true });
  }, [chosen]);
}
