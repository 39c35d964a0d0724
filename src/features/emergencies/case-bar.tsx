import { Icon } from '../../components/icon.tsx';
import { HourText } from '../../content/hour-text.tsx';
import { useContent } from '../../content/use-content.ts';
import { emergencyNumber } from './call-links.tsx';
import './case-bar.css';

type Helper = { phoneNumber: string; phoneString: string; mapUrl: string };

/** The bar below the chosen situation on a phone: a call, the way there, and 112. */
export function CaseBar() {
  const { bar, hospital } = useContent('emergenciesPage');
  const { words } = useContent('openingHours');
  const clinic = useContent('contactDetails');
  return (
    <aside className="case-bar on-dark print-hidden" aria-label={bar.label}>
      <div className={hospital ? 'if-open' : undefined}>
        <p>
          <HourText text="{state}" />
        </p>
        <Calls helper={clinic} />
        {hospital && bar.noAnswer && (
          <p className="small">
            {bar.noAnswer}{' '}
            <a className="nowrap" href={`tel:${hospital.phoneNumber}`}>
              {hospital.phoneString}
            </a>
          </p>
        )}
      </div>
      {hospital && (
        <div className="if-closed">
          <p className="small">{`${words.closedNow}. ${hospital.lead}`}</p>
          <p>
            <b>{hospital.name}</b>
          </p>
          <Calls helper={hospital} />
        </div>
      )}
    </aside>
  );
}

function Calls({ helper: { phoneNumber, phoneString, mapUrl } }: { helper: Helper }) {
  const { bar, dangerCall } = useContent('emergenciesPage');
  return (
    <p className="case-bar__calls">
      <a className="button" href={`tel:${phoneNumber}`}>
        <Icon name="phone" />
        {phoneString}
      </a>
      <a className="button button--outline" href={mapUrl}>
        {bar.way}
      </a>
      <a className="button button--outline" href={`tel:${emergencyNumber}`} aria-label={dangerCall}>
        {emergencyNumber}
      </a>
    </p>
  );
}
