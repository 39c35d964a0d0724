import pageEdge from 'brand:drawings/page-edge.svg';
import { MoreLink } from '../../components/more-link.tsx';
import { PictureImage, PictureSources, type PictureFile } from '../../components/picture.tsx';
import { OpeningStateText } from '../../content/opening-state-text.tsx';
import { contactFormId } from '../../content/page/page-fragments.ts';
import { useContent } from '../../content/use-content.ts';
import { fieldLang } from '../../lib/field-lang.ts';
import { PageLink } from '../../routing/page-link.tsx';
import { belowTablet } from '../../styles/media.ts';
import './hero.css';

/** Renders the versions for day and night; CSS shows one. */
export function Hero() {
  const { heroNight: night, ...day } = useContent('home');
  // The pictures of both versions are lazy, since browsers fetch eager ones before src/loader.ts knows the hour.
  const isLazy = night !== undefined;
  return (
    <section className={`hero background-surface-1${night ? ' has-night' : ''}`}>
      {/* Rendering waits until the drawings below the headline are parsed. */}
      <link rel="expect" href="#hero-edge" blocking="render" />
      <div className="container hero__content">
        <div className="hero__text">
          <HeroTitle />
          <p className="lead">
            <DayAndNight day={day.heroLead} lang={fieldLang(day, 'heroLead')} night={night?.lead} />
          </p>
          <HeroActions />
        </div>
        <div className="hero__art by-day print-hidden">
          <HeroArt picture={day.heroPicture} small={day.heroPictureSmall} lazy={isLazy} />
          {day.heroLamp && (
            <img
              className="hero__lamp greeting"
              src={day.heroLamp.url}
              width={day.heroLamp.width}
              height={day.heroLamp.height}
              alt=""
              fetchPriority="high"
              loading={isLazy ? 'lazy' : undefined}
            />
          )}
        </div>
        {night && (
          <div className="hero__art at-night print-hidden">
            <HeroArt picture={night.picture} small={night.pictureSmall} lazy />
          </div>
        )}
      </div>
      <img id="hero-edge" className="hero__edge" src={pageEdge} alt="" fetchPriority="low" />
    </section>
  );
}

/** Underlines the last word of the day's title with the smile. */
function HeroTitle() {
  const home = useContent('home');
  const lang = fieldLang(home, 'heroLines');
  const firstLines = home.heroLines.slice(0, -1);
  const lastLine = home.heroLines.at(-1) ?? '';
  const lastWordStart = lastLine.search(/\S*$/);
  return (
    <h1>
      {firstLines.map((line) => (
        <span key={line} className="line by-day" lang={lang}>
          {`${line} `}
        </span>
      ))}
      <span className="line by-day" lang={lang}>
        {lastLine.slice(0, lastWordStart)}
        <span className="smile nowrap">{lastLine.slice(lastWordStart)}</span>
      </span>
      {home.heroNight?.lines.map((line) => (
        <span key={line} className="line at-night">
          <OpeningStateText text={`${line} `} />
        </span>
      ))}
    </h1>
  );
}

function HeroActions() {
  const { callToAction, emergencyLink } = useContent('general');
  const { visitPrice, visitLength, heroNight } = useContent('home');
  const { firstVisit } = useContent('navigation');
  return (
    <div className="actions">
      {visitPrice && (
        <p className="hero__visit by-day print-hidden">
          <PageLink className="more-link" to={{ route: 'firstVisit' }}>
            {firstVisit}
          </PageLink>{' '}
          <b>{visitPrice}</b> <span>{visitLength}</span>
        </p>
      )}
      <PageLink className="button" to={{ route: 'home' }} fragment={contactFormId}>
        <DayAndNight day={callToAction} night={heroNight?.action} />
      </PageLink>
      {/* By day the line with the price, if there is one, has this link. */}
      <PageLink className={`more-link${visitPrice ? ' at-night' : ''}`} to={{ route: 'firstVisit' }}>
        <span>{firstVisit}</span>
      </PageLink>
      <MoreLink to={{ route: 'emergencies' }}>{emergencyLink}</MoreLink>
    </div>
  );
}

type DayAndNightProps = { day: string; lang?: string | undefined; night: string | undefined };

function DayAndNight({ day, lang, night }: DayAndNightProps) {
  return (
    <>
      <span className="by-day" lang={lang}>
        {day}
      </span>
      {night && (
        <span className="at-night">
          <OpeningStateText text={night} />
        </span>
      )}
    </>
  );
}

type HeroArtProps = { picture: PictureFile; small: PictureFile; lazy: boolean };

function HeroArt({ picture, small, lazy }: HeroArtProps) {
  return (
    <picture>
      <PictureSources picture={small} media={belowTablet} sizes="100vw" />
      <source media={belowTablet} srcSet={small.url} width={small.width} height={small.height} />
      <PictureSources picture={picture} sizes="(min-width: 1280px) 760px, 56vw" />
      <PictureImage picture={picture} first lazy={lazy} />
    </picture>
  );
}
