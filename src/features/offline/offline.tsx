import { useEffect } from 'react';
import { PhoneTop } from '../../components/phone-top.tsx';
import { useContent } from '../../content/use-content.ts';
import { PageLink } from '../../routing/page-link.tsx';
import { offlineRoutes } from '../../routing/routes.ts';

const reload = () => window.location.reload();

export function Offline() {
  const { title, lead, tryAgain } = useContent('offlinePage');
  const phone = useContent('contactDetails');
  const navigation = useContent('navigation');

  useEffect(() => {
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);

  return (
    <PhoneTop title={title} lead={lead} phone={phone}>
      <ul className="actions">
        {offlineRoutes.map((route) => (
          <li key={route}>
            <PageLink className="link" to={{ route }}>
              {navigation[route]}
            </PageLink>
          </li>
        ))}
      </ul>
      <button className="button" type="button" onClick={reload}>
        {tryAgain}
      </button>
    </PhoneTop>
  );
}
