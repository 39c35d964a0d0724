import { Icon } from '../../components/icon.tsx';
import { Picture } from '../../components/picture.tsx';
import { useContent } from '../../content/use-content.ts';

export function Place() {
  const { placeTitle, mapLink, placePicture } = useContent('contactPage');
  const contact = useContent('contactDetails');
  return (
    <section className="section location-section" aria-labelledby="place-title">
      <div className="container">
        <div className="location">
          <div className="location__text">
            <h2 id="place-title">{placeTitle}</h2>
            <p className="lead">
              {contact.street},
              <br />
              {contact.building}
            </p>
            <dl className="opening-hours">
              <dt>{contact.weekdays}</dt>
              <dd>{contact.weekdayHours}</dd>
              <dt>{contact.weekend}</dt>
              <dd>{contact.weekendHours}</dd>
            </dl>
            {contact.hoursNotice && <p>{contact.hoursNotice}</p>}
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
