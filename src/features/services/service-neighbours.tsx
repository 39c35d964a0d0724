import { Icon } from '../../components/icon.tsx';
import { useContent } from '../../content/use-content.ts';
import { PageLink } from '../../routing/page-link.tsx';

export function ServiceNeighbours() {
  const { previousService, nextService } = useContent('services');
  const menu = useContent('serviceMenu');
  const { serviceUrl } = useContent('service');
  const position = menu.findIndex((service) => service.serviceUrl === serviceUrl);
  const previous = menu[position - 1];
  const next = menu[position + 1];
  return (
    <div className="service-neighbours print-hidden">
      {previous && (
        <PageLink className="link" to={{ route: 'service', service: previous.serviceUrl }}>
          <small>{previousService}</small>{' '}
          <b>
            <Icon name="arrow-left" />
            {previous.serviceName}
          </b>
        </PageLink>
      )}
      {next && (
        <PageLink
          className="link service-neighbours__next"
          to={{ route: 'service', service: next.serviceUrl }}
        >
          <small>{nextService}</small>{' '}
          <b>
            {next.serviceName}
            <Icon name="arrow-right" />
          </b>
        </PageLink>
      )}
    </div>
  );
}
