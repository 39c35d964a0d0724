import { Picture } from '../../components/picture.tsx';
import { useContent } from '../../content/use-content.ts';
import { fieldLang } from '../../lib/field-lang.ts';
import { PageLink } from '../../routing/page-link.tsx';
import './donation.css';

export function Donation() {
  const { currency } = useContent('general');
  const { donation } = useContent('home');
  if (!donation) return null;
  return (
    <section className="donation background-surface-1">
      <div className="container donation__content">
        <h2 className="donation__amount">
          {donation.amount}
          <small>{` ${currency}`}</small>
        </h2>
        <p lang={fieldLang(donation, 'text')}>
          {donation.text}{' '}
          <PageLink className="link" to={{ route: 'about' }}>
            {donation.link}
          </PageLink>
        </p>
        <div className="donation__art print-hidden">
          <Picture picture={donation.picture} />
        </div>
      </div>
    </section>
  );
}
