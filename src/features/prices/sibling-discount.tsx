import { Picture } from '../../components/picture.tsx';
import { useContent } from '../../content/use-content.ts';
import { PageLink } from '../../routing/page-link.tsx';
import { contactFormId, priceListId } from '../../content/page-fragments.ts';

export function SiblingDiscount() {
  const texts = useContent('pricesPage');
  const { callToAction } = useContent('general');
  return (
    <section className="top top--prices">
      <div className="wrap top__in">
        <div className="top__text">
          <h1>
            {texts.heroLines.map((line) => (
              <span className="ln" key={line}>
                {line}{' '}
              </span>
            ))}
          </h1>
          <p className="lead">{texts.heroLead}</p>
          <div className="cta">
            <PageLink className="btn" to={{ route: 'contact' }} fragment={contactFormId}>
              {callToAction}
            </PageLink>
            <a className="go" href={`#${priceListId}`}>
              <span>{texts.listLink}</span>
            </a>
          </div>
        </div>
        <div className="sib">
          <Picture picture={texts.heroPicture} eager />
          <p className="sib__tag sib__tag--1">
            <span>{texts.firstChild}</span>
          </p>
          <p className="sib__tag sib__tag--2">
            <b>{texts.secondChildDiscount}</b> <span>{texts.secondChild}</span>
          </p>
          <p className="sib__tag sib__tag--3">
            <b>{texts.thirdChildDiscount}</b> <span>{texts.thirdChild}</span>
          </p>
        </div>
      </div>
    </section>
  );
}
