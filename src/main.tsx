import { whenIdle } from './lib/when-idle.ts';

/** Starts the page's scripts once it is painted: what it says and its links, menu and form work before. */
function hydrateWhenIdle() {
  whenIdle(() => void import('./hydrate.tsx'));
}

if (document.readyState === 'complete') hydrateWhenIdle();
else window.addEventListener('load', hydrateWhenIdle, { once: true });
