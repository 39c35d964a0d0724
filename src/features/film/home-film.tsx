import { MoreLink } from '../../components/more-link.tsx';
import { useContent } from '../../content/use-content.ts';
import { fieldLang } from '../../lib/field-lang.ts';
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
          <h2 lang={fieldLang(film, 'title')}>{film.title}</h2>
          <p className="lead muted" lang={fieldLang(film, 'lead')}>
            {film.lead}
          </p>
          {film.link && <MoreLink to={{ route: 'firstVisit' }}>{film.link}</MoreLink>}
        </div>
      </div>
    </section>
  );
}
