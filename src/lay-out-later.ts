/** What lies below the first screen of every page, in pieces that a phone lays out without keeping a press waiting. */
const pieces = [
  'main > section ~ section',
  '.svc__hero ~ *',
  '.legal__section ~ .legal__section',
  '.pcat ~ .pcat',
  '.offer:nth-child(n + 3)',
  '.tile',
  'footer',
  '.foot__cols',
].join();

const laidOut = 'data-laid-out';

// Until then a piece has a height nobody sees, and what leans out of it is seen.
const rules = `@media screen { :is(${pieces}):not([${laidOut}]) {
  content-visibility: auto;
  contain-intrinsic-size: auto 600px;
  overflow-clip-margin: 10rem;
} }`;

/** The next frame is painted; where none is, as in a background tab, a moment later. */
function nextFrame() {
  return new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 200);
  });
}

/**
 * Keeps the browser from laying out what lies below the first screen unless it comes near, so that the first screen is
 * there sooner and is not laid out with all the rest once more when the fonts come. Called before the page is parsed.
 * The function returned ends that, a piece a frame: the way to a fragment or Back needs true heights, so a visitor who
 * comes by one, or presses something, has them at once.
 */
export function layOutLater(): () => Promise<void> {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isPlain = visit?.type === 'navigate' && !location.hash;
  if (!isPlain || !CSS.supports('content-visibility', 'auto')) return () => Promise.resolve();

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
  const end = () => {
    sheet.disabled = true;
  };
  const options = { capture: true, once: true };
  addEventListener('click', end, options);
  addEventListener('keydown', end, options);

  return async () => {
    const found = document.querySelectorAll(pieces);
    for (const piece of found) {
      if (sheet.disabled) break;
      piece.toggleAttribute(laidOut, true);
      await nextFrame();
    }
    end();
    for (const piece of found) piece.removeAttribute(laidOut);
  };
}
