import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { hasModifierKey } from '../lib/has-modifier-key.ts';

/** Routes all clicks on internal links, including those in texts from the content. */
export function useInnerLinks() {
  const navigate = useNavigate();

  useEffect(() => {
    function handleClick(event: MouseEvent) {
      if (event.defaultPrevented || event.button !== 0 || hasModifierKey(event)) return;
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
      if (!link) return;
      const isFile = /\.[a-z0-9]+$/i.test(link.pathname);
      if (isFile || link.target || link.hasAttribute('download')) return;
      event.preventDefault();
      // Like a browser, replaces the history entry if the address is the same.
      void navigate(link.pathname + link.search + link.hash, { replace: link.href === window.location.href });
    }
    document.addEventListener('click', handleClick);
    return () => document.removeEventListener('click', handleClick);
  }, [navigate]);
}
