import { AddressLines } from '../../components/address-lines.tsx';
import { Icon } from '../../components/icon.tsx';
import { HoursList, OpenNow } from '../../components/opening-hours.tsx';
import { Picture } from '../../components/picture.tsx';
import { useOpeningWords } from '../../content/use-opening-words.ts';
import { useContent } from '../../content/use-content.ts';
import './contact-place.css';

export function Place() {
  const { placeTitle, mapLink, placePicture } = useContent('contactPage');
  const contact = useContent('contactDetails');
  const { lines } = useContent('openingHours');
  const openNow = useOpeningWords();
  return (
    <section className="section location-section">
      <div className="container">
        <div className="panel location">
          <div className="location__text">
            <h2>{placeTitle}</h2>
            <p className="lead">
              <AddressLines address={contact} />
            </p>
            <div>
              <HoursList className="opening-hours" lines={lines} />
              <OpenNow state={openNow} />
            </div>
            {contact.hoursNotice && <p>{contact.hoursNotice}</p>}
            {openNow && openNow.upcoming.length > 0 && (
              <ul className="location__exceptions">
                {openNow.upcoming.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
            <p>
              <a className="more-link" href={contact.mapUrl} rel="noopener">
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
