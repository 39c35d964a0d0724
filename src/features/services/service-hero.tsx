import { Picture } from '../../components/picture.tsx';
import { priceListId } from '../../content/page-fragments.ts';
import { useContent } from '../../content/use-content.ts';

export function ServiceHero() {
  const { serviceName, lead, picture, ground } = useContent('service');
  const { pricesTitle } = useContent('services');
  return (
    <div className={`service-hero ground-${ground} ${ground === 'dark' ? 'on-dark' : ''}`.trim()}>
      <div className="service-hero__text">
        <h1>{serviceName}</h1>
        <p className="lead">{lead}</p>
        <a className="more-link" href={`#${priceListId}`}>
          <span>{pricesTitle}</span>
        </a>
      </div>
      <div className="service-hero__art">
        <Picture picture={picture} eager />
      </div>
    </div>
  );
}
