import { useEffect, useRef } from 'react';
import { Providers, type SiteParts } from './providers.tsx';
import type { Specimen } from './specimen.ts';

type StageProps = SiteParts & { specimen: Specimen };

/** A component on its way into a state may ask for the focus; it must not take it from the page around its frame. */
function keepFocusInside() {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInside(options) {
    if (window.parent === window || document.hasFocus()) focus.call(this, options);
  };
}

/** One specimen alone: what a frame of the gallery shows. */
export function Stage({ specimen, content, ...site }: StageProps) {
  const { page, search, change, drive, show, title } = specimen;
  const stage = useRef<HTMLDivElement>(null);

  useEffect(() => {
    document.title = title;
    keepFocusInside();
    if (stage.current) drive?.(stage.current);
    document.documentElement.dataset.specimen = 'ready';
  }, [drive, title]);

  return (
    <Providers
      {...site}
      content={change?.(content) ?? content}
      {...(page && { page })}
      {...(search && { search })}
    >
      <div ref={stage} id="site">
        {show}
      </div>
    </Providers>
  );
}
