import { AddressLines } from '../../content/address-lines.tsx';
import { Icon } from '../../components/icon.tsx';
import { DaysOff, HoursList } from '../../content/hours-list.tsx';
import { Picture } from '../../components/picture.tsx';
import { useHoursNotice } from '../../content/use-hours-notice.ts';
import { useContent } from '../../content/use-content.ts';
import { fieldLang } from '../../lib/field-lang.ts';
import './location.css';

export function ClinicLocation() {
  const texts = useContent('contactPage');
  const contact = useContent('contactDetails');
  const { notice, noticeProps } = useHoursNotice();
  return (
    <section className="section">
      <div className="container">
        <div className="panel location background-surface-1">
          <div className="location__text stack-5">
            <h2 lang={fieldLang(texts, 'placeTitle')}>{texts.placeTitle}</h2>
            <p className="lead">
              <AddressLines address={contact} />
            </p>
            <HoursList className="opening-hours" />
            {notice && <p {...noticeProps}>{notice}</p>}
            <DaysOff />
            <p>
              <a className="more-link" href={contact.mapUrl}>
                <span>{texts.mapLink}</span>
                <Icon name="arrow-right" />
              </a>
            </p>
          </div>
          <div className="location__art">
            <Picture picture={texts.placePicture} />
          </div>
        </div>
      </div>
    </section>
  );
}
