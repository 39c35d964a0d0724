import { backgroundClass } from '../../components/background-class.ts';
import { Picture } from '../../components/picture.tsx';
import { contactFormId, priceListId } from '../../content/page/page-fragments.ts';
import { useContent } from '../../content/use-content.ts';
import { PageLink } from '../../routing/page-link.tsx';

export function ServiceHero() {
  const { serviceName, lead, picture, background } = useContent('service');
  const { pricesTitle } = useContent('services');
  const { callToAction } = useContent('general');
  return (
    <div className={`panel service-hero ${backgroundClass(background)}`}>
      <div className="service-hero__text">
        <h1>{serviceName}</h1>
        <p className="lead">{lead}</p>
        <div className="actions">
          <PageLink className="button" to={{ route: 'contact' }} fragment={contactFormId}>
            {callToAction}
          </PageLink>
          <a className="more-link" href={`#${priceListId}`}>
            <span>{pricesTitle}</span>
          </a>
        </div>
      </div>
      <div className="service-hero__art">
        <Picture picture={picture} eager />
      </div>
    </div>
  );
}
