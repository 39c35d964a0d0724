/**
 * Starts the page's scripts once it is painted: what it says and its links, menu and form work before. It imports
 * nothing: a part shared with the rest would be one more file to wait for.
 */
function whenIdle(start: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start, 1);
}

function hydrateWhenIdle() {
  whenIdle(() => void import('./hydrate.tsx'));
}

if (document.readyState === 'complete') hydrateWhenIdle();
else window.addEventListener('load', hydrateWhenIdle, { once: true });
