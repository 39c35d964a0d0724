import { Picture } from '../../components/picture.tsx';
import { useContent } from '../../content/use-content.ts';
import { PriceSentence } from './price-sentence.tsx';
import { PricesActions } from './prices-actions.tsx';
import '../../components/page-top.css';
import './price-sentence.css';

export function PricesTop() {
  const { heroLines, heroLead, heroPicture, sentence } = useContent('pricesPage');
  return (
    <section
      className={`page-top page-top--prices background-surface-1${sentence ? ' page-top--sentence' : ''}`}
    >
      <div className="container page-top__content">
        <div className="page-top__text">
          <h1 className="print-hidden">
            {heroLines.map((line) => (
              <span className="line" key={line}>
                {line}{' '}
              </span>
            ))}
          </h1>
          <p className="lead print-hidden">{heroLead}</p>
          {sentence ? <PriceSentence texts={sentence} /> : <PricesActions />}
        </div>
        <div className="page-top__art">
          <Picture picture={heroPicture} />
        </div>
      </div>
    </section>
  );
}
