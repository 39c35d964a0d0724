import { AddressLines } from '../../content/address-lines.tsx';
import { HoursList } from '../../content/hours-list.tsx';
import { Icon, type IconName } from '../../components/icon.tsx';
import { PhoneLink } from '../../components/phone-link.tsx';
import { useHoursNotice } from '../../content/use-hours-notice.ts';
import { useContent } from '../../content/use-content.ts';

export function FooterContact() {
  const { addressTitle, hoursTitle, contactTitle } = useContent('footer');
  const contact = useContent('contactDetails');
  const { notice, noticeProps } = useHoursNotice();
  const [mailbox, host] = contact.email.split('@');
  return (
    <>
      <section>
        <h2>{contactTitle}</h2>
        <ul>
          <li>
            <PhoneLink phone={contact} />
          </li>
          <li>
            <a href={`mailto:${contact.email}`}>
              <span>
                {mailbox}
                <wbr />@{host}
              </span>
            </a>
          </li>
        </ul>
      </section>
      <section>
        <h2>{hoursTitle}</h2>
        <HoursList className="footer__hours" />
        {notice && <p {...noticeProps}>{notice}</p>}
      </section>
      <section>
        <h2>{addressTitle}</h2>
        <address>
          <AddressLines address={contact} />
        </address>
      </section>
    </>
  );
}

type SocialLink = { icon: IconName; label: string | undefined; href: string | undefined };

export function SocialLinks() {
  const { socialTitle } = useContent('footer');
  const { facebookUrl, instagramUrl, messagingApp } = useContent('contactDetails');
  const links: SocialLink[] = [
    { icon: 'facebook', label: 'Facebook', href: facebookUrl },
    { icon: 'instagram', label: 'Instagram', href: instagramUrl },
    { icon: 'chat', label: messagingApp?.label, href: messagingApp?.url },
  ];
  const presentLinks = links.filter(({ href }) => href);
  if (presentLinks.length === 0) return null;
  return (
    <section className="footer__social print-hidden">
      <h2>{socialTitle}</h2>
      <div>
        {presentLinks.map(({ icon, label, href }) => (
          <a className="icon-button" key={icon} href={href} aria-label={label}>
            <Icon name={icon} />
          </a>
        ))}
      </div>
    </section>
  );
}
