import { Icon } from '../../components/icon.tsx';
import { useContent } from '../../content/use-content.ts';
import { PageLink } from '../../routing/page-link.tsx';

/** Hours stand in the footer, and on the home page near its top. */
export function CallUs() {
  const { emergencyLink } = useContent('general');
  const { emergencyNote } = useContent('contactForm');
  const contact = useContent('contactDetails');
  return (
    <ul className="icon-list contact-channels">
      <li>
        <Icon name="phone" />
        <p>
          <a className="link" href={`tel:${contact.phoneNumber}`}>
            {contact.phoneString}
          </a>
          <span className="line small muted">{emergencyNote}</span>
          <PageLink className="link" to={{ route: 'emergencies' }}>
            {emergencyLink}
          </PageLink>
        </p>
      </li>
    </ul>
  );
}

/** On the contact page, whose top has the number and which ends in the place. */
export function OtherWays() {
  const { email, messagingApp } = useContent('contactDetails');
  return (
    <ul className="icon-list contact-channels">
      <li>
        <Icon name="mail" />
        <a className="link" href={`mailto:${email}`}>
          {email}
        </a>
      </li>
      {messagingApp && (
        <li>
          <Icon name="chat" />
          <a className="link" href={messagingApp.url} rel="noopener">
            {messagingApp.label}
          </a>
        </li>
      )}
    </ul>
  );
}
