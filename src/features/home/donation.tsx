import pageEdge from 'brand:drawings/page-edge.svg';
import { MoreLink } from '../../components/more-link.tsx';
import { Picture } from '../../components/picture.tsx';
import { useContent } from '../../content/use-content.ts';
import './donation.css';

export function Donation() {
  const { currency } = useContent('general');
  const { donation } = useContent('home');
  if (!donation) return null;
  return (
    <section className="donation background-surface-1">
      <div className="container donation__content">
        <div className="donation__text">
          <h2 className="donation__amount">
            {donation.amount}
            <small>{` ${currency}`}</small>
          </h2>
          <p className="lead">{donation.text}</p>
          <p className="donation__more">
            <MoreLink to={{ route: 'about' }}>{donation.link}</MoreLink>
          </p>
        </div>
        <div className="donation__art">
          <Picture picture={donation.picture} />
        </div>
      </div>
      <img className="donation__edge" src={pageEdge} alt="" loading="lazy" />
    </section>
  );
}
