import { Icon } from '../../components/icon.tsx';
import { useContent } from '../../content/use-content.ts';

/** The European emergency number. */
export const emergencyNumber = '112';

type CallLinkProps = { className?: string };

export function CallEmergency({ className = 'phone-link' }: CallLinkProps) {
  const { dangerQuestion, dangerCall } = useContent('emergenciesPage');
  return (
    <a className={className} href={`tel:${emergencyNumber}`}>
      <Icon name="phone" />
      <span>
        <span className="emergency-question">{dangerQuestion}</span>{' '}
        <span className="nowrap">{dangerCall}</span>
      </span>
    </a>
  );
}

type CallProps = { className: string; phoneNumber: string; children: string };

function Call({ className, phoneNumber, children }: CallProps) {
  return (
    <a className={className} href={`tel:${phoneNumber}`}>
      <Icon name="phone" />
      {children}
    </a>
  );
}

/** Calls the clinic or, while it is closed, the hospital. */
export function CallNow({ className = 'phone-link' }: CallLinkProps) {
  const { hospital } = useContent('emergenciesPage');
  const { phoneNumber, phoneString } = useContent('contactDetails');
  return (
    <>
      <Call className={hospital ? `${className} if-open` : className} phoneNumber={phoneNumber}>
        {phoneString}
      </Call>
      {hospital && (
        <Call className={`${className} if-closed`} phoneNumber={hospital.phoneNumber}>
          {`${hospital.name}: ${hospital.phoneString}`}
        </Call>
      )}
    </>
  );
}

/** Nothing if the clinic has no messaging app. */
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
