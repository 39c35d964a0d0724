import drawing from 'brand:drawings/state-failed.svg';
import { Icon } from '../../components/icon.tsx';
import { PhoneLink } from '../../components/phone-link.tsx';
import { Sentences } from '../../components/sentences.tsx';
import { OpeningStateText } from '../../content/opening-state-text.tsx';
import { useContent } from '../../content/use-content.ts';
import { fieldLang } from '../../lib/field-lang.ts';
import { PageLink } from '../../routing/page-link.tsx';
import { CallEmergency } from './call-links.tsx';
import { Hospital } from './hospital.tsx';
import './emergencies.css';

/** On a phone's first screen are the clinic's number and 112, but no form, since a message may be read too late. */
export function EmergencyTop() {
  const texts = useContent('emergenciesPage');
  const { title, lead, hospital, allSituations } = texts;
  const contactDetails = useContent('contactDetails');
  return (
    <section className="page-top page-top--phone emergency-top has-night background-surface-4">
      <div className="container page-top__content">
        <div>
          <h1 lang={fieldLang(texts, 'title')}>
            <Sentences text={title} />
          </h1>
          {/* Displayed in a narrow or low window, while the page shows a single situation. */}
          <PageLink className="more-link emergency-top__all" to={{ route: 'emergencies' }}>
            <Icon name="arrow-left" />
            <span>{allSituations}</span>
          </PageLink>
          <div className="if-open">
            <PhoneLink className="phone-headline smile" phone={contactDetails} />
          </div>
          <div className="if-closed">
            <p className="lead">
              <span className="sentence">
                <OpeningStateText text="{state}" />
              </span>{' '}
              {hospital && <span className="sentence">{hospital.lead}</span>}
            </p>
            <Hospital />
          </div>
          <p className="lead emergency-top__lead" lang={fieldLang(texts, 'lead')}>
            {lead}
          </p>
          <p className="emergency-call">
            <CallEmergency />
          </p>
          <p className="if-closed small muted emergency-top__clinic">
            <span translate="no">{contactDetails.clinicName}</span>: <PhoneLink phone={contactDetails} />
          </p>
        </div>
        <img
          className="emergency-top__drawing"
          src={drawing}
          width={230}
          height={230}
          alt=""
          fetchPriority="high"
        />
      </div>
    </section>
  );
}
