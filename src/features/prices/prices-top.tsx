import { Picture } from '../../components/picture.tsx';
import { MessageLink } from '../../content/message-link.tsx';
import { useContent } from '../../content/use-content.ts';
import { PriceSentence } from './price-sentence.tsx';
import '../../components/page-top.css';
import './price-sentence.css';

/** Displays the price sentence or, if the content has none, an introduction. */
export function PricesTop() {
  const { heroLines, heroLead, heroPicture, sentence, siblingDiscount } = useContent('pricesPage');
  return (
    <section className="page-top page-top--prices background-surface-1">
      <div className="container page-top__content">
        <div className="page-top__text">
          {sentence ? (
            <PriceSentence
              texts={sentence}
              offer={
                siblingDiscount && (
                  <>
                    <b>{heroLines.join(' ')}</b> <span>{heroLead}</span>{' '}
                  </>
                )
              }
            />
          ) : (
            <>
              <p className="display-4">{heroLines.join(' ')}</p>
              <p className="lead">{heroLead}</p>
              <div className="actions">
                <MessageLink message={undefined} />
              </div>
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
