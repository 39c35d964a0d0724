import { useEffect, useRef } from 'react';
import { tagOf } from '../../../shared/languages.ts';
import { useContent } from '../../content/use-content.ts';
import { useLanguage } from '../../routing/use-language.ts';

/** Only on paper: the sibling discount and the day of printing. */
export function PrintedNote() {
  const { heroLines, heroLead, siblingDiscount } = useContent('pricesPage');
  const language = useLanguage();
  const day = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    // The first format takes a slow phone 100 ms, and few visitors print.
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
