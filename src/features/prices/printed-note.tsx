import { useEffect, useRef } from 'react';
import { packageName } from '../../content/package-name.ts';
import { useContent } from '../../content/use-content.ts';
import { tagOf } from '../../language/languages.ts';
import { useLanguage } from '../../language/use-language.ts';

/** What a printed price list says of itself: the offers, whose own blocks are drawings, and the day. */
export function PrintedNote() {
  const { heroLines, siblingDiscount } = useContent('pricesPage');
  const { packages } = useContent('promoPackages');
  const language = useLanguage();
  const day = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const format = new Intl.DateTimeFormat(tagOf(language), { dateStyle: 'long' });
    const write = () => day.current?.replaceChildren(format.format());
    window.addEventListener('beforeprint', write);
    return () => window.removeEventListener('beforeprint', write);
  }, [language]);

  return (
    <p className="price-list__printed">
      {siblingDiscount && `${heroLines.join(' ')} `}
      {packages.map((offer) => offer.price && `${packageName(offer)}: ${offer.price}. `)}
      <span ref={day} />
    </p>
  );
}
