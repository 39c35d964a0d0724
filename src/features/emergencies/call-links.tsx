import { Icon } from '../../components/icon.tsx';
import { PhoneLink } from '../../components/phone-link.tsx';
import { useContent } from '../../content/use-content.ts';

export const emergencyPhone = { phoneNumber: '112', phoneString: '112' };

export function CallEmergency() {
  const { dangerQuestion, dangerCall } = useContent('emergenciesPage');
  return (
    <PhoneLink className="button button--outline" phone={emergencyPhone} hasIcon>
      <span>
        <span className="emergency-question">{dangerQuestion}</span>{' '}
        <span className="nowrap">{dangerCall}</span>
      </span>
    </PhoneLink>
  );
}

/** Links to the clinic's number or, while the clinic is closed, to the hospital's. */
export function CallNow({ className = 'phone-link' }: { className?: string }) {
  const { hospital } = useContent('emergenciesPage');
  const contactDetails = useContent('contactDetails');
  return (
    <>
      <PhoneLink className={hospital ? `${className} if-open` : className} phone={contactDetails} hasIcon />
      {hospital && (
        <PhoneLink className={`${className} if-closed`} phone={hospital} hasIcon>
          <span>
            <span translate="no">{hospital.name}</span>: {hospital.phoneString}
          </span>
        </PhoneLink>
      )}
    </>
  );
}

export function MessageClinic() {
  const { messagingApp } = useContent('contactDetails');
  if (!messagingApp) return null;
  return (
    <a className="phone-link" href={messagingApp.url}>
      <Icon name="chat" />
      {messagingApp.label}
    </a>
  );
}
