import bell from '/static/illustrations/bell.svg';
import { useEffect } from 'react';
import { useContent } from '../../content/use-content.ts';
import { PageLink } from '../../routing/page-link.tsx';
import { offlineRoutes } from '../../routing/routes.ts';

const reload = () => window.location.reload();

/** What stands for a page that is not on the device while there is no network. */
export function Offline() {
  const { title, lead, tryAgain } = useContent('offlinePage');
  const { phoneNumber, phoneString } = useContent('contactDetails');
  const navigation = useContent('navigation');

  useEffect(() => {
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);

  return (
    <section className="top top--contact">
      <div className="wrap top__in">
        <div>
          <h1 className="d2">{title}</h1>
          <a className="bigtel" href={`tel:${phoneNumber}`}>
            {phoneString}
          </a>
          <p className="lead">{lead}</p>
          <ul className="offline__pages">
            {offlineRoutes.map((route) => (
              <li key={route}>
                <PageLink className="link" to={{ route }}>
                  {navigation[route]}
                </PageLink>
              </li>
            ))}
          </ul>
          <button className="btn" type="button" onClick={reload}>
            {tryAgain}
          </button>
        </div>
        <img className="top__bell" src={bell} width={270} height={420} alt="" />
      </div>
    </section>
  );
}
