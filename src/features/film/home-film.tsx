import { Icon } from '../../components/icon.tsx';
import { useContent } from '../../content/use-content.ts';
import { PageLink } from '../../routing/page-link.tsx';
import { VideoFacade } from './video-facade.tsx';

export function HomeFilm() {
  const { film } = useContent('home');
  if (!film) return null;
  return (
    <section className="home-film section on-dark print-hidden">
      <div className="container columns home-film__content">
        <div className="home-film__film">
          <VideoFacade video={film.video} />
        </div>
        <div>
          <h2>{film.title}</h2>
          <p className="lead muted">{film.lead}</p>
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
