import { useEffect, useRef } from 'react';
import { tagOf } from '../../../shared/languages.ts';
import { useContent } from '../../content/use-content.ts';
import { useLanguage } from '../../routing/use-language.ts';

/** Displayed only in print: the sibling discount and the date. */
export function PrintedNote() {
  const { heroLines, heroLead, siblingDiscount } = useContent('pricesPage');
  const language = useLanguage();
  const day = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    // The first call of `toLocaleDateString` takes 100 ms on a slow phone, so it waits for `beforeprint`.
    const write = () =>
      day.current?.replaceChildren(new Date().toLocaleDateString(tagOf(language), { dateStyle: 'long' }));
    window.addEventListener('beforeprint', write);
    return () => window.removeEventListener('beforeprint', write);
  }, [language]);

  return (
    <p className="print-only">
      {siblingDiscount && `${heroLines.join(' ')} ${heroLead} `}
      <span ref={day} />
    </p>
  );
}
