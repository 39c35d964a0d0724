import { Icon } from '../../components/icon.tsx';
import { useContent } from '../../content/use-content.ts';
import { PageLink } from '../../routing/page-link.tsx';
import { VideoFacade } from './video-facade.tsx';

export function FirstVisit() {
  const { film, filmTitle, filmLead, filmPoints, filmLink } = useContent('home');
  return (
    <section className="first-visit section on-dark print-hidden">
      <div className="container first-visit__content">
        <div className="first-visit__film">
          <VideoFacade video={film} />
        </div>
        <div>
          <h2>{filmTitle}</h2>
          <p className="lead">{filmLead}</p>
          <ul className="first-visit__list">
            {filmPoints.map((point) => (
              <li key={point}>
                <Icon name="check" />
                {point}
              </li>
            ))}
          </ul>
          {filmLink && (
            <PageLink className="more-link" to={{ route: 'firstVisit' }}>
              <span>{filmLink}</span>
              <Icon name="arrow-right" />
            </PageLink>
          )}
        </div>
      </div>
    </section>
  );
}
