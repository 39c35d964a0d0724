import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../components/use-hydrated.ts';
import { useContent } from '../../content/use-content.ts';

/** The situation that the address names after `#`; none before scripts run, when the style sheet knows it by `:target`. */
export function useChosenSituation(): string | undefined {
  const hydrated = useHydrated();
  const { hash } = useLocation();
  const { situations } = useContent('emergenciesPage');
  return hydrated ? situations.find(({ slug }) => `#${slug}` === hash)?.slug : undefined;
}

/**
 * On a phone a choice changes what is there: scroll position and focus follow to the situation, and Back gives the focus
 * to its link.
 */
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
