import { PhoneLink } from '../../components/phone-link.tsx';
import { OpeningStateText } from '../../content/opening-state-text.tsx';
import { useContent } from '../../content/use-content.ts';
import { emergencyPhone } from './call-links.tsx';
import './case-bar.css';

type EmergencyContact = { phoneNumber: string; phoneString: string; mapUrl: string };

/** The bar below the chosen situation on a small screen: the number of the clinic or hospital, directions and 112. */
export function CaseBar() {
  const { bar, hospital } = useContent('emergenciesPage');
  const { words } = useContent('openingHours');
  const clinic = useContent('contactDetails');
  return (
    <aside className="case-bar framed on-dark print-hidden" aria-label={bar.label}>
      <div className={hospital ? 'if-open' : undefined}>
        <p>
          <OpeningStateText text="{state}" />
        </p>
        <CallButtons contact={clinic} />
        {hospital && bar.noAnswer && (
          <p className="small">
            {bar.noAnswer} <PhoneLink className="nowrap" phone={hospital} />
          </p>
        )}
      </div>
      {hospital && (
        <div className="if-closed">
          <p className="small">{`${words.closedNow}. ${hospital.lead}`}</p>
          <p>
            <b translate="no">{hospital.name}</b>
          </p>
          <CallButtons contact={hospital} />
        </div>
      )}
    </aside>
  );
}

function CallButtons({ contact }: { contact: EmergencyContact }) {
  const { bar, dangerCall } = useContent('emergenciesPage');
  return (
    <p className="case-bar__calls">
      <PhoneLink className="button" phone={contact} hasIcon />
      <a className="button button--outline" href={contact.mapUrl}>
        {bar.way}
      </a>
      <PhoneLink className="button button--outline" phone={emergencyPhone} aria-label={dangerCall} />
    </p>
  );
}
