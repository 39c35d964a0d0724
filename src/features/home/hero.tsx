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
  const { callToAction, emergencyLink } = useContent('general');
  const { heroNight: night, ...day } = useContent('home');
  const { firstVisit } = useContent('navigation');
  // The pictures of both versions are lazy, since browsers fetch eager ones before src/loader.ts knows the hour.
  const loading = night && 'lazy';
  return (
    <section className={`hero background-surface-1${night ? ' has-night' : ''}`}>
      {/* Rendering waits until the drawings below the headline are parsed. */}
      <link rel="expect" href="#hero-edge" blocking="render" />
      <div className="container hero__content">
        <div className="hero__text">
          <HeroTitle
            lines={day.heroLines}
            lang={fieldLang(day, 'heroLines')}
            nightLines={night?.lines ?? []}
          />
          <p className="lead">
            <DayAndNight day={day.heroLead} lang={fieldLang(day, 'heroLead')} night={night?.lead} />
          </p>
          <div className="actions">
            {day.visitPrice && (
              <p className="hero__visit by-day print-hidden">
                <PageLink className="more-link" to={{ route: 'firstVisit' }}>
                  {firstVisit}
                </PageLink>{' '}
                <b>{day.visitPrice}</b> <span>{day.visitLength}</span>
              </p>
            )}
            <PageLink className="button" to={{ route: 'home' }} fragment={contactFormId}>
              <DayAndNight day={callToAction} night={night?.action} />
            </PageLink>
            {/* By day the line with the price, if there is one, has this link. */}
            <PageLink
              className={`more-link${day.visitPrice ? ' at-night' : ''}`}
              to={{ route: 'firstVisit' }}
            >
              <span>{firstVisit}</span>
            </PageLink>
            <MoreLink to={{ route: 'emergencies' }}>{emergencyLink}</MoreLink>
          </div>
        </div>
        <div className="hero__art by-day print-hidden">
          <HeroArt picture={day.heroPicture} small={day.heroPictureSmall} lazy={Boolean(night)} />
          {day.heroLamp && (
            <img
              className="hero__lamp greeting"
              src={day.heroLamp.url}
              width={day.heroLamp.width}
              height={day.heroLamp.height}
              alt=""
              fetchPriority="high"
              loading={loading}
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

type HeroTitleProps = { lines: string[]; lang: string | undefined; nightLines: string[] };

/** Underlines the last word with the smile. */
function HeroTitle({ lines, lang, nightLines }: HeroTitleProps) {
  const firstLines = lines.slice(0, -1);
  const lastLine = lines.at(-1) ?? '';
  const lastLineStart = lastLine.replace(/\S+$/, '');
  return (
    <h1>
      {firstLines.map((line) => (
        <span key={line} className="line by-day" lang={lang}>
          {`${line} `}
        </span>
      ))}
      <span className="line by-day" lang={lang}>
        {lastLineStart}
        <span className="smile nowrap">{lastLine.slice(lastLineStart.length)}</span>
      </span>
      {nightLines.map((line) => (
        <span key={line} className="line at-night">
          <OpeningStateText text={`${line} `} />
        </span>
      ))}
    </h1>
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
