import { Icon } from '../../components/icon.tsx';
import { useContent } from '../../content/use-content.ts';
import { PageLink } from '../../routing/page-link.tsx';

export function ServiceNeighbours() {
  const { previousService, nextService } = useContent('services');
  const services = useContent('serviceMenu');
  const { serviceUrl } = useContent('service');
  const position = services.findIndex((service) => service.serviceUrl === serviceUrl);
  const previous = services[position - 1];
  const next = services[position + 1];
  return (
    <div className="spread service-neighbours print-hidden">
      {previous && (
        <PageLink className="more-link" to={{ route: 'service', service: previous.serviceUrl }}>
          <span className="visually-hidden">{previousService}</span>
          <Icon name="arrow-left" />
          <span>{previous.serviceName}</span>
        </PageLink>
      )}
      {next && (
        <PageLink
          className="more-link service-neighbours__next"
          to={{ route: 'service', service: next.serviceUrl }}
        >
          <span className="visually-hidden">{nextService}</span>
          <span>{next.serviceName}</span>
          <Icon name="arrow-right" />
        </PageLink>
      )}
    </div>
  );
}
