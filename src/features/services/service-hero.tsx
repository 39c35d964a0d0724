import { Picture } from '../../components/picture.tsx';
import { priceListId } from '../../content/page-fragments.ts';
import { useContent } from '../../content/use-content.ts';

export function ServiceHero() {
  const { serviceName, lead, picture, ground } = useContent('service');
  const { pricesTitle } = useContent('services');
  return (
    <div className={`svc__hero t-${ground} ${ground === 'fir' ? 'on-fir' : ''}`.trim()}>
      <div className="txt">
        <h1>{serviceName}</h1>
        <p className="lead">{lead}</p>
        <a className="go" href={`#${priceListId}`}>
          <span>{pricesTitle}</span>
        </a>
      </div>
      <div className="art">
        <Picture picture={picture} eager />
      </div>
    </div>
  );
}
