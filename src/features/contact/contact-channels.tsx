import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../components/icon.tsx';
import { PhoneLink } from '../../components/phone-link.tsx';
import { useContent } from '../../content/use-content.ts';
import { PageLink } from '../../routing/page-link.tsx';

/** The channels of a contact section outside the contact page. */
export function CallUs() {
  const { emergencyLink } = useContent('general');
  const { emergencyNote } = useContent('contactForm');
  const contact = useContent('contactDetails');
  return (
    <ul className="icon-list contact-channels">
      <li>
        <Icon name="phone" />
        <p>
          <PhoneLink className="link" phone={contact} />
          <span className="line small muted">{emergencyNote}</span>
          <PageLink className="link" to={{ route: 'emergencies' }}>
            {emergencyLink}
          </PageLink>
        </p>
      </li>
    </ul>
  );
}

/** Lists mail and messages only: the contact page displays the phone number and the address elsewhere. */
export function MailOrMessage() {
  const { email, messagingApp } = useContent('contactDetails');
  return (
    <ul className="icon-list contact-channels">
      <Channel icon="mail" href={`mailto:${email}`}>
        {email}
      </Channel>
      {messagingApp && (
        <Channel icon="chat" href={messagingApp.url}>
          {messagingApp.label}
        </Channel>
      )}
    </ul>
  );
}

/** Lists ways to reach the clinic after a failed submit. */
export function OtherWays({ mail }: { mail: { href: string; label: string } }) {
  const { phoneNumber, phoneString, messagingApp } = useContent('contactDetails');
  return (
    <ul className="icon-list contact-channels">
      <Channel icon="phone" href={`tel:${phoneNumber}`}>
        {phoneString}
      </Channel>
      {messagingApp && (
        <Channel icon="chat" href={messagingApp.url}>
          {messagingApp.name}
        </Channel>
      )}
      <Channel icon="mail" href={mail.href}>
        {mail.label}
      </Channel>
    </ul>
  );
}

type ChannelProps = { icon: IconName; href: string; children: ReactNode };

function Channel({ icon, href, children }: ChannelProps) {
  return (
    <li>
      <Icon name={icon} />
      <a className="link" href={href}>
        {children}
      </a>
    </li>
  );
}
