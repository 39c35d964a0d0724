import type { SiteContent, Video } from '../../src/content/site-content.ts';
import { useContent } from '../../src/content/use-content.ts';
import { ArticlesCarousel } from '../../src/features/articles/articles-carousel.tsx';
import { Facts } from '../../src/features/home/facts.tsx';
import { Tiles } from '../../src/features/home/tiles.tsx';
import { VideoFacade } from '../../src/features/video/video-facade.tsx';
import { cycle, fill } from '../fill.ts';
import type { Specimen } from '../specimen.ts';

const page = { route: 'home' } as const;

function Film() {
  const { film } = useContent('home');
  return film && <VideoFacade video={film.video} />;
}

function withCards(count: number) {
  return ({ carouselCards, ...content }: SiteContent): SiteContent => ({
    ...content,
    carouselCards: {
      ...carouselCards,
      cards: cycle(carouselCards.cards, count, (card, round) => ({
        ...card,
        title: `${card.title} (${round})`,
      })),
    },
  });
}

function withFilm(change: Partial<Video>) {
  return ({ home: { film, ...home }, ...content }: SiteContent): SiteContent => ({
    ...content,
    home: { ...home, ...(film && { film: { ...film, video: { ...film.video, ...change } } }) },
  });
}

export const homeSpecimens: Specimen[] = [
  {
    id: 'facts-notice',
    title: 'Facts, with a notice about the hours',
    page,
    show: <Facts />,
    change: ({ contactDetails, ...content }) => ({
      ...content,
      contactDetails: { ...contactDetails, hoursNotice: fill(content.contactForm.emergencyNote, 90) },
    }),
  },
  {
    id: 'carousel-1',
    title: 'Carousel with one card',
    page,
    show: <ArticlesCarousel />,
    change: withCards(1),
  },
  {
    id: 'carousel-7',
    title: 'Carousel with seven cards',
    page,
    show: <ArticlesCarousel />,
    change: withCards(7),
  },
  {
    id: 'tiles-long',
    title: 'Tiles with long texts',
    page,
    show: <Tiles />,
    change: ({ home, ...content }) => ({
      ...content,
      home: {
        ...home,
        tiles: home.tiles.map((tile) => ({
          ...tile,
          title: fill(`${tile.title},`, 60),
          text: fill(tile.text, 240),
        })),
      },
    }),
  },
  {
    id: 'film-hosted',
    title: 'A film at a host; a press asks the host',
    page,
    show: <Film />,
    change: withFilm({ file: undefined, hostedVideoId: 'first-visit' }),
  },
  {
    id: 'film-missing',
    title: 'A film that is not there yet',
    page,
    show: <Film />,
    change: withFilm({ file: undefined, hostedVideoId: undefined }),
  },
];
