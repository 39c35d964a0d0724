import { Icon } from '../../components/icon.tsx';
import { useContent } from '../../content/use-content.ts';

type OtherWaysProps = { mail: { href: string; label: string } };

/** How the clinic is reached where the form has failed. */
export function OtherWays({ mail }: OtherWaysProps) {
  const { phoneNumber, phoneString, messagingApp } = useContent('contactDetails');
  return (
    <ul className="icon-list contact-channels">
      <li>
        <Icon name="phone" />
        <a className="link" href={`tel:${phoneNumber}`}>
          {phoneString}
        </a>
      </li>
      {messagingApp && (
        <li>
          <Icon name="chat" />
          <a className="link" href={messagingApp.url} rel="noopener">
            {messagingApp.name}
          </a>
        </li>
      )}
      <li>
        <Icon name="mail" />
        <a className="link" href={mail.href}>
          {mail.label}
        </a>
      </li>
    </ul>
  );
}
