import { backgroundClass } from '../../components/background-class.ts';
import { MoreLink } from '../../components/more-link.tsx';
import { Picture } from '../../components/picture.tsx';
import { fieldLang } from '../../lib/field-lang.ts';
import { toPageRef } from '../../routing/routes.ts';
import type { Feature } from '../../model/site-content.ts';
import { useContent } from '../../content/use-content.ts';
import { PageLink } from '../../routing/page-link.tsx';
import '../../components/tile.css';
import './tiles.css';

export function Tiles() {
  const home = useContent('home');
  return (
    <section className="section">
      <div className="container">
        <div className="spread tiles__heading">
          <h2 lang={fieldLang(home, 'tilesTitle')}>{home.tilesTitle}</h2>
          <MoreLink to={{ route: 'services' }}>{home.tilesLink}</MoreLink>
        </div>
        <div className="tiles">
          {home.tiles.map((feature) => (
            <Tile key={feature.title} feature={feature} />
          ))}
        </div>
      </div>
    </section>
  );
}

function Tile({ feature }: { feature: Feature }) {
  const { title, text, picture, background, goToPath, service } = feature;
  return (
    <article className={`panel tile ${backgroundClass(background)}`}>
      <div className="tile__text">
        <h3 lang={fieldLang(feature, 'title')}>
          {goToPath ? (
            <PageLink className="tile__link" to={toPageRef({ goToPath, service })}>
              {title}
            </PageLink>
          ) : (
            title
          )}
        </h3>
        <p lang={fieldLang(feature, 'text')}>{text}</p>
      </div>
      <div className="tile__art">
        <Picture picture={picture} sizes="340px" />
      </div>
    </article>
  );
}
