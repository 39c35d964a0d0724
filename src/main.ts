/**
 * Fetches and runs the page's scripts once it is painted: what it says and its links, menu and form work before. The
 * build writes this into every document, with the addresses of the page's scripts in the order they need each other.
 */
const addresses = document.currentScript?.dataset['chunks']?.split(' ') ?? [];

/** A page in a background tab is not painted; its scripts wait until it is looked at. */
const painted = () => new Promise(requestAnimationFrame);

function idle() {
  return new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window
      ? requestIdleCallback(resolve, { timeout: 2000 })
      : setTimeout(resolve, 1),
  );
}

async function start() {
  await painted();
  await idle();
  for (const href of addresses) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', fetchPriority: 'low', href }),
    );
  }
  // One at a time, so that a press never waits for all of them.
  for (const address of addresses) {
    await import(/* @vite-ignore */ address);
    await idle();
  }
}

if (document.readyState === 'complete') void start();
else window.addEventListener('load', () => void start(), { once: true });
