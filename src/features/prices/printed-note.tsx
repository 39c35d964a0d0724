import { useEffect, useRef } from 'react';
import { packageName } from '../../content/page/page-data.ts';
import { useContent } from '../../content/use-content.ts';
import { tagOf } from '../../../shared/languages.ts';
import { useLanguage } from '../../routing/use-language.ts';

/** What a printed price list says of itself: the offers, whose own blocks are drawings, and the day. */
export function PrintedNote() {
  const { heroLines, heroLead, siblingDiscount } = useContent('pricesPage');
  const { packages } = useContent('promoPackages');
  const language = useLanguage();
  const day = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    // A slow phone takes more than 100 ms for the first format, and few visitors print.
    const write = () =>
      day.current?.replaceChildren(new Date().toLocaleDateString(tagOf(language), { dateStyle: 'long' }));
    window.addEventListener('beforeprint', write);
    return () => window.removeEventListener('beforeprint', write);
  }, [language]);

  return (
    <p className="price-list__printed">
      {siblingDiscount && `${heroLines.join(' ')} ${heroLead} `}
      {packages.map((offer) => offer.price && `${packageName(offer)}: ${offer.price}. `)}
      <span ref={day} />
    </p>
  );
}
