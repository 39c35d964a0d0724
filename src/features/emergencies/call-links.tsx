import { Icon } from '../../components/icon.tsx';
import { useContent } from '../../content/use-content.ts';

/** The European emergency number. */
export const emergencyNumber = '112';

export function CallEmergency() {
  const { dangerQuestion, dangerCall } = useContent('emergenciesPage');
  return (
    <a className="phone-link" href={`tel:${emergencyNumber}`}>
      <Icon name="phone" />
      <span>
        <span className="emergency-question">{dangerQuestion}</span>{' '}
        <span className="nowrap">{dangerCall}</span>
      </span>
    </a>
  );
}

export function CallClinic() {
  const { phoneNumber, phoneString } = useContent('contactDetails');
  return (
    <a className="phone-link" href={`tel:${phoneNumber}`}>
      <Icon name="phone" />
      {phoneString}
    </a>
  );
}

type MessageClinicProps = { className?: string };

/** Nothing where the clinic takes no messages. */
export function MessageClinic({ className = 'phone-link' }: MessageClinicProps) {
  const { messagingApp } = useContent('contactDetails');
  if (!messagingApp) return null;
  return (
    <a className={className} href={messagingApp.url} rel="noopener">
      <Icon name="chat" />
      {messagingApp.label}
    </a>
  );
}
