import { Picture } from '../../components/picture.tsx';
import { useContent } from '../../content/use-content.ts';
import { PageLink } from '../../routing/page-link.tsx';
import { contactFormId, priceListId } from '../../content/page/page-fragments.ts';
import { SiblingTags } from './sibling-tags.tsx';
import '../../components/page-top.css';
import './offers.css';

export function PricesTop() {
  const texts = useContent('pricesPage');
  const { callToAction } = useContent('general');
  return (
    <section className="page-top page-top--prices ground-surface-1 print-hidden">
      <div className="container page-top__content">
        <div className="page-top__text">
          <h1>
            {texts.heroLines.map((line) => (
              <span className="line" key={line}>
                {line}{' '}
              </span>
            ))}
          </h1>
          <p className="lead">{texts.heroLead}</p>
          <div className="actions">
            <PageLink className="button" to={{ route: 'contact' }} fragment={contactFormId}>
              {callToAction}
            </PageLink>
            <a className="more-link" href={`#${priceListId}`}>
              <span>{texts.listLink}</span>
            </a>
          </div>
        </div>
        <div className="sibling-discount">
          <Picture picture={texts.heroPicture} eager />
          {texts.siblingDiscount && <SiblingTags discount={texts.siblingDiscount} />}
        </div>
      </div>
    </section>
  );
}
