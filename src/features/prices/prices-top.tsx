import { Picture } from '../../components/picture.tsx';
import { useContent } from '../../content/use-content.ts';
import { PriceSentence } from './price-sentence.tsx';
import { PricesActions } from './prices-actions.tsx';
import '../../components/page-top.css';
import './price-sentence.css';

/** The sentence comes first; the discount is below it, where visitors add a second child. */
export function PricesTop() {
  const { heroLines, heroLead, heroPicture, sentence } = useContent('pricesPage');
  const { title } = useContent('priceList');
  const lines = heroLines.map((line) => (
    <span className="line" key={line}>
      {line}{' '}
    </span>
  ));
  return (
    <section
      className={`page-top page-top--prices background-surface-1${sentence ? ' page-top--sentence' : ''}`}
    >
      <div className="container page-top__content">
        <div className="page-top__text">
          {sentence ? (
            <>
              <h1 className="visually-hidden">{title}</h1>
              <PriceSentence
                texts={sentence}
                offer={
                  <div className="print-hidden">
                    <p className="display-4">{lines}</p>
                    <p className="small">{heroLead}</p>
                  </div>
                }
              />
            </>
          ) : (
            <>
              <h1 className="print-hidden">{lines}</h1>
              <p className="lead print-hidden">{heroLead}</p>
              <PricesActions />
            </>
          )}
        </div>
        <div className="page-top__art">
          <Picture picture={heroPicture} />
        </div>
      </div>
    </section>
  );
}
