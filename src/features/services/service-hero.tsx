import { Picture } from '../../components/picture.tsx';
import { useContent } from '../../content/use-content.ts';

export function ServiceHero() {
  const { serviceName, serviceUrl, lead, picture, ground } = useContent('service');
  return (
    <div className={`svc__hero t-${ground} ${ground === 'fir' ? 'on-fir' : ''}`.trim()}>
      <div className="txt">
        <h1>{serviceName}</h1>
        <p className="lead">{lead}</p>
      </div>
      <div className="art" data-large-drawing={serviceUrl}>
        <Picture picture={picture} eager />
      </div>
    </div>
  );
}
