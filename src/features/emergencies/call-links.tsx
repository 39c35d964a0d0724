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

export function MessageClinic() {
  const { messagingAppUrl, messagingLabel } = useContent('contactDetails');
  return (
    <a className="phone-link" href={messagingAppUrl} rel="noopener">
      <Icon name="chat" />
      {messagingLabel}
    </a>
  );
}
