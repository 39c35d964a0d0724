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
 * On a phone a choice changes what is there. The browser has scrolled to the situation and given it the focus; here the
 * scroll position is corrected, and Back gives the focus to the link of the situation.
 */
export function useFollowChoice(chosen: string | undefined) {
  const before = useRef<string | undefined>(undefined);
  useLayoutEffect(() => {
    const { current: left } = before;
    before.current = chosen;
    if (chosen) document.getElementById(chosen)?.scrollIntoView({ behavior: 'instant' });
    else if (left) document.querySelector<HTMLElement>(`a[href="#${left}"]`)?.focus({ preventScroll: true });
  }, [chosen]);
}
