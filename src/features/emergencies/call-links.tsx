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

export function CallClinic({ className = 'phone-link' }: CallLinkProps) {
  const { phoneNumber, phoneString } = useContent('contactDetails');
  return (
    <a className={className} href={`tel:${phoneNumber}`}>
      <Icon name="phone" />
      {phoneString}
    </a>
  );
}

/** Nothing where the clinic takes no messages. */
export function MessageClinic() {
  const { messagingApp } = useContent('contactDetails');
  if (!messagingApp) return null;
  return (
    <a className="phone-link" href={messagingApp.url} rel="noopener">
      <Icon name="chat" />
      {messagingApp.label}
    </a>
  );
}
