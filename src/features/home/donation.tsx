import snow from 'brand:drawings/snow.svg';
import { Icon } from '../../components/icon.tsx';
import { Picture } from '../../components/picture.tsx';
import { useContent } from '../../content/use-content.ts';
import { PageLink } from '../../routing/page-link.tsx';

export function Donation() {
  const { currency } = useContent('general');
  const { donationAmount, donationText, donationLink, donationPicture } = useContent('home');
  return (
    <section className="donation ground-sky">
      <div className="container donation__content">
        <div className="donation__text">
          <h2 className="donation__amount">
            {donationAmount}
            <small>{` ${currency}`}</small>
          </h2>
          <p className="lead">{donationText}</p>
          <p className="donation__more">
            <PageLink className="more-link" to={{ route: 'about' }}>
              <span>{donationLink}</span>
              <Icon name="arrow-right" />
            </PageLink>
          </p>
        </div>
        <div className="donation__art">
          <Picture picture={donationPicture} />
        </div>
      </div>
      <img className="donation__snow" src={snow} alt="" loading="lazy" />
    </section>
  );
}
