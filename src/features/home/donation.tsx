import snow from '/static/dividers/snow.svg';
import { Icon } from '../../components/icon.tsx';
import { Picture } from '../../components/picture.tsx';
import { useContent } from '../../content/use-content.ts';
import { PageLink } from '../../routing/page-link.tsx';

export function Donation() {
  const { currency } = useContent('general');
  const { donationAmount, donationText, donationLink, donationPicture } = useContent('home');
  return (
    <section className="give" aria-labelledby="donation">
      <div className="wrap give__in">
        <div className="give__text">
          <h2 id="donation" className="give__num">
            {donationAmount}
            <small>{` ${currency}`}</small>
          </h2>
          <p className="lead">{donationText}</p>
          <p className="give__more">
            <PageLink className="go" to={{ route: 'about' }}>
              <span>{donationLink}</span>
              <Icon name="arrow-right" />
            </PageLink>
          </p>
        </div>
        <div className="give__art">
          <Picture picture={donationPicture} />
        </div>
      </div>
      <img className="give__snow" src={snow} alt="" loading="lazy" />
    </section>
  );
}
