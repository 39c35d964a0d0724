import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Lets the links to pages of the site, those inside editors' texts too, change the page without a reload. */
export function useInnerLinks() {
  const navigate = useNavigate();

  useEffect(() => {
    function follow(event: MouseEvent) {
      const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (event.defaultPrevented || event.button !== 0 || modified) return;
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
      const isFile = link && /\.[a-z0-9]+$/i.test(link.pathname);
      if (!link || isFile || link.target || link.hasAttribute('download')) return;
      event.preventDefault();
      // As in a browser, the address one is at already is not put into the history twice.
      void navigate(link.pathname + link.search + link.hash, { replace: link.href === window.location.href });
    }
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}
