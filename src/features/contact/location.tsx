import { useContext } from 'react';
import { AddressLines } from '../../content/address-lines.tsx';
import { Icon } from '../../components/icon.tsx';
import { HoursList } from '../../content/hours-list.tsx';
import { Picture } from '../../components/picture.tsx';
import { OpeningStateContext } from '../../content/hours/opening-state.tsx';
import { useHoursNotice } from '../../content/use-hours-notice.ts';
import { upcomingExceptions } from '../../content/hours/state-in-words.ts';
import { useContent } from '../../content/use-content.ts';
import { useLanguage } from '../../routing/use-language.ts';
import './contact-location.css';

export function ClinicLocation() {
  const { placeTitle, mapLink, placePicture } = useContent('contactPage');
  const contact = useContent('contactDetails');
  const hours = useContent('openingHours');
  const notice = useHoursNotice();
  const language = useLanguage();
  const now = useContext(OpeningStateContext)?.now;
  const exceptions = now ? upcomingExceptions(hours, now.date, language) : [];
  return (
    <section className="section location-section">
      <div className="container">
        <div className="panel location background-surface-1">
          <div className="location__text stack-5">
            <h2>{placeTitle}</h2>
            <p className="lead">
              <AddressLines address={contact} />
            </p>
            <HoursList className="opening-hours" />
            {notice && <p>{notice}</p>}
            {exceptions.length > 0 && (
              <ul className="location__exceptions">
                {exceptions.map(({ text, name, lang }) => (
                  <li key={text}>
                    {text} (<span lang={lang}>{name}</span>)
                  </li>
                ))}
              </ul>
            )}
            <p>
              <a className="more-link" href={contact.mapUrl}>
                <span>{mapLink}</span>
                <Icon name="arrow-right" />
              </a>
            </p>
          </div>
          <div className="location__art">
            <Picture picture={placePicture} />
          </div>
        </div>
      </div>
    </section>
  );
}
