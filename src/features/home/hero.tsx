import snow from 'brand:drawings/page-edge.svg';
import { Icon } from '../../components/icon.tsx';
import { PictureImage, PictureSources } from '../../components/picture.tsx';
import { contactFormId } from '../../content/page/page-fragments.ts';
import { useContent } from '../../content/use-content.ts';
import { PageLink } from '../../routing/page-link.tsx';
import { HeroTitle } from './hero-title.tsx';
import './hero.css';

const narrow = '(max-width: 47.9375em)';

export function Hero() {
  const { callToAction, emergencyLink } = useContent('general');
  const { firstVisit } = useContent('navigation');
  const { phoneNumber, phoneString } = useContent('contactDetails');
  const { heroLines, heroSmile, heroLead, heroPicture, heroPictureSmall, heroLamp } = useContent('home');
  return (
    <section className="hero ground-surface-1">
      <div className="container hero__content">
        <div className="hero__text">
          <HeroTitle lines={heroLines} smile={heroSmile} />
          <p className="lead">{heroLead}</p>
          <div className="actions">
            <PageLink className="button" to={{ route: 'home' }} fragment={contactFormId}>
              {callToAction}
            </PageLink>
            <a className="phone-link" href={`tel:${phoneNumber}`}>
              <Icon name="phone" />
              {phoneString}
            </a>
            <PageLink className="more-link" to={{ route: 'firstVisit' }}>
              <span>{firstVisit}</span>
            </PageLink>
            <PageLink className="more-link" to={{ route: 'emergencies' }}>
              <span>{emergencyLink}</span>
              <Icon name="arrow-right" />
            </PageLink>
          </div>
        </div>
        <div className="hero__art print-hidden">
          <picture>
            <PictureSources picture={heroPictureSmall} media={narrow} sizes="100vw" />
            <source
              media={narrow}
              srcSet={heroPictureSmall.url}
              width={heroPictureSmall.width}
              height={heroPictureSmall.height}
            />
            <PictureSources picture={heroPicture} sizes="(min-width: 1280px) 709px, 56vw" />
            <PictureImage picture={heroPicture} eager />
          </picture>
          {heroLamp && (
            <img
              className="hero__lamp greeting"
              src={heroLamp.url}
              width={heroLamp.width}
              height={heroLamp.height}
              alt=""
            />
          )}
        </div>
      </div>
      <img className="hero__snow" src={snow} alt="" fetchPriority="low" />
    </section>
  );
}
