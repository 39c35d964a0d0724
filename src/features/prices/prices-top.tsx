import { Picture } from '../../components/picture.tsx';
import { MessageLink } from '../../content/message-link.tsx';
import { useContent } from '../../content/use-content.ts';
import { fieldLang } from '../../lib/field-lang.ts';
import { PriceSentence } from './price-sentence.tsx';
import '../../components/page-top.css';
import './price-sentence.css';

export function PricesTop() {
  const texts = useContent('pricesPage');
  const { heroLines, heroLead, heroPicture, sentence, siblingDiscount } = texts;
  return (
    <section className="page-top page-top--prices background-surface-1">
      <div className="container page-top__content">
        <div className="page-top__text">
          {sentence ? (
            <PriceSentence
              texts={sentence}
              siblingOffer={
                siblingDiscount && (
                  <>
                    <b lang={fieldLang(texts, 'heroLines')}>{heroLines.join(' ')}</b>
                    <br />
                    <span lang={fieldLang(texts, 'heroLead')}>{heroLead}</span>{' '}
                  </>
                )
              }
            />
          ) : (
            <>
              <p className="display-4" lang={fieldLang(texts, 'heroLines')}>
                {heroLines.join(' ')}
              </p>
              <p className="lead" lang={fieldLang(texts, 'heroLead')}>
                {heroLead}
              </p>
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
