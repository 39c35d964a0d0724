import { useEffect, useRef } from 'react';
import type { Language } from '../src/language/languages.ts';
import type { Frame } from './specimen.ts';

type SpecimenFrameProps = { id: string; title: string; language: Language; frame: Frame };

/** A window of a given width; it grows with what it shows unless its height is given. */
export function SpecimenFrame({ id, title, language, frame: { width, height } }: SpecimenFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    const element = frame.current;
    if (!element || height) return;
    const grow = new ResizeObserver(() => {
      const root = element.contentDocument?.getElementById('root');
      if (root) element.height = String(Math.ceil(root.getBoundingClientRect().height));
    });
    const watch = () => {
      const root = element.contentDocument?.getElementById('root');
      if (root) grow.observe(root);
    };
    element.addEventListener('load', watch);
    watch();
    return () => {
      grow.disconnect();
      element.removeEventListener('load', watch);
    };
  }, [height]);

  return (
    <figure className="gal-frame">
      <figcaption>
        <a href={`/?specimen=${id}&language=${language}`}>{`${width} px`}</a>
      </figcaption>
      <iframe
        ref={frame}
        src={`/?specimen=${id}&language=${language}`}
        title={`${title}, ${width} px`}
        width={width}
        height={height ?? 480}
        loading="lazy"
      />
    </figure>
  );
}
