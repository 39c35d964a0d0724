import { Carousel } from '../../components/carousel.tsx';
import { Icon } from '../../components/icon.tsx';
import { Picture } from '../../components/picture.tsx';
import { useContent } from '../../content/use-content.ts';
import './articles.css';

type ArticlesCarouselProps = {
  /** Titles without pictures, on the way to something else. */
  isSmall?: boolean;
};

export function ArticlesCarousel({ isSmall = false }: ArticlesCarouselProps) {
  const { title, lead, previous, next, cards } = useContent('carouselCards');
  if (cards.length === 0) return null;
  return (
    <section className={`section print-hidden${isSmall ? ' articles--small' : ''}`}>
      <div className="container">
        <div className="articles__heading">
          <h2>{title}</h2>
          {lead && <p className="lead muted">{lead}</p>}
        </div>
        <Carousel label={title} previousLabel={previous} nextLabel={next}>
          {cards.map((card) => (
            <li key={card.title} className={`panel book ground-${card.ground}`}>
              <h3>{card.title}</h3>
              <span className="book__status small">
                <Icon name="bud" />
                {card.ctaLabel}
              </span>
              {!isSmall && <Picture picture={card.picture} sizes="380px" />}
            </li>
          ))}
        </Carousel>
      </div>
    </section>
  );
}
