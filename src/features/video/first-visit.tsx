import { Icon } from '../../components/icon.tsx';
import { useContent } from '../../content/use-content.ts';
import { PageLink } from '../../routing/page-link.tsx';
import { VideoFacade } from './video-facade.tsx';

export function FirstVisit() {
  const { film } = useContent('home');
  if (!film) return null;
  return (
    <section className="first-visit section on-dark print-hidden">
      <div className="container columns first-visit__content">
        <div className="first-visit__film">
          <VideoFacade video={film.video} />
        </div>
        <div>
          <h2>{film.title}</h2>
          <p className="lead muted">{film.lead}</p>
          <ul className="icon-list first-visit__list">
            {film.points.map((point) => (
              <li key={point}>
                <Icon name="check" />
                {point}
              </li>
            ))}
          </ul>
          {film.link && (
            <PageLink className="more-link" to={{ route: 'firstVisit' }}>
              <span>{film.link}</span>
              <Icon name="arrow-right" />
            </PageLink>
          )}
        </div>
      </div>
    </section>
  );
}
