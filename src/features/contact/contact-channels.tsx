import { AddressLines } from '../../components/address-lines.tsx';
import { Icon } from '../../components/icon.tsx';
import { useContent } from '../../content/use-content.ts';
import { PageLink } from '../../routing/page-link.tsx';

export function PhoneAndHours() {
  const { emergencyLink } = useContent('general');
  const { emergencyNote } = useContent('contactForm');
  const contact = useContent('contactDetails');
  return (
    <ul className="contact-channels">
      <li>
        <Icon name="phone" />
        <p>
          <a className="link" href={`tel:${contact.phoneNumber}`}>
            {contact.phoneString}
          </a>
          <span className="contact-channels__note small muted">{emergencyNote}</span>
          <PageLink className="link" to={{ route: 'emergencies' }}>
            {emergencyLink}
          </PageLink>
        </p>
      </li>
      <Hours />
    </ul>
  );
}

function Hours() {
  const { lines } = useContent('openingHours');
  const [first = '', ...others] = lines.map(({ days, hours }) => `${days}, ${hours}`);
  return (
    <li>
      <Icon name="clock" />
      <p>
        {first}
        {others.map((line) => (
          <span className="contact-channels__note small muted" key={line}>
            {line}
          </span>
        ))}
      </p>
    </li>
  );
}

/** On the contact page, whose top has the number. */
export function OtherWays() {
  const contact = useContent('contactDetails');
  const { mapLink } = useContent('contactPage');
  const { email, messagingApp } = contact;
  return (
    <ul className="contact-channels">
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
      <Hours />
      <li>
        <Icon name="pin" />
        <p>
          <AddressLines address={contact} />
          <br />
          <a className="link" href={contact.mapUrl} rel="noopener">
            {mapLink}
          </a>
        </p>
      </li>
    </ul>
  );
}
