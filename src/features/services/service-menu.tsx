import { Picture } from '../../components/picture.tsx';
import { useContent } from '../../content/use-content.ts';
import { PageLink } from '../../routing/page-link.tsx';
import './service.css';

export function ServiceMenu() {
  const { menuLabel } = useContent('services');
  const { serviceUrl: current } = useContent('service');
  return (
    <nav className="service-menu print-hidden" aria-label={menuLabel}>
      <ul>
        {useContent('serviceMenu').map(({ serviceName, serviceUrl, picture, background, lang }) => (
          <li key={serviceUrl} lang={lang}>
            <PageLink
              to={{ route: 'service', service: serviceUrl }}
              aria-current={serviceUrl === current ? 'page' : undefined}
            >
              <span className={`service-menu__picture background-${background}`}>
                <Picture picture={{ ...picture, description: '' }} sizes="72px" />
              </span>
              {serviceName}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
