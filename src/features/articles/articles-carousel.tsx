import { Carousel } from '../../components/carousel.tsx';
import { Icon } from '../../components/icon.tsx';
import { useContent } from '../../content/use-content.ts';
import { fieldLang } from '../../lib/field-lang.ts';
import './articles.css';

export function ArticlesCarousel() {
  const texts = useContent('carouselCards');
  const { title, lead, previous, next, cards } = texts;
  if (cards.length === 0) return null;
  return (
    <section className="section print-hidden">
      <div className="container">
        <div className="articles__heading">
          <h2 lang={fieldLang(texts, 'title')}>{title}</h2>
          {lead && <p className="lead muted">{lead}</p>}
        </div>
        <Carousel label={title} previousLabel={previous} nextLabel={next}>
          {cards.map((card) => (
            <li key={card.title} className="article-card">
              <h3 lang={fieldLang(card, 'title')}>{card.title}</h3>
              <p className="article-card__status small muted">
                <Icon name="bud" />
                {card.ctaLabel}
              </p>
            </li>
          ))}
        </Carousel>
      </div>
    </section>
  );
}
