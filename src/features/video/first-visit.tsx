import { Icon } from '../../components/icon.tsx';
import { useContent } from '../../content/use-content.ts';
import { VideoFacade } from './video-facade.tsx';

export function FirstVisit() {
  const { film, filmTitle, filmLead, filmPoints } = useContent('home');
  return (
    <section className="film section on-fir" aria-labelledby="first-visit">
      <div className="wrap film__in">
        <div className="film__art">
          <VideoFacade video={film} />
        </div>
        <div>
          <h2 id="first-visit">{filmTitle}</h2>
          <p className="lead">{filmLead}</p>
          <ul className="film__list">
            {filmPoints.map((point) => (
              <li key={point}>
                <Icon name="check" />
                {point}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
