/** Starts the page's scripts once it is painted: what it says and its links, menu and form work before. */
function whenIdle(start: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start, 1);
}

function hydrateWhenIdle() {
  whenIdle(() => void import('./hydrate.tsx'));
}

if (document.readyState === 'complete') hydrateWhenIdle();
else window.addEventListener('load', hydrateWhenIdle, { once: true });
