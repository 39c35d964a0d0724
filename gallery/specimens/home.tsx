import type { SiteContent } from '../../src/content/site-content.ts';
import { useContent } from '../../src/content/use-content.ts';
import { ArticlesCarousel } from '../../src/features/articles/articles-carousel.tsx';
import { Facts } from '../../src/features/home/facts.tsx';
import { Hero } from '../../src/features/home/hero.tsx';
import { Tiles } from '../../src/features/home/tiles.tsx';
import { FirstVisit } from '../../src/features/video/first-visit.tsx';
import { VideoFacade } from '../../src/features/video/video-facade.tsx';
import { cycle, fill } from '../fill.ts';
import type { Specimen } from '../specimen.ts';

const narrowAndWide = [{ width: 360 }, { width: 1200 }];

function Film() {
  return <VideoFacade video={useContent('home').film} />;
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

function withFilm(change: Partial<SiteContent['home']['film']>) {
  return ({ home, ...content }: SiteContent): SiteContent => ({
    ...content,
    home: { ...home, film: { ...home.film, ...change } },
  });
}

export const homeSpecimens: Specimen[] = [
  { id: 'hero', title: 'Hero', show: <Hero />, frames: narrowAndWide },
  {
    id: 'facts-notice',
    title: 'Facts, with a notice about the hours',
    show: <Facts />,
    frames: narrowAndWide,
    change: ({ contactDetails, ...content }) => ({
      ...content,
      contactDetails: { ...contactDetails, hoursNotice: fill(content.contactForm.emergencyNote, 90) },
    }),
  },
  ...[1, 3, 7].map((count): Specimen => ({
    id: `carousel-${count}`,
    title: count === 1 ? 'Carousel with one card' : `Carousel with ${count} cards`,
    show: <ArticlesCarousel />,
    frames: [{ width: 360 }, { width: 700 }, { width: 1200 }],
    change: withCards(count),
  })),
  { id: 'tiles', title: 'Tiles', show: <Tiles />, frames: narrowAndWide },
  {
    id: 'tiles-long',
    title: 'Tiles with long texts',
    show: <Tiles />,
    frames: narrowAndWide,
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
  { id: 'film', title: 'Film', show: <FirstVisit />, frames: narrowAndWide },
  {
    id: 'film-pressed',
    title: 'Film, after the press',
    show: <Film />,
    frames: [{ width: 360 }, { width: 680 }],
    drive: (stage) => stage.querySelector<HTMLElement>('.video-facade')?.click(),
  },
  {
    id: 'film-hosted',
    title: 'A film at a host',
    note: 'A press would ask the host.',
    show: <Film />,
    frames: [{ width: 360 }, { width: 680 }],
    change: withFilm({ file: undefined, hostedVideoId: 'first-visit' }),
  },
  {
    id: 'film-missing',
    title: 'A film that is not there yet',
    show: <Film />,
    frames: [{ width: 360 }, { width: 680 }],
    change: withFilm({ file: undefined, hostedVideoId: undefined }),
  },
];
