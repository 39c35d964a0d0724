import { AddressLines } from '../../components/address-lines.tsx';
import { HoursList } from '../../components/hours-list.tsx';
import { HourText } from '../../content/hour-text.tsx';
import { useContent } from '../../content/use-content.ts';

export function FooterContact() {
  const { addressTitle, hoursTitle, contactTitle } = useContent('footer');
  const contact = useContent('contactDetails');
  const { lines } = useContent('openingHours');
  const [mailbox, host] = contact.email.split('@');
  return (
    <>
      <section>
        <h2>{contactTitle}</h2>
        <ul>
          <li>
            <a href={`tel:${contact.phoneNumber}`}>{contact.phoneString}</a>
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
        <HoursList className="footer__hours" lines={lines} />
        {contact.hoursNotice && <p>{contact.hoursNotice}</p>}
        <p className="open-now">
          <HourText text="{state}" />
        </p>
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
